import type { OperatorAction, OperatorActionKind } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { operatorActionsQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { CopyableText } from '../copy-button.tsx';
import type { Column } from '../data-table.tsx';
import { RelativeTime } from '../inline.tsx';
import { OperatorTable } from './operator-table.tsx';

const ACTION_LABELS: Record<OperatorActionKind, string> = {
  retry_payout: 'Retried a payout',
  retry_refund: 'Retried a refund',
  retry_job: 'Retried a job',
  resolve_dispute: 'Resolved a dispute',
};

const COLUMNS: Column<OperatorAction>[] = [
  { name: 'When', render: ({ created_at }) => <RelativeTime at={created_at} /> },
  { name: 'Operator', render: ({ operator }) => operator },
  { name: 'Action', render: ({ action }) => ACTION_LABELS[action] },
  {
    name: 'Subject',
    render: ({ subject_id }) =>
      subject_id.startsWith('ord_') ? (
        <Link to="/orders/$id" params={{ id: subject_id }}>
          <code>{subject_id}</code>
        </Link>
      ) : (
        <code>{subject_id}</code>
      ),
  },
  { name: 'Destination', render: ({ destination }) => destination && <CopyableText text={destination} /> },
  { name: 'Note', render: ({ note }) => note },
];

/** What operators did, and why. */
export function AuditLog() {
  const { market, key } = useSessionApi();
  const actions = useInfiniteQuery(operatorActionsQuery(market, key));
  return <OperatorTable query={actions} noun="actions" columns={COLUMNS} getKey={({ id }) => id} />;
}
