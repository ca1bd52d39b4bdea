import type { HeldPayment, HeldPaymentStatus, PaymentNetwork } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { heldPaymentsQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { CopyableText } from '../copy-button.tsx';
import type { Column } from '../data-table.tsx';
import { Select } from '../fields.tsx';
import { Money, RelativeTime, Tag, type Tone } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { TransactionLink } from '../transaction.tsx';
import { NetworkFilter } from './network-filter.tsx';
import { OperatorTable } from './operator-table.tsx';

const STATUS_LABELS: Record<HeldPaymentStatus, string> = {
  held: 'Held',
  used: 'Used by its payer',
  returning: 'Returning',
  returned: 'Returned',
};

const STATUS_TONES: Record<HeldPaymentStatus, Tone> = {
  held: 'warn',
  used: 'plain',
  returning: 'info',
  returned: 'good',
};

/** Payments that could not be spent on their purpose. */
export function HeldPayments() {
  const { market, key } = useSessionApi();
  const [status, setStatus] = useState<HeldPaymentStatus>();
  const [network, setNetwork] = useState<PaymentNetwork>();
  const found = useInfiniteQuery(heldPaymentsQuery(market, key, { status, network }));
  return (
    <OperatorTable
      query={found}
      noun="held payments"
      columns={COLUMNS}
      getKey={({ id }) => id}
      filters={
        <>
          <Select
            label="Status"
            options={STATUS_LABELS}
            emptyLabel="All"
            value={status}
            onSelect={setStatus}
          />
          <NetworkFilter network={network} onSelect={setNetwork} />
        </>
      }
    />
  );
}

const COLUMNS: Column<HeldPayment>[] = [
  { name: 'Received', render: ({ created_at }) => <RelativeTime at={created_at} /> },
  { name: 'Payer', render: ({ payer }) => <CopyableText text={payer} /> },
  { name: 'Reason', render: ({ reason }) => reason },
  {
    name: 'Status',
    render: ({ status }) => <Tag tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Tag>,
  },
  {
    name: 'Returned at',
    render: ({ status, return_at }) =>
      status === 'held' && (return_at ? <RelativeTime at={return_at} /> : 'Too small to return'),
  },
  { name: 'Network', render: ({ network }) => NETWORK_LABELS[network] },
  {
    name: 'Transaction',
    render: ({ network, tx_hash }) => <TransactionLink network={network} hash={tx_hash} />,
  },
  { name: 'Amount', isNumber: true, render: ({ amount_usd }) => <Money usd={amount_usd} /> },
];
