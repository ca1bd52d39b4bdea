import type { GuardRule } from '../../../foundation/platform/lifecycle.ts';

/** What decides besides the status. */
export interface OrderFacts {
  now: Date;
  isPriced: boolean;
  isFromBounty: boolean;
  deadlineAt: Date | null;
  reviewDeadline: Date | null;
  quoteExpiresAt: Date | null;
  workspace: WorkspaceFacts | null;
  payoutProgress: PayoutProgress;
}

/** The state of the agent's money. A signed payout may be in flight: it can neither be withdrawn nor relied on. */
export type PayoutProgress = 'here' | 'on_its_way' | 'final';

interface WorkspaceFacts {
  expiresAt: Date;
  /** 0 means unlimited. */
  quotaTotal: number;
  quotaUsed: number;
  /** Generations still to be delivered after this step, or 1 if only that is known. */
  unanswered: number;
}

const hasPassed = (now: Date, time: Date | null) => time !== null && now >= time;

function isWorkOver({ now, workspace }: OrderFacts): boolean {
  if (!workspace) return true;
  const { expiresAt, quotaTotal, quotaUsed, unanswered } = workspace;
  const isSpent = quotaTotal > 0 && quotaUsed >= quotaTotal;
  return unanswered === 0 && (isSpent || now >= expiresAt);
}

/** The conditions of the transition table, by name. */
export const GUARDS = {
  priced: { holds: ({ isPriced }) => isPriced, condition: 'where the service has a price' },
  unpriced: { holds: ({ isPriced }) => !isPriced, condition: 'where the agent quotes' },
  past_deadline: {
    holds: ({ now, deadlineAt }) => hasPassed(now, deadlineAt),
    condition: 'once deadline_at has passed',
  },
  overdue: {
    holds: ({ now, deadlineAt, workspace }) => hasPassed(now, deadlineAt) && workspace?.unanswered !== 0,
    condition: 'once deadline_at has passed',
  },
  from_bounty: { holds: ({ isFromBounty }) => isFromBounty, condition: 'if a bounty created the order' },
  review_over: {
    holds: ({ now, reviewDeadline }) => hasPassed(now, reviewDeadline),
    condition: 'once the review window has ended',
  },
  quote_expired: {
    holds: ({ now, quoteExpiresAt }) => hasPassed(now, quoteExpiresAt),
    condition: 'once the quote has expired',
  },
  work_over: { holds: isWorkOver, condition: 'when no more generations can be requested' },
  work_goes_on: { holds: (facts) => !isWorkOver(facts), condition: 'while the workspace is open' },
  workspace: { holds: ({ workspace }) => workspace !== null, condition: 'in a subscription workspace' },
  workspace_over: {
    holds: (facts) => hasPassed(facts.now, facts.workspace?.expiresAt ?? null) && isWorkOver(facts),
    condition: 'once the period is over and all generations are delivered',
  },
  payout_here: {
    holds: ({ payoutProgress }) => payoutProgress === 'here',
    condition: "before the agent's payout is sent",
  },
  beyond_cancelling: {
    holds: ({ payoutProgress, workspace }) => payoutProgress !== 'here' || workspace !== null,
    condition: "in a workspace, or after the agent's payout was sent",
  },
  payout_final: {
    holds: ({ payoutProgress }) => payoutProgress === 'final',
    condition: "once the agent's payout is final",
  },
  cancellable: {
    holds: ({ payoutProgress }) => payoutProgress === 'here',
    condition:
      "before the agent's payout is sent; after that, the client may dispute once deadline_at has passed",
  },
} satisfies Record<string, GuardRule<OrderFacts>>;

export type Guard = keyof typeof GUARDS;
