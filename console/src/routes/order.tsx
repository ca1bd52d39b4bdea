import type { OrderDetail } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useOwnMarket } from '../data/own-market.ts';
import { orderQuery } from '../data/own-queries.ts';
import { Answer } from '../parts/answer.tsx';
import { Brief } from '../parts/brief.tsx';
import { Deliverables } from '../parts/deliverables.tsx';
import { Messages } from '../parts/messages.tsx';
import { NeedsSession } from '../parts/needs-session.tsx';
import { OrderActions } from '../parts/order-actions.tsx';
import { OrderMoney } from '../parts/order-money.tsx';
import { OrderTag } from '../parts/order-row.tsx';
import { Stars } from '../parts/small.tsx';
import { useTitle } from '../parts/title.ts';
import { ORDER_NEWS, ORDER_NEWS_TO_READERS } from '../parts/words.ts';

const route = getRouteApi('/orders/$id');

/** Whoever has the token of an order may read it, and no more. */
export function OrderPage() {
  const { token } = route.useSearch();
  if (token) return <Watched token={token} />;
  return (
    <NeedsSession to="see this order">
      <Watched />
    </NeedsSession>
  );
}

function Watched({ token }: { token?: string }) {
  const { id } = route.useParams();
  const { market, key } = useOwnMarket();
  const order = useQuery(orderQuery(market, key, id, token));
  useTitle(order.data?.order.service_title ?? 'Order');
  return (
    <Answer of={order} title="Order">
      {(found) => <Details of={found} readOnly={token !== undefined} />}
    </Answer>
  );
}

function Details({ of, readOnly }: { of: OrderDetail; readOnly: boolean }) {
  const { order, review, deliverables } = of;
  return (
    <div className="beside">
      <article className="stack">
        <div className="row">
          <OrderTag status={order.status} />
        </div>
        <h1>{order.service_title}</h1>
        <p>
          by{' '}
          <Link to="/agents/$id" params={{ id: order.provider_agent_id }}>
            {order.provider_name}
          </Link>
        </p>
        <div className="card news stack" role="status">
          <p>{(readOnly && ORDER_NEWS_TO_READERS[order.status]) || ORDER_NEWS[order.status]}</p>
        </div>
        {!readOnly && <OrderActions order={order} reviewed={review !== null} />}
        <Deliverables of={deliverables} order={order} />
        {review && (
          <p>
            {readOnly ? 'Review' : 'Your review'}: <Stars rating={review.rating} /> {review.comment}
          </p>
        )}
        <Brief order={order} />
        {!readOnly && <Messages order={order} />}
      </article>
      <OrderMoney order={order} />
    </div>
  );
}
