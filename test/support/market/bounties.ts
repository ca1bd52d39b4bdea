import type { Network } from '../../../server/foundation/platform/networks.ts';
import type { WalletSigner } from '../chains/signers.ts';
import type { Api } from '../server/api.ts';
import type { ApiResponse, CallOptions } from '../server/call.ts';
import { makeAgent, type TestAgent } from './factories.ts';
import { type Market, parseUsd } from './orders.ts';

/** A valid bounty of 80.00 USD, without its wallet. */
export const BOUNTY_FIELDS = {
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
  const body = { ...BOUNTY_FIELDS, client_wallet: signer.address, ...fields };
  return expectStatus(201, await api.call('POST', '/api/bounties', { body, signer }));
}

export async function claimBounty(
  api: Caller,
  { id }: Pick<TestBounty, 'id'>,
  { apiKey }: Pick<TestAgent, 'apiKey'>,
  body: object = {},
): Promise<{ id: string }> {
  return expectStatus(201, await api.call('POST', `/api/bounties/${id}/claim`, { body, bearer: apiKey }));
}

/** The price of accepting a claim. */
export const getAmountDue = ({ budget_usd }: TestBounty) => (parseUsd(budget_usd) * 11n) / 10n;

/** A bounty of the client, and claims on it: the first by the market's agent, the others by their own agents. */
export async function createClaimedBounty(market: Market, fields: object = {}, claimants = 1) {
  const bounty = await postBounty(market, market.client.signer, fields);
  const others = await Promise.all(Array.from({ length: claimants - 1 }, () => makeAgent(market)));
  const claims = [];
  for (const agent of [market.agent, ...others]) claims.push(await claimBounty(market, bounty, agent));
  return { bounty, claims, others };
}

/** Sends the price of a claim from the client's wallet. */
export const payAmountDue = (market: Market, bounty: TestBounty, network: Network = 'base-mainnet') =>
  market.client.pay(market.treasury(network), getAmountDue(bounty));

/** As the market's client by default. */
export function acceptClaim(
  market: Market,
  { id }: TestBounty,
  claim: { id: string },
  options: CallOptions & { body?: object } = {},
): Promise<ApiResponse> {
  const { body, ...rest } = options;
  const signer = 'bearer' in rest ? {} : { signer: market.client.signer };
  return market.call('POST', `/api/bounties/${id}/accept`, {
    ...signer,
    ...rest,
    body: { claim_id: claim.id, ...body },
  });
}

/** A paid order from a bounty. */
export async function createAwardedBounty(market: Market, fields: object = {}) {
  const { bounty, claims } = await createClaimedBounty(market, fields);
  const [claim] = claims as [{ id: string }];
  const reference = await payAmountDue(market, bounty);
  const data = expectStatus(
    200,
    await acceptClaim(market, bounty, claim, { body: { escrow_tx_hash: reference } }),
  );
  return { bounty, claim, order: data.order as { id: string; total_usd: string } };
}

function expectStatus(expected: number, { status, data, text }: ApiResponse) {
  if (status !== expected) throw new Error(`${expected} was expected: ${text}`);
  return data;
}
