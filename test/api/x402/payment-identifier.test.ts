import type { PaymentRequirements } from '@x402/core/types';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { appendPaymentIdentifierToExtensions, generatePaymentId } from '@x402/extensions/payment-identifier';
import { wrapFetchWithPayment, x402Client } from '@x402/fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_CHAIN_ID, evmChain } from '../../support/chains/chains.ts';
import { type EvmSigner, evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import {
  createSignedPayment,
  type SigningOptions,
  signChallenge,
  withPaymentId,
} from '../../support/payments/signed-payments.ts';
import { createSignInHeader } from '../../support/server/sign-in.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
}, 60_000);
afterAll(() => market.close());

type Payload = { authorization: Record<string, string> };

const settlements = async () =>
  Number((await market.database.query<{ count: string }>('select count(*) from settlements'))[0]?.count);

const hireBase = async (serviceId: string, id: string, wishes: SigningOptions = {}, brief = BRIEF) => {
  const payment = withPaymentId(await createSignedPayment(market, serviceId, 'base-mainnet', wishes), id);
  return market.hire(serviceId, payment, { body: { brief } });
};

describe.each([
  ['Base', 'base-mainnet', () => ({ signer: evmSigner() })],
  ['Solana', 'solana-mainnet', () => ({ solanaSigner: solanaSigner() })],
] as const)('a named request on %s', (_name, network, newWallet) => {
  it('that is signed and sent anew is the same hire, and is paid for once', async () => {
    const [{ id }, wishes, name] = [await market.createService(), newWallet(), generatePaymentId()];
    const sign = async () => withPaymentId(await createSignedPayment(market, id, network, wishes), name);
    const first = await market.hire(id, await sign(), { headers: { 'Idempotency-Key': 'one' } });
    expect(first.status, first.text).toBe(200);
    const before = await settlements();
    const again = await market.hire(id, await sign(), { headers: { 'Idempotency-Key': 'two' } });
    expect([again.status, again.data.order_id]).toEqual([200, first.data.order_id]);
    expect(again.data.x402.receipt).toEqual(first.data.x402.receipt);
    const other = await market.hire(id, await sign(), { body: { brief: 'Something else' } });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch']);
    expect(other.text).not.toContain(first.data.order_id);
    expect(await settlements()).toBe(before);
  });
});

/** Signs what is asked for, whether or not there is money for it. */
async function signPenniless(serviceId: string, signer: EvmSigner, to?: string): Promise<string> {
  const { headers } = await market.call('GET', `/api/x402/discover/${serviceId}`);
  const { accepts } = JSON.parse(Buffer.from(headers.get('payment-required') ?? '', 'base64').toString());
  const accepted = accepts[1] as PaymentRequirements;
  const asked = { ...accepted, payTo: to ?? accepted.payTo };
  const { payload } = await new ExactEvmScheme(signer.account).createPaymentPayload(2, asked);
  return Buffer.from(JSON.stringify({ x402Version: 2, accepted, payload })).toString('base64');
}

describe('the name of a request', () => {
  it('opens its hire to a payer who has no money left', async () => {
    const [{ id }, signer, name] = [await market.createService(), evmSigner(), generatePaymentId()];
    await (await evmChain(BASE_CHAIN_ID)).mintUsdc(signer.address, 27_500_000n);
    const first = await market.hire(id, withPaymentId(await signPenniless(id, signer), name));
    expect(first.status, first.text).toBe(200);
    const again = await market.hire(id, withPaymentId(await signPenniless(id, signer), name));
    expect([again.status, again.data.order_id]).toEqual([200, first.data.order_id]);
  });

  it("is its payer's own: the same one of another payer is another hire", async () => {
    const [{ id }, name] = [await market.createService(), generatePaymentId()];
    const [mine, theirs] = [await hireBase(id, name), await hireBase(id, name)];
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(theirs.data.order_id).not.toBe(mine.data.order_id);
  });

  it('shows nothing to whoever guesses it without the signature of its payer', async () => {
    const [{ id }, signer, name] = [await market.createService(), evmSigner(), generatePaymentId()];
    const first = await hireBase(id, name, { signer });
    const before = await settlements();
    const spoil = (payload: Record<string, unknown>) =>
      Object.assign((payload as Payload).authorization, { from: signer.address });
    const forged = await hireBase(id, name, { tamper: spoil });
    // what the payer signed for somebody else can be read on the chain
    const elsewhere = withPaymentId(await signPenniless(id, signer, evmSigner().address), name);
    const borrowed = await market.hire(id, elsewhere);
    for (const refused of [forged, borrowed]) {
      expect([refused.status, refused.body.code]).toEqual([402, 'payment_insufficient']);
      expect(refused.text).not.toContain(first.data.order_id);
    }
    expect(await settlements()).toBe(before);
  });

  it('makes one hire of payloads that come at the same moment, on two networks', async () => {
    const [{ id }, signer, name] = [await market.createService(), evmSigner(), generatePaymentId()];
    const before = await settlements();
    const payments = await Promise.all(
      (['base-mainnet', 'alt-mainnet', 'base-mainnet'] as const).map(async (network) =>
        withPaymentId(await createSignedPayment(market, id, network, { signer }), name),
      ),
    );
    const hires = await Promise.all(payments.map((payment) => market.hire(id, payment)));
    expect(hires.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(hires.map(({ data }) => data.order_id)).size).toBe(1);
    expect(await settlements()).toBe(before + 1);
  });

  it('registers one agent', async () => {
    const [signer, name] = [evmSigner(), generatePaymentId()];
    const register = async (agent: string) => {
      const body = { name: agent, description: 'Registered once' };
      const asked = await market.call('POST', '/api/agents/register', { query: { pay: 'x402' }, body });
      const payment = withPaymentId(await signChallenge(asked, 'base-mainnet', { signer }), name);
      const headers = { 'PAYMENT-SIGNATURE': payment };
      return market.call('POST', '/api/agents/register', { query: { pay: 'x402' }, body, headers });
    };
    expect((await register(uniqueName())).status).toBe(201);
    const before = await settlements();
    const again = await register(uniqueName());
    expect([again.status, again.body.code]).toEqual([409, 'payment_used']);
    expect(await settlements()).toBe(before);
  });

  it.each(['short', 'has blanks in it, which it may not', 'x'.repeat(129), 17, null])(
    'of another form (%s) is refused',
    async (name) => {
      const { id } = await market.createService();
      const payment = withPaymentId(await signPenniless(id, evmSigner()), name);
      const { status, body } = await market.hire(id, payment);
      expect([status, body.code]).toEqual([400, 'malformed_payment']);
    },
  );
});

it('@x402/fetch names its requests by the helper of the extension, and hires once', async () => {
  const [{ id }, signer, name] = [await market.createService(), evmSigner(), generatePaymentId()];
  await (await evmChain(BASE_CHAIN_ID)).mintUsdc(signer.address, 100_000_000n);
  const client = new x402Client();
  client.setSpendControls(false);
  client.register(`eip155:${BASE_CHAIN_ID}`, new ExactEvmScheme(signer.account));
  client.onBeforePaymentCreation(async ({ paymentRequired }) => {
    appendPaymentIdentifierToExtensions(paymentRequired.extensions ?? {}, name);
  });
  const hire = async () => {
    const response = await wrapFetchWithPayment(fetch, client)(`${market.url}/api/x402/discover/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ brief: BRIEF }),
    });
    return (await response.json()) as { order_id: string };
  };
  const [first, again] = [await hire(), await hire()];
  expect(first.order_id).toMatch(/^ord_/);
  expect(again.order_id).toBe(first.order_id);
}, 60_000);

it.each([
  ['Base', 'base-mainnet', evmSigner],
  ['Solana', 'solana-mainnet', solanaSigner],
] as const)(
  'a payer on %s signs in later, without a token, to the work',
  async (_name, network, newWallet) => {
    const [{ id }, wallet] = [await market.createService(), newWallet()];
    const wishes = 'account' in wallet ? { signer: wallet } : { solanaSigner: wallet };
    const { data } = await market.hire(id, await createSignedPayment(market, id, network, wishes));
    const order = { id: data.order_id, total_usd: '27.50' };
    expect((await market.deliver(order)).status).toBe(200);
    const base = market.parts.config.baseUrl;
    const read = async (headers: Record<string, string>) =>
      market.call('GET', `/api/orders/${order.id}`, { headers });
    const seen = await read(await createSignInHeader(base, wallet));
    expect([seen.status, seen.data.order.status]).toEqual([200, 'delivered']);
    expect(seen.data.deliverables).toHaveLength(1);
    expect((await read(await createSignInHeader(base, newWallet()))).status).toBe(403);
    expect((await read(await createSignInHeader('https://other.example', wallet))).status).toBe(401);
    expect((await read({})).status).toBe(401);
  },
);
