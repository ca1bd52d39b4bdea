import { describe, expect, test } from 'vitest';
import { BalanceTracker, formatTable, isAsExpected } from '../../scripts/demo/balances.ts';
import { runProgram } from '../support/docs/programs.ts';

test('npm run demo passes on a machine where nothing runs, and proves it', async () => {
  const start = performance.now();
  const printed = await runProgram(['npm', 'run', 'demo', '--', '--own'], {});
  expect(printed).toContain('started for this demo');
  expect(printed).not.toContain('bindings');
  expect(printed).toContain('✓ Webhooks received and verified');
  const changes = [...printed.matchAll(/^ {2}(\w+ on \w+) +[\d.]+ +[\d.]+ +([+-][\d.]+) ✓$/gm)];
  expect(changes.map(([, who, change]) => [who, change])).toEqual([
    ['client on Base', '-47.00'],
    ['owner on Base', '+42.50'],
    ['saver on Base', '-100.00'],
    ['machine on Solana', '-0.099'],
    ['owner on Solana', '+0.09'],
    ['platform on Base', '+4.50'],
    ['platform on Solana', '+0.009'],
  ]);
  expect(performance.now() - start).toBeLessThan(90_000);
}, 120_000);

describe('balances', () => {
  test('that are off by the smallest amount are shown as wrong', async () => {
    let held = 100_000_000n;
    const balances = new BalanceTracker();
    await balances.watch({ label: 'client', expected: -25_000_000n, read: async () => held });
    held -= 24_999_999n;
    const rows = await balances.readChanges();
    expect(rows.map(isAsExpected)).toEqual([false]);
    expect(formatTable(rows)).toMatch(/client +100\.00 +75\.000001 +-24\.999999 ✗ should be -25\.00/);
  });
});
