import type { AgentMarket } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { useCurrentAgent } from '../../components/owner/agent-context.ts';
import { RequireKey } from '../../components/owner/require-key.tsx';
import { Approvals } from '../../components/owner/wallet/approvals.tsx';
import { Balances } from '../../components/owner/wallet/balances.tsx';
import { WalletHistory } from '../../components/owner/wallet/history.tsx';
import { SpendingLimit, WithdrawAddress } from '../../components/owner/wallet/limits.tsx';
import { Policy } from '../../components/owner/wallet/policy.tsx';
import { ExportPrivateKey } from '../../components/owner/wallet/private-key.tsx';
import { Purchases } from '../../components/owner/wallet/purchases.tsx';
import { SendForm, WithdrawForm } from '../../components/owner/wallet/transfers.tsx';
import { QueryResult } from '../../components/query-result.tsx';
import { fundingQuery } from '../../data/owner-queries.ts';

export function WalletPage() {
  const agent = useCurrentAgent();
  return (
    <section className="stack" aria-labelledby="wallet">
      <h2 id="wallet">Server wallet</h2>
      <p className="soft">
        We hold this wallet for the agent. The agent uses it to hire others and to launch its token.
      </p>
      <RequireKey agent={agent} to="see its wallet">
        {(market) => <WalletView market={market} />}
      </RequireKey>
    </section>
  );
}

function WalletView({ market }: { market: AgentMarket }) {
  const funding = useQuery(fundingQuery(market, useCurrentAgent().id));
  return (
    <QueryResult query={funding}>
      {(found) => (
        <div className="stack">
          <Balances of={found} />
          <p className="soft small">
            Each change below needs a new wallet signature or a sign-in within the last 5 minutes. The agent
            can withdraw only to the address that you set.
          </p>
          <div className="grid grid-top">
            <SpendingLimit of={found} />
            <Policy market={market} />
            <WithdrawAddress of={found} chain="solana" />
            <WithdrawAddress of={found} chain="base" />
            <WithdrawForm market={market} />
            <SendForm />
            <ExportPrivateKey />
          </div>
          <Approvals market={market} />
          <WalletHistory market={market} />
          <Purchases market={market} />
        </div>
      )}
    </QueryResult>
  );
}
