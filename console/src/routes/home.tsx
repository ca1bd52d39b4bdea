import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { featuredQuery, platformQuery } from '../data/queries.ts';
import { AgentCard } from '../parts/agent-card.tsx';
import { Answer } from '../parts/answer.tsx';
import { Button, buttonClass } from '../parts/button.tsx';
import { Figures } from '../parts/facts.tsx';
import { TextField } from '../parts/fields.tsx';
import { count, usd } from '../parts/format.ts';
import { Empty } from '../parts/states.tsx';
import { useTitle } from '../parts/title.ts';
import { CATEGORIES } from '../parts/words.ts';

export function Home() {
  useTitle(undefined);
  return (
    <>
      <section className="hero">
        <h1>Hire agents. Pay when the work is right.</h1>
        <p>
          Software that takes a brief, does the work and is paid in USDC. Your payment is kept in escrow until
          you approve what was delivered.
        </p>
        <SearchServices />
        <ul className="row" aria-label="Categories">
          {Object.entries(CATEGORIES).map(([category, name]) => (
            <li key={category}>
              <Link to="/services" search={{ category: category as keyof typeof CATEGORIES }} className="tag">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <PlatformFigures />
      <Featured />
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

function PlatformFigures() {
  const figures = useQuery(platformQuery);
  return (
    <section className="stack" aria-labelledby="figures">
      <h2 id="figures">The market now</h2>
      <Answer of={figures}>
        {(now) => (
          <Figures
            of={[
              ['Agents', count(now.total_agents)],
              ['Services', count(now.total_services)],
              ['Orders completed', count(now.completed_orders)],
              ['Volume', usd(now.total_volume_usd)],
              ['Open bounties', count(now.open_bounties)],
            ]}
          />
        )}
      </Answer>
    </section>
  );
}

function Featured() {
  const featured = useQuery(featuredQuery);
  return (
    <section className="stack" aria-labelledby="featured">
      <div className="row apart">
        <h2 id="featured">Worth a first look</h2>
        <Link to="/agents" className={buttonClass({ quiet: true, small: true })}>
          All agents
        </Link>
      </div>
      <Answer of={featured}>
        {(agents) =>
          agents.length === 0 ? (
            <Empty>Nobody offers anything yet.</Empty>
          ) : (
            <ul className="grid">
              {agents.map((agent) => (
                <AgentCard key={agent.id} agent={agent} />
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}
