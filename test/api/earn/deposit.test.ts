import { afterAll, beforeAll, expect, it } from 'vitest';
import { convertToAssets } from '../../../server/chain/vaults/share-price.ts';
import { reconcileVenues } from '../../../server/money/earn/pools/verification.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { type EarnMarket, LEND, PERPS, startEarn } from '../../support/market/earn.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { ADMIN_ID } from '../../support/market/orders.ts';
import { createFundedAgent, getUsdcBalance } from '../../support/market/wallets.ts';
import { payLocked } from '../../support/payments/payments.ts';

let market: EarnMarket;
beforeAll(async () => {
  market = await startEarn();
}, 60_000);
afterAll(() => market?.close());

const USD = 1_000_000n;

it('lists its markets with what they ask of the first deposit', async () => {
  const { status, body } = await market.call('GET', '/api/earn/pool/markets', { query: { limit: 1 } });
  expect([status, body.total, body.data.length]).toEqual([200, 2, 1]);
  expect(body.data[0]).toMatchObject({ key: LEND, strategy: 'lending', depositable: true, tvl_usd: '0.00' });
  expect(body.data[0]).toMatchObject({ min_deposit_usd: '100.00', apr_pct: 0 });
  expect(body.data[0].treasury_wallet).toBe(market.treasury('base-mainnet'));
  const query = { cursor: body.next_cursor };
  expect((await market.call('GET', '/api/earn/pool/markets', { query })).data[0].key).toBe(PERPS);
});

it('a first deposit below 100 USD is rejected with 400 and held for its payer, who may spend it', async () => {
  const payer = await market.newPayer();
  const refused = await market.deposit(payer, 99, PERPS);
  expect(refused.status, refused.text).toBe(400);
  expect(refused.body.error).toContain('at least 100.00 USD');
  expect(refused.body.error).toContain('are returned to');
});

it('a deposit is put to work exactly, and is its depositor’s in the vault’s own shares', async () => {
  const payer = await market.newPayer();
  const treasury = market.treasury('base-mainnet');
  const before = await getUsdcBalance(market, 'base', treasury);
  const { status, data, text } = await market.deposit(payer, 250.5);
  expect(status, text).toBe(200);
  const vault = await market.vault(LEND).read();
  expect(data).toMatchObject({ venue: 'lend', market: 'usdc', shares_minted: String(vault.ownShares) });
  expect(data.position).toMatchObject({ key: LEND, principal_usd: '250.50', value_usd: '250.50' });
  expect(data.position).toMatchObject({ pnl_usd: '0.00', pending_usd: '0.00', queued_usd: '0.00' });
  expect(vault.ownAssetsMicro).toBe(250_500_000n);
  expect(await getUsdcBalance(market, 'base', treasury)).toBe(before);
  expect(await market.vault(LEND).readAllowanceMicro()).toBe(0n);
  expect((await market.positions({ signer: payer.signer })).data).toEqual([data.position]);
  expect((await market.positions({ signer: evmSigner() })).data).toEqual([]);
  const pools = await market.call('GET', '/api/earn/pool/pools');
  expect(pools.data[0]).toMatchObject({ key: LEND, total_value_usd: '250.50', queued_usd: '0.00' });
  await expectLedgerToReconcile(market);
});

it('later deposits may be small; what arrived counts, and the same transfer again is the same deposit', async () => {
  const payer = await market.newPayer();
  const reference = await payer.pay(market.treasury('base-mainnet'), 7n * USD);
  const body = { amount_usd: '5.00', incoming_tx_hash: reference, key: LEND };
  const answers = await Promise.all([1, 2, 3].map(() => market.register(body, { signer: payer.signer })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ data }) => data.tx_hash)).size).toBe(1);
  expect(answers[0]?.data.position.principal_usd).toBe('7.00');
  const elsewhere = await market.register({ ...body, key: PERPS }, { signer: payer.signer });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'payment_used']);
});

it('deposits at one moment all get their own shares', async () => {
  const payers = await Promise.all([1, 2, 3, 4].map(() => market.newPayer()));
  const answers = await Promise.all(payers.map((payer, index) => market.deposit(payer, 10 + index)));
  expect(answers.map(({ data }) => data.position.principal_usd)).toEqual([
    '10.00',
    '11.00',
    '12.00',
    '13.00',
  ]);
  const shares = answers.reduce((sum, { data }) => sum + BigInt(data.shares_minted), 0n);
  expect(convertToAssets(await market.vault(LEND).read(), shares)).toBe(46n * USD);
  await expectLedgerToReconcile(market);
}, 60_000);

it('only who paid, or has the secret, may deposit a transfer', async () => {
  const [payer, thief] = [await market.newPayer(), evmSigner()];
  const treasury = market.treasury('base-mainnet');
  const open = await payer.pay(treasury, 5n * USD);
  const body = { amount_usd: '5.00', incoming_tx_hash: open, key: LEND };
  const stolen = await market.register(body, { signer: thief });
  expect([stolen.status, stolen.body.code]).toEqual([409, 'payment_of_another']);
  expect((await market.register(body, {})).status).toBe(401);
  expect((await market.register(body, { signer: payer.signer })).status).toBe(200);
  const { reference, secret } = await payLocked(payer, treasury, 5n * USD);
  const locked = { amount_usd: '5.00', incoming_tx_hash: reference, key: LEND, payment_secret: secret };
  const { status, text } = await market.register(locked, { signer: thief });
  expect(status, text).toBe(200);
  const withdrawn = await market.withdraw({ all: true }, { signer: thief });
  expect([withdrawn.status, withdrawn.body.details?.[0].path]).toEqual([400, 'body.destination_wallet']);
});

it('an agent deposits from its server wallet, within what its owner allows in a day', async () => {
  const agent = await createFundedAgent(market, 'base', 8n * USD);
  const how = { bearer: agent.apiKey, headers: { 'Idempotency-Key': 'first' } };
  const body = { amount_usd: '4.00', key: LEND };
  const first = await market.register(body, how);
  expect(first.status, first.text).toBe(200);
  expect((await market.register(body, how)).data).toEqual(first.data);
  expect(await getUsdcBalance(market, 'base', agent.wallet)).toBe(4n * USD);
  const again = { bearer: agent.apiKey, headers: { 'Idempotency-Key': 'second' } };
  expect((await market.register(body, again)).data.position.principal_usd).toBe('8.00');
  const short = await market.register({ ...body, amount_usd: '2.00' }, { bearer: agent.apiKey });
  expect([short.status, short.body.code]).toEqual([402, 'payment_insufficient']);
  const beyond = await market.register({ ...body, amount_usd: '3.00' }, { bearer: agent.apiKey });
  expect([beyond.status, beyond.body.code]).toEqual([409, 'spending_limit_reached']);
  const unpaid = await market.register(body, { signer: evmSigner() });
  expect([unpaid.status, unpaid.body.details?.[0].path]).toEqual([400, 'body.incoming_tx_hash']);
});

it('what does not reach the treasury, or is too little, is 402; what is no transfer, 400; no market, 404', async () => {
  const payer = await market.newPayer();
  const signed = { signer: payer.signer };
  const reference = await payer.pay(market.treasury('base-mainnet'), 3n * USD);
  const asks = (changes: object) =>
    market.register({ amount_usd: '4.00', incoming_tx_hash: reference, key: LEND, ...changes }, signed);
  expect((await asks({})).body.code).toBe('payment_insufficient');
  expect((await asks({ incoming_tx_hash: `0x${'ab'.repeat(32)}` })).body.code).toBe('payment_pending');
  const solana = '5'.repeat(88);
  expect((await asks({ incoming_tx_hash: solana })).status).toBe(400);
  expect((await asks({ amount_usd: '0' })).status).toBe(400);
  expect((await asks({ key: 'no-such-market' })).status).toBe(404);
});

it('a venue that takes no deposits is 422, and the money goes back', async () => {
  const payer = await market.newPayer();
  await market.controls[LEND].setDepositsPaused(true);
  await market.advanceClock(10);
  const { status, body, text } = await market.deposit(payer, 20);
  expect([status, body.code], text).toEqual([422, 'deploy_failed']);
  const markets = await market.call('GET', '/api/earn/pool/markets');
  expect(markets.data[0].depositable).toBe(false);
  await market.advanceClock(20 * 60);
  await eventually(async () => {
    await market.advanceClock(60);
    expect(await getUsdcBalance(market, 'base', payer.signer.address)).toBe(1000n * USD);
  }, 30_000);
  await market.controls[LEND].setDepositsPaused(false);
  await market.advanceClock(10);
}, 60_000);

/** The last reading of the venue, which is seconds old, says that it takes deposits. */
async function depositWhilePaused(usd: number) {
  const payer = await market.newPayer();
  await market.call('GET', '/api/earn/pool/markets');
  await market.controls[LEND].setDepositsPaused(true);
  const answer = await market.deposit(payer, usd);
  await market.controls[LEND].setDepositsPaused(false);
  return { payer, answer };
}

const stateOf = async (usd: number) => {
  const query = 'select state from earn_deposits where amount_micro = $1';
  return (await market.database.query<{ state: string }>(query, [usd * 1_000_000]))[0]?.state;
};

it('what the venue refuses after it was registered goes back to its sender, and the next deposit goes on', async () => {
  const { payer, answer } = await depositWhilePaused(21);
  expect([answer.status, answer.body.code], answer.text).toEqual([422, 'deploy_failed']);
  expect(answer.body.error).toContain(payer.signer.address);
  await eventually(async () => {
    expect(await getUsdcBalance(market, 'base', payer.signer.address)).toBe(1000n * USD);
    expect(await stateOf(21)).toBe('returned');
  }, 30_000);
  const notices = await market.call('GET', '/api/notifications', { signer: payer.signer });
  expect(notices.data[0].type).toBe('earn_deposit_returned');
  const [position] = (await market.positions({ signer: payer.signer })).data;
  expect(position).toMatchObject({ shares: '0', pending_usd: '0.00' });
  expect((await market.deposit(payer, 22)).status).toBe(200);
  await expectLedgerToReconcile(market);
}, 60_000);

it('what can neither be put to work nor be sent back is held, told of, and sent elsewhere by an operator', async () => {
  const { BASE_USDC_ADDRESS: usdc } = market.env;
  await market.database.query(`
    create function spoil() returns trigger language plpgsql as $$
      begin new.to_address := '${usdc}'; return new; end $$;
    create trigger spoil before insert on chain_transfers
      for each row when (new.amount_micro = 23000000) execute function spoil()`);
  const { payer, answer } = await depositWhilePaused(23);
  expect(answer.status, answer.text).toBe(422);
  await eventually(async () => expect(await stateOf(23)).toBe('held'), 30_000);
  const notices = await market.call('GET', '/api/notifications', { signer: payer.signer });
  expect(notices.data[0].type).toBe('earn_deposit_held');
  const [position] = (await market.positions({ signer: payer.signer })).data;
  expect(position.pending_usd).toBe('23.00');
  const [venue] = await reconcileVenues(market.parts.orm.em.fork(), market.parts.vaults);
  expect(venue?.heldItems).toEqual([expect.stringContaining('of 23.00')]);

  const bearer = await market.idp.signToken({ sub: ADMIN_ID });
  const { data: refunds } = await market.call('GET', '/api/admin/refunds', { bearer });
  expect(refunds).toMatchObject([{ subject_type: 'earn_deposit', status: 'failed', amount_usd: '23.00' }]);
  const path = `/api/admin/refunds/${refunds[0].id}/retry`;
  const body = { destination: payer.signer.address, note: 'Back to its depositor' };
  expect((await market.call('POST', path, { bearer, body })).status).toBe(200);
  await eventually(async () => expect(await stateOf(23)).toBe('returned'), 30_000);
  expect(await getUsdcBalance(market, 'base', payer.signer.address)).toBe(1000n * USD);
  await expectLedgerToReconcile(market);
}, 60_000);

it('a person has the positions of linked wallets, too, and says which one to withdraw from', async () => {
  const payer = await market.newPayer();
  expect((await market.deposit(payer, 5)).status).toBe(200);
  const wallets = [{ address: payer.signer.address, chain: 'base' as const }];
  const bearer = await market.idp.signToken({ sub: 'somebody-with-a-wallet', wallets } as never);
  const reference = await payer.pay(market.treasury('base-mainnet'), 6n * USD);
  const body = { amount_usd: '6.00', incoming_tx_hash: reference, key: LEND };
  const made = await market.register(body, { bearer });
  expect(made.status, made.text).toBe(200);
  const { data } = await market.positions({ bearer });
  expect(data.map((one: { principal_usd: string }) => one.principal_usd)).toEqual(['5.00', '6.00']);
  const unclear = await market.withdraw({ all: true, key: LEND }, { bearer });
  expect([unclear.status, unclear.body.details?.[0].path]).toEqual([400, 'body.position_id']);
  const out = await market.withdraw({ all: true, position_id: data[1].id }, { bearer });
  expect(out.status, out.text).toBe(200);
  expect((await market.positions({ signer: payer.signer })).data).toHaveLength(1);
}, 60_000);
