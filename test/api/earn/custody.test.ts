import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../server/identity/caller.ts';
import { resolveDestination } from '../../../server/money/earn/withdrawals/destination.ts';
import { CallAuthority } from '../../../server/operations/authority/call-authority.ts';
import { createWalletCredentials, evmSigner } from '../../support/chains/signers.ts';
import { type EarnMarket, LEND, startEarn } from '../../support/market/earn.ts';
import { createFundedAgent } from '../../support/market/wallets.ts';
import type { Payer } from '../../support/payments/payments.ts';

const HOUR = 3600;

let market: EarnMarket;
let payer: Payer;
let wallets: { type: string; address: string }[];
beforeAll(async () => {
  market = await startEarn();
  payer = await market.newPayer();
  wallets = [{ type: 'wallet', address: payer.signer.address }];
  expect((await market.deposit(payer, 100)).status).toBe(200);
  await market.controls[LEND].setFreeLiquidity(0n);
}, 120_000);
afterAll(() => market?.close());

const seconds = () => Math.floor(Date.now() / 1000);
const elsewhere = () => evmSigner().address;
const personal = (more: object) => market.idp.signToken({ sub: 'depositor', wallets, ...more } as never);

async function sharesLeft(): Promise<string> {
  const [position] = (await market.positions({ signer: payer.signer })).data;
  return position.shares;
}

const part = async () => String(BigInt(await sharesLeft()) / 10n);

it('an identity token of 50 minutes ago pays nobody else', async () => {
  const bearer = await personal({
    iat: seconds() - 50 * 60,
    auth_time: seconds() - 50 * 60,
    exp: seconds() + HOUR,
  });
  const before = await sharesLeft();
  const body = { shares: await part(), destination_wallet: elsewhere() };
  const { status, body: answer, text } = await market.withdraw(body, { bearer });
  expect([status, answer.code], text).toEqual([401, 'expired_credentials']);
  expect(await sharesLeft()).toBe(before);
  const own = { ...body, destination_wallet: payer.signer.address.toLowerCase() };
  expect((await market.withdraw(own, { bearer })).status).toBe(200);
  expect((await market.withdraw({ shares: await part() }, { bearer })).status).toBe(200);
  const fresh = await personal({ auth_time: seconds() });
  expect((await market.withdraw({ ...body, shares: await part() }, { bearer: fresh })).status).toBe(200);
});

it('a signature that was sent in a query pays nobody else', async () => {
  const signed = await createWalletCredentials(payer.signer);
  const query = Object.fromEntries(Object.entries(signed).map(([name, value]) => [name, String(value)]));
  expect((await market.positions({ query })).status).toBe(200);
  const before = await sharesLeft();
  const body = { ...signed, shares: await part(), destination_wallet: elsewhere() };
  const { status, body: answer, text } = await market.withdraw(body, {});
  expect([status, answer.code], text).toEqual([401, 'signature_used']);
  expect(await sharesLeft()).toBe(before);
});

it('a signature pays somebody else once', async () => {
  const signed = await createWalletCredentials(payer.signer);
  const body = { ...signed, shares: await part(), destination_wallet: elsewhere() };
  expect((await market.withdraw(body, {})).status).toBe(200);
  const again = await market.withdraw({ ...body, destination_wallet: elsewhere() }, {});
  expect([again.status, again.body.code]).toEqual([401, 'signature_used']);
});

it('an OAuth token pays nobody else, however new it is', async () => {
  const { wallets: keys, recipients, clock, orm } = market.parts;
  const [address, chain] = [payer.signer.address, 'base' as const];
  const caller: Caller = {
    ...{ kind: 'user', userId: 'depositor', isAdmin: false },
    claims: { wallets: [{ address, chain }], signedInAt: seconds() } as never,
    grant: { id: 'grt', scopes: ['market:earn'], agentIds: null },
  };
  const em = orm.em.fork();
  const authority = new CallAuthority({ caller, clock, isInTransaction: false, em: () => em });
  const ask = (named: string | undefined) =>
    resolveDestination(
      em,
      { wallets: keys, recipients },
      { vault: market.vault(LEND), caller, wallet: address, requestedAddress: named, authority },
    );
  await expect(ask(elsewhere())).rejects.toMatchObject({ status: 403, code: 'custody_proof_required' });
  expect(await ask(address)).toBe(address);
  expect(await ask(undefined)).toBe(address);
});

it('an agent key pays its server wallet only', async () => {
  const agent = await createFundedAgent(market, 'base', 10_000_000n);
  const how = { bearer: agent.apiKey, headers: { 'Idempotency-Key': 'deposit' } };
  const made = await market.register({ amount_usd: '9.00', key: LEND }, how);
  expect(made.status, made.text).toBe(200);
  const shares = String(BigInt(made.data.shares_minted) / 4n);
  const foreign = { shares, destination_wallet: elsewhere() };
  const { status, body } = await market.withdraw(foreign, { bearer: agent.apiKey });
  expect([status, body.code]).toEqual([403, 'custody_proof_required']);
  const own = { shares, destination_wallet: agent.wallet };
  expect((await market.withdraw(own, { bearer: agent.apiKey })).status).toBe(200);
});
