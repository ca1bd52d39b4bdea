import { describe, expect, it } from 'vitest';
import { Lifecycle, SAME_STATE, type TransitionRow } from '../../../server/foundation/platform/lifecycle.ts';

type State = 'open' | 'claimed' | 'paid' | 'expired';
type Trigger = 'post' | 'claim' | 'comment' | 'accept' | 'expire';
type Actor = 'poster' | 'hunter' | 'clock';
type Guard = 'due' | 'not_due';
type Rows = readonly TransitionRow<State, Trigger, Actor, Guard, string>[];

const GUARDS = {
  due: { holds: ({ isDue }: { isDue: boolean }) => isDue, condition: 'once it is due' },
  not_due: { holds: ({ isDue }: { isDue: boolean }) => !isDue, condition: 'before it is due' },
};

const ROWS: Rows = [
  [null, 'post', 'poster', [], 'open', []],
  ['open', 'claim', 'hunter', ['not_due'], 'claimed', ['tell poster']],
  [['open', 'claimed'], 'comment', ['poster', 'hunter'], [], SAME_STATE, []],
  ['claimed', 'accept', 'poster', [], 'paid', ['pay out']],
  [['open', 'claimed'], 'expire', 'clock', ['due'], 'expired', []],
];

const bounty = (rows: Rows = ROWS) =>
  new Lifecycle<State, Trigger, Actor, { isDue: boolean }, Guard, string>({
    noun: 'bounty',
    states: ['open', 'claimed', 'paid', 'expired'],
    final: ['paid', 'expired'],
    guards: GUARDS,
    rows,
  });

const EARLY = { isDue: false };
const LATE = { isDue: true };

describe('anything with a table of what may happen to it', () => {
  it('goes where its row says, with what happens along with it', () => {
    const step = bounty().getTransition('open', 'claim', ['hunter'], EARLY);
    expect(step).toMatchObject({ to: 'claimed', actor: 'hunter', effects: ['tell poster'] });
  });

  it('stays where it is where its row says so', () => {
    expect(bounty().getTransition('claimed', 'comment', ['hunter'], EARLY)).toMatchObject({ to: 'claimed' });
  });

  it('says what is possible, for whom and when', () => {
    expect(bounty().listAllowedTriggers('open', ['poster', 'hunter'], EARLY)).toEqual(['claim', 'comment']);
    expect(bounty().listAllowedTriggers('open', ['hunter'], LATE)).toEqual(['comment']);
  });

  it('is named in refusals', () => {
    expect(() => bounty().getTransition('open', 'claim', ['hunter'], LATE)).toThrow(
      'The bounty is open: claim is possible only before it is due. Possible now: comment.',
    );
    expect(() => bounty().getTransition('open', 'accept', ['hunter'], EARLY)).toThrow(
      'accept is for the poster of a bounty',
    );
  });
});

describe('a table is refused when', () => {
  const without = (trigger: Trigger) => ROWS.filter((row) => row[1] !== trigger);

  it.each<[string, Rows, string]>([
    ['nothing leads to a state', without('accept'), 'nothing leads to paid'],
    [
      'a state can be reached from itself only',
      [...without('claim'), ['claimed', 'claim', 'hunter', [], SAME_STATE, []]],
      'nothing leads to claimed',
    ],
    [
      'a state that is not final is a dead end',
      [...without('accept').slice(0, 3), ['open', 'accept', 'poster', [], 'paid', []]],
      'nothing leaves claimed, which is not final',
    ],
    ['a final state is left', [...ROWS, ['paid', 'post', 'poster', [], 'open', []]], 'paid is final'],
    [
      'two rows hold at once',
      [...ROWS, ['claimed', 'comment', 'hunter', ['due'], 'open', []]],
      'comment by hunter stands twice in claimed',
    ],
  ])('%s', (_name, rows, hole) => {
    expect(() => bounty(rows)).toThrow(hole);
  });
});
