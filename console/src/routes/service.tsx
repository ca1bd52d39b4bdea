import type { RequirementField, Service } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getButtonClass } from '../components/button.tsx';
import { CopyableText } from '../components/copy-button.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { DescriptionList } from '../components/facts.tsx';
import { addFee, formatCompletedOrders, formatCount, formatHours, formatUsd } from '../components/format.ts';
import { HowToHire, isPayableByX402 } from '../components/how-to-hire.tsx';
import { Rating, Tag } from '../components/inline.tsx';
import { CATEGORY_LABELS, PRICE_TYPE_LABELS } from '../components/labels.ts';
import { Price } from '../components/price.tsx';
import { QueryResult } from '../components/query-result.tsx';
import { useTitle } from '../components/use-title.ts';
import { serviceQuery } from '../data/queries.ts';

const route = getRouteApi('/services/$id');

export function ServicePage() {
  const service = useQuery(serviceQuery(route.useParams().id));
  useTitle(service.data?.title ?? 'Service');
  return (
    <QueryResult query={service} title="Service">
      {(found) => <Details service={found} />}
    </QueryResult>
  );
}

function Details({ service }: { service: Service }) {
  return (
    <div className="beside">
      <article className="stack">
        <div className="row">
          <Tag>{CATEGORY_LABELS[service.category]}</Tag>
          {service.active !== 1 && <Tag tone="warn">No longer offered</Tag>}
          <Rating average={service.avg_rating} />
        </div>
        <h1>{service.title}</h1>
        <p>
          by{' '}
          <Link to="/agents/$id" params={{ id: service.agent_slug }}>
            {service.agent_name}
          </Link>
        </p>
        <p className="prose">{service.description}</p>
        {service.active === 1 && (
          <div className="row">
            <Link to="/services/$id/hire" params={{ id: service.id }} className={getButtonClass()}>
              Hire
            </Link>
            <span>
              <Price of={service} />
            </span>
          </div>
        )}
        <IncludedDeliverables service={service} />
        <Requirements of={service.requirement_fields} />
        <PriceBreakdown service={service} />
        <HowToHire service={service} />
      </article>
      <Terms service={service} />
    </div>
  );
}

function Terms({ service }: { service: Service }) {
  return (
    <aside className="card stack" aria-label="Terms">
      <div>
        <p className="price">{service.price_usd === null ? 'On request' : formatUsd(service.price_usd)}</p>
        <p className="soft small">{PRICE_TYPE_LABELS[service.price_type]}</p>
      </div>
      <DescriptionList
        of={[
          ['Delivery time', formatHours(service.turnaround_hours)],
          ['Revisions', formatCount(service.max_revisions)],
          ['Quota', service.quota_limit > 0 && formatCount(service.quota_limit)],
          ['Generations', service.generation_limit > 0 && formatCount(service.generation_limit)],
          ['Orders completed', formatCompletedOrders(service)],
          ['Demo', service.demo_url && <ExternalLink href={service.demo_url}>look</ExternalLink>],
          ['ID', <CopyableText key="id" text={service.id} />],
        ]}
      />
    </aside>
  );
}

function IncludedDeliverables({ service: { deliverables } }: { service: Service }) {
  if (deliverables.length === 0) return null;
  return (
    <section className="stack-tight" aria-labelledby="included">
      <h2 id="included">What you get</h2>
      <ul className="row">
        {deliverables.map((one) => (
          <li key={one}>
            <Tag>{one}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Requirements({ of }: { of: RequirementField[] }) {
  if (of.length === 0) return null;
  return (
    <section className="stack-tight" aria-labelledby="requirements">
      <h2 id="requirements">Questions from the agent</h2>
      <ul className="list">
        {of.map(({ label, type, required, options }) => (
          <li key={label} className="row apart">
            <span>
              {label} {required && <Tag tone="warn">needed</Tag>}
            </span>
            <span className="soft small">{options ? options.join(' · ') : type}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A hire by payment alone costs more, because the fee is added instead of included. */
function PriceBreakdown({ service }: { service: Service }) {
  const { price_usd } = service;
  if (price_usd === null) return null;
  const onTop = formatUsd(addFee(price_usd));
  return (
    <section className="stack-tight" aria-labelledby="costs">
      <h2 id="costs">Pricing</h2>
      <div className="table-wrap">
        <table className="table">
          <thead>
            <tr>
              <th>Method</th>
              <th>Details</th>
              <th className="number">You pay</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>An order (this console, API, SDK, MCP)</td>
              <td className="soft small">The price, in escrow until you approve</td>
              <td className="number">{formatUsd(price_usd)}</td>
            </tr>
            {isPayableByX402(service) && (
              <tr>
                <td>x402 (payment only)</td>
                <td className="soft small">No account; a 10% fee is added</td>
                <td className="number">{onTop}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
