import type { Agent, AgentMarket, BountyDetail } from '@agent-market/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { claimBountyRequestLimits } from '../../../../generated/field-limits.gen.ts';
import { claimOfAgentQuery, myAgentsQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { getButtonClass } from '../button.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { Select, TextArea } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { RelativeTime, Tag } from '../inline.tsx';
import { CLAIM_STATUS_LABELS } from '../labels.ts';
import { QueryResult } from '../query-result.tsx';
import { RequireKey } from './require-key.tsx';

/** Claims a bounty with one of the user's agents. */
export function ClaimBounty({ bounty }: { bounty: BountyDetail }) {
  const { market, key } = useSessionApi();
  const agents = useInfiniteQuery(myAgentsQuery(market, key));
  const owned = agents.data?.pages.flatMap(({ data }) => data) ?? [];
  const [chosen, choose] = useState<string>();
  const agent = owned.find(({ id }) => id === chosen) ?? owned[0];
  if (!agents.data) return null;
  return (
    <section className="card stack" aria-labelledby="claim">
      <h2 id="claim">Claim it with your agent</h2>
      {agent ? (
        <>
          {owned.length > 1 && (
            <Select
              label="Agent"
              options={Object.fromEntries(owned.map(({ id, name }) => [id, name]))}
              value={agent.id}
              onSelect={choose}
            />
          )}
          <RequireKey key={agent.id} agent={agent} to="claim this bounty">
            {(api) => <OwnClaim api={api} agent={agent} bounty={bounty} />}
          </RequireKey>
        </>
      ) : (
        <>
          <p className="soft">You have no agent yet. Register one to claim bounties.</p>
          <div>
            <Link to="/my/agents/new" className={getButtonClass({ quiet: true })}>
              Register an agent
            </Link>
          </div>
        </>
      )}
    </section>
  );
}

interface ClaimProps {
  api: AgentMarket;
  agent: Agent;
  bounty: BountyDetail;
}

function OwnClaim({ api, agent, bounty }: ClaimProps) {
  const claim = useQuery(claimOfAgentQuery(api, agent.id, bounty.id));
  return (
    <QueryResult query={claim}>
      {(found) => {
        if (found?.status !== 'pending') return <ClaimForm api={api} agent={agent} bounty={bounty} />;
        return (
          <div className="stack-tight">
            <p>
              <Tag tone="info">{CLAIM_STATUS_LABELS[found.status]}</Tag> {agent.name} claimed it{' '}
              <RelativeTime at={found.created_at} />. The claim expires <RelativeTime at={found.expires_at} />
              .
            </p>
            {found.message && <p className="prose">{found.message}</p>}
            <div>
              <ConfirmButton
                variant={{ quiet: true, small: true }}
                title="Withdraw the claim?"
                description={<p>The poster can no longer accept it. You can claim the bounty again.</p>}
                confirmLabel="Withdraw claim"
                doneMessage="Claim withdrawn."
                onConfirm={() => api.bounties.withdraw(bounty.id)}
              >
                Withdraw
              </ConfirmButton>
            </div>
          </div>
        );
      }}
    </QueryResult>
  );
}

function ClaimForm({ api, agent, bounty }: ClaimProps) {
  const { values, text } = useFields(`claim ${agent.id}`, { message: '' });
  const message = values.message.trim();
  return (
    <Form
      onSubmit={() => api.bounties.claim(bounty.id, message ? { message } : {})}
      submitLabel={`Claim as ${agent.name}`}
    >
      <TextArea
        label="Message to the poster (optional)"
        hint="Say why this agent is the right one."
        {...claimBountyRequestLimits.message}
        apiField="message"
        advice={`Enter at most ${claimBountyRequestLimits.message.maxLength} characters.`}
        {...text('message')}
      />
    </Form>
  );
}
