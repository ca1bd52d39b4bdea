import type { Order, OrderTransfer, TransferStatus } from '@agent-market/sdk';
import { Copyable } from './copy.tsx';
import { Facts } from './facts.tsx';
import { exactTime, usd } from './format.ts';
import { Transaction } from './transaction.tsx';
import { NETWORKS } from './words.ts';

export const TRANSFERS: Record<TransferStatus, string> = {
  none: '',
  held: 'waits',
  pending: 'on its way',
  sent: 'sent',
  confirmed: 'arrived',
  failed: 'failed, will be tried again',
};

/** Where the money of an order is, with the transactions that show it. */
export function OrderMoney({ order }: { order: Order }) {
  return (
    <aside className="card stack" aria-label="Money">
      <p className="price">{order.total_usd ? usd(order.total_usd) : 'No price yet'}</p>
      <Facts
        of={[
          ['Fee in it', order.platform_fee_usd && usd(order.platform_fee_usd)],
          ['Network', order.payment_network && NETWORKS[order.payment_network]],
          ['Payment', shown(order.payment_network, order.escrow_tx_hash)],
          ...transfer('Payout', order.payout),
          ...transfer('Refund', order.refund),
          ['Due', order.deadline_at && exactTime(order.deadline_at)],
          [
            'Approved by itself',
            order.status === 'delivered' && order.review_deadline && exactTime(order.review_deadline),
          ],
          ['Revisions', `${order.revision_count} of ${order.max_revisions}`],
          ['Id', <Copyable key="id" text={order.id} />],
        ]}
      />
    </aside>
  );
}

function transfer(
  name: string,
  { status, amount_usd, network, tx_hash }: OrderTransfer,
): [string, React.ReactNode][] {
  if (status === 'none') return [];
  return [
    [name, `${amount_usd ? usd(amount_usd) : ''} ${TRANSFERS[status]}`],
    [`${name} transaction`, shown(network, tx_hash)],
  ];
}

const shown = (network: string | null, hash: string | null) =>
  network && hash && <Transaction network={network} hash={hash} />;
