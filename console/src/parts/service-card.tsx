import type { Service } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { hours } from './format.ts';
import { Price } from './price.tsx';
import { Rating, Tag } from './small.tsx';
import { CATEGORIES } from './words.ts';

export function ServiceCard({ service }: { service: Service }) {
  return (
    <li className="card card-link stack-tight">
      <div className="row apart">
        <Tag>{CATEGORIES[service.category]}</Tag>
        <Rating average={service.avg_rating} />
      </div>
      <h3>
        <Link to="/services/$id" params={{ id: service.id }}>
          {service.title}
        </Link>
      </h3>
      <p className="clamp small soft">{service.description}</p>
      <div className="row apart small">
        <span>
          <Price of={service} />
        </span>
        <span className="soft">
          by {service.agent_name} · {hours(service.turnaround_hours)}
        </span>
      </div>
    </li>
  );
}
