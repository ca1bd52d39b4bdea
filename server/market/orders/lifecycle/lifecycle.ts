import type { OrderStatus } from '../../../../generated/vocabulary.gen.ts';
import {
  Lifecycle,
  type Transition as LifecycleTransition,
  SAME_STATE,
  type TransitionRow,
} from '../../../foundation/platform/lifecycle.ts';
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

/** Effects of a transition, in the same database transaction. */
export type Effect =
  /** Webhooks to the agent, except for `order.completed`, which waits for the payout. */
  | 'event order.created'
  | 'event order.paid'
  | 'event order.message'
  | 'event order.revision_requested'
  | 'event order.disputed'
  | 'event order.cancelled'
  /** In-app notifications, to the client and to the agent's owner. */
  | 'notify client'
  | 'notify owner'
  /** Money, always last: the ledger rows stay locked until the end. */
  | 'hold escrow'
  | 'pay out'
  | 'refund'
  /** For a workspace, with the rest for the agent; of other unfinished orders nothing was used. */
  | 'refund unused'
  /** The agent keeps its payout. */
  | 'refund by the platform'
  | 'split'
  /** The payment never arrived: what it promised to the agent and to the payer is withdrawn. */
  | 'void payment';

const EITHER = ['client', 'provider'] as const;
const UNPAID = ['pending_quote', 'quoted', 'accepted'] as const;
const PAYABLE = ['quoted', 'accepted'] as const;
const WORKING = ['paid', 'in_progress'] as const;
const STARTED = ['in_progress', 'delivered', 'revision_requested', 'disputed', 'completed'] as const;
const PAID = ['paid', ...STARTED] as const;
/** Paid and not released yet. */
export const FUNDED = ['paid', 'in_progress', 'delivered', 'revision_requested', 'disputed'] as const;
const ENDED = ['completed', 'cancelled'] as const;
const REWORK = ['revision_requested', 'disputed'] as const;
const IN_REVIEW = ['delivered', 'disputed'] as const;

const HIRE_EFFECTS = ['event order.created', 'notify owner', 'hold escrow', 'pay out'] as const;
const DISPUTE_EFFECTS = ['event order.disputed', 'notify owner'] as const;
const CANCEL_EFFECTS = ['event order.cancelled', 'notify client', 'notify owner'] as const;
const NOTIFY_BOTH = ['notify client', 'notify owner'] as const;

/**
 * The lifecycle of an order. Allowed actions, errors for illegal requests, tests, and the table and diagram in the
 * documentation are generated from this table. A machine pays first, by `hire`, and its agent is paid at once. An
 * agent that then delivers nothing, or no revision, would keep the money if the client could not dispute. `award` is
 * by the poster of a bounty, whose money is refunded automatically if nothing is delivered in time.
 */
// biome-ignore format: one line per row
const ROWS = [
  // from               trigger            by          only if                           to                    then
  [null,                 'create',          'client',   ['priced'],                       'quoted',             ['event order.created']],
  [null,                 'create',          'client',   ['unpriced'],                     'pending_quote',      ['event order.created', 'notify owner']],
  [null,                 'hire',            'client',   ['priced'],                       'paid',               HIRE_EFFECTS],
  [null,                 'award',           'client',   ['priced'],                       'paid',               ['hold escrow']],
  ['pending_quote',      'quote',           'provider', [],                               'quoted',             ['notify client']],
  ['quoted',             'accept',          'client',   [],                               'accepted',           []],
  [PAYABLE,              'pay',             'client',   [],                               'paid',               ['event order.paid', 'notify owner', 'hold escrow']],
  [PAYABLE,              'lapse',           'clock',    ['quote_expired'],                'cancelled',          CANCEL_EFFECTS],
  ['paid',               'start',           'provider', [],                               'in_progress',        []],
  ['paid',               'message',         'provider', [],                               'in_progress',        ['notify client']],
  [STARTED,                'message',         'provider', [],                               SAME_STATE,                 ['notify client']],
  [PAID,                 'message',         'client',   [],                               SAME_STATE,                 ['event order.message']],
  [WORKING,              'generate',        'client',   ['workspace'],                    'in_progress',        ['event order.message']],
  [WORKING,              'deliver',         'provider', ['work_over'],                    'delivered',          ['notify client']],
  [WORKING,              'deliver',         'provider', ['work_goes_on'],                 'in_progress',        ['notify client']],
  [WORKING,              'expire',          'clock',    ['workspace_over'],               'delivered',          ['notify client']],
  [REWORK,              'deliver',         'provider', [],                               'delivered',          ['notify client']],
  [IN_REVIEW,            'approve',         'client',   [],                               'completed',          ['notify owner', 'pay out']],
  ['delivered',          'release',         'clock',    ['review_over'],                  'completed',          [...NOTIFY_BOTH, 'pay out']],
  ['delivered',          'revision',        'client',   [],                               'revision_requested', ['event order.revision_requested', 'notify owner']],
  ['delivered',          'dispute',         'client',   [],                               'disputed',           DISPUTE_EFFECTS],
  [WORKING,              'dispute',         'client',   ['overdue', 'beyond_cancelling'], 'disputed',           DISPUTE_EFFECTS],
  ['revision_requested', 'dispute',         'client',   ['past_deadline'],                'disputed',           DISPUTE_EFFECTS],
  [UNPAID,               'cancel',          EITHER,     [],                               'cancelled',          CANCEL_EFFECTS],
  ['paid',               'cancel',          EITHER,     ['cancellable'],                  'cancelled',          [...CANCEL_EFFECTS, 'refund']],
  ['in_progress',        'cancel',          'client',   ['overdue', 'cancellable'],       'cancelled',          [...CANCEL_EFFECTS, 'refund unused']],
  [WORKING,              'overdue',         'clock',    ['past_deadline', 'from_bounty'], 'cancelled',          [...CANCEL_EFFECTS, 'refund']],
  ['disputed',           'mediate_release', 'admin',    [],                               'completed',          [...NOTIFY_BOTH, 'pay out']],
  ['disputed',           'mediate_split',   'admin',    ['payout_here'],                  'completed',          [...NOTIFY_BOTH, 'split']],
  ['disputed',           'mediate_refund',  'admin',    ['payout_here'],                  'cancelled',          [...CANCEL_EFFECTS, 'refund']],
  ['disputed',           'mediate_refund',  'admin',    ['payout_final'],                 'cancelled',          [...CANCEL_EFFECTS, 'refund by the platform']],
  [FUNDED,               'lose_payment',    'clock',    ['payout_here'],                  'cancelled',          [...CANCEL_EFFECTS, 'void payment']],
  [ENDED,                'lose_payment',    'clock',    ['payout_here'],                  SAME_STATE,           [...NOTIFY_BOTH, 'void payment']],
] as const satisfies readonly TransitionRow<OrderStatus, string, Actor, Guard, Effect>[];

export type Trigger = (typeof ROWS)[number][1];
/** The triggers of an effect: its implementation must handle each of these. */
export type TriggerOf<E extends Effect> = TriggerOfRow<(typeof ROWS)[number], E>;
type TriggerOfRow<OneRow, E> = OneRow extends readonly [
  unknown,
  infer T extends string,
  unknown,
  unknown,
  unknown,
  infer Effects extends readonly unknown[],
]
  ? E extends Effects[number]
    ? T
    : never
  : never;

export type Transition = LifecycleTransition<OrderStatus, Trigger, Actor, Guard, Effect>;

export const ORDER_LIFECYCLE = new Lifecycle<OrderStatus, Trigger, Actor, OrderFacts, Guard, Effect>({
  noun: 'order',
  states: ORDER_STATUSES,
  final: ['completed', 'cancelled'],
  guards: GUARDS,
  rows: ROWS,
});
