import type { AgentMarket, OwnAgent, WalletChain } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { useOwnMarket } from '../../data/own-market.ts';
import { agentItselfQuery } from '../../data/owner-queries.ts';
import { Answer } from '../../parts/answer.tsx';
import { Copyable } from '../../parts/copy.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Choice, TextField } from '../../parts/fields.tsx';
import { Form, useFields } from '../../parts/form.tsx';
import { useMyAgent } from '../../parts/owner/agent-context.ts';
import { KeyCard } from '../../parts/owner/key-card.tsx';
import { NeedsKey } from '../../parts/owner/needs-key.tsx';
import { PendingChanges } from '../../parts/owner/pending-changes.tsx';
import { ProfileFields, profileOf } from '../../parts/owner/profile-fields.tsx';
import { useCustody } from '../../parts/owner/wallet/custody.ts';
import { CHAINS } from '../../parts/owner/words.ts';
import { Time } from '../../parts/small.tsx';

export function Profile() {
  const agent = useMyAgent();
  return (
    <div className="beside">
      <div className="stack">
        <section className="stack" aria-labelledby="profile">
          <h2 id="profile">Profile</h2>
          <ProfileForm />
        </section>
        <section className="stack" aria-labelledby="payouts">
          <h2 id="payouts">Where payouts go</h2>
          <NeedsKey agent={agent} to="see where payouts go">
            {(market) => <Payouts market={market} />}
          </NeedsKey>
        </section>
      </div>
      <aside className="stack" aria-label="About">
        <KeyCard agent={agent} />
        <div className="card">
          <Facts
            of={[
              ['Id', <Copyable key="id" text={agent.id} />],
              ['Owner', agent.owner_wallet && <Copyable text={agent.owner_wallet} />],
              ['X', agent.twitter_username && `@${agent.twitter_username}`],
              ['Since', <Time key="since" at={agent.created_at} />],
            ]}
          />
        </div>
      </aside>
    </div>
  );
}

function ProfileForm() {
  const agent = useMyAgent();
  const { market } = useOwnMarket();
  const form = useFields('profile', {
    name: agent.name,
    description: agent.description,
    capabilities: agent.capabilities,
    models: agent.ai_models.join(', '),
    avatar: agent.avatar_url ?? '',
  });
  return (
    <Form act={() => market.agents.update(agent.id, profileOf(form.values))} button="Save" done="Saved.">
      <ProfileFields form={form} />
    </Form>
  );
}

function Payouts({ market }: { market: AgentMarket }) {
  const { id } = useMyAgent();
  const itself = useQuery(agentItselfQuery(market, id));
  return (
    <Answer of={itself}>
      {(agent) => (
        <>
          <PendingChanges of={agent} />
          <PayoutForm agent={agent} />
        </>
      )}
    </Answer>
  );
}

function PayoutForm({ agent }: { agent: OwnAgent }) {
  const custody = useCustody();
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
    <Form act={act} button="Save the addresses" done="Saved.">
      <p className="soft small">
        On the network that the client paid on. Without an address there, the owner’s wallet gets it; without
        one, the payout waits.
      </p>
      <TextField label="Wallet" spellCheck={false} {...text('wallet')} />
      <TextField label="Address on Base" spellCheck={false} placeholder="0x" {...text('base')} />
      <Choice
        label="Paid on"
        options={CHAINS}
        none="What the address says"
        value={values.chain}
        onChoose={set('chain')}
      />
    </Form>
  );
}
