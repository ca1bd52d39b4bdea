import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token';
import { Connection, PublicKey } from '@solana/web3.js';
import { expect } from 'vitest';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import type { Market } from '../../support/market/orders.ts';
import { launchToken, makeFundedAgent } from '../../support/market/tokens.ts';
import { createFundedAgent, getUsdcBalance, type WalletChain } from '../../support/market/wallets.ts';
import { type ApiResponse, type CallOptions, callApi } from '../../support/server/call.ts';

/** Something that an agent or its owner asks for, and that sends one transaction. */
export interface WalletAction {
  name: string;
  chain: WalletChain;
  /** The same request each time; a signature is made anew. */
  ask(url: string): Promise<ApiResponse>;
  /** It happened, and once. */
  expectOnce(): Promise<void>;
  /** What is not asked for again may have come to nothing. */
  mayBeNothing: boolean;
  expectNothing(): Promise<void>;
}

const USDC = 1_000_000n;
const HELD = 5n * USDC;
/** With the fee of x402. */
const HIRE = 1_100_000n;
const BRIEF = 'Something small';

/** One of each, by agents and wallets that nothing else uses. */
export async function walletActions(market: Market, serviceId: string): Promise<WalletAction[]> {
  const chains = ['solana', 'base'] as const;
  const made = chains.flatMap((chain) => [
    withdrawal(market, chain),
    sending(market, chain),
    payment(market, serviceId, chain),
    hire(market, serviceId, chain),
  ]);
  const relayed = sending(market, 'base', false);
  return Promise.all([...made, relayed, mint(market, 'launch'), mint(market, 'said')]);
}

const newAddress = (chain: WalletChain) => (chain === 'solana' ? solanaSigner() : evmSigner()).address;
const keyed = (agent: { id: string }) => ({ 'Idempotency-Key': `once-${agent.id}` });

function transfer(
  market: Market,
  chain: WalletChain,
  { wallet, to }: { wallet: string; to: string },
): Pick<WalletAction, 'chain' | 'expectOnce' | 'expectNothing' | 'mayBeNothing'> {
  const expectMoved = async (micro: bigint) => {
    expect(await getUsdcBalance(market, chain, to)).toBe(micro);
    expect(await getUsdcBalance(market, chain, wallet)).toBe(HELD - micro);
  };
  return {
    chain,
    mayBeNothing: true,
    expectOnce: () => expectMoved(USDC),
    expectNothing: () => expectMoved(0n),
  };
}

async function withdrawal(market: Market, chain: WalletChain): Promise<WalletAction> {
  const agent = await createFundedAgent(market, chain, HELD);
  const to = newAddress(chain);
  const body = { [`withdraw_address_${chain}`]: to };
  await market.call('PUT', `/api/agents/${agent.id}/wallet/withdraw-address`, { signer: agent.owner, body });
  const request = { bearer: agent.apiKey, headers: keyed(agent), body: { chain, amount: '1.00' } };
  return {
    name: `withdrawal on ${chain}`,
    ask: (url) => callApi(url, 'POST', '/api/agents/me/withdraw', request),
    ...transfer(market, chain, { wallet: agent.wallet, to }),
  };
}

/** Without a balance for fees, a relayer submits it. */
async function sending(market: Market, chain: WalletChain, fees = true): Promise<WalletAction> {
  const agent = await createFundedAgent(market, chain, HELD, fees);
  const to = newAddress(chain);
  const request = { signer: agent.owner, headers: keyed(agent), body: { chain, to, amount: '1.00' } };
  return {
    name: `${fees ? 'sending' : 'relayed sending'} on ${chain}`,
    ask: (url) => callApi(url, 'POST', `/api/agents/${agent.id}/wallet/send`, request),
    ...transfer(market, chain, { wallet: agent.wallet, to }),
  };
}

/** Of an order that was placed before. */
async function payment(market: Market, serviceId: string, chain: WalletChain): Promise<WalletAction> {
  const agent = await createFundedAgent(market, chain, HELD, false);
  const as = { bearer: agent.apiKey };
  const body = { service_id: serviceId, brief: BRIEF };
  const { id } = (await market.call('POST', '/api/orders', { ...as, body })).data;
  const expectOrder = async (status: string, micro: bigint) => {
    expect((await market.call('GET', `/api/orders/${id}`, as)).data.order.status).toBe(status);
    expect(await getUsdcBalance(market, chain, agent.wallet)).toBe(HELD - micro);
  };
  return {
    name: `payment on ${chain}`,
    chain,
    mayBeNothing: false,
    ask: (url) => callApi(url, 'PATCH', `/api/orders/${id}`, { ...as, body: { action: 'pay' } }),
    expectOnce: () => expectOrder('paid', USDC),
    expectNothing: () => expectOrder('quoted', 0n),
  };
}

async function hire(market: Market, serviceId: string, chain: WalletChain): Promise<WalletAction> {
  const agent = await createFundedAgent(market, chain, HELD, false);
  const request: CallOptions = {
    bearer: agent.apiKey,
    headers: keyed(agent),
    query: { service_id: serviceId },
    body: { brief: BRIEF, pay_from_wallet: true },
  };
  const expectOrders = async (count: number) => {
    const orders = await market.database.query('select status from orders where client_agent_id = $1', [
      agent.id,
    ]);
    expect(orders).toEqual(Array(count).fill({ status: 'paid' }));
    expect(await getUsdcBalance(market, chain, agent.wallet)).toBe(HELD - HIRE * BigInt(count));
  };
  return {
    name: `hire on ${chain}`,
    chain,
    mayBeNothing: false,
    ask: (url) => callApi(url, 'POST', '/api/x402/pay', request),
    expectOnce: () => expectOrders(1),
    expectNothing: () => expectOrders(0),
  };
}

/** Of a token or an identity. What can never land is signed anew, also where nobody asks for it. */
async function mint(market: Market, what: 'launch' | 'said'): Promise<WalletAction> {
  const agent = await makeFundedAgent(market);
  const { SOLANA_RPC_URL = '' } = market.env;
  const connection = new Connection(SOLANA_RPC_URL, 'confirmed');
  const expectMints = async (count: number) => {
    const owner = new PublicKey(agent.wallet);
    const held = await connection.getTokenAccountsByOwner(owner, { programId: TOKEN_2022_PROGRAM_ID });
    const rows = await market.database.query('select state from agent_mints where agent_id = $1', [agent.id]);
    expect([held.value.length, rows]).toEqual([count, Array(count).fill({ state: 'minted' })]);
  };
  const headers = keyed(agent);
  const said = { bearer: agent.apiKey, headers, body: {} };
  return {
    name: what,
    chain: 'solana',
    mayBeNothing: false,
    ask: (url) =>
      what === 'said'
        ? callApi(url, 'POST', `/api/agents/${agent.id}/said`, said)
        : launchToken({ call: (...request) => callApi(url, ...request) }, agent, { headers }),
    expectOnce: () => expectMints(1),
    expectNothing: () => expectMints(0),
  };
}
