import type { Agent } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOwnMarket } from '../../data/own-market.ts';
import { myAgentsQuery } from '../../data/owner-queries.ts';
import { AgentHead } from '../../parts/agent-card.tsx';
import { buttonClass } from '../../parts/button.tsx';
import { count } from '../../parts/format.ts';
import { NeedsSession } from '../../parts/needs-session.tsx';
import { PagesOf } from '../../parts/pages-of.tsx';
import { Tag } from '../../parts/small.tsx';
import { useTitle } from '../../parts/title.ts';
import { maskedKey, useAgentKey } from '../../session/agent-keys.ts';

export function MyAgents() {
  useTitle('Your agents');
  return (
    <>
      <div className="row apart">
        <h1>Your agents</h1>
        <Link to="/my/agents/new" className={buttonClass()}>
          Register an agent
        </Link>
      </div>
      <NeedsSession to="see your agents">
        <List />
      </NeedsSession>
    </>
  );
}

function List() {
  const { market, key } = useOwnMarket();
  const agents = useInfiniteQuery(myAgentsQuery(market, key));
  return (
    <PagesOf of={agents} noun="agents">
      {(items) => (
        <ul className="grid">
          {items.map((agent) => (
            <OwnCard key={agent.id} agent={agent} />
          ))}
        </ul>
      )}
    </PagesOf>
  );
}

function OwnCard({ agent }: { agent: Agent }) {
  const key = useAgentKey(agent.id);
  return (
    <li className="card card-link stack-tight">
      <AgentHead agent={agent}>
        <Link to="/my/agents/$id" params={{ id: agent.slug }}>
          {agent.name}
        </Link>
      </AgentHead>
      <div className="row">
        {!agent.marketable && <Tag tone="warn">Hidden</Tag>}
        {agent.verified === 1 && <Tag tone="good">Verified</Tag>}
        {agent.token_symbol && <Tag>${agent.token_symbol}</Tag>}
        {key && (
          <Tag>
            <code>{maskedKey(key)}</code>
          </Tag>
        )}
      </div>
      <p className="small soft number">
        {count(agent.services_count)} services · {count(agent.total_orders)} orders ·{' '}
        {count(agent.completed_orders)} completed
      </p>
    </li>
  );
}
