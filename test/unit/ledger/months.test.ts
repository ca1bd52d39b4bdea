import { describe, expect, it } from 'vitest';
import {
  getMonth,
  getMonthStart,
  getNextMonth,
  getPreviousMonth,
  isMonth,
} from '../../../server/money/ledger/months/month.ts';
import { FIRST_PREVIOUS_HASH, hashMonth } from '../../../server/money/ledger/months/month-hash.ts';
import { LATEST, resolveSince } from '../../../server/money/ledger/months/scope.ts';

describe('a month', () => {
  it('is that of UTC', () => {
    expect(getMonth(new Date('2026-01-31T23:59:59.999Z'))).toBe('2026-01');
    expect(getMonth(new Date('2026-02-01T00:00:00Z'))).toBe('2026-02');
    expect(getMonthStart('2026-02')).toEqual(new Date('2026-02-01T00:00:00Z'));
  });

  it('has neighbors, over the end of a year', () => {
    expect([getPreviousMonth('2026-01'), getNextMonth('2026-01')]).toEqual(['2025-12', '2026-02']);
    expect([getPreviousMonth('2026-12'), getNextMonth('2026-12')]).toEqual(['2026-11', '2027-01']);
  });

  it.each(['2026-13', '2026-00', '2026-1', '26-01', '2026-01-01', ' 2026-01', ''])('is not %j', (text) => {
    expect(isMonth(text)).toBe(false);
  });
});

describe('the hash of a month', () => {
  const hashed = {
    month: '2026-01',
    transactions: 1n,
    entries: 2n,
    entriesDigest: 'a',
    balancesDigest: 'b',
    previousHash: FIRST_PREVIOUS_HASH,
  };

  it('stays the same over releases, because operators write it down', () => {
    expect(hashMonth(hashed)).toMatchInlineSnapshot(
      `"9ad3faff6c8bf7dd60dd161c3107ea7adc2a7fe07b80303415e68242b21530ee"`,
    );
  });

  it.each(Object.keys(hashed))('covers %s', (field) => {
    expect(hashMonth({ ...hashed, [field]: '3' })).not.toBe(hashMonth(hashed));
  });
});

describe('the first month to verify', () => {
  const closed = [{ month: '2026-01' }, { month: '2026-02' }, { month: '2026-03' }];

  it.each([
    [undefined, undefined],
    ['2025-06', undefined],
    ['2026-01', undefined],
    ['2026-02', '2026-02'],
    ['2026-04', '2026-04'],
    [LATEST, '2026-04'],
  ])('asked for %s, is %s', (asked, since) => {
    expect(resolveSince(closed, asked)).toBe(since);
  });

  it('is everything if no month is closed, unless a month was asked for', () => {
    expect(resolveSince([], undefined)).toBeUndefined();
    expect(resolveSince([], LATEST)).toBeUndefined();
    expect(() => resolveSince([], '2026-01')).toThrow(
      'No month is closed yet. Verify everything with --all.',
    );
  });

  it('follows a closed one', () => {
    expect(() => resolveSince(closed, '2026-05')).toThrow(
      'The month before 2026-05 is not closed. Use --since 2026-04, an earlier month, or --all.',
    );
  });
});
