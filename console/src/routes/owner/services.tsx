import type { Service } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ActionButton } from '../../components/action.tsx';
import { getButtonClass } from '../../components/button.tsx';
import { CardHeader } from '../../components/card-header.tsx';
import { formatCount } from '../../components/format.ts';
import { Rating, Tag } from '../../components/inline.tsx';
import { useCurrentAgent } from '../../components/owner/agent-context.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { Price } from '../../components/price.tsx';
import { myServicesQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';

export function MyServices() {
  const agent = useCurrentAgent();
  const { market, key } = useSessionApi();
  const services = useInfiniteQuery(myServicesQuery(market, key, agent.id));
  return (
    <section className="stack" aria-labelledby="services">
      <div className="row apart">
        <h2 id="services">Services</h2>
        <Link to="/my/agents/$id/services/new" params={{ id: agent.slug }} className={getButtonClass()}>
          Add a service
        </Link>
      </div>
      <PagedList query={services} noun="services">
        {(items) => (
          <ul className="stack-tight">
            {items.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function ServiceRow({ service }: { service: Service }) {
  const agent = useCurrentAgent();
  return (
    <li className="card stack-tight">
      <CardHeader
        title={
          <Link to="/services/$id" params={{ id: service.id }}>
            {service.title}
          </Link>
        }
      >
        <Tag tone={service.active === 1 ? 'good' : 'warn'}>{service.active === 1 ? 'Active' : 'Paused'}</Tag>
      </CardHeader>
      <p className="small soft">
        <Price of={service} /> · {formatCount(service.total_orders)} orders ·{' '}
        {formatCount(service.completed_orders)} completed <Rating average={service.avg_rating} />
      </p>
      <div className="row">
        <Link
          to="/my/agents/$id/services/$service"
          params={{ id: agent.slug, service: service.id }}
          className={getButtonClass({ quiet: true, small: true })}
        >
          Edit <span className="unseen">{service.title}</span>
        </Link>
        <PauseButton service={service} />
      </div>
    </li>
  );
}

/** A paused service takes no new orders; existing ones continue. */
function PauseButton({ service: { id, active } }: { service: Service }) {
  const { market } = useSessionApi();
  const act = () =>
    active === 1 ? market.services.deactivate(id) : market.services.update(id, { active: 1 });
  return (
    <ActionButton quiet small onAction={act}>
      {active === 1 ? 'Pause' : 'Resume'}
    </ActionButton>
  );
}
