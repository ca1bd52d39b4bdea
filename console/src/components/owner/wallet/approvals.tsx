import type { AgentMarket, ApprovalDecision, ApprovalStatus, SpendingApproval } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { approvalsQuery } from '../../../data/owner-queries.ts';
import { ActionButton } from '../../action.tsx';
import { formatDateTime, formatUsd } from '../../format.ts';
import { PagedList } from '../../paged-list.tsx';
import { useCurrentAgent } from '../agent-context.ts';
import { useCustodyApi } from './use-custody-api.ts';

const STATUS_LABELS: Record<ApprovalStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  denied: 'Denied',
  used: 'Paid',
  lapsed: 'Expired',
};

export function Approvals({ market }: { market: AgentMarket }) {
  const approvals = useInfiniteQuery(approvalsQuery(market, useCurrentAgent().id));
  return (
    <section className="stack" aria-labelledby="approvals">
      <h3 id="approvals">Payments to approve</h3>
      <PagedList query={approvals} noun="payments">
        {(items) => (
          <ul className="grid">
            {items.map((item) => (
              <Approval key={item.id} of={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Approval({ of }: { of: SpendingApproval }) {
  const { id } = useCurrentAgent();
  const custody = useCustodyApi();
  const decide = (decision: ApprovalDecision) => () =>
    custody.wallets.decideApproval(id, of.id, { decision });
  const isOpen = of.status === 'pending' || of.status === 'approved';
  return (
    <li className="card stack-tight">
      <strong>
        {formatUsd(of.amount_usd)} · {of.summary}
      </strong>
      <p className="small soft">
        {STATUS_LABELS[of.status]}
        {isOpen && `, until ${formatDateTime(of.expires_at)}`}
      </p>
      {isOpen && (
        <div className="row">
          {of.status === 'pending' && <ActionButton onAction={decide('approve')}>Approve</ActionButton>}
          <ActionButton onAction={decide('deny')} quiet>
            Deny
          </ActionButton>
        </div>
      )}
    </li>
  );
}
