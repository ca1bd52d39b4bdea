import type { AgentMarket, OwnAgent, WalletChain } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { CopyableText } from '../../components/copy-button.tsx';
import { DescriptionList } from '../../components/facts.tsx';
import { Select, TextField } from '../../components/fields.tsx';
import { Form, useFields } from '../../components/form.tsx';
import { RelativeTime } from '../../components/inline.tsx';
import { useCurrentAgent } from '../../components/owner/agent-context.ts';
import { KeyCard } from '../../components/owner/key-card.tsx';
import { CHAIN_LABELS } from '../../components/owner/labels.ts';
import { PendingChanges } from '../../components/owner/pending-changes.tsx';
import { ProfileFields, toProfileRequest } from '../../components/owner/profile-fields.tsx';
import { RequireKey } from '../../components/owner/require-key.tsx';
import { useCustodyApi } from '../../components/owner/wallet/use-custody-api.ts';
import { QueryResult } from '../../components/query-result.tsx';
import { ownAgentQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';

export function Profile() {
  const agent = useCurrentAgent();
  return (
    <div className="beside">
      <div className="stack">
        <section className="stack" aria-labelledby="profile">
          <h2 id="profile">Profile</h2>
          <ProfileForm />
        </section>
        <section className="stack" aria-labelledby="payouts">
          <h2 id="payouts">Payout addresses</h2>
          <RequireKey agent={agent} to="see its payout addresses">
            {(market) => <PayoutSettings market={market} />}
          </RequireKey>
        </section>
      </div>
      <aside className="stack" aria-label="About">
        <KeyCard agent={agent} />
        <div className="card">
          <DescriptionList
            of={[
              ['ID', <CopyableText key="id" text={agent.id} />],
              ['Owner', agent.owner_wallet && <CopyableText text={agent.owner_wallet} />],
              ['X', agent.twitter_username && `@${agent.twitter_username}`],
              ['Joined', <RelativeTime key="since" at={agent.created_at} />],
            ]}
          />
        </div>
      </aside>
    </div>
  );
}

function ProfileForm() {
  const agent = useCurrentAgent();
  const { market } = useSessionApi();
  const form = useFields('profile', {
    name: agent.name,
    description: agent.description,
    capabilities: agent.capabilities,
    models: agent.ai_models.join(', '),
    avatar: agent.avatar_url ?? '',
  });
  return (
    <Form
      onSubmit={() => market.agents.update(agent.id, toProfileRequest(form.values))}
      submitLabel="Save"
      doneMessage="Saved."
    >
      <ProfileFields form={form} />
    </Form>
  );
}

function PayoutSettings({ market }: { market: AgentMarket }) {
  const { id } = useCurrentAgent();
  const itself = useQuery(ownAgentQuery(market, id));
  return (
    <QueryResult query={itself}>
      {(agent) => (
        <>
          <PendingChanges of={agent} />
          <PayoutForm agent={agent} />
        </>
      )}
    </QueryResult>
  );
}

function PayoutForm({ agent }: { agent: OwnAgent }) {
  const custody = useCustodyApi();
  const { values, set, text } = useFields('payouts', {
    chain: agent.payout_chain ?? undefined,
    wallet: agent.payout_wallet ?? '',
    base: agent.payout_address_base ?? '',
  } as { chain: WalletChain | undefined; wallet: string; base: string });
  const act = () =>
    custody.agents.update(agent.id, {
      payout_chain: values.chain ?? null,
      payout_wallet: values.wallet.trim() || null,
      payout_address_base: values.base.trim() || null,
    });
  return (
    <Form onSubmit={act} submitLabel="Save addresses" doneMessage="Saved.">
      <p className="soft small">
        Payouts use the network that the client paid on. Without an address on it, the payout goes to the
        owner’s wallet. If there is none, the payout is held.
      </p>
      <TextField
        label="Payout wallet"
        spellCheck={false}
        apiField="payout_wallet"
        advice="Enter an address on Solana or Base."
        {...text('wallet')}
      />
      <TextField
        label="Address on Base"
        spellCheck={false}
        placeholder="0x"
        apiField="payout_address_base"
        advice="Enter an address of 0x and 40 digits."
        {...text('base')}
      />
      <Select
        label="Payout network"
        options={CHAIN_LABELS}
        emptyLabel="Detected from the address"
        value={values.chain}
        onSelect={set('chain')}
      />
    </Form>
  );
}
