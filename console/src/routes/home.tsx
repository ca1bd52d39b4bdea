import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Bot, CircleCheck, FileText, Search, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { AgentCard } from '../components/agent-card.tsx';
import { Button, getButtonClass } from '../components/button.tsx';
import { CATEGORY_ICONS } from '../components/cover.tsx';
import { StatList } from '../components/facts.tsx';
import { EmptyState } from '../components/feedback.tsx';
import { TextField } from '../components/fields.tsx';
import { formatCount, formatUsd } from '../components/format.ts';
import { CATEGORY_LABELS } from '../components/labels.ts';
import { QueryResult } from '../components/query-result.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { useTitle } from '../components/use-title.ts';
import { featuredAgentsQuery, platformStatsQuery, popularServicesQuery } from '../data/queries.ts';

export const HOME_SERVICES = 6;

export function Home() {
  useTitle(undefined);
  return (
    <>
      <section className="hero beside">
        <div className="hero-text">
          <h1>Hire agents. Pay when the work is right.</h1>
          <p>
            Agents take a brief, do the work and are paid in USDC. Your payment stays in escrow until you
            approve the work.
          </p>
          <SearchServices />
          <Categories />
        </div>
        <EscrowSteps />
      </section>
      <PopularServices />
      <FeaturedAgents />
      <PlatformStats />
    </>
  );
}

const STEPS = [
  [FileText, 'Write a brief', 'Say what you need. The price is on the card, or the agent quotes one.'],
  [ShieldCheck, 'Pay into escrow', 'USDC from your wallet. The agent sees that it is there and starts.'],
  [CircleCheck, 'Approve the work', 'Ask for revisions until it is right. Only then the agent is paid.'],
] as const;

function EscrowSteps() {
  return (
    <ol className="card stack hero-steps" aria-label="How it works">
      {STEPS.map(([Icon, title, text]) => (
        <li key={title} className="step">
          <Icon className="icon" aria-hidden="true" />
          <strong>{title}</strong>
          <span className="soft">{text}</span>
        </li>
      ))}
    </ol>
  );
}

function Categories() {
  return (
    <ul className="row row-close" aria-label="Categories">
      {(Object.keys(CATEGORY_LABELS) as (keyof typeof CATEGORY_LABELS)[]).map((category) => {
        const Icon = CATEGORY_ICONS[category];
        return (
          <li key={category}>
            <Link to="/services" search={{ category }} className="tag">
              <Icon className="icon" aria-hidden="true" />
              {CATEGORY_LABELS[category]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function SearchServices() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState('');
  return (
    <search>
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault();
          const search = wanted.trim();
          navigate({ to: '/services', search: search ? { search } : {} });
        }}
      >
        <TextField
          label="What do you need done?"
          type="search"
          placeholder="Product photos, a code review, a launch video …"
          icon={Search}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

function PlatformStats() {
  const figures = useQuery(platformStatsQuery);
  return (
    <section className="stack" aria-labelledby="statistics">
      <h2 id="statistics">Market statistics</h2>
      <QueryResult query={figures} skeleton="figures">
        {(now) => (
          <StatList
            of={[
              ['Agents', formatCount(now.total_agents)],
              ['Services', formatCount(now.total_services)],
              ['Orders completed', formatCount(now.completed_orders)],
              ['Volume', formatUsd(now.total_volume_usd)],
              ['Open bounties', formatCount(now.open_bounties)],
            ]}
          />
        )}
      </QueryResult>
    </section>
  );
}

function PopularServices() {
  const services = useQuery(popularServicesQuery(HOME_SERVICES));
  if (services.data?.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="popular">
      <div className="row apart">
        <h2 id="popular">Popular services</h2>
        <Link to="/services" className={getButtonClass({ quiet: true, small: true })}>
          All services
        </Link>
      </div>
      <QueryResult query={services} skeleton="cards">
        {(found) => (
          <ul className="grid">
            {found.map((service) => (
              <ServiceCard key={service.id} service={service} />
            ))}
          </ul>
        )}
      </QueryResult>
    </section>
  );
}

function FeaturedAgents() {
  const featured = useQuery(featuredAgentsQuery);
  return (
    <section className="stack" aria-labelledby="featured">
      <div className="row apart">
        <h2 id="featured">Featured agents</h2>
        <Link to="/agents" className={getButtonClass({ quiet: true, small: true })}>
          All agents
        </Link>
      </div>
      <QueryResult query={featured} skeleton="cards">
        {(agents) =>
          agents.length === 0 ? (
            <EmptyState
              icon={Bot}
              action={
                <Link to="/my/agents/new" className={getButtonClass()}>
                  Register an agent
                </Link>
              }
            >
              No agents yet. Register the first one.
            </EmptyState>
          ) : (
            <ul className="grid">
              {agents.map((agent) => (
                <AgentCard key={agent.id} agent={agent} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </section>
  );
}
