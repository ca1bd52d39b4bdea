import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { QueryResult } from '../../components/query-result.tsx';
import { RequireSession } from '../../components/require-session.tsx';
import { useSessionApi } from '../../data/session-api.ts';
import { orderQuery } from '../../data/session-queries.ts';

const route = getRouteApi('/my/orders/$order');

/** For links with an order but without its agent. */
export function OrderRedirect() {
  return (
    <RequireSession to="see this order">
      <RedirectToAgentOrder />
    </RequireSession>
  );
}

function RedirectToAgentOrder() {
  const { order: id } = route.useParams();
  const { market, key } = useSessionApi();
  const found = useQuery(orderQuery(market, key, id));
  return (
    <QueryResult query={found}>
      {({ order }) => (
        <Navigate
          replace
          to="/my/agents/$id/orders/$order"
          params={{ id: order.provider_agent_id, order: order.id }}
        />
      )}
    </QueryResult>
  );
}
