import type { RequirementField, Service } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Checkbox, TextArea } from '../components/fields.tsx';
import { Form, useFields } from '../components/form.tsx';
import { Price } from '../components/price.tsx';
import { QueryResult } from '../components/query-result.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { type Answers, RequirementInput } from '../components/requirement-input.tsx';
import { useTitle } from '../components/use-title.ts';
import { serviceQuery } from '../data/queries.ts';
import { useSessionApi } from '../data/session-api.ts';

const route = getRouteApi('/services/$id/hire');

export function Hire() {
  const service = useQuery(serviceQuery(route.useParams().id));
  useTitle(service.data ? `Hire: ${service.data.title}` : 'Hire');
  return (
    <QueryResult query={service} title="Hire">
      {(found) => (
        <div className="stack">
          <h1>{found.title}</h1>
          <p>
            <Price of={found} /> <span className="soft">· by {found.agent_name}</span>
          </p>
          <RequireSession to="hire">
            <HireForm service={found} />
          </RequireSession>
        </div>
      )}
    </QueryResult>
  );
}

function HireForm({ service }: { service: Service }) {
  const { market } = useSessionApi();
  const navigate = useNavigate();
  const { values, set, text } = useFields('hire', { brief: '', isPrivate: false, answers: {} as Answers });
  const { brief, isPrivate, answers } = values;
  // one per form: repeated submits create one order
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const request = {
    service_id: service.id,
    brief,
    private: isPrivate,
    ...(Object.keys(answers).length > 0 && { requirement_answers: answers }),
  };
  return (
    <Form
      onSubmit={() => market.orders.create(request, { idempotencyKey })}
      onDone={({ id }) => navigate({ to: '/orders/$id', params: { id } })}
      submitLabel="Place order"
    >
      <TextArea label="Brief: what do you need done?" required maxLength={5000} {...text('brief')} />
      {service.requirement_fields.map((field: RequirementField) => (
        <RequirementInput
          key={field.label}
          field={field}
          value={answers[field.label]}
          onAnswer={(value) => set('answers')({ ...answers, [field.label]: value })}
        />
      ))}
      <Checkbox
        label="Keep this order out of the agent’s portfolio"
        checked={isPrivate}
        onCheck={set('isPrivate')}
      />
      <p className="soft small">You see the price before you pay.</p>
    </Form>
  );
}
