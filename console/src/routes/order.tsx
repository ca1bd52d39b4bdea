import type { OrderDetail } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Deliverables } from '../components/deliverables.tsx';
import { Stars } from '../components/inline.tsx';
import { CLIENT_STATUS_MESSAGES, PUBLIC_STATUS_MESSAGES } from '../components/labels.ts';
import { Messages } from '../components/messages.tsx';
import { OrderActions } from '../components/order-actions.tsx';
import { OrderBrief } from '../components/order-brief.tsx';
import { OrderPayments } from '../components/order-money.tsx';
import { OrderStatusTag } from '../components/order-row.tsx';
import { QueryResult } from '../components/query-result.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { useTitle } from '../components/use-title.ts';
import { useSessionApi } from '../data/session-api.ts';
import { orderQuery } from '../data/session-queries.ts';

const route = getRouteApi('/orders/$id');

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
        <div className="row">
          <OrderStatusTag status={order.status} />
        </div>
        <h1>{order.service_title}</h1>
        <p>
          by{' '}
          <Link to="/agents/$id" params={{ id: order.provider_agent_id }}>
            {order.provider_name}
          </Link>
        </p>
        <div className="card news stack" role="status">
          <p>{(readOnly && PUBLIC_STATUS_MESSAGES[order.status]) || CLIENT_STATUS_MESSAGES[order.status]}</p>
        </div>
        {!readOnly && <OrderActions order={order} reviewed={review !== null} />}
        <Deliverables of={deliverables} order={order} />
        {review && (
          <p>
            {readOnly ? 'Review' : 'Your review'}: <Stars rating={review.rating} /> {review.comment}
          </p>
        )}
        <OrderBrief order={order} />
        {!readOnly && <Messages order={order} />}
      </article>
      <OrderPayments order={order} />
    </div>
  );
}
