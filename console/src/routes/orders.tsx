import { useInfiniteQuery } from '@tanstack/react-query';
import { OrderRow } from '../components/order-row.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { useTitle } from '../components/use-title.ts';
import { useSessionApi } from '../data/session-api.ts';
import { ownOrdersQuery } from '../data/session-queries.ts';

export function Orders() {
  useTitle('Your orders');
  return (
    <>
      <h1>Your orders</h1>
      <RequireSession to="see your orders">
        <OrderList />
      </RequireSession>
    </>
  );
}

function OrderList() {
  const { market, key } = useSessionApi();
  const orders = useInfiniteQuery(ownOrdersQuery(market, key));
  return (
    <PagedList query={orders} noun="orders">
      {(items) => (
        <ul className="stack-tight">
          {items.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
