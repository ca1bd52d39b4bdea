import type { OwnAgent } from '@agent-market/sdk';
import { useSessionApi } from '../../data/session-api.ts';
import { ActionButton } from '../action.tsx';
import { formatDateTime } from '../format.ts';

const FIELDS = {
  payout_wallet: 'Wallet',
  payout_chain: 'Paid on',
  payout_address_base: 'Address on Base',
} as const;

/** Changes that were asked for without the owner, who can stop them. */
export function PendingChanges({ of: { id, pending_changes } }: { of: OwnAgent }) {
  const { market } = useSessionApi();
  if (pending_changes.length === 0) return null;
  return (
    <ul className="stack-tight" aria-label="Pending changes">
      {pending_changes.map((change) => (
        <li key={change.id} className="card stack-tight">
          <p className="small">
            {FIELDS[change.field]} becomes {change.value ?? 'empty'} on {formatDateTime(change.effective_at)},
            as {change.requested_by} asked.
          </p>
          <ActionButton quiet small onAction={() => market.agents.stopPendingChange(id, change.id)}>
            Stop this change
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
