import { describe, expect, it } from 'vitest';
import { AppError } from '../../../server/foundation/platform/errors.ts';
import {
  GUARDS,
  type OrderFacts,
  type PayoutProgress,
} from '../../../server/market/orders/lifecycle/guards.ts';
import {
  type Actor,
  ORDER_LIFECYCLE,
  ORDER_STATUSES,
  type OrderStatus,
  type Trigger,
} from '../../../server/market/orders/lifecycle/lifecycle.ts';

const NOW = new Date('2026-01-10T00:00:00Z');
const before = new Date(NOW.getTime() - 1);
const later = new Date(NOW.getTime() + 1);

const PAYOUTS: PayoutProgress[] = ['here', 'on_its_way', 'final'];
const WORKSPACES = [
  null,
  { expiresAt: before, quotaTotal: 0, quotaUsed: 5, unanswered: 0 },
  { expiresAt: before, quotaTotal: 0, quotaUsed: 5, unanswered: 1 },
  { expiresAt: later, quotaTotal: 5, quotaUsed: 5, unanswered: 0 },
  { expiresAt: later, quotaTotal: 5, quotaUsed: 4, unanswered: 0 },
  { expiresAt: later, quotaTotal: 5, quotaUsed: 4, unanswered: 1 },
];

/** Every combination of what guards look at. */
const SITUATIONS: OrderFacts[] = [true, false].flatMap((isPriced) =>
  [before, later, null].flatMap((time) =>
    WORKSPACES.flatMap((workspace) =>
      PAYOUTS.flatMap((payoutProgress) =>
        [false, true].map((isFromBounty) => ({
          now: NOW,
          isPriced,
          isFromBounty,
          deadlineAt: time,
          reviewDeadline: time,
          quoteExpiresAt: time,
          workspace,
          payoutProgress,
        })),
      ),
    ),
  ),
);
const PLAIN = SITUATIONS.find(
  ({ isPriced, deadlineAt, workspace, payoutProgress }) =>
    isPriced && !deadlineAt && !workspace && payoutProgress === 'here',
) as OrderFacts;

const refusal = (status: OrderStatus, trigger: Trigger, actors: Actor[], facts = PLAIN): AppError => {
  try {
    ORDER_LIFECYCLE.getTransition(status, trigger, actors, facts);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('was possible');
};

describe('the table', () => {
  it('never leaves open which row a step takes', () => {
    const open = SITUATIONS.flatMap((facts) => {
      const holding = ORDER_LIFECYCLE.transitions.filter(({ guards }) =>
        guards.every((guard) => GUARDS[guard].holds(facts)),
      );
      const cells = holding.flatMap(({ from, trigger, by }) =>
        by.map((actor) => `${from} ${trigger} by ${actor}`),
      );
      return cells.filter((cell, place) => cells.indexOf(cell) !== place);
    });
    expect([...new Set(open)]).toEqual([]);
  });

  it('reaches every state and ends in two', () => {
    const reached = new Set(ORDER_LIFECYCLE.transitions.map(({ to }) => to));
    expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
    const moving = new Set(
      ORDER_LIFECYCLE.transitions.filter(({ from, to }) => from !== to).map(({ from }) => from),
    );
    expect(ORDER_STATUSES.filter((status) => !moving.has(status))).toEqual(['completed', 'cancelled']);
  });

  it('lets money out once: only on the way into a state that nothing leaves', () => {
    const moves = ORDER_LIFECYCLE.transitions.filter(({ effects }) =>
      effects.some((effect) =>
        ['pay out', 'refund', 'refund unused', 'refund by the platform', 'split'].includes(effect),
      ),
    );
    expect(moves.length).toBeGreaterThan(0);
    // a machine pays the agent at once, and what was paid out is neither paid out nor refunded again
    const atOnce = moves.filter(({ trigger }) => trigger === 'hire');
    expect(atOnce).toMatchObject([{ from: null, to: 'paid' }]);
    for (const { to, trigger } of moves) {
      if (trigger !== 'hire') expect(['completed', 'cancelled']).toContain(to);
    }
    for (const { from, to } of ORDER_LIFECYCLE.transitions) {
      if (to !== 'completed' || from === 'completed') continue;
      expect(['delivered', 'disputed']).toContain(from);
    }
  });

  it('refunds whenever something paid is cancelled, unless its payment is lost', () => {
    for (const { from, to, trigger, effects } of ORDER_LIFECYCLE.transitions) {
      if (trigger === 'lose_payment') expect(effects.at(-1)).toBe('void payment');
      if (to !== 'cancelled' || trigger === 'lose_payment') continue;
      const isPaid = !['pending_quote', 'quoted', 'accepted'].includes(from ?? '');
      const refunds = effects.filter((effect) => effect.startsWith('refund'));
      expect(refunds, `${from}`).toHaveLength(isPaid ? 1 : 0);
    }
  });
});

describe('to the millisecond', () => {
  const workspaceUntil = (expiresAt: Date) => ({ expiresAt, quotaTotal: 0, quotaUsed: 0, unanswered: 0 });
  it.each([
    ['past_deadline', (time: Date) => ({ deadlineAt: time })],
    ['overdue', (time: Date) => ({ deadlineAt: time })],
    ['review_over', (time: Date) => ({ reviewDeadline: time })],
    ['quote_expired', (time: Date) => ({ quoteExpiresAt: time })],
    ['workspace_over', (time: Date) => ({ workspace: workspaceUntil(time) })],
  ] as const)('%s holds from its time on, and not before', (guard, factsAt) => {
    const holdsAt = (time: Date) => GUARDS[guard].holds({ ...PLAIN, ...factsAt(time) });
    expect([holdsAt(later), holdsAt(NOW), holdsAt(before)]).toEqual([false, true, true]);
  });

  it('work in a workspace is over from its end on, and not before', () => {
    const facts = (time: Date) => ({ ...PLAIN, workspace: workspaceUntil(time) });
    expect(GUARDS.work_over.holds(facts(later))).toBe(false);
    expect(GUARDS.work_over.holds(facts(NOW))).toBe(true);
    expect(GUARDS.work_goes_on.holds(facts(NOW))).toBe(false);
  });
});

it('work is over at once where there is no workspace, and not before all is answered where there is', () => {
  expect(GUARDS.work_over.holds(PLAIN)).toBe(true);
  expect(GUARDS.workspace_over.holds(PLAIN)).toBe(false);
  const workspace = { expiresAt: before, quotaTotal: 0, quotaUsed: 0, unanswered: 1 };
  expect(GUARDS.workspace_over.holds({ ...PLAIN, workspace })).toBe(false);
  const spent = { expiresAt: later, quotaTotal: 2, quotaUsed: 2, unanswered: 0 };
  expect(GUARDS.work_over.holds({ ...PLAIN, workspace: spent })).toBe(true);
  expect(GUARDS.workspace_over.holds({ ...PLAIN, workspace: spent })).toBe(false);
});

it.each(['payout_here', 'cancellable'] as const)('%s holds until the payout has left', (guard) => {
  const holding = PAYOUTS.filter((payoutProgress) => GUARDS[guard].holds({ ...PLAIN, payoutProgress }));
  expect(holding).toEqual(['here']);
});

describe('a refused step', () => {
  it('names the state and what is possible', () => {
    const error = refusal('delivered', 'accept', ['client']);
    expect(error).toMatchObject({ status: 400, code: 'illegal_transition' });
    expect(error.message).toBe(
      'The order is delivered: `accept` is not possible. Possible now: `message`, `approve`, `revision`, `dispute`.',
    );
  });

  it('names the condition that does not hold', () => {
    expect(refusal('in_progress', 'cancel', ['client']).message).toBe(
      'The order is in_progress: `cancel` is possible only once deadline_at has passed. Possible now: `message`.',
    );
  });

  it('says so when nothing is possible', () => {
    expect(refusal('cancelled', 'pay', ['client']).message).toBe(
      'The order is cancelled: `pay` is not possible. Possible now: nothing.',
    );
  });

  it('is a 403 when it is for another party', () => {
    expect(refusal('delivered', 'approve', ['provider'])).toMatchObject({ status: 403, code: 'forbidden' });
    expect(refusal('disputed', 'mediate_refund', ['client', 'provider'])).toMatchObject({ status: 403 });
  });
});

describe('once the payout has left', () => {
  const onItsWay = { ...PLAIN, payoutProgress: 'on_its_way' as const };
  const final = { ...PLAIN, payoutProgress: 'final' as const };
  const overdue = { deadlineAt: before };
  const cancellable =
    "`cancel` is possible only before the agent's payout is sent; after that, the client may dispute once deadline_at has passed";

  it('nothing is divided', () => {
    expect(ORDER_LIFECYCLE.listAllowedTriggers('disputed', ['admin'], final)).toEqual([
      'mediate_release',
      'mediate_refund',
    ]);
    expect(refusal('disputed', 'mediate_split', ['admin'], final).message).toBe(
      "The order is disputed: `mediate_split` is possible only before the agent's payout is sent. Possible now: `mediate_release`, `mediate_refund`.",
    );
  });

  it('the platform refunds, as soon as it is certain that the agent was paid', () => {
    expect(ORDER_LIFECYCLE.getTransition('disputed', 'mediate_refund', ['admin'], final).effects).toContain(
      'refund by the platform',
    );
    expect(refusal('disputed', 'mediate_refund', ['admin'], onItsWay).message).toBe(
      "The order is disputed: `mediate_refund` is possible only before the agent's payout is sent, or once the agent's payout is final. Possible now: `mediate_release`.",
    );
  });

  it.each([onItsWay, final])('nobody cancels, and the client disputes what is overdue ($payout)', (facts) => {
    expect(refusal('paid', 'cancel', ['provider'], facts).message).toBe(
      `The order is paid: ${cancellable}. Possible now: \`start\`, \`message\`, \`deliver\`.`,
    );
    expect(refusal('paid', 'cancel', ['client'], facts).message).toBe(
      `The order is paid: ${cancellable}. Possible now: \`message\`.`,
    );
    for (const status of ['paid', 'in_progress'] as const) {
      const late = { ...facts, ...overdue };
      expect(refusal(status, 'cancel', ['client'], late).message).toBe(
        `The order is ${status}: ${cancellable}. Possible now: \`message\`, \`dispute\`.`,
      );
      expect(ORDER_LIFECYCLE.getTransition(status, 'dispute', ['client'], late).to).toBe('disputed');
      expect(refusal(status, 'dispute', ['client'], facts).message).toContain('once deadline_at has passed');
    }
  });

  it('and before that an overdue order is cancelled, not disputed', () => {
    const late = { ...PLAIN, ...overdue };
    expect(ORDER_LIFECYCLE.listAllowedTriggers('in_progress', ['client'], late)).toEqual([
      'message',
      'cancel',
    ]);
  });
});

it('a workspace is ended, or disputed, once an answer is overdue', () => {
  const workspace = { expiresAt: later, quotaTotal: 5, quotaUsed: 4, unanswered: 1 };
  const waiting = { ...PLAIN, workspace, deadlineAt: later };
  const possible = (facts: OrderFacts) =>
    ORDER_LIFECYCLE.listAllowedTriggers('in_progress', ['client'], facts);
  expect(possible(waiting)).toEqual(['message', 'generate']);
  const overdue = { ...waiting, deadlineAt: before };
  expect(possible(overdue)).toEqual(['message', 'generate', 'dispute', 'cancel']);
  expect(ORDER_LIFECYCLE.getTransition('in_progress', 'cancel', ['client'], overdue).effects).toContain(
    'refund unused',
  );
  expect(refusal('in_progress', 'cancel', ['provider'], overdue).status).toBe(400);
  // whatever its deadline says
  expect(possible({ ...overdue, workspace: { ...workspace, unanswered: 0 } })).toEqual([
    'message',
    'generate',
  ]);
});

it('whoever is both client and provider can do what either can', () => {
  const both: Actor[] = ['client', 'provider'];
  expect(ORDER_LIFECYCLE.getTransition('quoted', 'accept', both, PLAIN).actor).toBe('client');
  expect(ORDER_LIFECYCLE.listAllowedTriggers('paid', both, PLAIN)).toEqual([
    'start',
    'message',
    'deliver',
    'cancel',
  ]);
});

it('a workspace stays open until all is answered and nothing more can be asked for', () => {
  const workspace = { expiresAt: later, quotaTotal: 2, quotaUsed: 1, unanswered: 0 };
  const deliver = (changes: Partial<typeof workspace>) =>
    ORDER_LIFECYCLE.getTransition('in_progress', 'deliver', ['provider'], {
      ...PLAIN,
      workspace: { ...workspace, ...changes },
    }).to;
  expect(deliver({})).toBe('in_progress');
  expect(deliver({ quotaUsed: 2 })).toBe('delivered');
  expect(deliver({ quotaUsed: 2, unanswered: 1 })).toBe('in_progress');
  expect(deliver({ expiresAt: NOW })).toBe('delivered');
  expect(deliver({ expiresAt: NOW, unanswered: 1 })).toBe('in_progress');
});
