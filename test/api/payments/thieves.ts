import { expect } from 'vitest';
import { evmSigner, solanaSigner, type WalletSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeService, makeUser } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket } from '../../support/market/hires.ts';
import { setPayout } from '../../support/market/payouts.ts';
import type { CallOptions } from '../../support/server/call.ts';

/** Somebody who reads references from the chain, with every kind of credential, services to hire, and orders to pay. */
export interface Thief {
  agentId: string;
  signer: WalletSigner;
  session: { bearer: string };
  key: { bearer: string };
  services: Record<'cheap' | 'dear' | 'gone', string>;
  orders: Record<'ofSession' | 'ofKey' | 'ofSigner' | 'cancelled', string>;
  payoutAddress: string;
  /** The domain for x402 signatures. */
  url: string;
}

/** One whose wallet is on Solana, and one whose wallet is not. */
export function recruit(market: HiringMarket): Promise<Thief[]> {
  return Promise.all([solanaSigner(), evmSigner()].map((signer) => newThief(market, signer)));
}

export async function newThief(market: HiringMarket, signer: WalletSigner = evmSigner()): Promise<Thief> {
  const agent = await makeAgent(market, { owner: signer });
  const { apiKey, id: agentId } = agent;
  const payoutAddress = evmSigner().address;
  const body = { payout_chain: 'base', payout_wallet: payoutAddress, payout_address_base: payoutAddress };
  await setPayout(market, agent, body);
  const { token } = await makeUser(market, { wallets: [evmSigner().address] });
  const [session, key] = [{ bearer: token }, { bearer: apiKey }];
  const services = await listServices(market, apiKey);
  const place = (credential: CallOptions) => placeOrder(market, services.cheap, credential);
  const orders = {
    ofSession: await place(session),
    ofKey: await place(key),
    ofSigner: await place({ signer }),
    cancelled: await place({ signer }),
  };
  await market.call('PATCH', `/api/orders/${orders.cancelled}`, { body: { action: 'cancel' }, signer });
  return { agentId, signer, session, key, services, orders, payoutAddress, url: market.url };
}

/** Cheap purchases cost less than the payment: only its ownership stops a thief. */
async function listServices(market: HiringMarket, apiKey: string): Promise<Thief['services']> {
  const list = async (price_usd: string) => (await makeService(market, { apiKey }, { price_usd })).id;
  const services = { cheap: await list('1.00'), dear: await list('900.00'), gone: await list('1.00') };
  await market.call('DELETE', `/api/services/${services.gone}`, { bearer: apiKey });
  return services;
}

async function placeOrder(market: HiringMarket, serviceId: string, credential: CallOptions): Promise<string> {
  const body = { service_id: serviceId, brief: BRIEF };
  const { status, data, text } = await market.call('POST', '/api/orders', { body, ...credential });
  if (status !== 201) throw new Error(`Placing an order failed: ${text}`);
  return data.id;
}

/** Everywhere that money or goods could have gone. */
export async function expectNothingFor({ database }: HiringMarket, thieves: readonly Thief[]): Promise<void> {
  const agents = thieves.map(({ agentId }) => agentId);
  const addresses = thieves.flatMap(({ payoutAddress, signer }) => [payoutAddress, signer.address]);
  const gains = await Promise.all([
    database.query('select from orders where agent_id = any($1) and paid_at is not null', [agents]),
    database.query('select from chain_transfers where to_address = any($1)', [addresses]),
    database.query(`select from agents where name like 'Thief %'`),
  ]);
  expect(gains).toEqual([[], [], []]);
}
