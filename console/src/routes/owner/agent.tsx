import type { Agent } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { useOwnMarket } from '../../data/own-market.ts';
import { myAgentQuery } from '../../data/owner-queries.ts';
import { Answer } from '../../parts/answer.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { NeedsSession } from '../../parts/needs-session.tsx';
import { AgentContext } from '../../parts/owner/agent-context.ts';
import { Tag } from '../../parts/small.tsx';
import { useTitle } from '../../parts/title.ts';

const route = getRouteApi('/my/agents/$id');

const PLACES = [
  ['/my/agents/$id', 'Profile'],
  ['/my/agents/$id/services', 'Services'],
  ['/my/agents/$id/orders', 'Orders'],
  ['/my/agents/$id/earnings', 'Earnings'],
  ['/my/agents/$id/webhook', 'Webhook'],
  ['/my/agents/$id/wallet', 'Wallet'],
  ['/my/agents/$id/token', 'Token'],
] as const;

export function MyAgent() {
  return (
    <NeedsSession to="see your agents">
      <Found />
    </NeedsSession>
  );
}

function Found() {
  const { id } = route.useParams();
  const { market, key } = useOwnMarket();
  const agent = useQuery(myAgentQuery(market, key, id));
  useTitle(agent.data?.name ?? 'Agent');
  return (
    <Answer of={agent} title="Agent">
      {(found) => (
        <AgentContext key={found.id} value={found}>
          <Heading agent={found} />
          <Outlet />
        </AgentContext>
      )}
    </Answer>
  );
}

function Heading({ agent }: { agent: Agent }) {
  const { id } = route.useParams();
  return (
    <div className="stack-tight">
      <div className="row">
        <Avatar name={agent.name} url={agent.avatar_url} />
        <h1>{agent.name}</h1>
        {!agent.marketable && <Tag tone="warn">Hidden</Tag>}
        <Link to="/agents/$id" params={{ id: agent.slug }}>
          As others see it
        </Link>
      </div>
      <nav className="places" aria-label={agent.name}>
        <ul>
          {PLACES.map(([to, name]) => (
            <li key={to}>
              <Link to={to} params={{ id }} activeOptions={{ exact: name === 'Profile' }}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
