import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { getRoundCount } from '../../support/rounds.ts';
import { builtPatterns, contractPatterns, literalPatterns, type Pattern } from './collect.ts';

/** Built from literals that are checked one by one, each separate from the others. */
const BUILT_OF_CHECKED_PARTS = ['server/foundation/platform/redact.ts'];

/**
 * Bounded by work, not by time, so that a busy machine gets the same result; the total has a bound that only a hang
 * reaches.
 */
const CHECK = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

let check: typeof import('recheck').checkSync;
beforeAll(async () => {
  // neither Java nor a binary of the platform
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
  check = (await import('recheck')).checkSync;
  return () => vi.unstubAllEnvs();
});

/**
 * A pattern is judged by its text alone, which takes a minute for all of them. Linear ones are stored, so that only
 * new ones are judged; with ROUNDS=all, all are. `npx vitest run test/unit/patterns -u` stores the result.
 */
const KEPT = 'linear-patterns.txt';
const kept = new Set(readFileSync(new URL(KEPT, import.meta.url), 'utf8').split('\n'));
const textOf = ({ source, flags }: Pattern) => `/${source.replaceAll('\n', '\\n')}/${flags}`;

function problemOf(pattern: Pattern): string[] {
  const { source, flags, where } = pattern;
  if (getRoundCount(0, 1) === 0 && kept.has(textOf(pattern))) return [];
  const result = check(source, flags, CHECK);
  if (result.status === 'safe') return [];
  const why = result.status === 'vulnerable' ? `${result.complexity.summary}, ${result.attack.pattern}` : '';
  return [`${where} /${source}/${flags} is ${result.status} ${why}`];
}

it('tells a slow pattern from a fast one', () => {
  const slow = { source: '^(a|a)*$', flags: '', where: 'here' };
  expect(problemOf(slow)).toEqual([expect.stringContaining('here /^(a|a)*$/ is vulnerable exponential')]);
  expect(problemOf({ ...slow, source: '^a*$' })).toEqual([]);
});

it('no pattern of the code and the contract takes more than linear time', async () => {
  const [code, contract] = [literalPatterns(), contractPatterns()];
  expect(code.length).toBeGreaterThan(50);
  expect(contract.length).toBeGreaterThan(20);
  const different = new Map([...code, ...contract].map((one) => [textOf(one), one]));
  expect([...different.values()].flatMap(problemOf)).toEqual([]);
  await expect(`${[...different.keys()].sort().join('\n')}\n`).toMatchFileSnapshot(KEPT);
}, 180_000);

it('patterns are literals, so that they can be checked', () => {
  const files = builtPatterns().map((where) => where.split(':')[0]);
  expect(files).toEqual(BUILT_OF_CHECKED_PARTS);
});
