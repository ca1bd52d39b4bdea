import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileVenues } from '../../../server/money/earn/pools/verification.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { type EarnMarket, LEND, PERPS, startEarn } from '../../support/market/earn.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { ADMIN_ID } from '../../support/market/orders.ts';
import { createFundedAgent, getUsdcBalance } from '../../support/market/wallets.ts';
import type { Payer } from '../../support/payments/payments.ts';

const USD = 1_000_000n;

let market: EarnMarket;
/** Has 300 USD in each venue. */
let payer: Payer;
beforeAll(async () => {
  market = await startEarn();
  payer = await market.newPayer();
  for (const key of [LEND, PERPS] as const) {
    const { status, text } = await market.deposit(payer, 300, key);
    expect(status, text).toBe(200);
  }
}, 120_000);
afterAll(() => market?.close());

const balance = (address: string) => getUsdcBalance(market, 'base', address);

/** Recorded shares match those on the chain, and everything adds up. */
async function expectSound(): Promise<void> {
  await expectLedgerToReconcile(market);
  for (const venue of await reconcileVenues(market.parts.orm.em.fork(), market.parts.vaults))
    expect(venue.chainShares).toBe(venue.recordedShares);
}

async function sharesOf(key: string, of = payer): Promise<bigint> {
  const { data } = await market.positions({ signer: of.signer });
  return BigInt(data.find((one: { key: string }) => one.key === key).shares);
}

/** Somebody new, whose deposit can be withdrawn at once. */
async function depositorOf(usd: number): Promise<Payer> {
  const depositor = await market.newPayer();
  const { status, text } = await market.deposit(depositor, usd);
  expect(status, text).toBe(200);
  await market.controls[LEND].setFreeLiquidity(BigInt(usd) * USD);
  return depositor;
}

/** Paid by now, or as soon as the workers get there. */
async function expectPaid(address: string, micro: bigint): Promise<void> {
  await eventually(async () => expect(await balance(address)).toBe(micro), 30_000);
}

it('a part is paid at once to the wallet that deposited, to the last micro-USDC', async () => {
  const before = await balance(payer.signer.address);
  const shares = (await sharesOf(LEND)) / 3n;
  const body = { shares: shares.toString(), key: LEND };
  const headers = { 'Idempotency-Key': 'a third' };
  const { status, data, text } = await market.withdraw(body, { signer: payer.signer, headers });
  expect(status, text).toBe(200);
  expect(data).toMatchObject({ shares_burned: body.shares, amount_usd: '100.00' });
  await expectPaid(payer.signer.address, before + 100n * USD);
  const again = await market.withdraw(body, { signer: payer.signer, headers });
  expect(again.data.shares_burned).toBe(body.shares);
  expect(await sharesOf(LEND)).toBe(2n * shares);
  const other = await market.withdraw({ all: true, key: LEND }, { signer: payer.signer, headers });
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch']);
  await expectSound();
}, 60_000);

it('what the venue gained and lost is the depositors’', async () => {
  await market.controls[PERPS].simulateGain(30n * USD);
  await market.advanceClock(10);
  const { data } = await market.positions({ signer: payer.signer });
  const position = data.find((one: { key: string }) => one.key === PERPS);
  expect(Number(position.value_usd)).toBeCloseTo(330, 4);
  expect(Number(position.pnl_usd)).toBeCloseTo(30, 4);
  const to = evmSigner().address;
  const half = ((await sharesOf(PERPS)) / 2n).toString();
  const out = await market.withdraw(
    { shares: half, key: PERPS, destination_wallet: to },
    { signer: payer.signer },
  );
  expect(out.status, out.text).toBe(200);
  await eventually(async () => expect(Number(await balance(to))).toBeCloseTo(165e6, -1), 30_000);
  await market.controls[PERPS].simulateLoss(65n * USD);
  await market.advanceClock(10);
  const [lost] = (await market.positions({ signer: payer.signer })).data.filter(
    (one: { key: string }) => one.key === PERPS,
  );
  expect(lost.principal_usd).toBe('150.00');
  expect(Number(lost.value_usd)).toBeCloseTo(100, 4);
  await expectSound();
}, 60_000);

it('beyond the free liquidity it is queued, in order, and paid as liquidity arrives', async () => {
  const others = await Promise.all([market.newPayer(), market.newPayer()]);
  for (const other of others) expect((await market.deposit(other, 50)).status).toBe(200);
  await market.controls[LEND].setFreeLiquidity(0n);
  const destinations = [payer, ...others].map(() => evmSigner().address);
  for (const [index, one] of [payer, ...others].entries()) {
    const how = { signer: one.signer };
    const body = { all: true, key: LEND, destination_wallet: destinations[index] };
    const { status, data, text } = await market.withdraw(body, how);
    expect([status, data?.status], text).toEqual([200, 'queued']);
    expect(data.tx_hash).toBeUndefined();
    expect(await sharesOf(LEND, one)).toBe(0n);
  }
  await market.advanceClock(10);
  const pools = await market.call('GET', '/api/earn/pool/pools');
  expect(pools.data[0]).toMatchObject({
    total_shares: '0',
    queued_usd: '300.00',
    free_liquidity_usd: '0.00',
  });
  const [position] = (await market.positions({ signer: others[0]?.signer as never })).data;
  expect(position).toMatchObject({ value_usd: '0.00', queued_usd: '50.00' });

  const [first = '', second = '', third = ''] = destinations;
  await market.controls[LEND].setFreeLiquidity(240n * USD);
  await eventually(async () => {
    await market.advanceClock(10);
    expect(await balance(first)).toBe(200n * USD);
    expect((await market.call('GET', '/api/earn/pool/pools')).data[0].free_liquidity_usd).toBe('0.00');
  }, 30_000);
  expect([await balance(second), await balance(third)]).toEqual([0n, 0n]);
  await market.controls[LEND].setFreeLiquidity(60n * USD);
  await eventually(async () => {
    await market.advanceClock(10);
    expect([await balance(second), await balance(third)]).toEqual([50n * USD, 50n * USD]);
  }, 30_000);
  const notices = await market.call('GET', '/api/notifications', { signer: payer.signer });
  expect(notices.data.map(({ type }: { type: string }) => type)).toContain('earn_withdrawal_settled');
  await expectSound();
}, 120_000);

it('an API key moves money to nowhere new', async () => {
  const agent = await createFundedAgent(market, 'base', 10n * USD);
  const bearer = agent.apiKey;
  const made = await market.register(
    { amount_usd: '9.00', key: PERPS },
    { bearer, headers: { 'Idempotency-Key': 'k' } },
  );
  expect(made.status, made.text).toBe(200);
  const elsewhere = { all: true, destination_wallet: evmSigner().address };
  expect((await market.withdraw(elsewhere, { bearer })).status).toBe(403);
  const { status, text } = await market.withdraw({ all: true }, { bearer });
  expect(status, text).toBe(200);
  await eventually(async () => expect(Number(await balance(agent.wallet))).toBeCloseTo(10e6, -1), 30_000);
}, 60_000);

it('refuses what is not there, not the caller’s, or not worth sending', async () => {
  const how = { signer: payer.signer };
  const ask = async (body: object, as: object = how) => {
    const answer = await market.withdraw(body, as);
    return [answer.status, answer.body.code];
  };
  const more = ((await sharesOf(PERPS)) * 2n).toString();
  expect(await ask({ shares: more, key: PERPS })).toEqual([400, 'insufficient_balance']);
  expect(await ask({ all: true, key: LEND })).toEqual([400, 'insufficient_balance']);
  expect(await ask({ key: PERPS })).toEqual([400, 'validation_failed']);
  expect(await ask({ key: PERPS, all: true, shares: '1' })).toEqual([400, 'validation_failed']);
  expect(await ask({ key: PERPS, shares: '0' })).toEqual([400, 'validation_failed']);
  expect(await ask({ key: PERPS, shares: '1' })).toEqual([400, 'bad_request']);
  expect(await ask({ key: PERPS, all: true, destination_wallet: market.treasury('base-mainnet') })).toEqual([
    400,
    'validation_failed',
  ]);
  expect(await ask({ key: 'no-such' })).toEqual([400, 'validation_failed']);
  expect(await ask({ all: true, key: PERPS }, { signer: evmSigner() })).toEqual([404, 'not_found']);
  const [{ id }] = (await market.positions(how)).data;
  expect(await ask({ all: true, position_id: id }, { signer: evmSigner() })).toEqual([404, 'not_found']);
  expect((await market.withdraw({ all: true, key: PERPS }, {})).status).toBe(401);
});

it.each(['zero address', 'USDC contract', 'treasury', 'vault', 'other vault', 'mistyped', 'Solana wallet'])(
  'refuses to pay to the %s, and burns nothing',
  async (name) => {
    const own = payer.signer.address;
    const mistyped = own.replace(/[a-f]/i, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    );
    const destinations: Record<string, string> = {
      'zero address': `0x${'0'.repeat(40)}`,
      'USDC contract': market.env.BASE_USDC_ADDRESS ?? '',
      treasury: market.treasury('base-mainnet').toLowerCase(),
      vault: market.controls[PERPS].address,
      'other vault': market.controls[LEND].address,
      mistyped,
      'Solana wallet': market.treasury('solana-mainnet'),
    };
    const before = await sharesOf(PERPS);
    const body = { all: true, key: PERPS, destination_wallet: destinations[name] };
    const { status, body: answer } = await market.withdraw(body, { signer: payer.signer });
    expect([status, answer.code, answer.details?.[0].path]).toEqual([
      400,
      'validation_failed',
      'body.destination_wallet',
    ]);
    expect(await sharesOf(PERPS)).toBe(before);
  },
);

it('what its destination does not take is held, told of, and sent elsewhere by an operator', async () => {
  const { BASE_USDC_ADDRESS: refusing = '' } = market.env;
  const { signer } = await depositorOf(40);
  await market.controls[LEND].setFreeLiquidity(0n);
  const out = await market.withdraw({ all: true, key: LEND }, { signer });
  expect([out.status, out.data?.status], out.text).toEqual([200, 'queued']);
  await market.database.query(
    `update earn_withdrawals set destination = '${refusing}' where state = 'queued'`,
  );
  await market.controls[LEND].setFreeLiquidity(40n * USD);
  const types = async () => {
    const { data } = await market.call('GET', '/api/notifications', { signer });
    return data.map(({ type }: { type: string }) => type);
  };
  await eventually(async () => {
    await market.advanceClock(10);
    expect(await types()).toContain('earn_withdrawal_held');
  }, 30_000);

  const bearer = await market.idp.signToken({ sub: ADMIN_ID });
  const inTrouble = async () => (await market.call('GET', '/api/admin/payouts', { bearer })).data;
  const [held] = await inTrouble();
  expect(held).toMatchObject({
    subject_type: 'earn_withdrawal',
    status: 'failed',
    destination: refusing,
    reason: expect.any(String),
  });
  const retry = (how: object) =>
    market.call('POST', `/api/admin/payouts/${held.id}/retry`, { bearer, body: how });
  expect(await retry({})).toMatchObject({ status: 422, body: { error: held.reason } });
  const destination = evmSigner().address;
  const sent = await retry({ destination, note: 'The owner asked' });
  expect([sent.status, sent.data.destination, sent.data.reason]).toEqual([200, destination, null]);
  await eventually(async () => expect(Number(await balance(destination))).toBeCloseTo(40e6, -1), 30_000);
  await eventually(async () => expect(await types()).toContain('earn_withdrawal_settled'));
  expect(await inTrouble()).toEqual([]);
  expect((await retry({})).status).toBe(400);
  await expectSound();
}, 60_000);

it('what a redemption brings to the treasury pays for nothing', async () => {
  const [row] = await market.database.query<{ tx_hash: string }>(
    `select tx_hash from earn_redemptions where state = 'redeemed' limit 1`,
  );
  const { id } = await market.createService({ price_usd: '1.00' });
  const stolen = await market.call('POST', '/api/x402/pay', {
    body: { brief: 'Anything' },
    query: { service_id: id },
    headers: { 'X-PAYMENT': row?.tx_hash ?? '' },
  });
  expect([stolen.status, stolen.body.code]).toEqual([409, 'payment_of_another']);
});
