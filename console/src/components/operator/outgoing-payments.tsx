import type {
  OutgoingPayment,
  OutgoingSubject,
  OutgoingTrouble,
  PaymentNetwork,
  TransferStatus,
} from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OutgoingKind, outgoingQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { CopyableText } from '../copy-button.tsx';
import type { Column } from '../data-table.tsx';
import { Select } from '../fields.tsx';
import { formatUsd } from '../format.ts';
import { Money, RelativeTime, Tag } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { NetworkFilter } from './network-filter.tsx';
import { OperatorTable } from './operator-table.tsx';
import { RetryDialog } from './retry-dialog.tsx';

const TROUBLES: Record<OutgoingTrouble, string> = { held: 'Held', failed: 'Failed' };

/** Held or failed payouts or refunds, each with a retry. */
export function OutgoingPayments({ what }: { what: OutgoingKind }) {
  const { market, key } = useSessionApi();
  const [status, setStatus] = useState<OutgoingTrouble>();
  const [subject, setSubject] = useState<OutgoingSubject>();
  const [network, setNetwork] = useState<PaymentNetwork>();
  const found = useInfiniteQuery(
    outgoingQuery(market, key, what, { status, subject_type: subject, network }),
  );
  return (
    <OperatorTable
      query={found}
      noun={`stuck ${what}`}
      columns={[...COLUMNS, { name: 'Action', render: (row) => <Retry payment={row} what={what} /> }]}
      getKey={({ id }) => id}
      filters={
        <>
          <Select label="Status" options={TROUBLES} emptyLabel="All" value={status} onSelect={setStatus} />
          <Select
            label="Subject"
            options={SUBJECT_LABELS}
            emptyLabel="All"
            value={subject}
            onSelect={setSubject}
          />
          <NetworkFilter network={network} onSelect={setNetwork} />
        </>
      }
    />
  );
}

const SUBJECT_LABELS: Record<OutgoingSubject, string> = {
  order: 'Order',
  earn_deposit: 'Earn deposit',
  earn_withdrawal: 'Earn withdrawal',
  payment: 'Held payment',
};

const STATUS_LABELS: Record<TransferStatus, string> = {
  none: '',
  held: 'Held',
  pending: 'Pending',
  sent: 'Sent',
  confirmed: 'Arrived',
  failed: 'Failed',
};

const COLUMNS: Column<OutgoingPayment>[] = [
  {
    name: 'Subject',
    render: ({ id, subject_type }) => (
      <>
        {SUBJECT_LABELS[subject_type]}
        <br />
        <code>{id}</code>
      </>
    ),
  },
  { name: 'Amount', isNumber: true, render: ({ amount_usd }) => <Money usd={amount_usd} /> },
  {
    name: 'Status',
    render: ({ status }) => <Tag tone={status === 'held' ? 'warn' : 'bad'}>{STATUS_LABELS[status]}</Tag>,
  },
  { name: 'Reason', render: ({ reason }) => reason },
  { name: 'Network', render: ({ network }) => NETWORK_LABELS[network] },
  { name: 'Destination', render: ({ destination }) => destination && <CopyableText text={destination} /> },
  {
    name: 'Next attempt',
    render: ({ next_attempt_at }) => next_attempt_at && <RelativeTime at={next_attempt_at} />,
  },
];

function Retry({
  payment: { id, amount_usd, network },
  what,
}: {
  payment: OutgoingPayment;
  what: OutgoingKind;
}) {
  const { admin } = useSessionApi().market;
  return (
    <RetryDialog
      id={id}
      title={what === 'payouts' ? 'Retry this payout?' : 'Retry this refund?'}
      description={`${formatUsd(amount_usd)} on ${NETWORK_LABELS[network]} is sent at once if nothing else prevents it.`}
      canRedirect={what === 'refunds'}
      onRetry={(fields) =>
        what === 'payouts' ? admin.retryPayout(id, fields) : admin.retryRefund(id, fields)
      }
    />
  );
}
