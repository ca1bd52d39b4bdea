import { describe, expect, it } from 'vitest';
import { GUARDS, type OrderFacts } from '../../../server/orders/guards.ts';
import {
  type Actor,
  ORDER_STATUSES,
  type OrderStatus,
  possibleFrom,
  TRANSITIONS,
  type Trigger,
  transitionFor,
} from '../../../server/orders/state.ts';
import { AppError } from '../../../server/platform/errors.ts';

const NOW = new Date('2026-01-10T00:00:00Z');
const before = new Date(NOW.getTime() - 1);
const later = new Date(NOW.getTime() + 1);
const ACTORS: Actor[] = ['client', 'provider', 'admin', 'clock'];
const TRIGGERS = [...new Set(TRANSITIONS.map(({ trigger }) => trigger))];

/** Every combination of what guards look at. */
const SITUATIONS: OrderFacts[] = [true, false].flatMap((isPriced) =>
  [before, later, null].flatMap((time) =>
    [
      null,
      { expiresAt: before, quotaTotal: 0, quotaUsed: 5, unanswered: 0 },
      { expiresAt: before, quotaTotal: 0, quotaUsed: 5, unanswered: 1 },
      { expiresAt: later, quotaTotal: 5, quotaUsed: 5, unanswered: 0 },
      { expiresAt: later, quotaTotal: 5, quotaUsed: 4, unanswered: 0 },
    ].map((workspace) => ({
      now: NOW,
      isPriced,
      deadlineAt: time,
      reviewDeadline: time,
      quoteExpiresAt: time,
      workspace,
      hasPayoutLeft: false,
    })),
  ),
);
const PLAIN = SITUATIONS.find(
  ({ isPriced, deadlineAt, workspace }) => isPriced && !deadlineAt && !workspace,
) as OrderFacts;

const refusal = (status: OrderStatus, trigger: Trigger, actors: Actor[], facts = PLAIN): AppError => {
  try {
    transitionFor(status, trigger, actors, facts);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('was possible');
};

describe('the table', () => {
  it('never leaves open which row a step takes', () => {
    for (const facts of SITUATIONS) {
      for (const from of [null, ...ORDER_STATUSES]) {
        for (const trigger of TRIGGERS) {
          for (const actor of ACTORS) {
            const rows = TRANSITIONS.filter(
              (row) =>
                row.from === from &&
                row.trigger === trigger &&
                row.by.includes(actor) &&
                (!row.guard || GUARDS[row.guard].holds(facts)),
            );
            expect(rows.length, `${from} ${trigger} by ${actor}`).toBeLessThanOrEqual(1);
          }
        }
      }
    }
  });

  it('reaches every state and ends in two', () => {
    const reached = new Set(TRANSITIONS.map(({ to }) => to));
    expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
    const moving = new Set(TRANSITIONS.filter(({ from, to }) => from !== to).map(({ from }) => from));
    expect(ORDER_STATUSES.filter((status) => !moving.has(status))).toEqual(['completed', 'cancelled']);
  });

  it('lets money out once: only on the way into a state that nothing leaves', () => {
    const moves = TRANSITIONS.filter(({ effects }) =>
      effects.some((effect) => ['pay out', 'refund', 'split'].includes(effect)),
    );
    expect(moves.length).toBeGreaterThan(0);
    // a machine pays the agent at once, and what was paid out is neither paid out nor refunded again
    const atOnce = moves.filter(({ trigger }) => trigger === 'hire');
    expect(atOnce).toMatchObject([{ from: null, to: 'paid' }]);
    for (const { to, trigger } of moves) {
      if (trigger !== 'hire') expect(['completed', 'cancelled']).toContain(to);
    }
    for (const { from, to } of TRANSITIONS) {
      if (to !== 'completed' || from === 'completed') continue;
      expect(['delivered', 'disputed']).toContain(from);
    }
  });

  it('refunds whenever something paid is cancelled', () => {
    for (const { from, to, effects } of TRANSITIONS) {
      if (to !== 'cancelled') continue;
      const isPaid = !['pending_quote', 'quoted', 'accepted'].includes(from ?? '');
      expect(effects.includes('refund'), `${from}`).toBe(isPaid);
    }
  });
});

describe('a refused step', () => {
  it('names the state and what is possible', () => {
    const error = refusal('delivered', 'accept', ['client']);
    expect(error).toMatchObject({ status: 400, code: 'illegal_transition' });
    expect(error.message).toBe(
      'The order is delivered: accept is not possible. Possible now: message, approve, revision, dispute.',
    );
  });

  it('names the condition that does not hold', () => {
    expect(refusal('in_progress', 'cancel', ['client']).message).toBe(
      'The order is in_progress: cancel is possible only once deadline_at has passed. Possible now: message.',
    );
  });

  it('says so when nothing is possible', () => {
    expect(refusal('cancelled', 'pay', ['client']).message).toBe(
      'The order is cancelled: pay is not possible. Nothing else is possible now.',
    );
  });

  it('is a 403 when it is for another party', () => {
    expect(refusal('delivered', 'approve', ['provider'])).toMatchObject({ status: 403, code: 'forbidden' });
    expect(refusal('disputed', 'mediate_refund', ['client', 'provider'])).toMatchObject({ status: 403 });
  });
});

it('what has left for the agent is neither divided nor refunded by mediation', () => {
  const facts = { ...PLAIN, hasPayoutLeft: true };
  expect(possibleFrom('disputed', ['admin'], facts)).toEqual(['mediate_release']);
  expect(refusal('disputed', 'mediate_split', ['admin'], facts).message).toBe(
    "The order is disputed: mediate_split is possible only while the agent's payout has not left. Possible now: mediate_release.",
  );
});

it('whoever is both client and provider can do what either can', () => {
  const both: Actor[] = ['client', 'provider'];
  expect(transitionFor('quoted', 'accept', both, PLAIN).actor).toBe('client');
  expect(possibleFrom('paid', both, PLAIN)).toEqual(['start', 'message', 'deliver', 'cancel']);
});

it('a workspace stays open until all is answered and nothing more can be asked for', () => {
  const workspace = { expiresAt: later, quotaTotal: 2, quotaUsed: 1, unanswered: 0 };
  const deliver = (changes: Partial<typeof workspace>) =>
    transitionFor('in_progress', 'deliver', ['provider'], {
      ...PLAIN,
      workspace: { ...workspace, ...changes },
    }).to;
  expect(deliver({})).toBe('in_progress');
  expect(deliver({ quotaUsed: 2 })).toBe('delivered');
  expect(deliver({ quotaUsed: 2, unanswered: 1 })).toBe('in_progress');
  expect(deliver({ expiresAt: NOW })).toBe('delivered');
  expect(deliver({ expiresAt: NOW, unanswered: 1 })).toBe('in_progress');
});
