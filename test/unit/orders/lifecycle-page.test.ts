import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeLifecycle } from '../../../scripts/docs/lifecycle-page.ts';
import { ORDER_PAGE } from '../../../scripts/docs/order-page.ts';
import { ORDER_LIFECYCLE } from '../../../server/market/orders/lifecycle/lifecycle.ts';

const page = readFileSync(new URL('../../../docs/orders.md', import.meta.url), 'utf8');

it('is current (npm run docs)', () => {
  expect(page).toBe(describeLifecycle(ORDER_PAGE));
});

it.each(ORDER_LIFECYCLE.transitions.filter(({ from, to }) => from !== to))(
  'draws $trigger from $from to $to',
  (row) => {
    const arrow = page.split('\n').find((line) => line.startsWith(`  ${row.from ?? '[*]'} --> ${row.to} :`));
    expect(arrow?.split(' : ')[1]?.split(', ')).toContain(row.trigger);
  },
);

it('has a line for every row of the table', () => {
  const lines = page.split('\n').filter((line) => /^\| [a-z]/.test(line));
  expect(lines).toHaveLength(ORDER_LIFECYCLE.transitions.length);
});
