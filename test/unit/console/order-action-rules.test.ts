import type { Order } from '@agent-market/sdk';
import { describe, expect, test } from 'vitest';
import {
  listOrderActions,
  type OrderActionName,
} from '../../../console/src/components/order-action-rules.ts';
import {
  listProviderActions,
  type ProviderActionName,
} from '../../../console/src/components/owner/provider-action-rules.ts';
import type { OrderFacts } from '../../../server/market/orders/lifecycle/guards.ts';
import { ORDER_LIFECYCLE, ORDER_STATUSES } from '../../../server/market/orders/lifecycle/lifecycle.ts';

const ACTS: readonly string[] = [
  'pay',
  'approve',
  'revision',
  'dispute',
  'cancel',
] satisfies OrderActionName[];
const PROVIDER_ACTS: readonly string[] = [
  'quote',
  'start',
  'deliver',
  'cancel',
] satisfies ProviderActionName[];
const NOW = new Date('2026-03-01T12:00:00Z');
const DEADLINES = { early: new Date('2026-03-01T13:00:00Z'), late: new Date('2026-03-01T11:00:00Z') };
const WORKSPACE = { expiresAt: DEADLINES.early, quotaTotal: 10, quotaUsed: 1, unanswered: 1 };

describe.each(ORDER_STATUSES)('the console offers for an order that is %s', (status) => {
  test.each([
    ['early', 'here', null, null],
    ['late', 'here', null, null],
    ['early', 'final', '0xabc', null],
    ['late', 'final', '0xabc', null],
    ['early', 'here', null, WORKSPACE],
    ['late', 'here', null, WORKSPACE],
  ] as const)(
    'what the API allows when it is %s and its payout is %s',
    (time, payout, tx_hash, workspace) => {
      const facts: OrderFacts = {
        now: NOW,
        isPriced: true,
        isFromBounty: false,
        deadlineAt: DEADLINES[time],
        reviewDeadline: null,
        quoteExpiresAt: null,
        workspace,
        payoutProgress: payout,
      };
      const order = {
        status,
        deadline_at: DEADLINES[time].toISOString(),
        payout: { tx_hash },
        workspace_expires_at: workspace?.expiresAt.toISOString() ?? null,
      } as Order;
      const allowed = (actor: 'client' | 'provider', acts: readonly string[]) =>
        [...new Set(ORDER_LIFECYCLE.listAllowedTriggers(status, [actor], facts))]
          .filter((act) => acts.includes(act))
          .sort();
      expect(listOrderActions(order, NOW.getTime()).toSorted()).toEqual(allowed('client', ACTS));
      expect(listProviderActions(order).toSorted()).toEqual(allowed('provider', PROVIDER_ACTS));
    },
  );
});
