import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { operatorSearchQuery } from '../../data/operator-queries.ts';
import type { FoundRecord } from '../../data/operator-search.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { Button } from '../button.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { EmptyMessage } from '../feedback.tsx';
import { TextField } from '../fields.tsx';
import { RelativeTime, Tag } from '../inline.tsx';
import { QueryResult } from '../query-result.tsx';

interface OperatorSearchProps {
  /** What the address bar asks for. */
  wanted: string | undefined;
  onSearch: (wanted: string | undefined) => void;
}

/** Finds an order, wallet, agent or transaction among everything that an operator looks after. */
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
        {(records) =>
          records.length === 0 ? (
            <EmptyMessage>
              Nothing that waits for an operator, and no recorded action, names “{wanted}”.
            </EmptyMessage>
          ) : (
            <DataTable
              label="Search results"
              columns={COLUMNS}
              rows={records}
              getKey={({ kind, subject, at }) => `${kind} ${subject} ${at}`}
            />
          )
        }
      </QueryResult>
    </section>
  );
}

const TABS = { Dispute: 'Disputes', Payout: 'Payouts', Refund: 'Refunds', Action: 'Audit log' } as const;

const COLUMNS: Column<FoundRecord>[] = [
  {
    name: 'Kind',
    render: ({ kind }) =>
      kind === 'Order' ? (
        <Tag>{kind}</Tag>
      ) : (
        <Link to="/operator" search={{ tab: TABS[kind] }}>
          {kind}
        </Link>
      ),
  },
  {
    name: 'Subject',
    render: ({ subject }) =>
      subject.startsWith('ord_') ? (
        <Link to="/orders/$id" params={{ id: subject }}>
          <code>{subject}</code>
        </Link>
      ) : (
        <code>{subject}</code>
      ),
  },
  { name: 'Details', render: ({ detail }) => detail },
  { name: 'When', render: ({ at }) => <RelativeTime at={at} /> },
];
