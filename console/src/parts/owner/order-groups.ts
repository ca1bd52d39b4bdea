import type { OrderStatus } from '@agent-market/sdk';

export type OrderGroup = 'todo' | 'waiting' | 'over';

export const ORDER_GROUPS: Record<OrderGroup, string> = {
  todo: 'To do',
  waiting: 'Waiting for the client',
  over: 'Over',
};

const GROUP_OF: Record<OrderStatus, OrderGroup> = {
  pending_quote: 'todo',
  quoted: 'waiting',
  accepted: 'waiting',
  paid: 'todo',
  in_progress: 'todo',
  delivered: 'waiting',
  revision_requested: 'todo',
  disputed: 'todo',
  completed: 'over',
  cancelled: 'over',
};

export function statusesOf(group: OrderGroup): OrderStatus[] {
  return (Object.keys(GROUP_OF) as OrderStatus[]).filter((status) => GROUP_OF[status] === group);
}
