import type { OrderStatus } from '../../../generated/vocabulary.gen.ts';
import { IllegalTransitionError, NotYoursToDoError } from './errors.ts';
import { GUARDS, type Guard, type OrderFacts } from './guards.ts';

export const ORDER_STATUSES = [
  'pending_quote',
  'quoted',
  'accepted',
  'paid',
  'in_progress',
  'delivered',
  'completed',
  'revision_requested',
  'disputed',
  'cancelled',
] as const satisfies readonly OrderStatus[];
export type { OrderStatus };

export type Actor = 'client' | 'provider' | 'admin' | 'clock';

export type Trigger =
  | 'create'
  | 'hire'
  | 'quote'
  | 'accept'
  | 'pay'
  | 'start'
  | 'message'
  | 'generate'
  | 'deliver'
  | 'approve'
  | 'revision'
  | 'dispute'
  | 'cancel'
  | 'mediate_release'
  | 'mediate_split'
  | 'mediate_refund'
  | 'lapse'
  | 'release'
  | 'expire';

/** What happens along with a transition, in the same database transaction. */
export type Effect =
  /** Webhooks to the agent. `order.completed` is not among them: it waits for the payout. */
  | 'event order.created'
  | 'event order.paid'
  | 'event order.message'
  | 'event order.revision_requested'
  | 'event order.disputed'
  | 'event order.cancelled'
  /** In-app notifications, to the client and to the agent's owner. */
  | 'tell client'
  | 'tell owner'
  /** Money, always last: the ledger's rows stay locked until the end. */
  | 'hold escrow'
  | 'pay out'
  | 'refund'
  /** The agent keeps its payout. */
  | 'refund by the platform'
  | 'split';

export interface Transition {
  /** Null before the order exists. */
  from: OrderStatus | null;
  trigger: Trigger;
  by: readonly Actor[];
  /** All of them have to hold. */
  guards?: readonly Guard[];
  to: OrderStatus;
  effects: readonly Effect[];
}

const CLIENT = ['client'] as const;
const PROVIDER = ['provider'] as const;
const ADMIN = ['admin'] as const;
const CLOCK = ['clock'] as const;
const EITHER = ['client', 'provider'] as const;

type Rest = Omit<Transition, 'from'>;
const from = (statuses: readonly (OrderStatus | null)[], rest: Rest): Transition[] =>
  statuses.map((status) => ({ from: status, ...rest }));
const staying = (statuses: readonly OrderStatus[], rest: Omit<Rest, 'to'>): Transition[] =>
  statuses.map((status) => ({ from: status, to: status, ...rest }));

const UNPAID = ['pending_quote', 'quoted', 'accepted'] as const;
const PAYABLE = ['quoted', 'accepted'] as const;
const WORKING = ['paid', 'in_progress'] as const;
const CANCELLED = ['event order.cancelled', 'tell client', 'tell owner'] as const;

/**
 * The life of an order. Guards, answers to illegal requests, the tests and the diagram in the documentation are made
 * from this table. Where two rows share state and trigger, their guards exclude each other.
 */
export const TRANSITIONS: readonly Transition[] = [
  ...from([null], {
    trigger: 'create',
    by: CLIENT,
    guards: ['priced'],
    to: 'quoted',
    effects: ['event order.created'],
  }),
  ...from([null], {
    trigger: 'create',
    by: CLIENT,
    guards: ['unpriced'],
    to: 'pending_quote',
    effects: ['event order.created'],
  }),

  // a machine pays first, and the agent is paid at once
  ...from([null], {
    trigger: 'hire',
    by: CLIENT,
    guards: ['priced'],
    to: 'paid',
    effects: ['event order.created', 'tell owner', 'hold escrow', 'pay out'],
  }),

  ...from(['pending_quote'], { trigger: 'quote', by: PROVIDER, to: 'quoted', effects: ['tell client'] }),
  ...from(['quoted'], { trigger: 'accept', by: CLIENT, to: 'accepted', effects: [] }),
  ...from(PAYABLE, {
    trigger: 'pay',
    by: CLIENT,
    to: 'paid',
    effects: ['event order.paid', 'tell owner', 'hold escrow'],
  }),
  ...from(PAYABLE, {
    trigger: 'lapse',
    by: CLOCK,
    guards: ['quote_expired'],
    to: 'cancelled',
    effects: CANCELLED,
  }),

  ...from(['paid'], { trigger: 'start', by: PROVIDER, to: 'in_progress', effects: [] }),
  ...from(['paid'], { trigger: 'message', by: PROVIDER, to: 'in_progress', effects: ['tell client'] }),
  ...staying(['in_progress', 'delivered', 'revision_requested', 'disputed', 'completed'], {
    trigger: 'message',
    by: PROVIDER,
    effects: ['tell client'],
  }),
  ...staying(['paid', 'in_progress', 'delivered', 'revision_requested', 'disputed', 'completed'], {
    trigger: 'message',
    by: CLIENT,
    effects: ['event order.message'],
  }),
  ...from(WORKING, {
    trigger: 'generate',
    by: CLIENT,
    guards: ['workspace'],
    to: 'in_progress',
    effects: ['event order.message'],
  }),

  ...from(WORKING, {
    trigger: 'deliver',
    by: PROVIDER,
    guards: ['work_over'],
    to: 'delivered',
    effects: ['tell client'],
  }),
  ...from(WORKING, {
    trigger: 'deliver',
    by: PROVIDER,
    guards: ['work_goes_on'],
    to: 'in_progress',
    effects: ['tell client'],
  }),
  ...from(WORKING, {
    trigger: 'expire',
    by: CLOCK,
    guards: ['workspace_over'],
    to: 'delivered',
    effects: ['tell client'],
  }),
  ...from(['revision_requested', 'disputed'], {
    trigger: 'deliver',
    by: PROVIDER,
    to: 'delivered',
    effects: ['tell client'],
  }),

  ...from(['delivered', 'disputed'], {
    trigger: 'approve',
    by: CLIENT,
    to: 'completed',
    effects: ['tell owner', 'pay out'],
  }),
  ...from(['delivered'], {
    trigger: 'release',
    by: CLOCK,
    guards: ['review_over'],
    to: 'completed',
    effects: ['tell client', 'tell owner', 'pay out'],
  }),
  ...from(['delivered'], {
    trigger: 'revision',
    by: CLIENT,
    to: 'revision_requested',
    effects: ['event order.revision_requested', 'tell owner'],
  }),
  ...from(['delivered'], {
    trigger: 'dispute',
    by: CLIENT,
    to: 'disputed',
    effects: ['event order.disputed', 'tell owner'],
  }),
  // an agent that was paid at once and delivers nothing would otherwise keep the money
  ...from(WORKING, {
    trigger: 'dispute',
    by: CLIENT,
    guards: ['past_deadline', 'payout_left'],
    to: 'disputed',
    effects: ['event order.disputed', 'tell owner'],
  }),
  // an agent that never hands in the revision would otherwise keep the client's money where it is
  ...from(['revision_requested'], {
    trigger: 'dispute',
    by: CLIENT,
    guards: ['past_deadline'],
    to: 'disputed',
    effects: ['event order.disputed', 'tell owner'],
  }),

  ...from(UNPAID, { trigger: 'cancel', by: EITHER, to: 'cancelled', effects: CANCELLED }),
  ...from(['paid'], {
    trigger: 'cancel',
    by: EITHER,
    guards: ['cancellable'],
    to: 'cancelled',
    effects: [...CANCELLED, 'refund'],
  }),
  ...from(['in_progress'], {
    trigger: 'cancel',
    by: CLIENT,
    guards: ['past_deadline', 'cancellable'],
    to: 'cancelled',
    effects: [...CANCELLED, 'refund'],
  }),

  ...from(['disputed'], {
    trigger: 'mediate_release',
    by: ADMIN,
    to: 'completed',
    effects: ['tell client', 'tell owner', 'pay out'],
  }),
  ...from(['disputed'], {
    trigger: 'mediate_split',
    by: ADMIN,
    guards: ['payout_here'],
    to: 'completed',
    effects: ['tell client', 'tell owner', 'split'],
  }),
  ...from(['disputed'], {
    trigger: 'mediate_refund',
    by: ADMIN,
    guards: ['payout_here'],
    to: 'cancelled',
    effects: [...CANCELLED, 'refund'],
  }),
  ...from(['disputed'], {
    trigger: 'mediate_refund',
    by: ADMIN,
    guards: ['payout_final'],
    to: 'cancelled',
    effects: [...CANCELLED, 'refund by the platform'],
  }),
];

/** What these parties can do with an order in this status as things are. */
export function possibleFrom(status: OrderStatus, actors: readonly Actor[], facts: OrderFacts): Trigger[] {
  const rows = TRANSITIONS.filter((row) => row.from === status && isBy(row, actors) && holds(row, facts));
  return [...new Set(rows.map(({ trigger }) => trigger))];
}

/** The transition that a trigger causes now, or an error that says what would be possible. */
export function transitionFor(
  status: OrderStatus | null,
  trigger: Trigger,
  actors: readonly Actor[],
  facts: OrderFacts,
): Transition & { actor: Actor } {
  const rows = TRANSITIONS.filter((row) => row.trigger === trigger);
  const theirs = rows.filter((row) => isBy(row, actors));
  if (theirs.length === 0) throw new NotYoursToDoError(trigger, [...new Set(rows.flatMap(({ by }) => by))]);
  const here = theirs.filter((row) => row.from === status);
  const found = here.find((row) => holds(row, facts));
  const actor = found && actors.find((one) => found.by.includes(one));
  if (found && actor) return { ...found, actor };
  const possible = status ? possibleFrom(status, actors, facts) : [];
  const only = here.map((row) => missing(row, facts)).join(', or ');
  throw new IllegalTransitionError(status ?? 'not there yet', trigger, possible, only);
}

function isBy({ by }: Transition, actors: readonly Actor[]): boolean {
  return by.some((actor) => actors.includes(actor));
}

function holds({ guards = [] }: Transition, facts: OrderFacts): boolean {
  return guards.every((guard) => GUARDS[guard].holds(facts));
}

/** What would have to hold for a row, and does not. */
function missing({ guards = [] }: Transition, facts: OrderFacts): string {
  const failing = guards.filter((guard) => !GUARDS[guard].holds(facts));
  return failing.map((guard) => GUARDS[guard].only).join(' and ');
}
