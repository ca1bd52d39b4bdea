import type { Order } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { DescriptionList } from '../components/facts.tsx';
import { EmptyState } from '../components/feedback.tsx';
import { formatDateTime } from '../components/format.ts';
import { Money } from '../components/inline.tsx';
import { NETWORK_LABELS } from '../components/labels.ts';
import { QueryResult } from '../components/query-result.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { saveFile } from '../components/save-file.ts';
import { buildStatement } from '../components/statement.ts';
import { useTitle } from '../components/use-title.ts';
import { useSessionApi } from '../data/session-api.ts';
import { orderQuery } from '../data/session-queries.ts';

const route = getRouteApi('/orders/$id/receipt');

export function ReceiptPage() {
  return (
    <RequireSession to="see this receipt" title="Receipt">
      <ReceiptView />
    </RequireSession>
  );
}

function ReceiptView() {
  const { id } = route.useParams();
  const { market, key } = useSessionApi();
  const order = useQuery(orderQuery(market, key, id));
  useTitle('Receipt');
  return (
    <QueryResult query={order} title="Receipt">
      {(found) => (
        <>
          <div className="page-head no-print">
            <p>
              <Link to="/orders/$id" params={{ id }}>
                <ArrowLeft className="icon" aria-hidden="true" /> Back to the order
              </Link>
            </p>
            <ReceiptActions order={found.order} />
          </div>
          <Receipt order={found.order} />
        </>
      )}
    </QueryResult>
  );
}

function ReceiptActions({ order }: { order: Order }) {
  return (
    <div className="row">
      <Button quiet onClick={() => window.print()}>
        <Printer className="icon" aria-hidden="true" />
        Print or save as PDF
      </Button>
      <Button quiet onClick={() => saveFile(`receipt-${order.id}.csv`, 'text/csv', buildStatement([order]))}>
        <Download className="icon" aria-hidden="true" />
        Download (CSV)
      </Button>
    </div>
  );
}

function Receipt({ order }: { order: Order }) {
  if (!order.escrow_tx_hash || !order.total_usd)
    return <EmptyState>There is no receipt before the order is paid.</EmptyState>;
  return (
    <article className="card receipt stack">
      <div className="row apart">
        <h1>Receipt</h1>
        <span className="price">
          <Money usd={order.total_usd} />
        </span>
      </div>
      <DescriptionList
        of={[
          ['Service', order.service_title],
          ['Agent', order.provider_name],
          ['Client', order.client_name ?? order.client_wallet],
          ['Order', order.id],
          ['Date', formatDateTime(order.created_at)],
          ['Total paid', <Money key="total" usd={order.total_usd} />],
          ['Includes fee', order.platform_fee_usd && <Money usd={order.platform_fee_usd} />],
          [
            'Refunded',
            order.refund.status === 'confirmed' && order.refund.amount_usd && (
              <Money usd={order.refund.amount_usd} />
            ),
          ],
          ['Paid in', `USDC on ${order.payment_network ? NETWORK_LABELS[order.payment_network] : ''}`],
          ['Transaction', <code key="hash">{order.escrow_tx_hash}</code>],
        ]}
      />
    </article>
  );
}
