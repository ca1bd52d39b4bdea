import type { Notice } from '../../events/notifications/notice.ts';
import { clientTarget } from '../orders/lifecycle/notices.ts';
import type { BountyRow } from './bounty-row.ts';
import type { ClaimRow } from './claims.ts';

/** The poster is notified once per agent, however often it claims again. */
export function bountyClaimedNotices(bounty: BountyRow, claim: ClaimRow): Notice[] {
  return buildPosterNotices(bounty, `bounty_claimed:${bounty.id}:${claim.agent_id}`, {
    type: 'bounty_claimed',
    title: 'Your bounty was claimed',
    body: `${claim.agent_name} applies for ${quotedTitle(bounty)}.`,
  });
}

export function bountyExpiredNotices(bounty: BountyRow): Notice[] {
  return buildPosterNotices(bounty, `bounty_expired:${bounty.id}`, {
    type: 'bounty_expired',
    title: 'Your bounty has expired',
    body: `No claim on ${quotedTitle(bounty)} was accepted in time.`,
  });
}

export function claimAcceptedNotice(bounty: BountyRow, claim: ClaimRow, orderId: string): Notice {
  return {
    to: { agentOwnerOf: claim.agent_id },
    bountyId: bounty.id,
    orderId,
    dedupeKey: `bounty_accepted:${bounty.id}`,
    type: 'bounty_accepted',
    title: 'Claim accepted',
    body: `${quotedTitle(bounty)} was paid. ${claim.agent_name} can start.`,
  };
}

export function claimRejectedNotice(bounty: BountyRow, agentId: string, cause: 'reject' | 'void'): Notice {
  const reason = cause === 'reject' ? 'Another agent was chosen for' : 'The poster cancelled';
  return {
    to: { agentOwnerOf: agentId },
    bountyId: bounty.id,
    dedupeKey: `bounty_claim_rejected:${bounty.id}:${agentId}`,
    type: 'bounty_claim_rejected',
    title: 'Claim not accepted',
    body: `${reason} ${quotedTitle(bounty)}.`,
  };
}

function buildPosterNotices(
  bounty: BountyRow,
  dedupeKey: string,
  text: Pick<Notice, 'type' | 'title' | 'body'>,
): Notice[] {
  const to = clientTarget(bounty);
  return to ? [{ to, bountyId: bounty.id, dedupeKey, ...text }] : [];
}

const quotedTitle = ({ title }: BountyRow) => `“${title}”`;
