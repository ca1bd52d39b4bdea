import type {
  OutgoingPayment,
  OutgoingSubject,
  OutgoingTrouble,
  PaymentNetwork,
  TransferStatus,
} from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { retryOutgoingRequestLimits } from '../../../../generated/field-limits.gen.ts';
import { type OutgoingKind, outgoingQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { CopyableText } from '../copy-button.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { Dialog } from '../dialog.tsx';
import { Select, TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { formatUsd } from '../format.ts';
import { Money, RelativeTime, Tag } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { PagedList } from '../paged-list.tsx';
import { showToast } from '../toast-manager.ts';
import { NetworkFilter } from './network-filter.tsx';

const TROUBLES: Record<OutgoingTrouble, string> = { held: 'Held', failed: 'Failed' };

/** Held or failed payouts or refunds, each with a retry. */
export function OutgoingPayments({ what }: { what: OutgoingKind }) {
  const { market, key } = useSessionApi();
  const [status, setStatus] = useState<OutgoingTrouble>();
  const [subject, setSubject] = useState<OutgoingSubject>();
  const [network, setNetwork] = useState<PaymentNetwork>();
  const isShown = (row: OutgoingPayment) =>
    (!subject || row.subject_type === subject) && (!network || row.network === network);
  const found = useInfiniteQuery(outgoingQuery(market, key, what, status));
  return (
    <div className="stack">
      <div className="row end">
        <Select label="Status" options={TROUBLES} emptyLabel="All" value={status} onSelect={setStatus} />
        <Select
          label="Subject"
          options={SUBJECT_LABELS}
          emptyLabel="All"
          value={subject}
          onSelect={setSubject}
        />
        <NetworkFilter network={network} onSelect={setNetwork} />
      </div>
      <PagedList query={found} noun={`stuck ${what}`}>
        {(items) => (
          <DataTable
            label={`Stuck ${what}`}
            rows={items.filter(isShown)}
            getKey={({ id }) => id}
            columns={[...COLUMNS, { name: 'Action', render: (row) => <Retry payment={row} what={what} /> }]}
          />
        )}
      </PagedList>
    </div>
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

function Retry({ payment, what }: { payment: OutgoingPayment; what: OutgoingKind }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      trigger="Retry"
      variant={{ quiet: true, small: true }}
      title={what === 'payouts' ? 'Retry this payout?' : 'Retry this refund?'}
      description={`${formatUsd(payment.amount_usd)} on ${NETWORK_LABELS[payment.network]} is sent at once if nothing else prevents it.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <RetryForm payment={payment} what={what} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

interface RetryFormProps {
  payment: OutgoingPayment;
  what: OutgoingKind;
  onDone: () => void;
}

function RetryForm({ payment: { id }, what, onDone }: RetryFormProps) {
  const { market } = useSessionApi();
  const { values, text } = useFields(`retry ${id}`, { note: '', destination: '' });
  const body = {
    ...(values.note && { note: values.note }),
    ...(values.destination && { destination: values.destination }),
  };
  const retry = () =>
    what === 'payouts' ? market.admin.retryPayout(id, body) : market.admin.retryRefund(id, body);
  return (
    <Form
      onSubmit={retry}
      submitLabel="Retry now"
      onDone={() => {
        onDone();
        showToast('Retried.');
      }}
    >
      <TextField
        label={what === 'payouts' ? 'Note (optional)' : 'Note (required for another destination)'}
        {...retryOutgoingRequestLimits.note}
        {...text('note')}
      />
      {what === 'refunds' && (
        <TextField
          label="Another destination (optional)"
          {...retryOutgoingRequestLimits.destination}
          {...text('destination')}
        />
      )}
    </Form>
  );
}
