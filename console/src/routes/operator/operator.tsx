import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorMessage, Loading } from '../../components/feedback.tsx';
import { AccessDenied } from '../../components/operator/access-denied.tsx';
import { AuditLog } from '../../components/operator/audit-log.tsx';
import { Disputes } from '../../components/operator/disputes.tsx';
import { CreatorFees } from '../../components/operator/fees.tsx';
import { HeldPayments } from '../../components/operator/held-payments.tsx';
import { OutgoingPayments } from '../../components/operator/outgoing-payments.tsx';
import { Overview } from '../../components/operator/overview.tsx';
import { Reconciliation } from '../../components/operator/reconciliation.tsx';
import { OperatorSearch } from '../../components/operator/search.tsx';
import { Settlements } from '../../components/operator/settlements.tsx';
import { BacklogStats, StuckJobs, Treasuries } from '../../components/operator/system-status.tsx';
import { RequireSession } from '../../components/require-session.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useTitle } from '../../components/use-title.ts';
import { backlogQuery, isAccessDenied } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';

const route = getRouteApi('/operator');

export function Operator() {
  useTitle('Operations');
  return (
    <RequireSession to="manage the market" title="Operations">
      <OperatorOnly />
    </RequireSession>
  );
}

/** One request decides whether the visitor is an operator, before anything else is asked for. */
function OperatorOnly() {
  const { market, key } = useSessionApi();
  const access = useQuery(backlogQuery(market, key));
  if (isAccessDenied(access.error)) return <AccessDenied />;
  return (
    <>
      <h1>Operations</h1>
      {access.data ? (
        <Desk />
      ) : access.error ? (
        <ErrorMessage error={access.error} onRetry={() => access.refetch()} />
      ) : (
        <Loading kind="page" />
      )}
    </>
  );
}

/** Everything that needs an operator. */
function Desk() {
  const { tab = 'Overview', q } = route.useSearch();
  const navigate = route.useNavigate();
  const sections: [name: string, content: ReactNode][] = [
    ['Overview', <Overview key="overview" />],
    ['Disputes', <Disputes key="disputes" />],
    ['Payouts', <OutgoingPayments key="payouts" what="payouts" />],
    ['Refunds', <OutgoingPayments key="refunds" what="refunds" />],
    ['Held payments', <HeldPayments key="held" />],
    ['Settlements', <Settlements key="settlements" />],
    ['Treasuries', <Treasuries key="treasuries" />],
    ['Reconciliation', <Reconciliation key="reconciliation" />],
    ['Jobs', <Jobs key="jobs" />],
    ['Creator fees', <CreatorFees key="fees" />],
    ['Audit log', <AuditLog key="log" />],
  ];
  return (
    <>
      <OperatorSearch
        wanted={q}
        onSearch={(wanted) => navigate({ search: { tab, ...(wanted && { q: wanted }) } })}
      />
      <Tabs
        label="Operations"
        value={sections.some(([name]) => name === tab) ? tab : 'Overview'}
        onSelect={(name) => navigate({ search: { tab: name }, replace: true })}
        tabs={sections.map(([name, content]) => ({
          name,
          content: (
            <section className="stack-tight" aria-label={name}>
              {content}
            </section>
          ),
        }))}
      />
    </>
  );
}

function Jobs() {
  return (
    <div className="stack">
      <BacklogStats />
      <StuckJobs />
    </div>
  );
}
