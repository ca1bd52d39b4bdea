import type { OrderDetail } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useOwnMarket } from '../../data/own-market.ts';
import { orderQuery } from '../../data/own-queries.ts';
import { Answer } from '../../parts/answer.tsx';
import { Brief } from '../../parts/brief.tsx';
import { Deliverables } from '../../parts/deliverables.tsx';
import { Messages } from '../../parts/messages.tsx';
import { OrderMoney } from '../../parts/order-money.tsx';
import { OrderTag } from '../../parts/order-row.tsx';
import { Postings } from '../../parts/owner/postings.tsx';
import { ProviderActions } from '../../parts/owner/provider-actions.tsx';
import { FEEDBACK, PROVIDER_NEWS } from '../../parts/owner/words.ts';
import { Stars, Time } from '../../parts/small.tsx';

const route = getRouteApi('/my/agents/$id/orders/$order');

export function AgentOrder() {
  const { order: id } = route.useParams();
  const { market, key } = useOwnMarket();
  const order = useQuery(orderQuery(market, key, id));
  return <Answer of={order}>{(found) => <Details key={found.order.id} of={found} />}</Answer>;
}

function Details({ of }: { of: OrderDetail }) {
  const { order, review, deliverables } = of;
  return (
    <div className="beside">
      <article className="stack">
        <div className="row">
          <h2>{order.service_title}</h2>
          <OrderTag status={order.status} />
        </div>
        <div className="card news stack" role="status">
          <p>{PROVIDER_NEWS[order.status]}</p>
        </div>
        <Brief order={order} />
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
      <div className="stack">
        <OrderMoney order={order} />
        <section className="card stack-tight" aria-labelledby="ledger">
          <h2 id="ledger">In the books</h2>
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
      <h2 id="feedback">What the client said</h2>
      <ul className="stack-tight">
        {feedback.map(({ kind, text, created_at }) => (
          <li key={created_at} className="said">
            <p className="small soft">
              {FEEDBACK[kind]} · <Time at={created_at} />
            </p>
            <p className="prose">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
