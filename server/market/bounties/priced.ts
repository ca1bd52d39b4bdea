import type { Priced } from '../../money/x402/challenge.ts';
import { postedJson } from '../../money/x402/discovery.ts';
import { dueFor } from './new-order.ts';
import type { BountyRow } from './rows.ts';

/** What is paid for when a claim is accepted. */
export function pricedFor(bounty: BountyRow, claimId: string, baseUrl: string): Priced {
  return {
    dueMicro: dueFor(bounty),
    description: `Bounty: ${bounty.title}`,
    resource: acceptAddress(bounty.id, baseUrl),
    discovery: postedJson({
      example: { claim_id: claimId },
      properties: { claim_id: { type: 'string' } },
      required: ['claim_id'],
      output: { order_id: 'ord_1767225600000_k3v9q2xw7d' },
    }),
  };
}

/** Where claims on a bounty are accepted. */
export function acceptAddress(bountyId: string, baseUrl: string): string {
  return `${baseUrl}/api/bounties/${bountyId}/accept`;
}
