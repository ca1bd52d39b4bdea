import { evmSigner, solanaSigner, type WalletSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeService, makeUser } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket } from '../../support/market/hires.ts';
import type { CallOptions } from '../../support/server/call.ts';

/** Somebody with a credential of every kind, services to be hired for, and orders that wait to be paid. */
export interface Thief {
  signer: WalletSigner;
  session: { bearer: string };
  key: { bearer: string };
  services: Record<'cheap' | 'dear' | 'gone', string>;
  orders: Record<'ofSession' | 'ofKey' | 'ofSigner' | 'cancelled', string>;
  payoutAddress: string;
  /** Where the signatures of x402 are good for. */
  url: string;
}

/** One whose wallet is on Solana, and one whose wallet is not. */
export function recruit(market: HiringMarket): Promise<Thief[]> {
  return Promise.all([solanaSigner(), evmSigner()].map((signer) => recruitOne(market, signer)));
}

async function recruitOne(market: HiringMarket, signer: WalletSigner): Promise<Thief> {
  const { apiKey } = await makeAgent(market, { owner: signer });
  const payoutAddress = evmSigner().address;
  const body = { payout_chain: 'base', payout_wallet: payoutAddress, payout_address_base: payoutAddress };
  await market.call('PATCH', '/api/agents/me', { body, bearer: apiKey });
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
  return { signer, session, key, services, orders, payoutAddress, url: market.url };
}

/** What is cheap costs less than what is paid: nothing but whose it is stands between a thief and the money. */
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
