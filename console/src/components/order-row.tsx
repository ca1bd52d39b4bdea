import type { Order, OrderStatus } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { Avatar } from './avatar.tsx';
import { Money, RelativeTime, Tag, type Tone } from './inline.tsx';
import { ORDER_STATUS_LABELS } from './labels.ts';

const STATUS_TONES: Partial<Record<OrderStatus, Tone>> = {
  quoted: 'warn',
  accepted: 'warn',
  delivered: 'warn',
  paid: 'info',
  in_progress: 'info',
  revision_requested: 'info',
  completed: 'good',
  disputed: 'bad',
};

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  return <Tag tone={STATUS_TONES[status] ?? 'plain'}>{ORDER_STATUS_LABELS[status]}</Tag>;
}

export function OrderRow({ order }: { order: Order }) {
  return (
    <li className="card-link row apart">
      <div className="media">
        <Avatar name={order.provider_name} url={null} />
        <div>
          <h3>
            <Link to="/orders/$id" params={{ id: order.id }}>
              {order.service_title}
            </Link>
          </h3>
          <p className="small soft">
            {order.provider_name} · <RelativeTime at={order.created_at} />
            <DueDate order={order} />
          </p>
        </div>
      </div>
      <OrderSummary order={order} />
    </li>
  );
}

/** What is due next, if anything is. */
function DueDate({ order: { status, deadline_at, review_deadline } }: { order: Order }) {
  if (status === 'delivered' && review_deadline) {
    return (
      <>
        {' '}
        · auto-approves <RelativeTime at={review_deadline} />
      </>
    );
  }
  if (!deadline_at || !['paid', 'in_progress', 'revision_requested'].includes(status)) return null;
  return (
    <>
      {' '}
      · due <RelativeTime at={deadline_at} />
    </>
  );
}

/** Price and status. */
export function OrderSummary({ order: { total_usd, status } }: { order: Order }) {
  return (
    <span className="row">
      {total_usd && (
        <strong>
          <Money usd={total_usd} />
        </strong>
      )}
      <OrderStatusTag status={status} />
    </span>
  );
}
