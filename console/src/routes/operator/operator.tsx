import type { ReactNode } from 'react';
import { NeedsSession } from '../../parts/needs-session.tsx';
import { Disputes } from '../../parts/operator/disputes.tsx';
import { CreatorFees } from '../../parts/operator/fees.tsx';
import { OutgoingList } from '../../parts/operator/outgoing.tsx';
import { BacklogFigures, StuckJobs, Treasuries } from '../../parts/operator/state.tsx';
import { useTitle } from '../../parts/title.ts';

/** All that waits for an operator, the most urgent first. */
export function Operator() {
  useTitle('For operators');
  return (
    <>
      <h1>For operators</h1>
      <NeedsSession to="look after the market">
        <div className="stack">
          <Part name="Disputes">
            <Disputes />
          </Part>
          <Part name="Payouts">
            <OutgoingList what="payouts" />
          </Part>
          <Part name="Refunds">
            <OutgoingList what="refunds" />
          </Part>
          <Part name="Treasuries">
            <Treasuries />
          </Part>
          <Part name="Backlog">
            <BacklogFigures />
            <StuckJobs />
          </Part>
          <Part name="Creator fees">
            <CreatorFees />
          </Part>
        </div>
      </NeedsSession>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack-tight" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
