import type { Order, OrderStatus } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { usd } from './format.ts';
import { Tag, Time } from './small.tsx';
import { ORDER_STATUSES } from './words.ts';

const TONES: Partial<Record<OrderStatus, 'good' | 'warn' | 'bad'>> = {
  quoted: 'warn',
  accepted: 'warn',
  delivered: 'warn',
  completed: 'good',
  disputed: 'bad',
};

export function OrderTag({ status }: { status: OrderStatus }) {
  return <Tag tone={TONES[status] ?? 'plain'}>{ORDER_STATUSES[status]}</Tag>;
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
          {order.provider_name} · <Time at={order.created_at} />
        </p>
      </div>
      <OrderState order={order} />
    </li>
  );
}

/** What it costs and where it stands. */
export function OrderState({ order: { total_usd, status } }: { order: Order }) {
  return (
    <span className="row">
      {total_usd && <strong className="number">{usd(total_usd)}</strong>}
      <OrderTag status={status} />
    </span>
  );
}
