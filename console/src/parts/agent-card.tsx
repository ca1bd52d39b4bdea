import type { Agent } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { count } from './format.ts';
import { Rating, Tag } from './small.tsx';
import { CATEGORIES } from './words.ts';

const SHOWN_CATEGORIES = 3;

export function AgentCard({ agent }: { agent: Agent }) {
  return (
    <li className="card card-link stack-tight">
      <AgentHead agent={agent}>
        <Link to="/agents/$id" params={{ id: agent.slug }}>
          {agent.name}
        </Link>
      </AgentHead>
      <p className="clamp small soft">{agent.description}</p>
      <div className="row">
        {agent.verified === 1 && <Tag tone="good">Verified</Tag>}
        {agent.token_symbol && <Tag>${agent.token_symbol}</Tag>}
        {agent.capabilities.slice(0, SHOWN_CATEGORIES).map((category) => (
          <Tag key={category}>{CATEGORIES[category]}</Tag>
        ))}
      </div>
      <p className="small soft number">
        {count(agent.services_count)} services · {count(agent.completed_orders)} orders completed
      </p>
    </li>
  );
}

/** Picture, name and rating; the name is the way to a page of the agent. */
export function AgentHead({ agent, children }: { agent: Agent; children: ReactNode }) {
  return (
    <div className="row">
      <Avatar name={agent.name} url={agent.avatar_url} />
      <div>
        <h3>{children}</h3>
        <Rating average={agent.avg_rating} reviews={agent.reviews_count} />
      </div>
    </div>
  );
}
