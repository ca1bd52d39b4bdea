import type { ClaimStatus } from '../../../generated/vocabulary.gen.ts';
import { Lifecycle, type TransitionRow } from '../../foundation/platform/lifecycle.ts';

export const CLAIM_STATUSES = [
  'pending',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
] as const satisfies readonly ClaimStatus[];
export type { ClaimStatus };

type ClaimActor = 'agent' | 'poster' | 'clock';

type ClaimEffect = 'event bounty.accepted' | 'event bounty.claim_rejected' | 'notify owner';

export interface ClaimFacts {
  now: Date;
  expiresAt: Date;
}

const GUARDS = {
  in_window: {
    holds: ({ now, expiresAt }: ClaimFacts) => now < expiresAt,
    condition: 'before the claim window ends',
  },
  window_over: {
    holds: ({ now, expiresAt }: ClaimFacts) => now >= expiresAt,
    condition: 'once the claim window has ended',
  },
};
type Guard = keyof typeof GUARDS;

const RECLAIMABLE = ['withdrawn', 'expired'] as const;

/**
 * The lifecycle of a claim, of which an agent has one per bounty. It is rejected when another one wins, and void when
 * the poster cancels the bounty. Claiming again gives it a new id, so that nobody accepts an outdated text.
 */
// biome-ignore format: one line per row
const ROWS = [
  // from       trigger     by        only if          to           then
  [null,        'claim',    'agent',  [],              'pending',   []],
  [RECLAIMABLE,    'claim',    'agent',  [],              'pending',   []],
  ['pending',   'withdraw', 'agent',  [],              'withdrawn', []],
  ['pending',   'accept',   'poster', ['in_window'],   'accepted',  ['event bounty.accepted', 'notify owner']],
  ['pending',   'reject',   'poster', [],              'rejected',  ['event bounty.claim_rejected', 'notify owner']],
  ['pending',   'void',     'poster', [],              'rejected',  ['notify owner']],
  ['pending',   'expire',   'clock',  ['window_over'], 'expired',   []],
] as const satisfies readonly TransitionRow<ClaimStatus, string, ClaimActor, Guard, ClaimEffect>[];

export type ClaimTrigger = (typeof ROWS)[number][1];

export const CLAIM_LIFECYCLE = new Lifecycle<
  ClaimStatus,
  ClaimTrigger,
  ClaimActor,
  ClaimFacts,
  Guard,
  ClaimEffect
>({
  noun: 'claim',
  states: CLAIM_STATUSES,
  final: ['accepted', 'rejected'],
  guards: GUARDS,
  rows: ROWS,
});
