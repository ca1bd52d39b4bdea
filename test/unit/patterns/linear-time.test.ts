import { beforeAll, expect, it, vi } from 'vitest';
import { builtPatterns, contractPatterns, literalPatterns, type Pattern } from './collect.ts';

/** Put together from literals that are checked one by one, each of which stands alone between the others. */
const BUILT_OF_CHECKED_PARTS = ['server/foundation/platform/redact.ts'];

/** Bounded by work, not by time, so that a busy machine judges alike; the whole has a bound that only a stuck one meets. */
const CHECK = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };
const LONG = 180_000;

let check: typeof import('recheck').checkSync;
beforeAll(async () => {
  // neither Java nor a binary of the platform
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
  check = (await import('recheck')).checkSync;
  return () => vi.unstubAllEnvs();
});

/** Many are written more than once, and a pattern is judged by its text alone. */
const results = new Map<string, ReturnType<typeof check>>();

function judge(source: string, flags: string): ReturnType<typeof check> {
  const key = `/${source}/${flags}`;
  const result = results.get(key) ?? check(source, flags, CHECK);
  results.set(key, result);
  return result;
}

function problemOf({ source, flags, where }: Pattern): string[] {
  const result = judge(source, flags);
  if (result.status === 'safe') return [];
  const why = result.status === 'vulnerable' ? `${result.complexity.summary}, ${result.attack.pattern}` : '';
  return [`${where} /${source}/${flags} is ${result.status} ${why}`];
}

it('tells a slow pattern from a fast one', () => {
  const slow = { source: '^(a|a)*$', flags: '', where: 'here' };
  expect(problemOf(slow)).toEqual([expect.stringContaining('here /^(a|a)*$/ is vulnerable exponential')]);
  expect(problemOf({ ...slow, source: '^a*$' })).toEqual([]);
});

it(
  'no pattern in the code takes more than linear time',
  () => {
    const patterns = literalPatterns();
    expect(patterns.length).toBeGreaterThan(50);
    expect(patterns.flatMap(problemOf)).toEqual([]);
  },
  LONG,
);

it(
  'no pattern of the contract takes more than linear time',
  () => {
    const patterns = contractPatterns();
    expect(patterns.length).toBeGreaterThan(20);
    expect(patterns.flatMap(problemOf)).toEqual([]);
  },
  LONG,
);

it('patterns are literals, so that they can be checked', () => {
  const files = builtPatterns().map((where) => where.split(':')[0]);
  expect(files).toEqual(BUILT_OF_CHECKED_PARTS);
});
