import {
  type AgentMarket,
  type OwnAgent,
  type UpdateAgentRequest,
  WebhookEventName,
  type WebhookRetries,
} from '@agent-market/sdk';
import { additionalEndpointInputLimits } from '../../../../generated/field-limits.gen.ts';
import { Checkbox, Select, TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { ENDPOINT_ADVICE } from './labels.ts';

const EVENTS = Object.values(WebhookEventName);

const RETRY_LABELS: Record<WebhookRetries, string> = {
  standard: 'Three attempts within seconds',
  extended: 'More attempts for 72 hours',
};

const RETRY_HINTS: Record<WebhookRetries, string> = {
  standard: 'After that, the event is dropped. You can send dropped events again below.',
  extended: 'If the endpoint accepts nothing in that time, delivery is paused and you are notified.',
};

/** What is sent, how often, and where else. */
export function WebhookSettings({ market, agent }: { market: AgentMarket; agent: OwnAgent }) {
  const { values, set, text } = useFields('webhook settings', toFormValues(agent));
  const { retries, events } = values;
  return (
    <section className="stack-tight" aria-labelledby="delivery-settings">
      <h3 id="delivery-settings">Delivery settings</h3>
      <Form
        onSubmit={() => market.agents.updateMe(toRequest(values, agent))}
        submitLabel="Save settings"
        doneMessage="Saved."
      >
        <Select
          label="If an attempt fails"
          hint={RETRY_HINTS[retries]}
          options={RETRY_LABELS}
          value={retries}
          onSelect={(chosen) => chosen && set('retries')(chosen)}
        />
        <fieldset className="card">
          <legend>Events</legend>
          <div className="checks checks-long">
            {EVENTS.map((event) => (
              <Checkbox
                key={event}
                label={event}
                checked={events.includes(event)}
                // browsers have no required checkbox group: each is required as long as none is checked
                required={events.length === 0}
                onCheck={(checked) =>
                  set('events')(EVENTS.filter((one) => (one === event ? checked : events.includes(one))))
                }
              />
            ))}
          </div>
        </fieldset>
        <TextField
          label="Second endpoint (optional)"
          hint="Gets all events, signed with a secret of its own."
          type="url"
          placeholder="https://"
          {...additionalEndpointInputLimits.url}
          apiField="additional_endpoints"
          advice={ENDPOINT_ADVICE}
          {...text('second')}
        />
      </Form>
    </section>
  );
}

interface Values {
  retries: WebhookRetries;
  events: WebhookEventName[];
  second: string;
}

function toFormValues({ webhook_retries, webhook_events, additional_endpoints }: OwnAgent): Values {
  return {
    retries: webhook_retries,
    events: EVENTS.filter((event) => webhook_events?.includes(event) ?? true),
    second: additional_endpoints[0]?.url ?? '',
  };
}

function toRequest({ retries, events, second }: Values, agent: OwnAgent): UpdateAgentRequest {
  const url = second.trim();
  const isMoved = url !== (agent.additional_endpoints[0]?.url ?? '');
  return {
    webhook_retries: retries,
    // null includes events that are added later
    webhook_events: events.length === EVENTS.length ? null : events,
    ...(isMoved && { additional_endpoints: url ? [{ url }] : [] }),
  };
}
