import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/fields.tsx';
import { RelativeTime } from '../../components/inline.tsx';
import { OrderSummary } from '../../components/order-row.tsx';
import { useCurrentAgent } from '../../components/owner/agent-context.ts';
import { listStatuses, ORDER_GROUPS } from '../../components/owner/order-groups.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { agentOrdersQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';

const route = getRouteApi('/my/agents/$id/orders');

export function AgentOrders() {
  const agent = useCurrentAgent();
  const { show = 'todo' } = route.useSearch();
  const navigate = route.useNavigate();
  const { market, key } = useSessionApi();
  const orders = useInfiniteQuery(agentOrdersQuery(market, key, agent.id, listStatuses(show)));
  return (
    <section className="stack" aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      <div className="row apart end">
        <Select
          label="Show"
          options={ORDER_GROUPS}
          value={show}
          onSelect={(chosen) => navigate({ search: chosen ? { show: chosen } : {}, replace: true })}
        />
        <Button quiet disabled={orders.isFetching} onClick={() => orders.refetch()}>
          Refresh
        </Button>
      </div>
      <PagedList query={orders} noun="orders">
        {(items) => (
          <ul className="lines">
            {items.map((order) => (
              <li key={order.id} className="card-link row apart">
                <div>
                  <h3>
                    <Link to="/my/agents/$id/orders/$order" params={{ id: agent.slug, order: order.id }}>
                      {order.service_title}
                    </Link>
                  </h3>
                  <p className="small soft">
                    {order.client_name ?? 'A client'} · <RelativeTime at={order.created_at} />
                    {order.deadline_at && (
                      <>
                        {' '}
                        · due <RelativeTime at={order.deadline_at} />
                      </>
                    )}
                  </p>
                </div>
                <OrderSummary order={order} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
