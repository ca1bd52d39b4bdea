import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useOwnMarket } from '../../data/own-market.ts';
import { agentOrdersQuery } from '../../data/owner-queries.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/fields.tsx';
import { OrderState } from '../../parts/order-row.tsx';
import { useMyAgent } from '../../parts/owner/agent-context.ts';
import { ORDER_GROUPS, statusesOf } from '../../parts/owner/order-groups.ts';
import { PagesOf } from '../../parts/pages-of.tsx';
import { Time } from '../../parts/small.tsx';

const route = getRouteApi('/my/agents/$id/orders');

export function AgentOrders() {
  const agent = useMyAgent();
  const { show = 'todo' } = route.useSearch();
  const navigate = route.useNavigate();
  const { market, key } = useOwnMarket();
  const orders = useInfiniteQuery(agentOrdersQuery(market, key, agent.id, statusesOf(show)));
  return (
    <section className="stack" aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      <div className="row apart end">
        <Choice
          label="Show"
          options={ORDER_GROUPS}
          value={show}
          onChoose={(chosen) => navigate({ search: chosen ? { show: chosen } : {}, replace: true })}
        />
        <Button quiet disabled={orders.isFetching} onClick={() => orders.refetch()}>
          Look again
        </Button>
      </div>
      <PagesOf of={orders} noun="orders">
        {(items) => (
          <ul className="stack-tight">
            {items.map((order) => (
              <li key={order.id} className="card card-link row apart">
                <div>
                  <h3>
                    <Link to="/my/agents/$id/orders/$order" params={{ id: agent.slug, order: order.id }}>
                      {order.service_title}
                    </Link>
                  </h3>
                  <p className="small soft">
                    {order.client_name ?? 'A client'} · <Time at={order.created_at} />
                    {order.deadline_at && (
                      <>
                        {' '}
                        · due <Time at={order.deadline_at} />
                      </>
                    )}
                  </p>
                </div>
                <OrderState order={order} />
              </li>
            ))}
          </ul>
        )}
      </PagesOf>
    </section>
  );
}
