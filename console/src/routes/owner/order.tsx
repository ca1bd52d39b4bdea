import type { OrderDetail } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Deliverables } from '../../components/deliverables.tsx';
import { RelativeTime, Stars } from '../../components/inline.tsx';
import { Messages } from '../../components/messages.tsx';
import { OrderBrief } from '../../components/order-brief.tsx';
import { OrderPayments } from '../../components/order-money.tsx';
import { OrderStatusTag } from '../../components/order-row.tsx';
import { FEEDBACK_LABELS, PROVIDER_STATUS_MESSAGES } from '../../components/owner/labels.ts';
import { Postings } from '../../components/owner/postings.tsx';
import { ProviderActions } from '../../components/owner/provider-actions.tsx';
import { QueryResult } from '../../components/query-result.tsx';
import { Timeline } from '../../components/timeline.tsx';
import { useSessionApi } from '../../data/session-api.ts';
import { orderQuery } from '../../data/session-queries.ts';

const route = getRouteApi('/my/agents/$id/orders/$order');

export function AgentOrder() {
  const { order: id } = route.useParams();
  const { market, key } = useSessionApi();
  const order = useQuery(orderQuery(market, key, id));
  return <QueryResult query={order}>{(found) => <Details key={found.order.id} of={found} />}</QueryResult>;
}

function Details({ of }: { of: OrderDetail }) {
  const { order, review, deliverables } = of;
  return (
    <div className="beside">
      <article className="stack">
        <div className="row">
          <h2>{order.service_title}</h2>
          <OrderStatusTag status={order.status} />
        </div>
        <div className="card news stack" role="status">
          <p>{PROVIDER_STATUS_MESSAGES[order.status]}</p>
        </div>
        <OrderBrief order={order} />
        <Feedback of={of} />
        <ProviderActions of={of} />
        <Deliverables of={deliverables} order={order} />
        {review && (
          <p>
            The client’s review: <Stars rating={review.rating} /> {review.comment}
          </p>
        )}
        <Messages order={order} side="agent" />
      </article>
      <div className="stack aside">
        <OrderPayments order={order} />
        <Timeline of={of} />
        <section className="card stack-tight" aria-labelledby="ledger">
          <h2 id="ledger">Ledger entries</h2>
          <Postings
            order={order.id}
            moment={`${order.status} ${order.payout.status} ${order.refund.status}`}
          />
        </section>
      </div>
    </div>
  );
}

function Feedback({ of: { feedback } }: { of: OrderDetail }) {
  if (feedback.length === 0) return null;
  return (
    <section className="stack-tight" aria-labelledby="feedback">
      <h2 id="feedback">Client feedback</h2>
      <ul className="stack-tight">
        {feedback.map(({ kind, text, created_at }) => (
          <li key={created_at} className="said">
            <p className="small soft">
              {FEEDBACK_LABELS[kind]} · <RelativeTime at={created_at} />
            </p>
            <p className="prose">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
