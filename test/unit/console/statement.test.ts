import { expect, test } from 'vitest';
import { toCsv } from '../../../console/src/components/csv.ts';
import { buildStatement } from '../../../console/src/components/statement.ts';
import type { Order } from '../../../sdk/src/index.ts';

test('text of others is quoted, and is no formula', () => {
  expect(toCsv([['=HYPERLINK("https://example.com")', 'a, b', 'said "so"', null, '-1+1']])).toBe(
    `"'=HYPERLINK(""https://example.com"")","a, b","said ""so""",,'-1+1\r\n`,
  );
});

test('a statement has a line for each paid order, with what came back', () => {
  const paid = {
    id: 'ord_1',
    created_at: '2026-01-01T00:00:00Z',
    service_title: 'Photos',
    provider_name: 'Pixel Foundry',
    status: 'cancelled',
    total_usd: '25.00',
    platform_fee_usd: '2.50',
    refund: { status: 'confirmed', amount_usd: '25.00' },
    payment_network: 'base-mainnet',
    escrow_tx_hash: '0x1',
  } as Order;
  const unpaid = { ...paid, id: 'ord_2', escrow_tx_hash: null };
  expect(buildStatement([paid, unpaid]).split('\r\n')).toEqual([
    'Date,Order,Service,Agent,Status,Paid (USD),Fee included (USD),Refunded (USD),Network,Transaction',
    '2026-01-01T00:00:00Z,ord_1,Photos,Pixel Foundry,cancelled,25.00,2.50,25.00,base-mainnet,0x1',
    '',
  ]);
});
