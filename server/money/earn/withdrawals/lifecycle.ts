import { Lifecycle, type TransitionRow } from '../../../foundation/platform/lifecycle.ts';

/** `queued`: some of its shares are not redeemed yet. `held`: it cannot be sent to its destination. */
export const WITHDRAWAL_STATES = ['queued', 'paying', 'settled', 'held'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

type Effect = 'pay out' | 'notify owner';

// biome-ignore format: one line per row
const ROWS = [
  // from     trigger     by       only if  to         then
  [null,      'ask',      'owner', [],      'queued',  []],
  ['queued',  'redeem',   'chain', [],      'paying',  ['pay out']],
  ['paying',  'settle',   'chain', [],      'settled', ['notify owner']],
  ['paying',  'fail',     'chain', [],      'held',    ['notify owner']],
  ['held',    'settle',   'chain', [],      'settled', ['notify owner']],
] as const satisfies readonly TransitionRow<WithdrawalState, string, string, never, Effect>[];

export type WithdrawalTrigger = (typeof ROWS)[number][1];
type Actor = (typeof ROWS)[number][2];

/** The lifecycle of a withdrawal. */
export const WITHDRAWAL_LIFECYCLE = new Lifecycle<
  WithdrawalState,
  WithdrawalTrigger,
  Actor,
  undefined,
  never,
  Effect
>({
  noun: 'withdrawal',
  states: WITHDRAWAL_STATES,
  final: ['settled'],
  guards: {},
  rows: ROWS,
});
