import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../server/money/ledger/verification.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeService } from '../../support/market/factories.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { setPayout } from '../../support/market/payouts.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring({ env: { X402_MAX_TIMEOUT_SECONDS: '60' } });
}, 60_000);
afterAll(() => market.close());

const asPayer = () => ({ signer: market.payers['base-mainnet'].signer });
const cancel = (id: string) =>
  market.call('PATCH', `/api/orders/${id}`, { body: { action: 'cancel' }, ...asPayer() });
const read = async (id: string) => (await market.call('GET', `/api/orders/${id}`, asPayer())).data.order;

/** An agent that can be paid on Solana only. */
async function poorlyReachable() {
  const agent = await makeAgent(market, { endpoint_url: 'http://127.0.0.1:9/hook' });
  return { agent, service: await makeService(market, agent) };
}

describe('an agent that has no address on the network', () => {
  it('is told, and is paid once it has one', async () => {
    const { agent, service } = await poorlyReachable();
    const { status, data } = await market.hire(service.id, await market.payForService(service.id));
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'paid', x402: { payout: { status: 'held', tx_hash: null } } });
    const order = { id: data.order_id, total_usd: null };
    expect((await market.listEvents(order)).map(({ event }) => event)).toEqual([
      'order.created',
      'order.payout_failed',
    ]);
    const [, failed] = await market.listEvents(order);
    expect(failed?.data).toEqual({
      reason: expect.stringContaining('no payout address'),
      chain: 'base',
      amount_usd: '25.00',
      hint: expect.stringContaining('retry-payout'),
    });
    await setPayout(market, agent, { payout_chain: 'base', payout_address_base: evmSigner().address });
    const path = `/api/orders/${order.id}/retry-payout`;
    expect((await market.call('POST', path, { bearer: agent.apiKey })).status).toBe(200);
    await expect
      .poll(async () => (await market.listEvents(order)).map(({ event }) => event), { timeout: 15_000 })
      .toEqual(['order.created', 'order.payout_failed', 'order.payout_sent']);
  });
});

describe('cancelling', () => {
  it('gives everything back while nothing was paid out', async () => {
    const { service } = await poorlyReachable();
    const { data } = await market.hire(service.id, await market.payForService(service.id));
    const { status, data: cancelled, text } = await cancel(data.order_id);
    expect(status, text).toBe(200);
    expect(cancelled).toMatchObject({ status: 'cancelled', payout: { status: 'none' } });
    expect(cancelled.refund).toMatchObject({ amount_usd: '27.50', network: 'base-mainnet' });
    await expect
      .poll(async () => (await read(data.order_id)).refund.status, { timeout: 15_000 })
      .toBe('confirmed');
  });

  it('is refused to either party once the payout has left, and the buyer disputes when it is overdue', async () => {
    const { id } = await market.createService();
    const { data } = await market.hire(id, await market.payForService(id));
    const order = { id: data.order_id, total_usd: null };
    expect(data.x402.payout.status, 'it has left, and may have arrived').toBeOneOf(['sent', 'confirmed']);
    const act = (body: object, as: object) =>
      market.call('PATCH', `/api/orders/${order.id}`, { body, ...as });
    const asAgent = { bearer: market.agent.apiKey };
    const refused = { code: 'illegal_transition', error: expect.stringContaining('the client may dispute') };
    for (const as of [asPayer(), asAgent]) {
      expect(await act({ action: 'cancel' }, as)).toMatchObject({ status: 400, body: refused });
    }
    const dispute = { action: 'dispute', reason: 'Nothing was delivered' };
    expect(await act(dispute, asPayer())).toMatchObject({
      status: 400,
      body: { code: 'illegal_transition', error: expect.stringContaining('once deadline_at has passed') },
    });
    expect(await read(order.id)).toMatchObject({ status: 'paid', refund: { status: 'none' } });
    await market.callAsAgent(order, 'start');
    await market.database.query(`update orders set deadline_at = now() - interval '1 hour' where id = $1`, [
      order.id,
    ]);
    const late = await act({ action: 'cancel' }, asPayer());
    expect(late).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('`message`, `dispute`.') },
    });
    expect((await act(dispute, asAgent)).status).toBe(403);
    expect((await act(dispute, asPayer())).data).toMatchObject({ status: 'disputed' });
    expect((await market.listEvents(order)).at(-1)).toMatchObject({ event: 'order.disputed' });
  });
});

describe('a price that was changed', () => {
  const setPrice = (id: string, price_usd: string) =>
    market.call('PATCH', `/api/services/${id}`, { body: { price_usd }, bearer: market.agent.apiKey });
  const hire = async (id: string, reference: string) => (await market.hire(id, reference)).data?.x402;

  it('is still good for whoever was told it a moment ago', async () => {
    const { id } = await market.createService();
    const reference = await market.payForService(id);
    await setPrice(id, '30.00');
    expect(await hire(id, reference)).toMatchObject({
      total_charged_usd: '27.50',
      provider_payout_usd: '25.00',
    });
  });

  it('is what the agent gets when it was higher', async () => {
    const { id } = await market.createService();
    const reference = await market.payForService(id);
    await setPrice(id, '20.00');
    expect(await hire(id, reference)).toMatchObject({
      total_charged_usd: '27.50',
      provider_payout_usd: '25.00',
    });
  });

  it('is no good for whoever pays after the challenge has run out', async () => {
    const { id } = await market.createService();
    await setPrice(id, '30.00');
    await market.database.query(
      `update service_price_changes set ended_at = ended_at - interval '2 minutes' where service_id = $1`,
      [id],
    );
    const payer = market.payers['base-mainnet'];
    const reference = await payer.pay(market.treasury('base-mainnet'), 27_500_000n);
    const { status, body } = await market.hire(id, reference);
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: 'payment_insufficient', maxAmountRequired: '33000000' });
    expect(body.error).toContain('5.50 USD short');
  });
});

it('what is paid beyond the price is recorded, and the agent gets the list price', async () => {
  const { id } = await market.createService();
  const reference = await market.payers['base-mainnet'].pay(market.treasury('base-mainnet'), 30_000_000n);
  const { data } = await market.hire(id, reference);
  expect(data.x402).toMatchObject({ total_charged_usd: '27.50', provider_payout_usd: '25.00' });
});

it('an order of a machine is completed once its payout is certain, and the agent hears it', async () => {
  const { id } = await market.createService();
  const { data } = await market.hire(id, await market.payForService(id));
  const order = { id: data.order_id, total_usd: null };
  await market.deliver(order);
  const approved = await market.call('PATCH', `/api/orders/${order.id}`, {
    body: { action: 'approve' },
    ...asPayer(),
  });
  expect(approved.data.status).toBe('completed');
  await expect
    .poll(async () => (await market.listEvents(order)).at(-1), { timeout: 15_000 })
    .toMatchObject({ event: 'order.completed', data: { payout_failed: false } });
});

it('leaves a ledger that balances', async () => {
  expect((await verifyLedger(market.parts.orm.em.fork())).problems).toEqual([]);
});
