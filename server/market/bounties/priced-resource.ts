import type { PricedResource } from '../../money/x402/challenge.ts';
import { buildJsonPostDiscovery } from '../../money/x402/discovery.ts';
import type { BountyRow } from './bounty-row.ts';
import { getAmountDue } from './new-order.ts';

/** What a payment for accepting a claim buys. */
export function buildPricedResource(bounty: BountyRow, claimId: string, baseUrl: string): PricedResource {
  return {
    dueMicro: getAmountDue(bounty),
    description: `Bounty: ${bounty.title}`,
    resource: buildAcceptUrl(bounty.id, baseUrl),
    discovery: buildJsonPostDiscovery({
      example: { claim_id: claimId },
      properties: { claim_id: { type: 'string' } },
      required: ['claim_id'],
      output: { order_id: 'ord_1767225600000_k3v9q2xw7d' },
    }),
  };
}

/** The URL for accepting claims on a bounty. */
export function buildAcceptUrl(bountyId: string, baseUrl: string): string {
  return `${baseUrl}/api/bounties/${bountyId}/accept`;
}
