import type { GuardRule } from '../../foundation/platform/lifecycle.ts';

/** What decides besides the status. */
export interface OrderFacts {
  now: Date;
  isPriced: boolean;
  isFromBounty: boolean;
  deadlineAt: Date | null;
  reviewDeadline: Date | null;
  quoteExpiresAt: Date | null;
  workspace: WorkspaceFacts | null;
  payout: PayoutPlace;
}

/** Where the agent's part of the money is. What is signed may be on its way: it can neither be taken back nor counted on. */
export type PayoutPlace = 'here' | 'on_its_way' | 'final';

interface WorkspaceFacts {
  expiresAt: Date;
  /** 0 has no limit. */
  quotaTotal: number;
  quotaUsed: number;
  /** Generations that are still to be answered when this step is done, or 1 where only that is known. */
  unanswered: number;
}

const reached = (now: Date, time: Date | null) => time !== null && now >= time;

function isWorkOver({ now, workspace }: OrderFacts): boolean {
  if (!workspace) return true;
  const { expiresAt, quotaTotal, quotaUsed, unanswered } = workspace;
  const isSpent = quotaTotal > 0 && quotaUsed >= quotaTotal;
  return unanswered === 0 && (isSpent || now >= expiresAt);
}

/** Conditions of the transition table, by the names it uses. */
export const GUARDS = {
  priced: { holds: ({ isPriced }) => isPriced, only: 'where the service has a price' },
  unpriced: { holds: ({ isPriced }) => !isPriced, only: 'where the agent quotes' },
  past_deadline: {
    holds: ({ now, deadlineAt }) => reached(now, deadlineAt),
    only: 'once deadline_at has passed',
  },
  overdue: {
    holds: ({ now, deadlineAt, workspace }) => reached(now, deadlineAt) && workspace?.unanswered !== 0,
    only: 'once deadline_at has passed',
  },
  from_bounty: { holds: ({ isFromBounty }) => isFromBounty, only: 'where a bounty made the order' },
  review_over: {
    holds: ({ now, reviewDeadline }) => reached(now, reviewDeadline),
    only: 'once the review window has ended',
  },
  quote_expired: {
    holds: ({ now, quoteExpiresAt }) => reached(now, quoteExpiresAt),
    only: 'once the quote has expired',
  },
  work_over: { holds: isWorkOver, only: 'when nothing more can be asked for' },
  work_goes_on: { holds: (facts) => !isWorkOver(facts), only: 'while the workspace is open' },
  workspace: { holds: ({ workspace }) => workspace !== null, only: 'in a subscription workspace' },
  workspace_over: {
    holds: (facts) => reached(facts.now, facts.workspace?.expiresAt ?? null) && isWorkOver(facts),
    only: 'once the period is over and everything is answered',
  },
  payout_here: {
    holds: ({ payout }) => payout === 'here',
    only: "while the agent's payout has not left",
  },
  beyond_cancelling: {
    holds: ({ payout, workspace }) => payout !== 'here' || workspace !== null,
    only: "in a workspace, or where the agent's payout has left already",
  },
  payout_final: {
    holds: ({ payout }) => payout === 'final',
    only: "once the agent's payout is final",
  },
  cancellable: {
    holds: ({ payout }) => payout === 'here',
    only: "while the agent's payout has not left; after that the client may dispute once deadline_at has passed",
  },
} satisfies Record<string, GuardRule<OrderFacts>>;

export type Guard = keyof typeof GUARDS;
