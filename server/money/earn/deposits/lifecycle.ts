import { Lifecycle, type TransitionRow } from '../../../foundation/platform/lifecycle.ts';

/**
 * `received`: waiting. `deploying`: on its way into the vault. `held`: neither the vault nor its sender accepts it. `lost`: the
 * chain dropped its payment before it was final.
 */
export const DEPOSIT_STATES = [
  'received',
  'deploying',
  'deployed',
  'returning',
  'returned',
  'held',
  'lost',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

type Effect = 'mint shares' | 'refund sender' | 'notify owner';

const UNSENT = ['received', 'returning', 'held'] as const;

// biome-ignore format: one line per row
const ROWS = [
  // from        trigger   by           only if  to           then
  [null,         'receive', 'depositor', [],     'received',  []],
  ['received',   'deploy',  'pool',      [],     'deploying', []],
  ['deploying',  'land',    'chain',     [],     'deployed',  ['mint shares']],
  ['deploying',  'refuse',  'venue',     [],     'returning', ['refund sender']],
  ['deploying',  'retry',   'venue',     [],     'received',  []],
  ['returning',  'return',  'chain',     [],     'returned',  ['notify owner']],
  ['returning',  'fail',    'chain',     [],     'held',      ['notify owner']],
  ['held',       'return',  'chain',     [],     'returned',  ['notify owner']],
  [UNSENT,       'lose',    'chain',     [],     'lost',      ['notify owner']],
] as const satisfies readonly TransitionRow<DepositState, string, string, never, Effect>[];

export type DepositTrigger = (typeof ROWS)[number][1];
type Actor = (typeof ROWS)[number][2];

/** The lifecycle of a deposit. */
export const DEPOSIT_LIFECYCLE = new Lifecycle<DepositState, DepositTrigger, Actor, undefined, never, Effect>(
  {
    noun: 'deposit',
    states: DEPOSIT_STATES,
    final: ['deployed', 'returned', 'lost'],
    guards: {},
    rows: ROWS,
  },
);
