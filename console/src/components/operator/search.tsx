import type { FoundRecord, FoundRecordKind } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { operatorSearchQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { Button } from '../button.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { EmptyMessage } from '../feedback.tsx';
import { TextField } from '../fields.tsx';
import { Money, RelativeTime, Tag } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { QueryResult } from '../query-result.tsx';
import { TransactionLink } from '../transaction.tsx';

interface OperatorSearchProps {
  /** What the address bar asks for. */
  wanted: string | undefined;
  onSearch: (wanted: string | undefined) => void;
}

/** Finds everything with an id, a wallet or a transaction. */
export function OperatorSearch({ wanted, onSearch }: OperatorSearchProps) {
  const [typed, setTyped] = useState(wanted ?? '');
  return (
    <search className="stack">
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim() || undefined);
        }}
      >
        <TextField
          label="Search by order, wallet or transaction"
          type="search"
          icon={Search}
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
      {wanted && <Results wanted={wanted} />}
    </search>
  );
}

function Results({ wanted }: { wanted: string }) {
  const { market, key } = useSessionApi();
  const found = useQuery(operatorSearchQuery(market, key, wanted));
  return (
    <section aria-label="Search results">
      <QueryResult query={found}>
        {({ records }) =>
          records.length === 0 ? (
            <EmptyMessage>
              No record has the id, wallet or transaction “{wanted}”. Enter it in full.
            </EmptyMessage>
          ) : (
            <DataTable
              label="Search results"
              columns={COLUMNS}
              rows={records}
              getKey={({ kind, id, created_at }) => `${kind} ${id} ${created_at}`}
            />
          )
        }
      </QueryResult>
    </section>
  );
}

const KIND_LABELS: Record<FoundRecordKind, string> = {
  order: 'Order',
  agent: 'Agent',
  payout: 'Payout',
  refund: 'Refund',
  held_payment: 'Held payment',
  settlement: 'Settlement',
  action: 'Action',
};

const COLUMNS: Column<FoundRecord>[] = [
  { name: 'Kind', render: ({ kind }) => <Tag>{KIND_LABELS[kind]}</Tag> },
  { name: 'Subject', render: ({ kind, id }) => <SubjectLink kind={kind} id={id} /> },
  { name: 'Status', render: ({ status }) => status && describeStatus(status) },
  { name: 'Details', render: ({ detail }) => detail },
  { name: 'Network', render: ({ network }) => network && NETWORK_LABELS[network] },
  {
    name: 'Transaction',
    render: ({ network, tx_hash }) =>
      network && tx_hash && <TransactionLink network={network} hash={tx_hash} />,
  },
  { name: 'When', render: ({ created_at }) => <RelativeTime at={created_at} /> },
  { name: 'Amount', isNumber: true, render: ({ amount_usd }) => amount_usd && <Money usd={amount_usd} /> },
];

const describeStatus = (status: string) => {
  const words = status.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

function SubjectLink({ kind, id }: Pick<FoundRecord, 'kind' | 'id'>) {
  const text = <code>{id}</code>;
  if (kind === 'agent')
    return (
      <Link to="/agents/$id" params={{ id }}>
        {text}
      </Link>
    );
  return id.startsWith('ord_') ? (
    <Link to="/orders/$id" params={{ id }}>
      {text}
    </Link>
  ) : (
    text
  );
}
