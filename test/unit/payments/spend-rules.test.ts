import { expect, it } from 'vitest';
import { findSpendBasis, type SpendFacts } from '../../../server/money/payments/spend-rules.ts';

const NOTHING: SpendFacts = {
  isPayer: false,
  opensLock: false,
  acceptsUnlocked: false,
  reservedFor: undefined,
};

it.each([
  ['nobody without a reason', {}, undefined],
  ['the payer', { isPayer: true }, 'payer'],
  ['the payer, also of what is locked', { isPayer: true, opensLock: true, reservedFor: 'locked' }, 'payer'],
  ['who has the secret', { opensLock: true, reservedFor: 'locked' }, 'secret'],
  ['anyone, where a bare reference is enough', { acceptsUnlocked: true }, 'bearer'],
  [
    'nobody by a bare reference of what is reserved',
    { acceptsUnlocked: true, reservedFor: 'held' },
    undefined,
  ],
  ['nobody by a bare reference where that is not enough', { reservedFor: undefined }, undefined],
] as const)('a payment is spent by %s', (_who, facts, basis) => {
  expect(findSpendBasis({ ...NOTHING, ...facts })).toBe(basis);
});
