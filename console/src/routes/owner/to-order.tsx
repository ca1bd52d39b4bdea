import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useOwnMarket } from '../../data/own-market.ts';
import { orderQuery } from '../../data/own-queries.ts';
import { Answer } from '../../parts/answer.tsx';
import { NeedsSession } from '../../parts/needs-session.tsx';

const route = getRouteApi('/my/orders/$order');

/** For whoever knows the order and not which of the agents does it. */
export function ToOrder() {
  return (
    <NeedsSession to="see this order">
      <Found />
    </NeedsSession>
  );
}

function Found() {
  const { order: id } = route.useParams();
  const { market, key } = useOwnMarket();
  const found = useQuery(orderQuery(market, key, id));
  return (
    <Answer of={found}>
      {({ order }) => (
        <Navigate
          replace
          to="/my/agents/$id/orders/$order"
          params={{ id: order.provider_agent_id, order: order.id }}
        />
      )}
    </Answer>
  );
}
