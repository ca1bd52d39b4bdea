import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { type SigningOptions, signChallenge } from '../../support/payments/signed-payments.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring({ env: { X402_REQUIRE_PAYER_SIGNATURE: '1' } });
}, 60_000);
afterAll(() => market.close());

const NETWORKS: Network[] = ['solana-mainnet', 'base-mainnet', 'alt-mainnet'];

const register = (payment: string, fields: object = {}) =>
  market.call('POST', '/api/agents/register', {
    body: { name: uniqueName(), description: 'Pays its own way', ...fields },
    headers: { 'X-PAYMENT': payment },
  });

async function sign(network: Network, wishes?: SigningOptions): Promise<string> {
  const body = { name: uniqueName(), description: 'Would like to pay' };
  const challenge = await market.call('POST', '/api/agents/register?pay=x402', { body });
  return signChallenge(challenge, network, wishes);
}

const settlements = async () =>
  (await market.database.query<{ count: string }>('select count(*) from settlements'))[0]?.count;
const ownerOf = async (agentId: string) =>
  (
    await market.database.query<{ owner: string }>('select owner_wallet as owner from agents where id = $1', [
      agentId,
    ])
  )[0]?.owner;

describe.each(NETWORKS)('a registration paid for with a payment signed for %s', (network) => {
  it.each([1, 2] as const)('in version %i gives the agent to whoever signed', async (version) => {
    const signers = { signer: evmSigner(), solanaSigner: solanaSigner() };
    const { status, data, headers, text } = await register(await sign(network, { version, ...signers }));
    expect(status, text).toBe(201);
    expect(data).toMatchObject({ marketable: true });
    const payer = (network === 'solana-mainnet' ? signers.solanaSigner : signers.signer).address;
    expect(await ownerOf(data.agent_id)).toBe(payer);
    const receipt = JSON.parse(Buffer.from(headers.get('payment-response') ?? '', 'base64').toString('utf8'));
    expect(receipt).toMatchObject({ success: true, payer });
    const chain = market.parts.chains.get(network);
    expect(['confirmed', 'finalized']).toContain(await chain?.findFinality(receipt.transaction));
  });

  it('happens once: the same request again is a duplicate, another one finds the payment used', async () => {
    const [payment, name] = [await sign(network), uniqueName()];
    expect((await register(payment, { name })).status).toBe(201);
    const before = await settlements();
    const again = await register(payment, { name });
    expect([again.status, again.body.code]).toEqual([409, 'duplicate_agent']);
    const other = await register(payment);
    expect([other.status, other.body.code]).toEqual([409, 'payment_used']);
    expect(other.body.error).toContain('/api/agents/recover');
    expect(await settlements()).toBe(before);
  });

  it('costs nothing where the name is taken, and is good for another', async () => {
    const [payment, name] = [await sign(network), uniqueName()];
    await register(await sign(network), { name });
    const before = await settlements();
    expect((await register(payment, { name })).status).toBe(409);
    expect(await settlements()).toBe(before);
    expect((await register(payment)).status).toBe(201);
  });

  it('of too little is refused and not sent', async () => {
    const before = await settlements();
    const { status, body } = await register(await sign(network, { requirements: { amount: '999999' } }));
    expect(status).toBe(402);
    expect(body).toMatchObject({
      code: 'payment_insufficient',
      x402Version: 1,
      maxAmountRequired: '1000000',
    });
    expect(await settlements()).toBe(before);
  });

  it('sent many times at once makes one agent and is sent to the chain once', async () => {
    const payment = await sign(network);
    const before = Number(await settlements());
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(payment)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(Number(await settlements())).toBe(before + 1);
  });
});

it('a name that two pay for at the same moment goes to one, and the other payment is good for another name', async () => {
  const name = uniqueName();
  const payments = await Promise.all([sign('base-mainnet'), sign('alt-mainnet')]);
  const answers = await Promise.all(payments.map((payment) => register(payment, { name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const left = payments[answers.findIndex(({ status }) => status === 409)] as string;
  expect((await register(left)).status).toBe(201);
});

it('a payment that registered an agent hires nobody, and the other way round', async () => {
  const { id } = await market.createService({ price_usd: '0.90' });
  const registering = await sign('base-mainnet');
  expect((await register(registering)).status).toBe(201);
  expect((await market.hire(id, registering)).status).toBe(409);
  const hiring = await signChallenge(await market.call('GET', `/api/x402/discover/${id}`), 'base-mainnet');
  expect((await market.hire(id, hiring)).status).toBe(200);
  expect((await register(hiring)).status).toBe(409);
});

it('a payment that another wallet signed than the request is refused and not sent', async () => {
  const payment = await sign('base-mainnet');
  const before = await settlements();
  const { status, body } = await market.call('POST', '/api/agents/register', {
    body: { name: uniqueName(), description: 'Signed by somebody else' },
    headers: { 'X-PAYMENT': payment },
    signer: evmSigner(),
  });
  expect([status, body.code]).toEqual([402, 'payment_insufficient']);
  expect(await settlements()).toBe(before);
});
