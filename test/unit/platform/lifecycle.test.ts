import { describe, expect, it } from 'vitest';
import { Lifecycle, SAME_STATE, type TransitionRow } from '../../../server/foundation/platform/lifecycle.ts';
import { IllegalTransitionError, withArticle } from '../../../server/foundation/platform/lifecycle-errors.ts';

type State = 'open' | 'claimed' | 'paid' | 'expired';
type Trigger = 'post' | 'claim' | 'comment' | 'accept' | 'expire';
type Actor = 'poster' | 'hunter' | 'clock';
type Guard = 'due' | 'not_due' | 'never';
type Rows = readonly TransitionRow<State, Trigger, Actor, Guard, string>[];

const GUARDS = {
  due: { holds: ({ isDue }: { isDue: boolean }) => isDue, condition: 'once it is due' },
  not_due: { holds: ({ isDue }: { isDue: boolean }) => !isDue, condition: 'before it is due' },
  never: { holds: () => false, condition: 'never' },
};

const ROWS: Rows = [
  [null, 'post', 'poster', [], 'open', []],
  ['open', 'claim', 'hunter', ['not_due'], 'claimed', ['notify poster']],
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
    expect(step).toMatchObject({ to: 'claimed', actor: 'hunter', effects: ['notify poster'] });
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
      'The bounty is open: `claim` is possible only before it is due. Possible now: `comment`.',
    );
    expect(() => bounty().getTransition('open', 'accept', ['hunter'], EARLY)).toThrow(
      'Only the poster of a bounty can `accept`.',
    );
    expect(() => bounty().getTransition('open', 'comment', ['clock'], EARLY)).toThrow(
      expect.objectContaining({
        status: 403,
        code: 'forbidden',
        message: 'Only the poster or the hunter of a bounty can `comment`.',
      }),
    );
  });

  it('is refused with what is possible instead, where nothing would make it possible', () => {
    expect(() => bounty().getTransition('open', 'accept', ['poster'], EARLY)).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'illegal_transition',
        message: 'The bounty is open: `accept` is not possible. Possible now: `comment`.',
      }),
    );
    expect(() => bounty().getTransition('paid', 'accept', ['poster'], EARLY)).toThrow(
      'The bounty is paid: `accept` is not possible. Possible now: nothing.',
    );
  });

  it('begins where there is nothing yet', () => {
    expect(bounty().getTransition(null, 'post', ['poster'], EARLY)).toMatchObject({ from: null, to: 'open' });
    expect(() => bounty().getTransition(null, 'comment', ['poster'], EARLY)).toThrow(
      'The bounty is not created yet: `comment` is not possible. Possible now: nothing.',
    );
  });

  it('takes the row whose conditions all hold, and names the conditions of every other', () => {
    const rows: Rows = [
      ...ROWS,
      ['claimed', 'claim', 'hunter', ['never'], 'open', []],
      ['claimed', 'claim', 'hunter', ['due'], 'paid', []],
    ];
    expect(bounty(rows).getTransition('claimed', 'claim', ['hunter'], LATE)).toMatchObject({ to: 'paid' });
    expect(() => bounty(rows).getTransition('claimed', 'claim', ['hunter'], EARLY)).toThrow(
      '`claim` is possible only never, or once it is due. Possible now: `comment`.',
    );
    const both: Rows = [...ROWS, ['claimed', 'claim', 'hunter', ['never', 'due'], 'open', []]];
    expect(() => bounty(both).getTransition('claimed', 'claim', ['hunter'], EARLY)).toThrow(
      '`claim` is possible only never and once it is due. Possible now: `comment`.',
    );
  });

  it('is done by the first of its actors that may', () => {
    const step = bounty().getTransition('open', 'comment', ['clock', 'hunter', 'poster'], EARLY);
    expect(step.actor).toBe('hunter');
  });

  it('is possible once, however many of its rows lead there', () => {
    const rows: Rows = [...ROWS, ['open', 'claim', 'poster', [], 'claimed', []]];
    expect(bounty(rows).listAllowedTriggers('open', ['poster', 'hunter'], EARLY)).toEqual([
      'claim',
      'comment',
    ]);
  });
});

it('rows whose conditions differ may share one', () => {
  const rows: Rows = [
    ...ROWS,
    ['claimed', 'claim', 'hunter', ['never', 'due'], 'open', []],
    ['claimed', 'claim', 'hunter', ['never', 'not_due'], 'paid', []],
  ];
  expect(() => bounty(rows)).not.toThrow();
});

it('a refusal may end with a hint', () => {
  const error = new IllegalTransitionError('order', 'open', 'pay', { allowedTriggers: [] });
  expect(error.withHint('Wait.')).toBe(error);
  expect(error.message).toBe('The order is open: `pay` is not possible. Possible now: nothing. Wait.');
});

it.each([
  ['order', 'an order'],
  ['bounty', 'a bounty'],
  ['payout', 'a payout'],
])('%s has its article', (noun, text) => {
  expect(withArticle(noun)).toBe(text);
});

describe('a table is refused when', () => {
  const without = (trigger: Trigger) => ROWS.filter((row) => row[1] !== trigger);

  it.each<[string, Rows, string | RegExp]>([
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
      'comment by hunter is listed twice in claimed',
    ],
    [
      'the conditions of one row are among those of a later one',
      [
        ...ROWS,
        ['claimed', 'claim', 'hunter', ['due'], 'open', []],
        ['claimed', 'claim', 'hunter', ['never', 'due'], 'paid', []],
      ],
      'claim by hunter is listed twice in claimed',
    ],
    [
      'the conditions of one row are among those of an earlier one',
      [
        ...ROWS,
        ['claimed', 'claim', 'hunter', ['never', 'due'], 'open', []],
        ['claimed', 'claim', 'hunter', ['due'], 'paid', []],
      ],
      'claim by hunter is listed twice in claimed',
    ],
    [
      'it keeps what is not there as it is',
      [...ROWS, [null, 'comment', 'poster', [], SAME_STATE, []]],
      'comment cannot keep the state of what does not exist yet',
    ],
    [
      'it has several holes',
      [...without('accept'), ['expired', 'post', 'poster', [], 'open', []]],
      /^The lifecycle of a bounty is invalid: .+; .+/,
    ],
  ])('%s', (_name, rows, hole) => {
    expect(() => bounty(rows)).toThrow(hole);
  });
});
