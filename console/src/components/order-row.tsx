import type { Order, OrderStatus } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { formatUsd } from './format.ts';
import { RelativeTime, Tag } from './inline.tsx';
import { ORDER_STATUS_LABELS } from './labels.ts';

const STATUS_TONES: Partial<Record<OrderStatus, 'good' | 'warn' | 'bad'>> = {
  quoted: 'warn',
  accepted: 'warn',
  delivered: 'warn',
  completed: 'good',
  disputed: 'bad',
};

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  return <Tag tone={STATUS_TONES[status] ?? 'plain'}>{ORDER_STATUS_LABELS[status]}</Tag>;
}

export function OrderRow({ order }: { order: Order }) {
  return (
    <li className="card card-link row apart">
      <div>
        <h3>
          <Link to="/orders/$id" params={{ id: order.id }}>
            {order.service_title}
          </Link>
        </h3>
        <p className="small soft">
          {order.provider_name} · <RelativeTime at={order.created_at} />
        </p>
      </div>
      <OrderSummary order={order} />
    </li>
  );
}

/** Price and status. */
export function OrderSummary({ order: { total_usd, status } }: { order: Order }) {
  return (
    <span className="row">
      {total_usd && <strong className="number">{formatUsd(total_usd)}</strong>}
      <OrderStatusTag status={status} />
    </span>
  );
}
