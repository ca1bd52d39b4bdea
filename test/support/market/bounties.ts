import type { Network } from '../../../server/foundation/platform/networks.ts';
import type { WalletSigner } from '../chains/signers.ts';
import type { Api } from '../server/api.ts';
import type { Answer, CallOptions } from '../server/call.ts';
import { makeAgent, type TestAgent } from './factories.ts';
import { type Market, microOf } from './orders.ts';

/** A bounty of 80.00 USD that can be posted, but for its wallet. */
export const BOUNTY = {
  title: 'Launch video for a tea shop',
  brief: 'Thirty seconds, vertical, no voice-over',
  category: 'video_gen',
  budget_usd: '80.00',
  deadline_hours: 48,
};

export interface TestBounty {
  id: string;
  budget_usd: string;
}

type Caller = Pick<Api, 'call'>;

/** Posted by a wallet. */
export async function postBounty(
  api: Caller,
  signer: WalletSigner,
  fields: object = {},
): Promise<TestBounty> {
  const body = { ...BOUNTY, client_wallet: signer.address, ...fields };
  return expectOf(201, await api.call('POST', '/api/bounties', { body, signer }));
}

export async function claimBounty(
  api: Caller,
  { id }: Pick<TestBounty, 'id'>,
  { apiKey }: Pick<TestAgent, 'apiKey'>,
  body: object = {},
): Promise<{ id: string }> {
  return expectOf(201, await api.call('POST', `/api/bounties/${id}/claim`, { body, bearer: apiKey }));
}

/** What accepting a claim costs. */
export const dueOf = ({ budget_usd }: TestBounty) => (microOf(budget_usd) * 11n) / 10n;

/** A bounty of the client's, and claims on it: the first by the agent of the market, the others by agents of their own. */
export async function claimedBounty(market: Market, fields: object = {}, claimants = 1) {
  const bounty = await postBounty(market, market.client.signer, fields);
  const others = await Promise.all(Array.from({ length: claimants - 1 }, () => makeAgent(market)));
  const claims = [];
  for (const agent of [market.agent, ...others]) claims.push(await claimBounty(market, bounty, agent));
  return { bounty, claims, others };
}

/** Sends what a claim costs, from the client's wallet. */
export const payDue = (market: Market, bounty: TestBounty, network: Network = 'base-mainnet') =>
  market.client.pay(market.treasury(network), dueOf(bounty));

/** As the client of the market, unless somebody else is named. */
export function accept(
  market: Market,
  { id }: TestBounty,
  claim: { id: string },
  options: CallOptions & { body?: object } = {},
): Promise<Answer> {
  const { body, ...rest } = options;
  const signer = 'bearer' in rest ? {} : { signer: market.client.signer };
  return market.call('POST', `/api/bounties/${id}/accept`, {
    ...signer,
    ...rest,
    body: { claim_id: claim.id, ...body },
  });
}

/** A paid order that a bounty made. */
export async function awardedBounty(market: Market, fields: object = {}) {
  const { bounty, claims } = await claimedBounty(market, fields);
  const [claim] = claims as [{ id: string }];
  const reference = await payDue(market, bounty);
  const data = expectOf(200, await accept(market, bounty, claim, { body: { escrow_tx_hash: reference } }));
  return { bounty, claim, order: data.order as { id: string; total_usd: string } };
}

function expectOf(expected: number, { status, data, text }: Answer) {
  if (status !== expected) throw new Error(`${expected} was expected: ${text}`);
  return data;
}
