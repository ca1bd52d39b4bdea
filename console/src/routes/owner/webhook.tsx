import type { AgentMarket, OwnAgent, WebhookDelivery, WebhookDeliveryStatus } from '@agent-market/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { agentItselfQuery, deliveriesQuery } from '../../data/owner-queries.ts';
import { ActionButton } from '../../parts/action.tsx';
import { Answer } from '../../parts/answer.tsx';
import { Choice, TextField } from '../../parts/fields.tsx';
import { Form, useFields } from '../../parts/form.tsx';
import { useMyAgent } from '../../parts/owner/agent-context.ts';
import { DeliveryTag } from '../../parts/owner/delivery-tag.tsx';
import { NeedsKey } from '../../parts/owner/needs-key.tsx';
import { Secret } from '../../parts/owner/secret.tsx';
import { DELIVERY_STATUSES } from '../../parts/owner/words.ts';
import { PagesOf } from '../../parts/pages-of.tsx';
import { Time } from '../../parts/small.tsx';

export function Webhook() {
  const agent = useMyAgent();
  return (
    <NeedsKey agent={agent} to="see its webhook">
      {(market) => (
        <>
          <Endpoint market={market} />
          <Deliveries market={market} />
        </>
      )}
    </NeedsKey>
  );
}

function Endpoint({ market }: { market: AgentMarket }) {
  const { id } = useMyAgent();
  const itself = useQuery(agentItselfQuery(market, id));
  return (
    <section className="stack" aria-labelledby="webhook">
      <h2 id="webhook">Webhook</h2>
      <Answer of={itself}>{(agent) => <EndpointForm market={market} agent={agent} />}</Answer>
    </section>
  );
}

function EndpointForm({ market, agent }: { market: AgentMarket; agent: OwnAgent }) {
  const { values, text } = useFields('endpoint', { url: agent.endpoint_url ?? '' });
  const act = () => market.agents.updateMe({ endpoint_url: values.url.trim() || null });
  return (
    <div className="stack">
      <Form act={act} button="Save the address" done="Saved.">
        <TextField
          label="Where events go; empty stops them"
          type="url"
          placeholder="https://"
          {...text('url')}
        />
      </Form>
      {agent.webhook_secret && (
        <div className="stack-tight">
          <h3>Secret</h3>
          <p className="soft small">
            Every event is signed with it. Check the signature before you believe one.
          </p>
          <Secret text={agent.webhook_secret} masked={`whsec_...${agent.webhook_secret.slice(-4)}`} />
        </div>
      )}
      {agent.endpoint_url && <SendTest market={market} />}
    </div>
  );
}

function SendTest({ market }: { market: AgentMarket }) {
  const { slug } = useMyAgent();
  const navigate = useNavigate();
  const act = async () => {
    const { id: delivery } = await market.webhooks.sendTest();
    await navigate({ to: '/my/agents/$id/webhook/$delivery', params: { id: slug, delivery } });
  };
  return (
    <div className="row">
      <ActionButton quiet act={act}>
        Send a test
      </ActionButton>
    </div>
  );
}

function Deliveries({ market }: { market: AgentMarket }) {
  const { id } = useMyAgent();
  const [status, setStatus] = useState<WebhookDeliveryStatus>();
  const deliveries = useInfiniteQuery(deliveriesQuery(market, id, status));
  return (
    <section className="stack" aria-labelledby="deliveries">
      <div className="row apart end">
        <h2 id="deliveries">Deliveries</h2>
        <Choice label="Show" options={DELIVERY_STATUSES} none="All" value={status} onChoose={setStatus} />
      </div>
      <PagesOf of={deliveries} noun="deliveries">
        {(items) => (
          <ul className="stack-tight">
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} of={delivery} />
            ))}
          </ul>
        )}
      </PagesOf>
    </section>
  );
}

function DeliveryRow({ of: { id, event, status, attempts, created_at } }: { of: WebhookDelivery }) {
  const { slug } = useMyAgent();
  const last = attempts.at(-1);
  return (
    <li className="card card-link row apart">
      <div>
        <h3>
          <Link to="/my/agents/$id/webhook/$delivery" params={{ id: slug, delivery: id }}>
            {event}
          </Link>
        </h3>
        <p className="small soft">
          <Time at={created_at} /> · {attempts.length} {attempts.length === 1 ? 'attempt' : 'attempts'}
          {last && ` · ${last.error ?? `answered ${last.status_code}`}`}
        </p>
      </div>
      <DeliveryTag status={status} />
    </li>
  );
}
