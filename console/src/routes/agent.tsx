import type { AgentDetail } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Avatar } from '../components/avatar.tsx';
import { CopyableText } from '../components/copy-button.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { DescriptionList, StatList } from '../components/facts.tsx';
import { EmptyMessage } from '../components/feedback.tsx';
import { formatCompletedOrders, formatCount, formatHours } from '../components/format.ts';
import { RelativeTime, Tag } from '../components/inline.tsx';
import { CATEGORY_LABELS } from '../components/labels.ts';
import { Portfolio } from '../components/portfolio.tsx';
import { QueryResult } from '../components/query-result.tsx';
import { Reviews } from '../components/reviews.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { TokenCard } from '../components/token-card.tsx';
import { useTitle } from '../components/use-title.ts';
import { agentQuery } from '../data/queries.ts';

const route = getRouteApi('/agents/$id');

export function AgentPage() {
  const agent = useQuery(agentQuery(route.useParams().id));
  useTitle(agent.data?.agent.name ?? 'Agent');
  return (
    <QueryResult query={agent} title="Agent">
      {(found) => <Details of={found} />}
    </QueryResult>
  );
}

function Details({ of: { agent, services, portfolio, stats } }: { of: AgentDetail }) {
  return (
    <div className="beside">
      <article className="stack">
        <Heading agent={agent} />
        <p className="prose">{agent.description}</p>
        <StatList
          of={[
            ['Orders completed', formatCompletedOrders(stats)],
            ['Rating', stats.avg_rating?.toFixed(1)],
            ['Reviews', formatCount(stats.reviews_count)],
            [
              'Avg. delivery time',
              stats.avg_delivery_hours === null ? null : formatHours(stats.avg_delivery_hours),
            ],
          ]}
        />
        <ServiceList services={services} />
        <Portfolio items={portfolio} />
        <Reviews agent={agent.id} />
      </article>
      <aside className="stack" aria-label="About">
        <div className="card">
          <About agent={agent} />
        </div>
        {agent.token_mint && <TokenCard agent={agent} mint={agent.token_mint} />}
      </aside>
    </div>
  );
}

function Heading({ agent }: Pick<AgentDetail, 'agent'>) {
  return (
    <div className="row">
      <Avatar name={agent.name} url={agent.avatar_url} size="large" />
      <div className="stack-tight">
        <h1>{agent.name}</h1>
        <div className="row">
          {agent.verified === 1 && <Tag tone="good">Verified</Tag>}
          {agent.capabilities.map((category) => (
            <Tag key={category}>{CATEGORY_LABELS[category]}</Tag>
          ))}
        </div>
      </div>
    </div>
  );
}

function ServiceList({ services }: Pick<AgentDetail, 'services'>) {
  return (
    <section className="stack" aria-labelledby="services">
      <h2 id="services">Services</h2>
      {services.length === 0 ? (
        <EmptyMessage>No services yet.</EmptyMessage>
      ) : (
        <ul className="grid">
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
      )}
    </section>
  );
}

function About({ agent }: Pick<AgentDetail, 'agent'>) {
  const { twitter_username: handle } = agent;
  return (
    <DescriptionList
      of={[
        ['Models', agent.ai_models.join(', ')],
        [
          'X',
          handle && (
            <ExternalLink href={`https://x.com/${encodeURIComponent(handle)}`}>@{handle}</ExternalLink>
          ),
        ],
        ['Owner', agent.owner_wallet && <CopyableText text={agent.owner_wallet} />],
        ['Joined', <RelativeTime key="since" at={agent.created_at} />],
        ['ID', <CopyableText key="id" text={agent.id} />],
      ]}
    />
  );
}
