import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotificationService } from '../../../server/events/notifications/service.ts';
import { PaymentOptions } from '../../../server/money/payments/payment-options.ts';
import { WalletPolicy } from '../../../server/money/wallets/policy/wallet-policy.ts';
import { WalletPayer } from '../../../server/money/wallets/wallet-payer.ts';
import { createWalletCredentials, evmSigner, type WalletSigner } from '../../support/chains/signers.ts';
import { type EarnMarket, LEND, startEarn } from '../../support/market/earn.ts';
import { makeAgent, makeService, makeUser, type TestAgent } from '../../support/market/factories.ts';
import { launchToken, makeFundedAgent } from '../../support/market/tokens.ts';
import { createFundedAgent, getUsdcBalance } from '../../support/market/wallets.ts';

const USDC = 1_000_000n;
const NONE = {
  max_per_payment_usd: null,
  allowed_services: null,
  allowed_agents: null,
  allowed_addresses: null,
  approval_above_usd: null,
  expires_at: null,
};

let shop: EarnMarket;
let service: { id: string };
beforeAll(async () => {
  shop = await startEarn();
  service = await shop.createService({ price_usd: '2.00' });
}, 60_000);
afterAll(() => shop.close());

const setPolicy = (agent: TestAgent, body: object, signer: WalletSigner = agent.owner) =>
  shop.call('PUT', `/api/agents/${agent.id}/wallet/policy`, { signer, body });
const readPolicy = (agent: TestAgent) =>
  shop.call('GET', `/api/agents/${agent.id}/wallet/policy`, { bearer: agent.apiKey });
const hire = (agent: TestAgent, serviceId = service.id, headers: Record<string, string> = {}) =>
  shop.call('POST', '/api/x402/pay', {
    bearer: agent.apiKey,
    query: { service_id: serviceId },
    body: { brief: 'Something small', pay_from_wallet: true },
    headers,
  });
const order = async (agent: TestAgent) => {
  const body = { service_id: service.id, brief: 'Something small' };
  return (await shop.call('POST', '/api/orders', { bearer: agent.apiKey, body })).data.id as string;
};
const pay = (agent: TestAgent, id: string) =>
  shop.call('PATCH', `/api/orders/${id}`, { bearer: agent.apiKey, body: { action: 'pay' } });
const deposit = (agent: TestAgent, amount_usd: string) =>
  shop.call('POST', '/api/earn/pool/deposit', { bearer: agent.apiKey, body: { amount_usd, key: LEND } });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('the spending policy', () => {
  it('is the default daily limit until the owner sets one', async () => {
    const agent = await makeAgent(shop);
    const expected = { agent_id: agent.id, ...NONE, daily_spend_limit_usd: '10.00', updated_at: null };
    expect((await readPolicy(agent)).data).toEqual(expected);
    const path = `/api/agents/${agent.id}/wallet/policy`;
    expect((await shop.call('GET', path, { signer: agent.owner })).data).toEqual(expected);
    const other = await makeAgent(shop);
    expect((await shop.call('GET', path, { bearer: other.apiKey })).status).toBe(403);
    expect((await shop.call('GET', path, { signer: other.owner })).status).toBe(403);
    expect((await shop.call('GET', path)).status).toBe(401);
    const missing = await shop.call('GET', '/api/agents/agt_1_none/wallet/policy', { signer: agent.owner });
    expect(missing.status).toBe(404);
  });

  it('is set by the owner, one bound at a time or all at once, and told of', async () => {
    const agent = await makeAgent(shop);
    const provider = await makeAgent(shop);
    const address = evmSigner().address;
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const all = {
      max_per_payment_usd: '5.00',
      daily_spend_limit_usd: '20.00',
      allowed_services: [service.id],
      allowed_agents: [provider.slug, shop.agent.id],
      allowed_addresses: [address],
      approval_above_usd: '3.00',
      expires_at,
    };
    const set = await setPolicy(agent, all);
    expect(set.status, set.text).toBe(200);
    const expected = { agent_id: agent.id, ...all, allowed_agents: [provider.id, shop.agent.id] };
    expect(set.data).toMatchObject(expected);
    expect((await setPolicy(agent, { max_per_payment_usd: 7.5 })).data).toMatchObject({
      ...expected,
      max_per_payment_usd: '7.50',
    });
    const removed = await setPolicy(agent, { ...NONE, daily_spend_limit_usd: null });
    expect(removed.data).toMatchObject({ ...NONE, daily_spend_limit_usd: null });
    expect((await readPolicy(agent)).data).toEqual(removed.data);
    const funding = await shop.call('GET', '/api/agents/me/funding', { bearer: agent.apiKey });
    expect(funding.data.spending).toEqual({ daily_limit_usd: null, spent_usd: '0.00', remaining_usd: null });
    const notices = await shop.call('GET', '/api/notifications', { signer: agent.owner });
    const types = notices.data.map(({ type }: { type: string }) => type);
    expect(types.filter((type: string) => type === 'spending_policy_changed')).toHaveLength(3);
    expect(types.filter((type: string) => type === 'spending_limit_changed')).toHaveLength(2);
  });

  it('has the daily limit of the settings, and the settings have its', async () => {
    const agent = await makeAgent(shop);
    const settings = `/api/agents/${agent.id}/wallet/settings`;
    await setPolicy(agent, { daily_spend_limit_usd: null });
    await shop.call('PUT', settings, { signer: agent.owner, body: { daily_spend_limit_usd: '30.00' } });
    expect((await readPolicy(agent)).data.daily_spend_limit_usd).toBe('30.00');
    await setPolicy(agent, { daily_spend_limit_usd: '40.00' });
    const { data } = await shop.call('GET', '/api/agents/me/funding', { bearer: agent.apiKey });
    expect(data.spending.daily_limit_usd).toBe('40.00');
  });

  it('is not set by a key, by anyone else, by an old session or by a signature that was used', async () => {
    const agent = await makeAgent(shop);
    const path = `/api/agents/${agent.id}/wallet/policy`;
    const body = { daily_spend_limit_usd: null };
    expect((await shop.call('PUT', path, { body, bearer: agent.apiKey })).status).toBe(401);
    expect((await setPolicy(agent, body, evmSigner())).status).toBe(403);
    expect((await shop.call('PUT', path, { body, bearer: (await makeUser(shop)).token })).status).toBe(403);
    const credentials = await createWalletCredentials(agent.owner);
    const twice = { body: { max_per_payment_usd: '1.00', ...credentials } };
    expect((await shop.call('PUT', path, twice)).status).toBe(200);
    expect(codeOf(await shop.call('PUT', path, twice))).toEqual([401, 'signature_used']);
    const unknown = '/api/agents/agt_1_none/wallet/policy';
    expect((await shop.call('PUT', unknown, { body, signer: agent.owner })).status).toBe(404);
    expect((await readPolicy(agent)).data.daily_spend_limit_usd).toBe('10.00');
  });

  it.each([
    {},
    { max_per_payment_usd: '-1' },
    { max_per_payment_usd: '1.1234567' },
    { allowed_services: ['agt_1_x'] },
    { allowed_addresses: ['nowhere'] },
    { allowed_agents: Array.from({ length: 101 }, (_, index) => `agt_1_${index}`) },
    { expires_at: 'tomorrow' },
  ])('refuses %j', async (body) => {
    expect((await setPolicy(await makeAgent(shop), body)).status).toBe(400);
  });
});

describe('with its key alone an agent pays', () => {
  it('no more at once than the owner allows', async () => {
    const agent = await createFundedAgent(shop, 'base', 50n * USDC, false);
    await setPolicy(agent, { max_per_payment_usd: '1.99' });
    expect(codeOf(await hire(agent))).toEqual([409, 'payment_above_limit']);
    const id = await order(agent);
    expect(codeOf(await pay(agent, id))).toEqual([409, 'payment_above_limit']);
    expect(codeOf(await deposit(agent, '100.00'))).toEqual([409, 'payment_above_limit']);
    await setPolicy(agent, { max_per_payment_usd: '2.00' });
    expect(codeOf(await hire(agent))).toEqual([409, 'payment_above_limit']);
    expect((await pay(agent, id)).data.status).toBe('paid');
    expect(await getUsdcBalance(shop, 'base', agent.wallet)).toBe(48n * USDC);
  });

  it('for no service and no agent but those that are allowed', async () => {
    const agent = await createFundedAgent(shop, 'base', 50n * USDC, false);
    const other = await makeAgent(shop, { payout_wallet: evmSigner().address });
    const elsewhere = await makeService(shop, other, { price_usd: '2.00' });
    const id = await order(agent);
    await setPolicy(agent, { allowed_services: [elsewhere.id] });
    expect(codeOf(await hire(agent))).toEqual([409, 'recipient_not_allowed']);
    expect(codeOf(await pay(agent, id))).toEqual([409, 'recipient_not_allowed']);
    expect((await hire(agent, elsewhere.id)).status).toBe(200);
    await setPolicy(agent, { allowed_services: null, allowed_agents: [shop.agent.slug] });
    expect(codeOf(await hire(agent, elsewhere.id))).toEqual([409, 'recipient_not_allowed']);
    expect((await pay(agent, id)).status).toBe(200);
    await setPolicy(agent, { allowed_services: [elsewhere.id] });
    expect(codeOf(await hire(agent))).toEqual([409, 'recipient_not_allowed']);
    expect(codeOf(await hire(agent, elsewhere.id))).toEqual([409, 'recipient_not_allowed']);
    await setPolicy(agent, { allowed_services: [], allowed_agents: null });
    expect(codeOf(await hire(agent))).toEqual([409, 'recipient_not_allowed']);
    expect(await getUsdcBalance(shop, 'base', agent.wallet)).toBe(50n * USDC - 4_200_000n);
  });

  it('for no other service than the one that a payment was signed for', async () => {
    const agent = await createFundedAgent(shop, 'base', 50n * USDC, false);
    const other = await makeAgent(shop, { payout_wallet: evmSigner().address });
    const elsewhere = await makeService(shop, other, { price_usd: '2.00' });
    await setPolicy(agent, { allowed_services: [service.id] });
    const { config, chains, clock } = shop.parts;
    const policy = new WalletPolicy({ clock, notifications: new NotificationService(clock) });
    const paymentOptions = new PaymentOptions(config, chains);
    const payer = new WalletPayer({ ...shop.parts, paymentOptions, policy });
    // signed for the allowed service, and on its way
    await payer.pay(shop.parts.orm.em.fork(), {
      agentId: agent.id,
      requestKey: 'hire/one-key',
      amountMicro: 2_200_000n,
      network: 'base-mainnet',
      item: { purpose: 'hire', content: 'the first', summary: 'A hire', serviceId: service.id },
    });
    const stolen = await hire(agent, elsewhere.id, { 'Idempotency-Key': 'one-key' });
    expect(codeOf(stolen)).toEqual([409, 'idempotency_mismatch']);
    expect(await getUsdcBalance(shop, 'base', agent.wallet)).toBe(50n * USDC);
  });

  it('to no address but those that are allowed', async () => {
    const agent = await createFundedAgent(shop, 'base', 150n * USDC);
    const to = evmSigner().address;
    const withdraw = () =>
      shop.call('POST', '/api/agents/me/withdraw', {
        bearer: agent.apiKey,
        body: { chain: 'base', amount: '1.00' },
      });
    await shop.call('PUT', `/api/agents/${agent.id}/wallet/withdraw-address`, {
      signer: agent.owner,
      body: { withdraw_address_base: to },
    });
    await setPolicy(agent, { allowed_addresses: [evmSigner().address], daily_spend_limit_usd: null });
    expect(codeOf(await withdraw())).toEqual([409, 'recipient_not_allowed']);
    expect(codeOf(await deposit(agent, '100.00'))).toEqual([409, 'recipient_not_allowed']);
    await setPolicy(agent, { allowed_addresses: [to.toLowerCase(), shop.treasury('base-mainnet')] });
    expect((await withdraw()).data.destination).toBe(to);
    expect((await deposit(agent, '100.00')).status).not.toBe(409);
  });

  it('nothing at all once the policy has expired, until the owner sets another time', async () => {
    const agent = await createFundedAgent(shop, 'base', 50n * USDC);
    const to = evmSigner().address;
    await shop.call('PUT', `/api/agents/${agent.id}/wallet/withdraw-address`, {
      signer: agent.owner,
      body: { withdraw_address_base: to },
    });
    const id = await order(agent);
    await setPolicy(agent, { expires_at: new Date(shop.clock.now().getTime() - 1).toISOString() });
    const withdraw = { bearer: agent.apiKey, body: { chain: 'base' } };
    const refused = [
      await hire(agent),
      await pay(agent, id),
      await deposit(agent, '100.00'),
      await shop.call('POST', '/api/agents/me/withdraw', withdraw),
    ];
    expect(refused.map(codeOf)).toEqual(Array(4).fill([409, 'policy_expired']));
    const rich = await makeFundedAgent(shop);
    await setPolicy(rich, { expires_at: new Date(0).toISOString() });
    expect(codeOf(await launchToken(shop, rich))).toEqual([409, 'policy_expired']);
    const said = await shop.call('POST', `/api/agents/${rich.id}/said`, { bearer: rich.apiKey, body: {} });
    expect(codeOf(said)).toEqual([409, 'policy_expired']);
    const send = { chain: 'base', to, amount: '1.00' };
    const sent = await shop.call('POST', `/api/agents/${agent.id}/wallet/send`, {
      signer: agent.owner,
      body: send,
    });
    expect(sent.status).toBe(200);
    await setPolicy(agent, { expires_at: null });
    expect((await pay(agent, id)).status).toBe(200);
  });

  it('what the default allows once the agent is somebody else’s', async () => {
    const agent = await createFundedAgent(shop, 'base', 50n * USDC, false);
    await setPolicy(agent, { daily_spend_limit_usd: null, expires_at: new Date(0).toISOString() });
    const next = evmSigner();
    await shop.database.query('update agents set owner_wallet = $2, owner_wallet_key = $3 where id = $1', [
      agent.id,
      next.address,
      next.address.toLowerCase(),
    ]);
    expect((await readPolicy(agent)).data).toMatchObject({ ...NONE, daily_spend_limit_usd: '10.00' });
    expect((await hire(agent)).status).toBe(200);
    expect((await setPolicy(agent, { max_per_payment_usd: '1.00' }, next)).data).toMatchObject({
      daily_spend_limit_usd: '10.00',
    });
  });
});
