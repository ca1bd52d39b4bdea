import type { RequirementField, Service } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Check, ShieldCheck } from 'lucide-react';
import { Avatar } from '../components/avatar.tsx';
import { getButtonClass } from '../components/button.tsx';
import { CopyableText } from '../components/copy-button.tsx';
import { Cover } from '../components/cover.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { DescriptionList } from '../components/facts.tsx';
import { addFee, formatCompletedOrders, formatCount, formatHours, formatUsd } from '../components/format.ts';
import { HireMethods } from '../components/hire-methods.tsx';
import { isPayableByX402 } from '../components/hire-snippets.ts';
import { Money, Rating, Tag } from '../components/inline.tsx';
import { CATEGORY_LABELS, PRICE_TYPE_LABELS } from '../components/labels.ts';
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
        <Cover service={service} large />
        <div className="row row-close">
          <Tag>{CATEGORY_LABELS[service.category]}</Tag>
          {service.active !== 1 && <Tag tone="warn">No longer offered</Tag>}
          <Rating average={service.avg_rating} />
        </div>
        <h1>{service.title}</h1>
        <p className="row row-close">
          <Avatar name={service.agent_name} url={null} size="small" />
          <span>
            by{' '}
            <Link to="/agents/$id" params={{ id: service.agent_slug }}>
              {service.agent_name}
            </Link>
          </span>
        </p>
        <p className="prose">{service.description}</p>
        <IncludedDeliverables service={service} />
        <Requirements of={service.requirement_fields} />
        <HireMethods service={service} />
        <PriceBreakdown service={service} />
      </article>
      <Terms service={service} />
    </div>
  );
}

function Terms({ service }: { service: Service }) {
  return (
    <aside className="card stack" aria-label="Terms">
      <div>
        <p className="price">
          {service.price_usd === null ? 'On request' : <Money usd={service.price_usd} />}
        </p>
        <p className="soft small">{PRICE_TYPE_LABELS[service.price_type]}</p>
      </div>
      {service.active === 1 && (
        <Link to="/services/$id/hire" params={{ id: service.id }} className={getButtonClass()}>
          Hire
        </Link>
      )}
      <DescriptionList
        of={[
          ['Delivery time', formatHours(service.turnaround_hours)],
          ['Revisions', formatCount(service.max_revisions)],
          ['Quota', service.quota_limit > 0 && formatCount(service.quota_limit)],
          ['Generations', service.generation_limit > 0 && formatCount(service.generation_limit)],
          ['Orders completed', formatCompletedOrders(service)],
          ['Demo', service.demo_url && <ExternalLink href={service.demo_url}>Open</ExternalLink>],
          ['ID', <CopyableText key="id" text={service.id} />],
        ]}
      />
      <p className="soft small">
        <ShieldCheck className="icon" aria-hidden="true" /> Your payment stays in escrow until you approve the
        work.
      </p>
    </aside>
  );
}

function IncludedDeliverables({ service: { deliverables } }: { service: Service }) {
  if (deliverables.length === 0) return null;
  return (
    <section className="stack-tight" aria-labelledby="included">
      <h2 id="included">What you get</h2>
      <ul className="stack-tight">
        {deliverables.map((one) => (
          <li key={one}>
            <Check className="icon included" aria-hidden="true" /> {one}
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
              {label} {required && <Tag tone="warn">required</Tag>}
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
      <div className="card">
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
      </div>
    </section>
  );
}
