import type { OutgoingPayment, TransferStatus } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type OutgoingKind, outgoingQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { CardHeader } from '../card-header.tsx';
import { CopyableText } from '../copy-button.tsx';
import { DescriptionList } from '../facts.tsx';
import { TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { formatUsd } from '../format.ts';
import { RelativeTime, Tag } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { PagedList } from '../paged-list.tsx';

/** Held or failed payouts or refunds, each with a retry. */
export function OutgoingPayments({ what }: { what: OutgoingKind }) {
  const { market, key } = useSessionApi();
  const found = useInfiniteQuery(outgoingQuery(market, key, what));
  return (
    <PagedList query={found} noun={`stuck ${what}`}>
      {(items) => (
        <ul className="stack">
          {items.map((payment) => (
            <OutgoingCard key={payment.id} payment={payment} what={what} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const SUBJECT_LABELS = {
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

function OutgoingCard({ payment, what }: { payment: OutgoingPayment; what: OutgoingKind }) {
  const { id, subject_type, status, amount_usd, network, destination, next_attempt_at, reason } = payment;
  return (
    <li className="card stack-tight">
      <CardHeader
        title={
          <>
            {SUBJECT_LABELS[subject_type]} <code className="small">{id}</code>
          </>
        }
      >
        <span className="row">
          <strong className="number">{formatUsd(amount_usd)}</strong>
          <Tag tone={status === 'held' ? 'warn' : 'bad'}>{STATUS_LABELS[status]}</Tag>
        </span>
      </CardHeader>
      {reason && <p>{reason}</p>}
      <DescriptionList
        of={[
          ['Network', NETWORK_LABELS[network]],
          ['Destination', destination && <CopyableText text={destination} />],
          ['Next attempt', next_attempt_at && <RelativeTime at={next_attempt_at} />],
        ]}
      />
      <RetryPayment payment={payment} what={what} />
    </li>
  );
}

function RetryPayment({ payment: { id }, what }: { payment: OutgoingPayment; what: OutgoingKind }) {
  const { market } = useSessionApi();
  const { values, text } = useFields(`retry ${id}`, { note: '', destination: '' });
  const body = {
    ...(values.note && { note: values.note }),
    ...(values.destination && { destination: values.destination }),
  };
  const retry = () =>
    what === 'payouts' ? market.admin.retryPayout(id, body) : market.admin.retryRefund(id, body);
  return (
    <Form onSubmit={retry} submitLabel="Retry now">
      <TextField
        label={what === 'payouts' ? 'Note (optional)' : 'Note (required for another destination)'}
        maxLength={2000}
        {...text('note')}
      />
      {what === 'refunds' && (
        <TextField label="Another destination (optional)" maxLength={44} {...text('destination')} />
      )}
    </Form>
  );
}
