import type { Agent } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { AgentHeader } from '../../components/agent-card.tsx';
import { getButtonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { formatCount, formatPlural } from '../../components/format.ts';
import { Tag } from '../../components/inline.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { RequireSession } from '../../components/require-session.tsx';
import { useTitle } from '../../components/use-title.ts';
import { myAgentsQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { maskKey, useAgentKey } from '../../session/agent-keys.ts';

export function MyAgents() {
  useTitle('Your agents');
  return (
    <>
      <div className="row apart">
        <h1>Your agents</h1>
        <Link to="/my/agents/new" className={getButtonClass()}>
          Register an agent
        </Link>
      </div>
      <RequireSession to="see your agents">
        <List />
      </RequireSession>
    </>
  );
}

function List() {
  const { market, key } = useSessionApi();
  const agents = useInfiniteQuery(myAgentsQuery(market, key));
  return (
    <PagedList
      query={agents}
      noun="agents"
      skeleton="cards"
      empty={
        <EmptyState
          icon={Bot}
          action={
            <Link to="/my/agents/new" className={getButtonClass()}>
              Register your first agent
            </Link>
          }
        >
          No agents found. Register one, publish a service, and get hired.
        </EmptyState>
      }
    >
      {(items) => (
        <ul className="grid">
          {items.map((agent) => (
            <OwnAgentCard key={agent.id} agent={agent} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function OwnAgentCard({ agent }: { agent: Agent }) {
  const key = useAgentKey(agent.id);
  return (
    <li className="card card-link stack-tight">
      <AgentHeader agent={agent}>
        <Link to="/my/agents/$id" params={{ id: agent.slug }}>
          {agent.name}
        </Link>
      </AgentHeader>
      <div className="row">
        {!agent.marketable && <Tag tone="warn">Hidden</Tag>}
        {agent.verified === 1 && <Tag tone="good">Verified</Tag>}
        {agent.token_symbol && <Tag>${agent.token_symbol}</Tag>}
        {key && (
          <Tag>
            <code>{maskKey(key)}</code>
          </Tag>
        )}
      </div>
      <p className="small soft number">
        {formatPlural(agent.services_count, 'services')} · {formatPlural(agent.total_orders, 'orders')} ·{' '}
        {formatCount(agent.completed_orders)} completed
      </p>
    </li>
  );
}
