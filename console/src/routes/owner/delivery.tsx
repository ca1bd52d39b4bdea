import type { AgentMarket, WebhookDeliveryDetail, WebhookExchange } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { deliveryQuery } from '../../data/owner-queries.ts';
import { ActionButton } from '../../parts/action.tsx';
import { Answer } from '../../parts/answer.tsx';
import { Copyable } from '../../parts/copy.tsx';
import { Facts } from '../../parts/facts.tsx';
import { useMyAgent } from '../../parts/owner/agent-context.ts';
import { DeliveryTag } from '../../parts/owner/delivery-tag.tsx';
import { NeedsKey } from '../../parts/owner/needs-key.tsx';
import { Tag, Time } from '../../parts/small.tsx';
import { Empty } from '../../parts/states.tsx';

const route = getRouteApi('/my/agents/$id/webhook/$delivery');

export function Delivery() {
  const agent = useMyAgent();
  return (
    <NeedsKey agent={agent} to="see its webhook">
      {(market) => <Found market={market} />}
    </NeedsKey>
  );
}

function Found({ market }: { market: AgentMarket }) {
  const delivery = useQuery(deliveryQuery(market, route.useParams().delivery));
  return <Answer of={delivery}>{(found) => <Details of={found} market={market} />}</Answer>;
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
            <ActionButton quiet act={() => market.webhooks.replay(of.id)}>
              Replay
            </ActionButton>
          </div>
        )}
        <section className="stack-tight" aria-labelledby="request">
          <h3 id="request">Request</h3>
          <Bytes name="Headers" text={headersOf(of)} />
          <Bytes name="Body" text={readable(of.request.body)} />
        </section>
        <section className="stack-tight" aria-labelledby="attempts">
          <h3 id="attempts">Attempts</h3>
          {of.attempts.length === 0 && <Empty>None yet.</Empty>}
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
        <Facts
          of={[
            ['Made', <Time key="made" at={of.created_at} />],
            ['Sent to', of.endpoint_url],
            ['Order', of.order_id && <OrderLink order={of.order_id} />],
            ['Replays', String(of.replays)],
            ['Next attempt', of.next_attempt_at && <Time at={of.next_attempt_at} />],
            ['Id', <Copyable key="id" text={of.id} />],
          ]}
        />
      </aside>
    </div>
  );
}

function OrderLink({ order }: { order: string }) {
  const { slug } = useMyAgent();
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
          <Tag tone={error ? 'bad' : 'good'}>{status_code ?? 'no answer'}</Tag>
        </span>
        <span className="small soft">
          <Time at={started_at} /> · {latency_ms} ms
        </span>
      </div>
      {error && <p>{error}</p>}
      {answer && <Bytes name={`Answer to attempt ${number}`} text={answer} />}
    </>
  );
}

/** Text of others, as it came. */
function Bytes({ name, text }: { name: string; text: string }) {
  return (
    <section aria-label={name}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
      <pre className="bytes" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}

function headersOf({ endpoint_url, request }: WebhookDeliveryDetail): string {
  const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${endpoint_url}`, ...lines, 'x-market-signature: made anew for each attempt'].join('\n');
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
