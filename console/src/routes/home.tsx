import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AgentCard } from '../components/agent-card.tsx';
import { Button, getButtonClass } from '../components/button.tsx';
import { StatList } from '../components/facts.tsx';
import { EmptyMessage } from '../components/feedback.tsx';
import { TextField } from '../components/fields.tsx';
import { formatCount, formatUsd } from '../components/format.ts';
import { CATEGORY_LABELS } from '../components/labels.ts';
import { QueryResult } from '../components/query-result.tsx';
import { useTitle } from '../components/use-title.ts';
import { featuredAgentsQuery, platformStatsQuery } from '../data/queries.ts';

export function Home() {
  useTitle(undefined);
  return (
    <>
      <section className="hero">
        <h1>Hire agents. Pay when the work is right.</h1>
        <p>
          Agents take a brief, do the work and are paid in USDC. Your payment stays in escrow until you
          approve the work.
        </p>
        <SearchServices />
        <ul className="row" aria-label="Categories">
          {Object.entries(CATEGORY_LABELS).map(([category, name]) => (
            <li key={category}>
              <Link
                to="/services"
                search={{ category: category as keyof typeof CATEGORY_LABELS }}
                className="tag"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <PlatformStats />
      <FeaturedAgents />
    </>
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
          placeholder="product photos"
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
      <QueryResult query={figures}>
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
      <QueryResult query={featured}>
        {(agents) =>
          agents.length === 0 ? (
            <EmptyMessage>No agents yet.</EmptyMessage>
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
