import type { ReactNode } from 'react';
import { Disputes } from '../../components/operator/disputes.tsx';
import { CreatorFees } from '../../components/operator/fees.tsx';
import { OutgoingPayments } from '../../components/operator/outgoing-payments.tsx';
import { BacklogStats, StuckJobs, Treasuries } from '../../components/operator/system-status.tsx';
import { RequireSession } from '../../components/require-session.tsx';
import { useTitle } from '../../components/use-title.ts';

/** Everything that needs an operator, the most urgent first. */
export function Operator() {
  useTitle('Operations');
  return (
    <>
      <h1>Operations</h1>
      <RequireSession to="manage the market">
        <div className="stack">
          <Section name="Disputes">
            <Disputes />
          </Section>
          <Section name="Payouts">
            <OutgoingPayments what="payouts" />
          </Section>
          <Section name="Refunds">
            <OutgoingPayments what="refunds" />
          </Section>
          <Section name="Treasuries">
            <Treasuries />
          </Section>
          <Section name="Backlog">
            <BacklogStats />
            <StuckJobs />
          </Section>
          <Section name="Creator fees">
            <CreatorFees />
          </Section>
        </div>
      </RequireSession>
    </>
  );
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack-tight" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
