import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWalletCredentials, evmSigner, type WalletSigner } from '../../support/chains/signers.ts';
import { type EarnMarket, LEND, startEarn } from '../../support/market/earn.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { createFundedAgent, getUsdcBalance } from '../../support/market/wallets.ts';

const USDC = 1_000_000n;
const DAY_S = 24 * 60 * 60;

let shop: EarnMarket;
let service: { id: string };
beforeAll(async () => {
  shop = await startEarn();
  service = await shop.createService({ price_usd: '2.00' });
}, 60_000);
afterAll(() => shop.close());

const setPolicy = (agent: TestAgent, body: object) =>
  shop.call('PUT', `/api/agents/${agent.id}/wallet/policy`, { signer: agent.owner, body });
const hire = (agent: TestAgent, brief = 'Something small', headers: Record<string, string> = {}) =>
  shop.call('POST', '/api/x402/pay', {
    bearer: agent.apiKey,
    query: { service_id: service.id },
    body: { brief, pay_from_wallet: true },
    headers,
  });
const approvals = (agent: TestAgent, query = {}) =>
  shop.call('GET', `/api/agents/${agent.id}/approvals`, { bearer: agent.apiKey, query });
const decide = (agent: TestAgent, id: string, decision: string, signer: WalletSigner = agent.owner) =>
  shop.call('POST', `/api/agents/${agent.id}/approvals/${id}`, { signer, body: { decision } });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const watched = async (bound = '1.00') => {
  const agent = await createFundedAgent(shop, 'base', 50n * USDC, false);
  await setPolicy(agent, { approval_above_usd: bound });
  return agent;
};

describe('a payment above the bound', () => {
  it('waits for the owner, who is told, and passes once', async () => {
    const agent = await watched();
    const asked = await hire(agent);
    expect(codeOf(asked)).toEqual([409, 'approval_required']);
    const { approval_id: id } = asked.body;
    expect(asked.body.error).toContain(id);
    expect((await hire(agent)).body.approval_id).toBe(id);
    const { data, body } = await approvals(agent);
    expect([body.total, data.length]).toEqual([1, 1]);
    expect(data[0]).toMatchObject({
      ...{ id, agent_id: agent.id, status: 'pending', purpose: 'hire', amount_usd: '2.20' },
      ...{ service_id: service.id, provider_agent_id: shop.agent.id, order_id: null, decided_at: null },
    });
    const notices = await shop.call('GET', '/api/notifications', { signer: agent.owner });
    const told = notices.data.filter(({ type }: { type: string }) => type === 'approval_requested');
    expect(told).toHaveLength(1);
    expect(told[0].body).toContain(id);

    expect((await decide(agent, id, 'approve')).data).toMatchObject({ id, status: 'approved' });
    const hired = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        hire(agent, 'Something small', { 'Idempotency-Key': `${agent.id}-${index}` }),
      ),
    );
    expect(hired.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = hired.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(Array(4).fill([409, 'approval_required']));
    const [again, ...others] = new Set(refused.map(({ body: { approval_id } }) => approval_id));
    expect(others).toEqual([]);
    expect(again).not.toBe(id);
    expect(await getUsdcBalance(shop, 'base', agent.wallet)).toBe(50n * USDC - 2_200_000n);
    const listed = (await approvals(agent)).data;
    expect(new Map(listed.map((one: { id: string; status: string }) => [one.id, one.status]))).toEqual(
      new Map([
        [again, 'pending'],
        [id, 'used'],
      ]),
    );
    expect(codeOf(await decide(agent, id, 'deny'))).toEqual([409, 'approval_closed']);
  });

  it('is the same request with the same idempotency key, paid once however often it is sent', async () => {
    const agent = await watched();
    const headers = { 'Idempotency-Key': `one-${agent.id}` };
    const { approval_id: id } = (await hire(agent, 'Something small', headers)).body;
    await decide(agent, id, 'approve');
    const first = await hire(agent, 'Something small', headers);
    expect(first.status, first.text).toBe(200);
    expect((await hire(agent, 'Something small', headers)).data.order_id).toBe(first.data.order_id);
    expect(await getUsdcBalance(shop, 'base', agent.wallet)).toBe(50n * USDC - 2_200_000n);
  });

  it('is this one and no other, and every other bound still holds', async () => {
    const agent = await watched();
    const { approval_id: id } = (await hire(agent)).body;
    await decide(agent, id, 'approve');
    expect(codeOf(await hire(agent, 'Something else'))).toEqual([409, 'approval_required']);
    await setPolicy(agent, { max_per_payment_usd: '2.00' });
    expect(codeOf(await hire(agent))).toEqual([409, 'payment_above_limit']);
    await setPolicy(agent, { max_per_payment_usd: null, daily_spend_limit_usd: '2.00' });
    expect(codeOf(await hire(agent))).toEqual([409, 'spending_limit_reached']);
    await setPolicy(agent, { daily_spend_limit_usd: '2.20' });
    expect((await hire(agent)).status).toBe(200);
  });

  it('is approved for orders and Earn deposits, too', async () => {
    const agent = await createFundedAgent(shop, 'base', 150n * USDC, false);
    await setPolicy(agent, { approval_above_usd: '0', daily_spend_limit_usd: null });
    const body = { service_id: service.id, brief: 'Something small' };
    const order = (await shop.call('POST', '/api/orders', { bearer: agent.apiKey, body })).data;
    const pay = () =>
      shop.call('PATCH', `/api/orders/${order.id}`, { bearer: agent.apiKey, body: { action: 'pay' } });
    const deposit = () => shop.register({ amount_usd: '100.00', key: LEND }, { bearer: agent.apiKey });
    const ids = [(await pay()).body.approval_id, (await deposit()).body.approval_id];
    const { data } = await approvals(agent, { limit: 1 });
    expect(data[0]).toMatchObject({ purpose: 'earn_deposit', address: shop.treasury('base-mainnet') });
    for (const id of ids) expect((await decide(agent, id, 'approve')).status).toBe(200);
    expect((await pay()).data.status).toBe('paid');
    const made = await deposit();
    expect(made.status, made.text).toBe(200);
    expect(codeOf(await deposit())).toEqual([409, 'approval_required']);
    expect(await getUsdcBalance(shop, 'base', agent.wallet)).toBe(48n * USDC);
  });
});

describe('the owner', () => {
  it('denies, and the same request stays denied for a day', async () => {
    const agent = await watched();
    const { approval_id: id } = (await hire(agent)).body;
    expect((await decide(agent, id, 'deny')).data.status).toBe('denied');
    expect((await decide(agent, id, 'deny')).status).toBe(200);
    expect(codeOf(await decide(agent, id, 'approve'))).toEqual([409, 'approval_closed']);
    expect(codeOf(await hire(agent))).toEqual([409, 'approval_denied']);
    await shop.advanceClock(DAY_S + 1);
    expect(codeOf(await hire(agent))).toEqual([409, 'approval_required']);
    expect(await getUsdcBalance(shop, 'base', agent.wallet)).toBe(50n * USDC);
  });

  it('takes an approval back until it is used', async () => {
    const agent = await watched();
    const { approval_id: id } = (await hire(agent)).body;
    await decide(agent, id, 'approve');
    expect((await decide(agent, id, 'deny')).data.status).toBe('denied');
    expect(codeOf(await hire(agent))).toEqual([409, 'approval_denied']);
  });

  it('has a day to decide, and the agent a day to use it', async () => {
    const agent = await watched();
    const { approval_id: late } = (await hire(agent)).body;
    await shop.advanceClock(DAY_S + 1);
    expect(codeOf(await decide(agent, late, 'approve'))).toEqual([409, 'approval_closed']);
    const { approval_id: id } = (await hire(agent)).body;
    expect(id).not.toBe(late);
    await decide(agent, id, 'approve');
    await shop.advanceClock(DAY_S + 1);
    expect(codeOf(await hire(agent))).toEqual([409, 'approval_required']);
    const { data } = await approvals(agent);
    expect(data.map(({ status }: { status: string }) => status)).toEqual(['pending', 'lapsed', 'lapsed']);
  });

  it('is the only one who decides, with a signature that counts once', async () => {
    const agent = await watched();
    const other = await makeAgent(shop);
    const { approval_id: id } = (await hire(agent)).body;
    const path = `/api/agents/${agent.id}/approvals/${id}`;
    const body = { decision: 'approve' };
    expect((await shop.call('POST', path, { body, bearer: agent.apiKey })).status).toBe(401);
    expect((await decide(agent, id, 'approve', other.owner)).status).toBe(403);
    expect((await decide(other, id, 'approve')).status).toBe(404);
    expect((await decide(agent, 'apv_1_none', 'approve')).status).toBe(404);
    expect((await decide(agent, id, 'maybe')).status).toBe(400);
    expect(codeOf(await hire(agent))).toEqual([409, 'approval_required']);
    const credentials = await createWalletCredentials(agent.owner);
    expect((await shop.call('POST', path, { body: { ...body, ...credentials } })).status).toBe(200);
    const again = await shop.call('POST', path, { body: { decision: 'deny', ...credentials } });
    expect(codeOf(again)).toEqual([401, 'signature_used']);
  });

  it('reads the list, as the agent does, and nobody else', async () => {
    const agent = await watched();
    const path = `/api/agents/${agent.id}/approvals`;
    await hire(agent);
    expect((await shop.call('GET', path, { signer: agent.owner })).body.total).toBe(1);
    const other = await makeAgent(shop);
    expect((await shop.call('GET', path, { bearer: other.apiKey })).status).toBe(403);
    expect((await shop.call('GET', path)).status).toBe(401);
    expect((await shop.call('GET', `${path}?limit=0`, { bearer: agent.apiKey })).status).toBe(400);
  });

  it('who is new finds nothing of what the former one approved', async () => {
    const agent = await watched();
    const { approval_id: id } = (await hire(agent)).body;
    await decide(agent, id, 'approve');
    const next = evmSigner();
    await shop.database.query('update agents set owner_wallet = $2, owner_wallet_key = $3 where id = $1', [
      agent.id,
      next.address,
      next.address.toLowerCase(),
    ]);
    await setPolicy({ ...agent, owner: next }, { approval_above_usd: '1.00' });
    expect((await approvals(agent)).data).toEqual([]);
    expect((await decide(agent, id, 'deny', next)).status).toBe(404);
    expect(codeOf(await hire(agent))).toEqual([409, 'approval_required']);
  });

  it('is asked twenty times a day at most', async () => {
    const agent = await watched();
    const asked = await Promise.all(Array.from({ length: 25 }, (_, index) => hire(agent, `Job ${index}`)));
    const codes = asked.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'approval_required')).toHaveLength(20);
    expect(codes.filter((code) => code === 'too_many_approvals')).toHaveLength(5);
    expect((await approvals(agent)).body.total).toBe(20);
  });
});
