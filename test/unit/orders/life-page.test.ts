import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeLife } from '../../../server/market/orders/life-page.ts';
import { TRANSITIONS } from '../../../server/market/orders/state.ts';

const page = readFileSync(new URL('../../../docs/orders.md', import.meta.url), 'utf8');

it('is current (npm run docs)', () => {
  expect(page).toBe(describeLife());
});

it.each(TRANSITIONS.filter(({ from, to }) => from !== to))('draws $trigger from $from to $to', (row) => {
  const arrow = page.split('\n').find((line) => line.startsWith(`  ${row.from ?? '[*]'} --> ${row.to} :`));
  expect(arrow?.split(' : ')[1]?.split(', ')).toContain(row.trigger);
});

it('has a line for every row of the table', () => {
  const lines = page.split('\n').filter((line) => /^\| [a-z]/.test(line));
  expect(lines).toHaveLength(TRANSITIONS.length);
});
