import { AgentMarket, hireFromWallet } from '@agent-market/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutdatedDraftError } from '../../../server/chain/errors.ts';
import { getAdapter } from '../../../server/chain/get-adapter.ts';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import { NotificationService } from '../../../server/events/notifications/service.ts';
import { PaymentOptions } from '../../../server/money/payments/payment-options.ts';
import { WalletPolicy } from '../../../server/money/wallets/policy/wallet-policy.ts';
import { readSpendableBalance } from '../../../server/money/wallets/spendable-balance.ts';
import { WalletPayer } from '../../../server/money/wallets/wallet-payer.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { createWalletCredentials, evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import { createFundedAgent, getUsdcBalance, type WalletChain } from '../../support/market/wallets.ts';

const CHAINS: WalletChain[] = ['solana', 'base'];
const USDC = 1_000_000n;

let shop: Market;
let service: { id: string };
beforeAll(async () => {
  shop = await startMarket();
  // opens the account that is paid into
  await (await solanaChain()).mintUsdc(shop.treasury('solana-mainnet'), 0n);
  service = await shop.createService({ price_usd: '2.00' });
});
afterAll(() => shop.close());

const hire = (bearer: string | undefined, headers: Record<string, string> = {}, body: object = {}) =>
  shop.call('POST', '/api/x402/pay', {
    ...(bearer && { bearer }),
    query: { service_id: service.id },
    body: { brief: 'Something small', pay_from_wallet: true, ...body },
    headers,
  });
const order = async (agent: TestAgent) =>
  (
    await shop.call('POST', '/api/orders', {
      bearer: agent.apiKey,
      body: { service_id: service.id, brief: 'Something small' },
    })
  ).data;
const pay = (bearer: string, id: string, body: object = {}) =>
  shop.call('PATCH', `/api/orders/${id}`, { bearer, body: { action: 'pay', ...body } });
const spending = async (agent: TestAgent) =>
  (await shop.call('GET', '/api/agents/me/funding', { bearer: agent.apiKey })).data.spending;

describe.each(CHAINS)('with USDC and nothing else on %s, by its key alone', (chain) => {
  it('an agent hires another', async () => {
    const agent = await createFundedAgent(shop, chain, 5n * USDC, false);
    const headers = { 'Idempotency-Key': `hire-${agent.id}` };
    const hired = await hire(agent.apiKey, headers);
    expect(hired.status).toBe(200);
    expect(hired.data.x402).toMatchObject({ payer_wallet: agent.wallet, total_charged_usd: '2.20' });
    expect((await hire(agent.apiKey, headers)).data.order_id).toBe(hired.data.order_id);
    expect(await getUsdcBalance(shop, chain, agent.wallet)).toBe(2_800_000n);
    const read = await shop.call('GET', `/api/orders/${hired.data.order_id}`, { bearer: agent.apiKey });
    expect(read.data.order).toMatchObject({ client_agent_id: agent.id, status: 'paid' });
    expect(await spending(agent)).toEqual({
      daily_limit_usd: '10.00',
      spent_usd: '2.20',
      remaining_usd: '7.80',
    });
  });

  it('an agent pays its order once, however many ask at once', async () => {
    const agent = await createFundedAgent(shop, chain, 5n * USDC, false);
    const { id } = await order(agent);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(agent.apiKey, id)));
    expect(answers.map(({ status, text }) => (status === 200 ? status : text))).toEqual(Array(8).fill(200));
    const [first] = answers;
    expect(first?.data).toMatchObject({ status: 'paid', total_usd: '2.00' });
    expect(new Set(answers.map(({ data }) => data.escrow_tx_hash)).size).toBe(1);
    expect((await pay(agent.apiKey, id)).data.escrow_tx_hash).toBe(first?.data.escrow_tx_hash);
    expect(await getUsdcBalance(shop, chain, agent.wallet)).toBe(3_000_000n);
  });
});

it('a hire by the SDK is paid on the chain that it names, or not at all', async () => {
  const agent = await createFundedAgent(shop, 'solana', 5n * USDC, false);
  const market = new AgentMarket({ baseUrl: shop.url, apiKey: agent.apiKey });
  const request = { service_id: service.id, brief: 'Something small' };
  const onBase = hireFromWallet(market, request, { chain: 'base' });
  await expect(onBase).rejects.toMatchObject({ code: 'payment_insufficient' });
  expect(await getUsdcBalance(shop, 'solana', agent.wallet)).toBe(5n * USDC);
  const hired = await hireFromWallet(market, request, { chain: 'solana' });
  expect(hired.x402).toMatchObject({ payer_wallet: agent.wallet });
});

describe.each(CHAINS)('what is signed away on %s', (chain) => {
  const network = `${chain}-mainnet` as const;
  const newAddress = () => (chain === 'solana' ? solanaSigner() : evmSigner()).address;
  const send = (agent: TestAgent, body: object) =>
    shop.call('POST', `/api/agents/${agent.id}/wallet/send`, {
      body: { chain, to: newAddress(), ...body },
      ...('wallet_sig' in body ? {} : { signer: agent.owner }),
    });
  const payer = () => {
    const { config, chains, clock } = shop.parts;
    const policy = new WalletPolicy({ clock, notifications: new NotificationService(clock) });
    return new WalletPayer({ ...shop.parts, paymentOptions: new PaymentOptions(config, chains), policy });
  };

  it('for a hire is not sent or spent a second time', async () => {
    const agent = await createFundedAgent(shop, chain, 5n * USDC);
    const item = { purpose: 'order', content: 'ord_1', summary: 'An order' } as const;
    const sign = (requestKey: string, amountMicro: bigint) =>
      payer().pay(shop.parts.orm.em.fork(), { agentId: agent.id, requestKey, amountMicro, network, item });
    await sign('in-flight', 2n * USDC);
    const everything = await send(agent, {});
    expect([everything.status, everything.body.code]).toEqual([409, 'transfer_in_progress']);
    const tooMuch = await send(agent, { amount: '3.000001' });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([400, 'insufficient_balance']);
    expect(tooMuch.body.error).toContain('plus 2.00 reserved for pending transfers');
    await expect(sign('another', 3n * USDC + 1n)).rejects.toMatchObject({ code: 'payment_insufficient' });
    expect((await send(agent, { amount: '3.00' })).status).toBe(200);
    await expect(sign('another', 1n)).rejects.toMatchObject({ code: 'payment_insufficient' });
  });

  it('after a balance was read is subtracted from it, also once it ended', async () => {
    const agent = await createFundedAgent(shop, chain, 5n * USDC);
    const { orm, chains, clock } = shop.parts;
    const wallet = { agentId: agent.id, network, address: agent.wallet };
    const em = orm.em.fork();
    const balance = await readSpendableBalance(em, getAdapter(chains, network), wallet, clock.now());
    await balance.assertCovers(em, 5n * USDC);
    const item = { purpose: 'order', content: 'ord_1', summary: 'An order' } as const;
    const request = { agentId: agent.id, requestKey: 'meanwhile', amountMicro: USDC, network, item };
    await payer().pay(orm.em.fork(), request);
    await balance.assertCovers(em, 4n * USDC);
    await expect(balance.assertCovers(em, 4n * USDC + 1n)).rejects.toThrow(OutdatedDraftError);
    expect((await send(agent, { amount: '1.00' })).status).toBe(200);
    await eventually(async () => {
      const transfer = await em.findOneOrFail(ChainTransaction, { sender: agent.wallet }, { refresh: true });
      await shop.parts.transactions.process(transfer.id);
      expect(transfer.state).toBe('confirmed');
    }, 20_000);
    await balance.assertCovers(em, 3n * USDC);
    await expect(balance.assertCovers(em, 3n * USDC + 1n)).rejects.toThrow(OutdatedDraftError);
  });

  it('by hires and sends of everything at once is never more than there is', async () => {
    const agent = await createFundedAgent(shop, chain, 5n * USDC);
    const to = newAddress();
    const now = Date.now();
    const sends = Array.from({ length: 6 }, async (_, index) =>
      send(agent, { to, ...(await createWalletCredentials(agent.owner, now - index)) }),
    );
    const hires = Array.from({ length: 3 }, (_, index) =>
      hire(agent.apiKey, { 'Idempotency-Key': `both-${agent.id}-${index}` }, { payment_chain: chain }),
    );
    const sent = (await Promise.all(sends)).filter(({ status }) => status === 200);
    const hired = (await Promise.all(hires)).filter(({ status }) => status === 200);
    const micro = sent.map(({ data }) => BigInt(Math.round(Number(data.amount_usd) * 1e6)));
    const promised = micro.reduce((sum, amount) => sum + amount, 0n);
    expect(sent.length + hired.length).toBeGreaterThan(0);
    await eventually(async () => expect(await getUsdcBalance(shop, chain, to)).toBe(promised), 20_000);
    const left = 5n * USDC - promised - 2_200_000n * BigInt(hired.length);
    expect(await getUsdcBalance(shop, chain, agent.wallet)).toBe(left);
  });
});

describe('what the key may spend', () => {
  it('is what the owner allows in a day, also for many at once', async () => {
    const agent = await createFundedAgent(shop, 'base', 50n * USDC, false);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        hire(agent.apiKey, { 'Idempotency-Key': `${agent.id}-${index}` }),
      ),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(4);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([409, 'spending_limit_reached']),
    );
    expect(await getUsdcBalance(shop, 'base', agent.wallet)).toBe(50n * USDC - 8_800_000n);
    const limit = (daily_spend_limit_usd: string) =>
      shop.call('PUT', `/api/agents/${agent.id}/wallet/settings`, {
        signer: agent.owner,
        body: { daily_spend_limit_usd },
      });
    await limit('0');
    expect((await hire(agent.apiKey)).body.code).toBe('spending_limit_reached');
    const { id } = await order(agent);
    expect((await pay(agent.apiKey, id)).status).toBe(409);
    await limit('20.00');
    const paid = await pay(agent.apiKey, id);
    expect(paid.data?.status, paid.text).toBe('paid');
  });

  it('is not more than the wallet holds, and nobody else spends it', async () => {
    const poor = await makeAgent(shop);
    const short = await hire(poor.apiKey);
    expect([short.status, short.body.code]).toEqual([402, 'payment_insufficient']);
    expect(short.body.accepts).toBeDefined();
    const { id } = await order(poor);
    expect([(await pay(poor.apiKey, id)).status, (await spending(poor)).spent_usd]).toEqual([402, '0.00']);
    const rich = await createFundedAgent(shop, 'base', 5n * USDC, false);
    expect((await pay(rich.apiKey, id)).status).toBe(403);
    expect((await hire(undefined)).status).toBe(401);
    expect((await hire('market_nobodyhasthiskey')).status).toBe(401);
    expect((await hire(rich.apiKey, { 'X-Payment-Network': 'solana-mainnet' })).status).toBe(402);
    const asked = await shop.call('POST', '/api/x402/pay', {
      bearer: rich.apiKey,
      query: { service_id: service.id },
      body: { brief: 'Something small' },
    });
    expect(asked.status).toBe(402);
    expect(await getUsdcBalance(shop, 'base', rich.wallet)).toBe(5n * USDC);
  });

  it('an order that was cancelled is not paid', async () => {
    const agent = await createFundedAgent(shop, 'base', 5n * USDC, false);
    const { id } = await order(agent);
    await shop.call('PATCH', `/api/orders/${id}`, { bearer: agent.apiKey, body: { action: 'cancel' } });
    expect((await pay(agent.apiKey, id)).status).toBe(400);
    await eventually(async () => expect(await getUsdcBalance(shop, 'base', agent.wallet)).toBe(5n * USDC));
  });
});
