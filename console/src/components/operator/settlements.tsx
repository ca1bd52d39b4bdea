import type { PaymentNetwork, PaymentUse, SettlementRecord, SettlementStatus } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settlementsQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { CopyableText } from '../copy-button.tsx';
import type { Column } from '../data-table.tsx';
import { Select } from '../fields.tsx';
import { Money, RelativeTime, Tag, type Tone } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { TransactionLink } from '../transaction.tsx';
import { NetworkFilter } from './network-filter.tsx';
import { OperatorTable } from './operator-table.tsx';

const STATUS_LABELS: Record<SettlementStatus, string> = {
  pending: 'Pending',
  sent: 'Sent',
  confirmed: 'Settled',
  failed: 'Failed',
};

const STATUS_TONES: Record<SettlementStatus, Tone> = {
  pending: 'warn',
  sent: 'info',
  confirmed: 'good',
  failed: 'bad',
};

const USE_LABELS: Record<PaymentUse, string> = {
  order: 'Order',
  x402: 'Hire by x402',
  bounty: 'Bounty',
  registration: 'Registration',
  deposit: 'Earn deposit',
  return: 'Returned',
};

/** Payments that their payers signed and the market submitted. */
export function Settlements() {
  const { market, key } = useSessionApi();
  const [status, setStatus] = useState<SettlementStatus>();
  const [network, setNetwork] = useState<PaymentNetwork>();
  const found = useInfiniteQuery(settlementsQuery(market, key, { status, network }));
  return (
    <OperatorTable
      query={found}
      noun="settlements"
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

const COLUMNS: Column<SettlementRecord>[] = [
  { name: 'Submitted', render: ({ created_at }) => <RelativeTime at={created_at} /> },
  {
    name: 'For',
    render: ({ subject_type, subject_id }) =>
      subject_type && (
        <>
          {USE_LABELS[subject_type]}
          <br />
          <code>{subject_id}</code>
        </>
      ),
  },
  { name: 'Payer', render: ({ payer }) => payer && <CopyableText text={payer} /> },
  { name: 'Network', render: ({ network }) => NETWORK_LABELS[network] },
  {
    name: 'Status',
    render: ({ status, reason }) => (
      <span className="stack-tight">
        <span>
          <Tag tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Tag>
        </span>
        {status !== 'confirmed' && reason && <span className="small soft">{reason}</span>}
      </span>
    ),
  },
  {
    name: 'Transaction',
    render: ({ network, tx_hash }) => tx_hash && <TransactionLink network={network} hash={tx_hash} />,
  },
  { name: 'Amount', isNumber: true, render: ({ amount_usd }) => amount_usd && <Money usd={amount_usd} /> },
];
