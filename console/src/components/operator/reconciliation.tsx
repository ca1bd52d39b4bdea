import type { ReconciliationCheck, ReconciliationCheckKind } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { reconciliationQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { Money, RelativeTime, Tag } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { QueryResult } from '../query-result.tsx';
import { Difference } from './difference.tsx';

const CHECKS: Record<ReconciliationCheckKind, readonly [name: string, counterpart: string]> = {
  treasury: ['Treasury', 'Balance on the chain'],
  escrow: ['Escrow', 'Open work'],
  held_payments: ['Held payments', 'Payments to return or use'],
  trial_balance: ['All accounts', 'Debits against credits'],
};

/** The ledger against the chains and the records. */
export function Reconciliation() {
  const { market, key } = useSessionApi();
  const found = useQuery(reconciliationQuery(market, key));
  return (
    <QueryResult query={found}>
      {({ checked_at, checks }) => (
        <div className="stack">
          <p className="row">
            <Verdict checks={checks} />
            <span className="soft">
              Checked <RelativeTime at={checked_at} />
            </span>
          </p>
          <DataTable
            label="Reconciliation"
            columns={COLUMNS}
            rows={checks}
            getKey={({ check, network }) => `${check} ${network}`}
          />
          <p className="small soft">
            A treasury holds more than its account while a payment is not spent, and less while a payout is
            not final. Any other difference needs you: <code>npm run ledger:verify</code> names the accounts
            and orders.
          </p>
        </div>
      )}
    </QueryResult>
  );
}

/** Treasuries differ while money is on its way. */
function Verdict({ checks }: { checks: ReconciliationCheck[] }) {
  const differing = checks.filter(({ difference }) => difference === null || Number(difference) !== 0);
  if (differing.length === 0) return <Tag tone="good">Everything agrees</Tag>;
  return differing.every(({ check }) => check === 'treasury') ? (
    <Tag tone="warn">Treasuries differ from the ledger</Tag>
  ) : (
    <Tag tone="bad">The ledger differs from the records</Tag>
  );
}

const COLUMNS: Column<ReconciliationCheck>[] = [
  { name: 'Network', render: ({ network }) => NETWORK_LABELS[network] },
  { name: 'Accounts', render: ({ check }) => CHECKS[check][0] },
  { name: 'In ledger', isNumber: true, render: ({ in_ledger }) => <Money usd={in_ledger} /> },
  { name: 'Compared with', render: ({ check }) => CHECKS[check][1] },
  {
    name: 'Expected',
    isNumber: true,
    render: ({ expected }) => (expected === null ? 'unavailable' : <Money usd={expected} />),
  },
  { name: 'Difference', isNumber: true, render: ({ difference }) => <Difference amount={difference} /> },
];
