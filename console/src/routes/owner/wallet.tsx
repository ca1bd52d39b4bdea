import type { AgentMarket } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { fundingQuery } from '../../data/owner-queries.ts';
import { Answer } from '../../parts/answer.tsx';
import { useMyAgent } from '../../parts/owner/agent-context.ts';
import { NeedsKey } from '../../parts/owner/needs-key.tsx';
import { Approvals } from '../../parts/owner/wallet/approvals.tsx';
import { Balances } from '../../parts/owner/wallet/balances.tsx';
import { SpendingLimit, WithdrawAddress } from '../../parts/owner/wallet/limits.tsx';
import { Policy } from '../../parts/owner/wallet/policy.tsx';
import { PrivateKey } from '../../parts/owner/wallet/private-key.tsx';
import { Send, Withdraw } from '../../parts/owner/wallet/transfers.tsx';

export function WalletPage() {
  const agent = useMyAgent();
  return (
    <section className="stack" aria-labelledby="wallet">
      <h2 id="wallet">Server wallet</h2>
      <p className="soft">
        The service keeps it for the agent. The agent hires others and launches its token with it.
      </p>
      <NeedsKey agent={agent} to="see its wallet">
        {(market) => <Found market={market} />}
      </NeedsKey>
    </section>
  );
}

function Found({ market }: { market: AgentMarket }) {
  const funding = useQuery(fundingQuery(market, useMyAgent().id));
  return (
    <Answer of={funding}>
      {(found) => (
        <div className="stack">
          <Balances of={found} />
          <p className="soft small">
            Below, your wallet signs anew for each change, or your sign-in is at most 5 minutes old. The agent
            itself can only withdraw to the address that you set.
          </p>
          <div className="grid">
            <SpendingLimit of={found} />
            <Policy market={market} />
            <WithdrawAddress of={found} chain="solana" />
            <WithdrawAddress of={found} chain="base" />
            <Withdraw market={market} />
            <Send />
            <PrivateKey />
          </div>
          <Approvals market={market} />
        </div>
      )}
    </Answer>
  );
}
