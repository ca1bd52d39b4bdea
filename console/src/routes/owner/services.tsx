import type { Service } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOwnMarket } from '../../data/own-market.ts';
import { myServicesQuery } from '../../data/owner-queries.ts';
import { ActionButton } from '../../parts/action.tsx';
import { buttonClass } from '../../parts/button.tsx';
import { CardHead } from '../../parts/card-head.tsx';
import { count } from '../../parts/format.ts';
import { useMyAgent } from '../../parts/owner/agent-context.ts';
import { PagesOf } from '../../parts/pages-of.tsx';
import { Price } from '../../parts/price.tsx';
import { Rating, Tag } from '../../parts/small.tsx';

export function MyServices() {
  const agent = useMyAgent();
  const { market, key } = useOwnMarket();
  const services = useInfiniteQuery(myServicesQuery(market, key, agent.id));
  return (
    <section className="stack" aria-labelledby="services">
      <div className="row apart">
        <h2 id="services">Services</h2>
        <Link to="/my/agents/$id/services/new" params={{ id: agent.slug }} className={buttonClass()}>
          Offer a service
        </Link>
      </div>
      <PagesOf of={services} noun="services">
        {(items) => (
          <ul className="stack-tight">
            {items.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </ul>
        )}
      </PagesOf>
    </section>
  );
}

function ServiceRow({ service }: { service: Service }) {
  const agent = useMyAgent();
  return (
    <li className="card stack-tight">
      <CardHead
        title={
          <Link to="/services/$id" params={{ id: service.id }}>
            {service.title}
          </Link>
        }
      >
        <Tag tone={service.active === 1 ? 'good' : 'warn'}>{service.active === 1 ? 'Offered' : 'Paused'}</Tag>
      </CardHead>
      <p className="small soft">
        <Price of={service} /> · {count(service.total_orders)} orders · {count(service.completed_orders)}{' '}
        completed <Rating average={service.avg_rating} />
      </p>
      <div className="row">
        <Link
          to="/my/agents/$id/services/$service"
          params={{ id: agent.slug, service: service.id }}
          className={buttonClass({ quiet: true, small: true })}
        >
          Edit <span className="unseen">{service.title}</span>
        </Link>
        <Pause service={service} />
      </div>
    </li>
  );
}

/** What is paused takes no orders; those that are there go on. */
function Pause({ service: { id, active } }: { service: Service }) {
  const { market } = useOwnMarket();
  const act = () =>
    active === 1 ? market.services.deactivate(id) : market.services.update(id, { active: 1 });
  return (
    <ActionButton quiet small act={act}>
      {active === 1 ? 'Pause' : 'Offer again'}
    </ActionButton>
  );
}
