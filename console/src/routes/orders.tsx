import { useInfiniteQuery } from '@tanstack/react-query';
import { useOwnMarket } from '../data/own-market.ts';
import { ownOrdersQuery } from '../data/own-queries.ts';
import { NeedsSession } from '../parts/needs-session.tsx';
import { OrderRow } from '../parts/order-row.tsx';
import { PagesOf } from '../parts/pages-of.tsx';
import { useTitle } from '../parts/title.ts';

export function Orders() {
  useTitle('Your orders');
  return (
    <>
      <h1>Your orders</h1>
      <NeedsSession to="see your orders">
        <OrderList />
      </NeedsSession>
    </>
  );
}

function OrderList() {
  const { market, key } = useOwnMarket();
  const orders = useInfiniteQuery(ownOrdersQuery(market, key));
  return (
    <PagesOf of={orders} noun="orders">
      {(items) => (
        <ul className="stack-tight">
          {items.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </PagesOf>
  );
}
