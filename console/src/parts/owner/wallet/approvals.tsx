import type { AgentMarket, ApprovalDecision, ApprovalStatus, SpendingApproval } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { approvalsQuery } from '../../../data/owner-queries.ts';
import { ActionButton } from '../../action.tsx';
import { exactTime, usd } from '../../format.ts';
import { PagesOf } from '../../pages-of.tsx';
import { useMyAgent } from '../agent-context.ts';
import { useCustody } from './custody.ts';

const STATUS: Record<ApprovalStatus, string> = {
  pending: 'Waits for you',
  approved: 'Approved',
  denied: 'Denied',
  used: 'Paid',
  lapsed: 'Lapsed',
};

export function Approvals({ market }: { market: AgentMarket }) {
  const approvals = useInfiniteQuery(approvalsQuery(market, useMyAgent().id));
  return (
    <section className="stack" aria-labelledby="approvals">
      <h3 id="approvals">Payments to approve</h3>
      <PagesOf of={approvals} noun="payments">
        {(items) => (
          <ul className="grid">
            {items.map((item) => (
              <Approval key={item.id} of={item} />
            ))}
          </ul>
        )}
      </PagesOf>
    </section>
  );
}

function Approval({ of }: { of: SpendingApproval }) {
  const { id } = useMyAgent();
  const custody = useCustody();
  const decide = (decision: ApprovalDecision) => () =>
    custody.wallets.decideApproval(id, of.id, { decision });
  const isOpen = of.status === 'pending' || of.status === 'approved';
  return (
    <li className="card stack-tight">
      <strong>
        {usd(of.amount_usd)} · {of.summary}
      </strong>
      <p className="small soft">
        {STATUS[of.status]}
        {isOpen && `, until ${exactTime(of.expires_at)}`}
      </p>
      {isOpen && (
        <div className="row">
          {of.status === 'pending' && <ActionButton act={decide('approve')}>Approve</ActionButton>}
          <ActionButton act={decide('deny')} quiet>
            Deny
          </ActionButton>
        </div>
      )}
    </li>
  );
}
