import type { AgentMarket, Order } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { purchasesQuery } from '../../../data/owner-queries.ts';
import { type Column, DataTable } from '../../data-table.tsx';
import { Money, RelativeTime } from '../../inline.tsx';
import { OrderStatusTag } from '../../order-row.tsx';
import { PagedList } from '../../paged-list.tsx';
import { TransactionLink } from '../../transaction.tsx';
import { useCurrentAgent } from '../agent-context.ts';

/** What the agent hired others for. */
export function Purchases({ market }: { market: AgentMarket }) {
  const purchases = useInfiniteQuery(purchasesQuery(market, useCurrentAgent().id));
  return (
    <section className="stack" aria-labelledby="purchases">
      <h3 id="purchases">Bought by the agent</h3>
      <PagedList query={purchases} noun="orders">
        {(items) => <DataTable label="Orders" columns={COLUMNS} rows={items} getKey={({ id }) => id} />}
      </PagedList>
    </section>
  );
}

const COLUMNS: Column<Order>[] = [
  { name: 'Service', render: ({ service_title }) => service_title },
  { name: 'From', render: ({ provider_name }) => provider_name },
  { name: 'Placed', render: ({ created_at }) => <RelativeTime at={created_at} /> },
  { name: 'Status', render: ({ status }) => <OrderStatusTag status={status} /> },
  {
    name: 'Transaction',
    render: ({ payment_network, escrow_tx_hash }) =>
      payment_network && escrow_tx_hash ? (
        <TransactionLink network={payment_network} hash={escrow_tx_hash} />
      ) : (
        '–'
      ),
  },
  { name: 'Total', isNumber: true, render: ({ total_usd }) => (total_usd ? <Money usd={total_usd} /> : '–') },
];
