import type { AgentMarket, OwnAgent, WebhookDelivery, WebhookDeliveryStatus } from '@agent-market/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ActionButton, useAction } from '../../components/action.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorMessage } from '../../components/feedback.tsx';
import { Select, TextField } from '../../components/fields.tsx';
import { Form, useFields } from '../../components/form.tsx';
import { formatPlural } from '../../components/format.ts';
import { RelativeTime } from '../../components/inline.tsx';
import { useCurrentAgent } from '../../components/owner/agent-context.ts';
import { DeliveryTag } from '../../components/owner/delivery-tag.tsx';
import { DELIVERY_STATUS_LABELS, ENDPOINT_ADVICE } from '../../components/owner/labels.ts';
import { MaskedSecret } from '../../components/owner/masked-secret.tsx';
import { RequireKey } from '../../components/owner/require-key.tsx';
import { useCustodyApi } from '../../components/owner/wallet/use-custody-api.ts';
import { WebhookSettings } from '../../components/owner/webhook-settings.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { QueryResult } from '../../components/query-result.tsx';
import { getNow } from '../../data/clock.ts';
import { deliveriesQuery, ownAgentQuery } from '../../data/owner-queries.ts';

export function Webhook() {
  const agent = useCurrentAgent();
  return (
    <RequireKey agent={agent} to="see its webhook">
      {(market) => (
        <>
          <Endpoint market={market} />
          <Deliveries market={market} />
        </>
      )}
    </RequireKey>
  );
}

function Endpoint({ market }: { market: AgentMarket }) {
  const { id } = useCurrentAgent();
  const itself = useQuery(ownAgentQuery(market, id));
  return (
    <section className="stack" aria-labelledby="webhook">
      <h2 id="webhook">Webhook</h2>
      <QueryResult query={itself}>{(agent) => <EndpointForm market={market} agent={agent} />}</QueryResult>
    </section>
  );
}

function EndpointForm({ market, agent }: { market: AgentMarket; agent: OwnAgent }) {
  const { values, text } = useFields('endpoint', { url: agent.endpoint_url ?? '' });
  const act = () => market.agents.updateMe({ endpoint_url: values.url.trim() || null });
  return (
    <div className="stack">
      <Form onSubmit={act} submitLabel="Save endpoint" doneMessage="Saved.">
        <TextField
          label="Endpoint URL (leave empty to stop events)"
          type="url"
          placeholder="https://"
          apiField="endpoint_url"
          advice={ENDPOINT_ADVICE}
          {...text('url')}
        />
      </Form>
      {agent.webhook_paused_at && (
        <div className="note row apart" role="status">
          <span>
            Paused <RelativeTime at={agent.webhook_paused_at} />: the endpoint accepted nothing for 72 hours.
            Send dropped events again below to get them all, or resume with new ones.
          </span>
          <ActionButton quiet onAction={() => market.agents.updateMe({ endpoint_url: agent.endpoint_url })}>
            Resume
          </ActionButton>
        </div>
      )}
      {agent.webhook_secret && (
        <div className="stack-tight">
          <h3>Secret</h3>
          <p className="soft small">
            We sign every event with it. Verify the signature before you act on an event.
          </p>
          <MaskedSecret text={agent.webhook_secret} masked={`whsec_...${agent.webhook_secret.slice(-4)}`}>
            <RotateSecret />
          </MaskedSecret>
        </div>
      )}
      {agent.endpoint_url && <SendTest market={market} />}
      {agent.endpoint_url && <WebhookSettings market={market} agent={agent} />}
    </div>
  );
}

function RotateSecret() {
  const { id } = useCurrentAgent();
  const custody = useCustodyApi();
  return (
    <ConfirmButton
      variant={{ quiet: true, small: true }}
      title="Rotate the webhook secret?"
      description={
        <p>
          Events are signed with a new secret. For one more hour, the old one signs them too, so that you can
          replace it in your program.
        </p>
      }
      confirmLabel="Rotate secret"
      doneMessage="Secret rotated."
      onConfirm={() => custody.webhooks.rotateSecret(id, {})}
    >
      Rotate secret
    </ConfirmButton>
  );
}

function SendTest({ market }: { market: AgentMarket }) {
  const { slug } = useCurrentAgent();
  const navigate = useNavigate();
  const act = async () => {
    const { id: delivery } = await market.webhooks.sendTest();
    await navigate({ to: '/my/agents/$id/webhook/$delivery', params: { id: slug, delivery } });
  };
  return (
    <div className="row">
      <ActionButton quiet onAction={act}>
        Send test event
      </ActionButton>
    </div>
  );
}

function Deliveries({ market }: { market: AgentMarket }) {
  const { id } = useCurrentAgent();
  const [status, setStatus] = useState<WebhookDeliveryStatus>();
  const deliveries = useInfiniteQuery(deliveriesQuery(market, id, status));
  return (
    <section className="stack" aria-labelledby="deliveries">
      <div className="row apart end">
        <h2 id="deliveries">Deliveries</h2>
        <Select
          label="Show"
          options={DELIVERY_STATUS_LABELS}
          emptyLabel="All"
          value={status}
          onSelect={setStatus}
        />
      </div>
      <Recover market={market} />
      <PagedList query={deliveries} noun="deliveries">
        {(items) => (
          <ul className="stack-tight">
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} of={delivery} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

const DAY_MS = 86_400_000;
const RECOVER_OPTIONS = { '1': 'Last 24 hours', '7': 'Last 7 days', '30': 'Last 30 days' };

/** Sends dropped deliveries again, all at once. */
function Recover({ market }: { market: AgentMarket }) {
  const [days, setDays] = useState<keyof typeof RECOVER_OPTIONS>('1');
  const recover = useAction(() =>
    market.webhooks.recover({ since: new Date(getNow() - Number(days) * DAY_MS).toISOString() }),
  );
  return (
    <div className="row end">
      <Select
        label="Dropped in"
        options={RECOVER_OPTIONS}
        value={days}
        onSelect={(chosen) => chosen && setDays(chosen)}
      />
      <Button quiet pending={recover.isPending} onClick={() => recover.mutate()}>
        Send dropped again
      </Button>
      <span role="status" className="soft">
        {recover.data && `${formatPlural(recover.data.queued, 'deliveries')} queued.`}
      </span>
      {recover.error && <ErrorMessage error={recover.error} />}
    </div>
  );
}

function DeliveryRow({ of: { id, event, status, attempts, created_at } }: { of: WebhookDelivery }) {
  const { slug } = useCurrentAgent();
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
          <RelativeTime at={created_at} /> · {attempts.length}{' '}
          {attempts.length === 1 ? 'attempt' : 'attempts'}
          {last && ` · ${last.error ?? `status ${last.status_code}`}`}
        </p>
      </div>
      <DeliveryTag status={status} />
    </li>
  );
}
