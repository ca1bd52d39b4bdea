import type { OwnAgent } from '@agent-market/sdk';
import { useSessionApi } from '../../data/session-api.ts';
import { ActionButton } from '../action.tsx';
import { formatDateTime } from '../format.ts';

const FIELDS = {
  payout_wallet: 'Payout wallet',
  payout_chain: 'Payout network',
  payout_address_base: 'Payout address on Base',
} as const;

/** Changes requested without custody proof, which the owner can cancel. */
export function PendingChanges({ of: { id, pending_changes } }: { of: OwnAgent }) {
  const { market } = useSessionApi();
  if (pending_changes.length === 0) return null;
  return (
    <ul className="stack-tight" aria-label="Pending changes">
      {pending_changes.map((change) => (
        <li key={change.id} className="card stack-tight">
          <p className="small">
            {FIELDS[change.field]} changes to {change.value ?? 'empty'} on{' '}
            {formatDateTime(change.effective_at)}. Requested by {change.requested_by}.
          </p>
          <ActionButton quiet small onAction={() => market.agents.stopPendingChange(id, change.id)}>
            Cancel change
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
