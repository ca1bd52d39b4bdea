import { describe, expect, it } from 'vitest';
import { nextBountyStatus, nextClaimStatus } from '../../../generated/lifecycles.gen.ts';
import { CLAIM_LIFECYCLE } from '../../../server/market/bounties/claim-lifecycle.ts';
import { BOUNTY_LIFECYCLE } from '../../../server/market/bounties/lifecycle.ts';

const NOW = new Date('2030-01-01T00:00:00Z');
const BEFORE = { now: NOW, expiresAt: new Date(NOW.getTime() + 1) };
const AFTER = { now: NOW, expiresAt: NOW };

interface Moves {
  states: readonly string[];
  transitions: readonly { from: string | null; to: string }[];
}

const movesOf = ({ states, transitions }: Moves) =>
  Object.fromEntries(
    states.map((state) => [
      state,
      [
        ...new Set(transitions.filter(({ from, to }) => from === state && to !== state).map(({ to }) => to)),
      ].sort(),
    ]),
  );
const sorted = (next: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(next).map(([state, to]) => [state, [...to].sort()]));

describe('what the contract says can follow a status is what the table allows', () => {
  it('of bounties', () => expect(movesOf(BOUNTY_LIFECYCLE)).toEqual(sorted(nextBountyStatus)));
  it('of claims', () => expect(movesOf(CLAIM_LIFECYCLE)).toEqual(sorted(nextClaimStatus)));
});

describe('to the millisecond of its end', () => {
  it('a bounty is claimed and accepted before, and expires from then on', () => {
    expect(BOUNTY_LIFECYCLE.listAllowedTriggers('open', ['agent', 'poster', 'clock'], BEFORE)).toEqual([
      'claim',
      'withdraw',
      'accept',
      'cancel',
    ]);
    expect(BOUNTY_LIFECYCLE.listAllowedTriggers('open', ['agent', 'poster', 'clock'], AFTER)).toEqual([
      'withdraw',
      'cancel',
      'expire',
    ]);
  });

  it('a claim is accepted before, and expires from then on', () => {
    expect(CLAIM_LIFECYCLE.listAllowedTriggers('pending', ['poster', 'clock'], BEFORE)).toEqual([
      'accept',
      'reject',
      'void',
    ]);
    expect(CLAIM_LIFECYCLE.listAllowedTriggers('pending', ['poster', 'clock'], AFTER)).toEqual([
      'reject',
      'void',
      'expire',
    ]);
  });
});

it('only its order moves a bounty that is claimed', () => {
  for (const actor of ['poster', 'agent', 'clock'] as const) {
    expect(BOUNTY_LIFECYCLE.listAllowedTriggers('claimed', [actor], AFTER)).toEqual([]);
    expect(BOUNTY_LIFECYCLE.listAllowedTriggers('disputed', [actor], AFTER)).toEqual([]);
  }
});
