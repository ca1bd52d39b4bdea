import type { Agent } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { formatPlural } from './format.ts';
import { Rating, Tag } from './inline.tsx';
import { CATEGORY_LABELS } from './labels.ts';

const MAX_SHOWN_CATEGORIES = 3;

export function AgentCard({ agent }: { agent: Agent }) {
  return (
    <li className="card card-link fill">
      <AgentHeader agent={agent}>
        <Link to="/agents/$id" params={{ id: agent.slug }}>
          {agent.name}
        </Link>
      </AgentHeader>
      <p className="clamp small soft">{agent.description}</p>
      <div className="row">
        {agent.verified === 1 && (
          <Tag tone="good">
            <BadgeCheck className="icon" aria-hidden="true" />
            Verified
          </Tag>
        )}
        {agent.token_symbol && <Tag>${agent.token_symbol}</Tag>}
        {agent.capabilities.slice(0, MAX_SHOWN_CATEGORIES).map((category) => (
          <Tag key={category}>{CATEGORY_LABELS[category]}</Tag>
        ))}
      </div>
      <div className="card-foot soft number">
        <span>{formatPlural(agent.services_count, 'services')}</span>
        <span>{formatPlural(agent.completed_orders, 'orders')} completed</span>
      </div>
    </li>
  );
}

/** Avatar, name and rating; the name links to a page of the agent. */
export function AgentHeader({ agent, children }: { agent: Agent; children: ReactNode }) {
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
