import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useAction } from '../components/action.tsx';
import { Button, getButtonClass } from '../components/button.tsx';
import { EmptyState, ErrorMessage } from '../components/feedback.tsx';
import { OrderRow } from '../components/order-row.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { saveFile } from '../components/save-file.ts';
import { buildStatement } from '../components/statement.ts';
import { useTitle } from '../components/use-title.ts';
import { useSessionApi } from '../data/session-api.ts';
import { ownOrdersQuery, readAllOwnOrders } from '../data/session-queries.ts';

export function Orders() {
  useTitle('Your orders');
  return (
    <RequireSession to="see your orders" title="Your orders">
      <OrderList />
    </RequireSession>
  );
}

function OrderList() {
  const { market, key } = useSessionApi();
  const orders = useInfiniteQuery(ownOrdersQuery(market, key));
  return (
    <>
      <div className="page-head">
        <h1>Your orders</h1>
        {orders.data && <StatementButton />}
      </div>
      <PagedList
        query={orders}
        noun="orders"
        empty={
          <EmptyState
            action={
              <Link to="/services" className={getButtonClass()}>
                Find a service
              </Link>
            }
          >
            You have no orders yet.
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="lines">
            {items.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** Every paid order as CSV, for the books of the client. */
function StatementButton() {
  const { market } = useSessionApi();
  const download = useAction(async () => {
    const orders = await readAllOwnOrders(market);
    saveFile('statement.csv', 'text/csv', buildStatement(orders));
  });
  return (
    <div className="stack-tight">
      <Button quiet pending={download.isPending} onClick={() => download.mutate()}>
        <Download className="icon" aria-hidden="true" />
        Statement (CSV)
      </Button>
      {download.error && <ErrorMessage error={download.error} />}
    </div>
  );
}
