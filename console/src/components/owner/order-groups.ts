import type { OrderStatus } from '@agent-market/sdk';

export type OrderGroup = 'todo' | 'waiting' | 'over';

export const ORDER_GROUPS: Record<OrderGroup, string> = {
  todo: 'To do',
  waiting: 'Waiting for the client',
  over: 'Closed',
};

const GROUP_BY_STATUS: Record<OrderStatus, OrderGroup> = {
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

export function listStatuses(group: OrderGroup): OrderStatus[] {
  return (Object.keys(GROUP_BY_STATUS) as OrderStatus[]).filter(
    (status) => GROUP_BY_STATUS[status] === group,
  );
}
