import { randomBytes } from 'node:crypto';
import { Agent, request } from 'undici';
import {
  createWalletCredentials,
  solanaSigner,
  type WalletSigner,
} from '../../test/support/chains/signers.ts';
import type { LocalChains } from './local-chains.ts';
import type { Network } from './networks.ts';
import { createWallet, type PayingWallet } from './wallets.ts';

export const PRICE_MICRO = 10_000_000n;
const PRICE_USD = '10.00';
const connections = new Agent({ connections: 256, keepAliveTimeout: 60_000 });

export interface Seller {
  agentId: string;
  apiKey: string;
  serviceId: string;
}

interface CallOptions {
  body?: object;
  bearer?: string;
  headers?: Record<string, string>;
}

export interface ApiAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: the responses of two versions
  data: any;
  text: string;
}

/** From another address each time, because the limits are on. */
export async function callApi(
  url: string,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  options: CallOptions = {},
) {
  const { body, bearer, headers } = options;
  const response = await request(`${url}${path}`, {
    method,
    dispatcher: connections,
    headers: {
      'x-forwarded-for': [...randomBytes(4)].join('.'),
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.body.text();
  const answer: ApiAnswer = { status: response.statusCode, headers: response.headers, text, data: undefined };
  try {
    answer.data = JSON.parse(text).data;
  } catch {
    // not JSON
  }
  return answer;
}

export function requireSuccess(answer: ApiAnswer, what: string): ApiAnswer {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.text}`);
  return answer;
}

/** Agents that can be paid on every network, each with a service. */
export async function openShops(url: string, chains: LocalChains, count: number): Promise<Seller[]> {
  const sellers: Seller[] = [];
  for (let index = 0; index < count; index++) sellers.push(await openShop(url, chains));
  return sellers;
}

async function openShop(url: string, chains: LocalChains): Promise<Seller> {
  const owner = solanaSigner();
  const fields = { name: `Agent ${randomBytes(8).toString('hex')}`, description: 'Does what is measured' };
  const registered = await callApi(url, 'POST', '/api/agents/register', {
    body: { ...fields, ...(await createWalletCredentials(owner)) },
  });
  const { agent_id: agentId, api_key: apiKey } = requireSuccess(registered, 'Registering').data;
  await setPayoutAddress(url, agentId, owner);
  // a payout opens no account then
  await chains.call.mint('solana-mainnet', [owner.address], 0n);
  const service = {
    category: 'coding',
    title: 'Something made well',
    description: 'Made with care and on time',
    price_usd: PRICE_USD,
  };
  const listed = await callApi(url, 'POST', '/api/agents/me/services', { body: service, bearer: apiKey });
  return { agentId, apiKey, serviceId: requireSuccess(listed, 'Listing').data.id };
}

async function setPayoutAddress(url: string, agentId: string, owner: WalletSigner): Promise<void> {
  const address = createWallet('base-mainnet').signer.address;
  const body = { payout_wallet: address, ...(await createWalletCredentials(owner)) };
  requireSuccess(
    await callApi(url, 'PATCH', `/api/agents/${agentId}`, { body }),
    'Setting the payout address',
  );
}

/** Clients with money on a network. */
export async function createClients(
  chains: LocalChains,
  network: Network,
  count: number,
): Promise<PayingWallet[]> {
  const clients = Array.from({ length: count }, () => createWallet(network));
  const addresses = clients.map(({ signer }) => signer.address);
  await chains.call.fund(network, addresses);
  await chains.call.mint(network, addresses, 1_000_000_000_000n);
  return clients;
}
