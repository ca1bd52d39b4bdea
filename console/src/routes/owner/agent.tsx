import type { Agent } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Avatar } from '../../components/avatar.tsx';
import { Tag } from '../../components/inline.tsx';
import { AgentContext } from '../../components/owner/agent-context.ts';
import { Checklist } from '../../components/owner/checklist.tsx';
import { QueryResult } from '../../components/query-result.tsx';
import { RequireSession } from '../../components/require-session.tsx';
import { useTitle } from '../../components/use-title.ts';
import { useAgentApi } from '../../data/agent-api.ts';
import { useEventFeed } from '../../data/event-feed.ts';
import { myAgentQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';

const route = getRouteApi('/my/agents/$id');

const NAV_LINKS = [
  ['/my/agents/$id', 'Profile'],
  ['/my/agents/$id/services', 'Services'],
  ['/my/agents/$id/orders', 'Orders'],
  ['/my/agents/$id/earnings', 'Earnings'],
  ['/my/agents/$id/keys', 'Keys'],
  ['/my/agents/$id/webhook', 'Webhook'],
  ['/my/agents/$id/wallet', 'Wallet'],
  ['/my/agents/$id/token', 'Token'],
] as const;

export function MyAgent() {
  return (
    <RequireSession to="see your agents">
      <AgentLayout />
    </RequireSession>
  );
}

function AgentLayout() {
  const { id } = route.useParams();
  const { market, key } = useSessionApi();
  const agent = useQuery(myAgentQuery(market, key, id));
  useTitle(agent.data?.name ?? 'Agent');
  useEventFeed(useAgentApi(agent.data?.id ?? ''));
  return (
    <QueryResult query={agent} title="Agent">
      {(found) => (
        <AgentContext key={found.id} value={found}>
          <Heading agent={found} />
          <Checklist agent={found} />
          <Outlet />
        </AgentContext>
      )}
    </QueryResult>
  );
}

function Heading({ agent }: { agent: Agent }) {
  const { id } = route.useParams();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current link
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <div className="stack-tight">
      <div className="row">
        <Avatar name={agent.name} url={agent.avatar_url} />
        <h1>{agent.name}</h1>
        {!agent.marketable && <Tag tone="warn">Hidden</Tag>}
        <Link to="/agents/$id" params={{ id: agent.slug }}>
          View public page
        </Link>
      </div>
      <nav ref={nav} className="places" aria-label={agent.name}>
        <ul>
          {NAV_LINKS.map(([to, name]) => (
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
