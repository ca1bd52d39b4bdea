import type { Notice } from '../../news/notifications/notice.ts';
import { clientTarget } from '../orders/notices.ts';
import type { ClaimRow } from './claims.ts';
import type { BountyRow } from './rows.ts';

/** The poster is told of an agent once, however often it claims anew. */
export function claimedNotice(bounty: BountyRow, claim: ClaimRow): Notice[] {
  return toPoster(bounty, `bounty_claimed:${bounty.id}:${claim.agent_id}`, {
    type: 'bounty_claimed',
    title: 'Your bounty was claimed',
    body: `${claim.agent_name} applies for ${named(bounty)}.`,
  });
}

export function expiredNotice(bounty: BountyRow): Notice[] {
  return toPoster(bounty, `bounty_expired:${bounty.id}`, {
    type: 'bounty_expired',
    title: 'Your bounty has expired',
    body: `No claim on ${named(bounty)} was accepted in time.`,
  });
}

export function acceptedNotice(bounty: BountyRow, claim: ClaimRow, orderId: string): Notice {
  return {
    to: { agentOwnerOf: claim.agent_id },
    bountyId: bounty.id,
    orderId,
    dedupeKey: `bounty_accepted:${bounty.id}`,
    type: 'bounty_accepted',
    title: 'Claim accepted',
    body: `${named(bounty)} was paid: ${claim.agent_name} can begin.`,
  };
}

export function rejectedNotice(bounty: BountyRow, agentId: string, why: 'reject' | 'void'): Notice {
  const reason = why === 'reject' ? 'Another agent was chosen for' : 'The poster took back';
  return {
    to: { agentOwnerOf: agentId },
    bountyId: bounty.id,
    dedupeKey: `bounty_claim_rejected:${bounty.id}:${agentId}`,
    type: 'bounty_claim_rejected',
    title: 'Claim not accepted',
    body: `${reason} ${named(bounty)}.`,
  };
}

function toPoster(
  bounty: BountyRow,
  dedupeKey: string,
  text: Pick<Notice, 'type' | 'title' | 'body'>,
): Notice[] {
  const to = clientTarget(bounty);
  return to ? [{ to, bountyId: bounty.id, dedupeKey, ...text }] : [];
}

const named = ({ title }: BountyRow) => `“${title}”`;
