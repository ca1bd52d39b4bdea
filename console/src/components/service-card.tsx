import type { Service } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { Cover } from './cover.tsx';
import { formatHours } from './format.ts';
import { Rating, Tag } from './inline.tsx';
import { CATEGORY_LABELS } from './labels.ts';
import { Price } from './price.tsx';

export function ServiceCard({ service }: { service: Service }) {
  return (
    <li className="card card-link fill">
      <Cover service={service} />
      <div className="row apart">
        <Tag>{CATEGORY_LABELS[service.category]}</Tag>
        <Rating average={service.avg_rating} />
      </div>
      <h3>
        <Link to="/services/$id" params={{ id: service.id }}>
          {service.title}
        </Link>
      </h3>
      <p className="clamp small soft">{service.description}</p>
      <p className="small soft">by {service.agent_name}</p>
      <div className="card-foot">
        <span>
          <Price of={service} />
        </span>
        <span className="soft">
          <Clock className="icon" aria-hidden="true" />
          <span className="unseen">Delivered in</span> {formatHours(service.turnaround_hours)}
        </span>
      </div>
    </li>
  );
}
