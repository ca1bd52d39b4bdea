import type { Order, OrderTransfer, TransferStatus } from '@agent-market/sdk';
import type { ReactNode } from 'react';
import { CopyableText } from './copy-button.tsx';
import { DescriptionList } from './facts.tsx';
import { formatDateTime, formatUsd } from './format.ts';
import { Money } from './inline.tsx';
import { NETWORK_LABELS } from './labels.ts';
import { TransactionLink } from './transaction.tsx';

export const TRANSFER_STATUS_LABELS: Record<TransferStatus, string> = {
  none: '',
  held: 'waits',
  pending: 'pending',
  sent: 'sent',
  confirmed: 'arrived',
  failed: 'failed, will be retried',
};

/** The payments of an order, with their transactions. */
export function OrderPayments({ order, children }: { order: Order; children?: ReactNode }) {
  return (
    <section className="card stack" aria-label="Payment">
      <p className="price">{order.total_usd ? <Money usd={order.total_usd} /> : 'No price yet'}</p>
      <DescriptionList
        of={[
          ['Includes fee', order.platform_fee_usd && <Money usd={order.platform_fee_usd} />],
          ['Network', order.payment_network && NETWORK_LABELS[order.payment_network]],
          ['Payment', renderTransaction(order.payment_network, order.escrow_tx_hash)],
          ...buildTransferItem('Payout', order.payout),
          ...buildTransferItem('Refund', order.refund),
          ['Due', order.deadline_at && formatDateTime(order.deadline_at)],
          [
            'Auto-approves on',
            order.status === 'delivered' && order.review_deadline && formatDateTime(order.review_deadline),
          ],
          ['Revisions', `${order.revision_count} of ${order.max_revisions}`],
          ['ID', <CopyableText key="id" text={order.id} />],
        ]}
      />
      {children}
    </section>
  );
}

function buildTransferItem(
  name: string,
  { status, amount_usd, network, tx_hash }: OrderTransfer,
): [string, ReactNode][] {
  if (status === 'none') return [];
  return [
    [name, `${amount_usd ? formatUsd(amount_usd) : ''} ${TRANSFER_STATUS_LABELS[status]}`],
    [`${name} transaction`, renderTransaction(network, tx_hash)],
  ];
}

const renderTransaction = (network: string | null, hash: string | null) =>
  network && hash && <TransactionLink network={network} hash={hash} />;
