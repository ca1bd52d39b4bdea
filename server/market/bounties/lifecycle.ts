import type { BountyStatus } from '../../../generated/vocabulary.gen.ts';
import { Lifecycle, SAME_STATE, type TransitionRow } from '../../foundation/platform/lifecycle.ts';

export const BOUNTY_STATUSES = [
  'open',
  'claimed',
  'completed',
  'disputed',
  'cancelled',
  'expired',
] as const satisfies readonly BountyStatus[];
export type { BountyStatus };

/** The order that acceptance created: the bounty follows it. */
export type BountyActor = 'poster' | 'agent' | 'order' | 'clock';

/** Effects of a transition, in the same database transaction. */
export type BountyEffect = 'make order' | 'reject claims' | 'void claims' | 'expire claims' | 'notify poster';

export interface BountyFacts {
  now: Date;
  expiresAt: Date;
}

const GUARDS = {
  in_time: {
    holds: ({ now, expiresAt }: BountyFacts) => now < expiresAt,
    condition: 'before expires_at',
  },
  time_over: {
    holds: ({ now, expiresAt }: BountyFacts) => now >= expiresAt,
    condition: 'once expires_at has passed',
  },
};
type Guard = keyof typeof GUARDS;

const AWARDED = ['claimed', 'disputed'] as const;

/** The lifecycle of a bounty. Once claimed, it follows its order. */
// biome-ignore format: one line per row
const ROWS = [
  // from       trigger     by        only if        to           then
  [null,        'post',     'poster', [],            'open',      []],
  ['open',      'claim',    'agent',  ['in_time'],   SAME_STATE,        ['notify poster']],
  ['open',      'withdraw', 'agent',  [],            SAME_STATE,        []],
  ['open',      'accept',   'poster', ['in_time'],   'claimed',   ['make order', 'reject claims']],
  ['open',      'cancel',   'poster', [],            'cancelled', ['void claims']],
  ['open',      'expire',   'clock',  ['time_over'], 'expired',   ['expire claims', 'notify poster']],
  ['claimed',   'dispute',  'order',  [],            'disputed',  []],
  ['disputed',  'resume',   'order',  [],            'claimed',   []],
  [AWARDED,   'complete', 'order',  [],            'completed', []],
  [AWARDED,   'fail',     'order',  [],            'cancelled', []],
] as const satisfies readonly TransitionRow<BountyStatus, string, BountyActor, Guard, BountyEffect>[];

export type BountyTrigger = (typeof ROWS)[number][1];

export const BOUNTY_LIFECYCLE = new Lifecycle<
  BountyStatus,
  BountyTrigger,
  BountyActor,
  BountyFacts,
  Guard,
  BountyEffect
>({
  noun: 'bounty',
  states: BOUNTY_STATUSES,
  final: ['completed', 'cancelled', 'expired'],
  guards: GUARDS,
  rows: ROWS,
});
