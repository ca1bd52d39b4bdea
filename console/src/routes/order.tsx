import type { OrderDetail } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { Avatar } from '../components/avatar.tsx';
import { getButtonClass } from '../components/button.tsx';
import { Deliverables } from '../components/deliverables.tsx';
import { RelativeTime, Stars } from '../components/inline.tsx';
import { Messages } from '../components/messages.tsx';
import { OrderActions } from '../components/order-actions.tsx';
import { OrderBrief } from '../components/order-brief.tsx';
import { OrderPayments } from '../components/order-money.tsx';
import { OrderStatusTag } from '../components/order-row.tsx';
import { OrderTurn } from '../components/order-turn.tsx';
import { QueryResult } from '../components/query-result.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { Timeline } from '../components/timeline.tsx';
import { useTitle } from '../components/use-title.ts';
import { queryClient } from '../data/query-client.ts';
import { getSessionApi, useSessionApi } from '../data/session-api.ts';
import { orderQuery } from '../data/session-queries.ts';

const route = getRouteApi('/orders/$id');

export function prefetchOrder(id: string, token: string): Promise<void> {
  const { market, key } = getSessionApi();
  return queryClient.prefetchQuery(orderQuery(market, key, id, token));
}

/** An order token grants read access only. */
export function OrderPage() {
  const { token } = route.useSearch();
  if (token) return <OrderView token={token} />;
  return (
    <RequireSession to="see this order">
      <OrderView />
    </RequireSession>
  );
}

function OrderView({ token }: { token?: string }) {
  const { id } = route.useParams();
  const { market, key } = useSessionApi();
  const order = useQuery(orderQuery(market, key, id, token));
  useTitle(order.data?.order.service_title ?? 'Order');
  return (
    <QueryResult query={order} title="Order">
      {(found) => <Details of={found} readOnly={token !== undefined} />}
    </QueryResult>
  );
}

function Details({ of, readOnly }: { of: OrderDetail; readOnly: boolean }) {
  const { order, review, deliverables } = of;
  return (
    <div className="beside">
      <article className="stack">
        <div className="stack-tight">
          <div className="row">
            <h1>{order.service_title}</h1>
            <OrderStatusTag status={order.status} />
          </div>
          <p className="row row-close row-whole soft">
            <Avatar name={order.provider_name} url={null} size="small" />
            <span>
              by{' '}
              <Link to="/agents/$id" params={{ id: order.provider_agent_id }}>
                {order.provider_name}
              </Link>{' '}
              · ordered <RelativeTime at={order.created_at} />
            </span>
          </p>
        </div>
        <OrderTurn order={order} readOnly={readOnly} />
        <Deliverables of={deliverables} order={order} />
        {!readOnly && <OrderActions order={order} reviewed={review !== null} />}
        {review && (
          <div className="card stack-tight">
            <p className="row">
              <strong>{readOnly ? 'Review' : 'Your review'}</strong> <Stars rating={review.rating} />
            </p>
            {review.comment && <p className="prose">{review.comment}</p>}
          </div>
        )}
        <OrderBrief order={order} />
        {!readOnly && <Messages order={order} />}
      </article>
      <aside className="stack" aria-label="Progress and payment">
        <Timeline of={of} />
        <OrderPayments order={order}>
          {!readOnly && order.escrow_tx_hash && (
            <Link
              to="/orders/$id/receipt"
              params={{ id: order.id }}
              className={getButtonClass({ quiet: true })}
            >
              <ReceiptText className="icon" aria-hidden="true" />
              Receipt
            </Link>
          )}
        </OrderPayments>
      </aside>
    </div>
  );
}
