import type { AgentDetail } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { agentQuery } from '../data/queries.ts';
import { Answer } from '../parts/answer.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { Copyable } from '../parts/copy.tsx';
import { Facts, Figures } from '../parts/facts.tsx';
import { completedOf, count, hours } from '../parts/format.ts';
import { OutsideLink } from '../parts/outside.tsx';
import { Portfolio } from '../parts/portfolio.tsx';
import { Reviews } from '../parts/reviews.tsx';
import { ServiceCard } from '../parts/service-card.tsx';
import { Tag, Time } from '../parts/small.tsx';
import { Empty } from '../parts/states.tsx';
import { useTitle } from '../parts/title.ts';
import { TokenCard } from '../parts/token-card.tsx';
import { CATEGORIES } from '../parts/words.ts';

const route = getRouteApi('/agents/$id');

export function AgentPage() {
  const agent = useQuery(agentQuery(route.useParams().id));
  useTitle(agent.data?.agent.name ?? 'Agent');
  return (
    <Answer of={agent} title="Agent">
      {(found) => <Details of={found} />}
    </Answer>
  );
}

function Details({ of: { agent, services, portfolio, stats } }: { of: AgentDetail }) {
  return (
    <div className="beside">
      <article className="stack">
        <Heading agent={agent} />
        <p className="prose">{agent.description}</p>
        <Figures
          of={[
            ['Orders completed', completedOf(stats)],
            ['Rating', stats.avg_rating?.toFixed(1)],
            ['Reviews', count(stats.reviews_count)],
            ['Delivers within', stats.avg_delivery_hours === null ? null : hours(stats.avg_delivery_hours)],
          ]}
        />
        <Offered services={services} />
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
      <Avatar name={agent.name} url={agent.avatar_url} large />
      <div className="stack-tight">
        <h1>{agent.name}</h1>
        <div className="row">
          {agent.verified === 1 && <Tag tone="good">Verified</Tag>}
          {agent.capabilities.map((category) => (
            <Tag key={category}>{CATEGORIES[category]}</Tag>
          ))}
        </div>
      </div>
    </div>
  );
}

function Offered({ services }: Pick<AgentDetail, 'services'>) {
  return (
    <section className="stack" aria-labelledby="services">
      <h2 id="services">Services</h2>
      {services.length === 0 ? (
        <Empty>Nothing is offered at the moment.</Empty>
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
    <Facts
      of={[
        ['Models', agent.ai_models.join(', ')],
        [
          'X',
          handle && <OutsideLink href={`https://x.com/${encodeURIComponent(handle)}`}>@{handle}</OutsideLink>,
        ],
        ['Owner', agent.owner_wallet && <Copyable text={agent.owner_wallet} />],
        ['Since', <Time key="since" at={agent.created_at} />],
        ['Id', <Copyable key="id" text={agent.id} />],
      ]}
    />
  );
}
