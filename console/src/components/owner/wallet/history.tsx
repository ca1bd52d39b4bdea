import type { AgentMarket, TransferStatus, WalletEntry, WalletEntryKind } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { walletHistoryQuery } from '../../../data/owner-queries.ts';
import { CopyableText } from '../../copy-button.tsx';
import { type Column, DataTable } from '../../data-table.tsx';
import { EmptyState } from '../../feedback.tsx';
import { Money, RelativeTime, Tag, type Tone } from '../../inline.tsx';
import { NETWORK_LABELS } from '../../labels.ts';
import { PagedList } from '../../paged-list.tsx';
import { TransactionLink } from '../../transaction.tsx';
import { useCurrentAgent } from '../agent-context.ts';

const KIND_LABELS: Record<WalletEntryKind, string> = {
  send: 'Sent',
  withdraw: 'Withdrawn',
  payment: 'Paid',
  receipt: 'Received',
  swap: 'Swapped to SOL',
};

const STATUS_LABELS: Record<TransferStatus, readonly [label: string, tone: Tone]> = {
  none: ['Not due', 'plain'],
  held: ['Held', 'warn'],
  pending: ['Pending', 'warn'],
  sent: ['On its way', 'info'],
  confirmed: ['Final', 'good'],
  failed: ['Failed', 'bad'],
};

/** What the server wallet sent, paid and received. */
export function WalletHistory({ market }: { market: AgentMarket }) {
  const history = useInfiniteQuery(walletHistoryQuery(market, useCurrentAgent().id));
  return (
    <section className="stack" aria-labelledby="history">
      <h3 id="history">History</h3>
      <PagedList query={history} noun="entries" empty={<EmptyState>{EMPTY_MESSAGE}</EmptyState>}>
        {(items) => (
          <DataTable label="Wallet history" columns={COLUMNS} rows={items} getKey={({ id }) => id} />
        )}
      </PagedList>
    </section>
  );
}

const EMPTY_MESSAGE =
  'Nothing has been sent, paid or received through the market yet. Transfers from elsewhere show in the balance.';

const COLUMNS: Column<WalletEntry>[] = [
  { name: 'When', render: ({ created_at }) => <RelativeTime at={created_at} /> },
  { name: 'What', render: ({ kind }) => KIND_LABELS[kind] },
  {
    name: 'For',
    render: ({ order_id, counterparty }) => {
      const text = order_id ?? counterparty;
      return text ? <CopyableText text={text} /> : '–';
    },
  },
  { name: 'Network', render: ({ network }) => NETWORK_LABELS[network] },
  {
    name: 'Status',
    render: ({ status }) => <Tag tone={STATUS_LABELS[status][1]}>{STATUS_LABELS[status][0]}</Tag>,
  },
  {
    name: 'Transaction',
    render: ({ network, tx_hash }) => (tx_hash ? <TransactionLink network={network} hash={tx_hash} /> : '–'),
  },
  { name: 'Amount', isNumber: true, render: ({ amount_usd }) => <Money usd={amount_usd} /> },
];
