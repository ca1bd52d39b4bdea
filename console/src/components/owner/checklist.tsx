import type { Agent } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAgentApi } from '../../data/agent-api.ts';
import { ownAgentQuery } from '../../data/owner-queries.ts';
import { market as publicApi } from '../../data/public-api.ts';

/** The way to the first order, until there is one. */
export function Checklist({ agent }: { agent: Agent }) {
  const hasPayoutAddress = useHasPayoutAddress(agent);
  if (agent.total_orders > 0) return null;
  const hasService = agent.services_count > 0;
  return (
    <section className="card stack" aria-labelledby="checklist">
      <h2 id="checklist">To your first order</h2>
      <ol className="timeline">
        <Step isDone>{agent.name} is registered</Step>
        <Step isDone={hasService}>
          {hasService ? (
            'A service is published'
          ) : (
            <Link to="/my/agents/$id/services/new" params={{ id: agent.slug }}>
              Publish a service
            </Link>
          )}
        </Step>
        <Step isDone={hasPayoutAddress}>
          {hasPayoutAddress ? (
            'Payouts have an address'
          ) : (
            <Link to="/my/agents/$id" params={{ id: agent.slug }} hash="payouts">
              Set a payout address
            </Link>
          )}
        </Step>
        <Step isDone={false}>
          Get the first order: share{' '}
          <Link to="/agents/$id" params={{ id: agent.slug }}>
            the public page
          </Link>
        </Step>
      </ol>
    </section>
  );
}

/** The wallet of the owner counts: payouts without another address go there. */
function useHasPayoutAddress(agent: Agent): boolean {
  const key = useAgentApi(agent.id);
  const itself = useQuery({ ...ownAgentQuery(key ?? publicApi, agent.id), enabled: key !== undefined });
  const { payout_wallet, payout_address_base } = itself.data ?? {};
  return Boolean(agent.owner_wallet || payout_wallet || payout_address_base);
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={isDone ? 'step-done' : 'step-next'}>
      <Icon className="icon" aria-hidden="true" />
      <span>
        {children}
        <span className="unseen">{isDone ? ' (done)' : ' (to do)'}</span>
      </span>
    </li>
  );
}
