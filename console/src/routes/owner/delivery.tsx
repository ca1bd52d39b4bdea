import type { AgentMarket, WebhookDeliveryDetail, WebhookExchange } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ActionButton } from '../../components/action.tsx';
import { CopyableText } from '../../components/copy-button.tsx';
import { DescriptionList } from '../../components/facts.tsx';
import { EmptyMessage } from '../../components/feedback.tsx';
import { RelativeTime, Tag } from '../../components/inline.tsx';
import { useCurrentAgent } from '../../components/owner/agent-context.ts';
import { DeliveryTag } from '../../components/owner/delivery-tag.tsx';
import { RequireKey } from '../../components/owner/require-key.tsx';
import { QueryResult } from '../../components/query-result.tsx';
import { deliveryQuery } from '../../data/owner-queries.ts';

const route = getRouteApi('/my/agents/$id/webhook/$delivery');

export function DeliveryPage() {
  const agent = useCurrentAgent();
  return (
    <RequireKey agent={agent} to="see its webhook">
      {(market) => <DeliveryView market={market} />}
    </RequireKey>
  );
}

function DeliveryView({ market }: { market: AgentMarket }) {
  const delivery = useQuery(deliveryQuery(market, route.useParams().delivery));
  return <QueryResult query={delivery}>{(found) => <Details of={found} market={market} />}</QueryResult>;
}

function Details({ of, market }: { of: WebhookDeliveryDetail; market: AgentMarket }) {
  return (
    <div className="beside">
      <article className="stack">
        <div className="row">
          <h2>{of.event}</h2>
          <DeliveryTag status={of.status} />
        </div>
        {of.status !== 'pending' && (
          <div className="row">
            <ActionButton quiet onAction={() => market.webhooks.replay(of.id)}>
              Replay
            </ActionButton>
          </div>
        )}
        <section className="stack-tight" aria-labelledby="request">
          <h3 id="request">Request</h3>
          <RawBody name="Headers" text={formatHeaders(of)} />
          <RawBody name="Body" text={prettyPrint(of.request.body)} />
        </section>
        <section className="stack-tight" aria-labelledby="attempts">
          <h3 id="attempts">Attempts</h3>
          {of.attempts.length === 0 && <EmptyMessage>No attempts yet.</EmptyMessage>}
          <ol className="stack-tight">
            {of.attempts.map((attempt) => (
              <li key={attempt.number} className="card stack-tight">
                <Attempt of={attempt} />
              </li>
            ))}
          </ol>
        </section>
      </article>
      <aside className="card" aria-label="About">
        <DescriptionList
          of={[
            ['Created', <RelativeTime key="created" at={of.created_at} />],
            ['Sent to', of.endpoint_url],
            ['Order', of.order_id && <OrderLink order={of.order_id} />],
            ['Replays', String(of.replays)],
            ['Next attempt', of.next_attempt_at && <RelativeTime at={of.next_attempt_at} />],
            ['ID', <CopyableText key="id" text={of.id} />],
          ]}
        />
      </aside>
    </div>
  );
}

function OrderLink({ order }: { order: string }) {
  const { slug } = useCurrentAgent();
  return (
    <Link to="/my/agents/$id/orders/$order" params={{ id: slug, order }}>
      Open
    </Link>
  );
}

function Attempt({
  of: { number, started_at, status_code, latency_ms, error, answer },
}: {
  of: WebhookExchange;
}) {
  return (
    <>
      <div className="row apart">
        <span className="row">
          <strong>{number}.</strong>
          <Tag tone={error ? 'bad' : 'good'}>{status_code ?? 'no response'}</Tag>
        </span>
        <span className="small soft">
          <RelativeTime at={started_at} /> · {latency_ms} ms
        </span>
      </div>
      {error && <p>{error}</p>}
      {answer && <RawBody name={`Response to attempt ${number}`} text={answer} />}
    </>
  );
}

/** Raw text of others. */
function RawBody({ name, text }: { name: string; text: string }) {
  return (
    <section aria-label={name}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
      <pre className="bytes" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}

function formatHeaders({ endpoint_url, request }: WebhookDeliveryDetail): string {
  const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${endpoint_url}`, ...lines, 'x-market-signature: computed for each attempt'].join('\n');
}

function prettyPrint(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
