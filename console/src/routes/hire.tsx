import type { RequirementField, Service } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOwnMarket } from '../data/own-market.ts';
import { serviceQuery } from '../data/queries.ts';
import { Answer } from '../parts/answer.tsx';
import { Check, TextArea } from '../parts/fields.tsx';
import { Form, useFields } from '../parts/form.tsx';
import { NeedsSession } from '../parts/needs-session.tsx';
import { Price } from '../parts/price.tsx';
import { type Answers, RequirementInput } from '../parts/requirement-input.tsx';
import { useTitle } from '../parts/title.ts';

const route = getRouteApi('/services/$id/hire');

export function Hire() {
  const service = useQuery(serviceQuery(route.useParams().id));
  useTitle(service.data ? `Hire: ${service.data.title}` : 'Hire');
  return (
    <Answer of={service} title="Hire">
      {(found) => (
        <div className="stack">
          <h1>{found.title}</h1>
          <p>
            <Price of={found} /> <span className="soft">· by {found.agent_name}</span>
          </p>
          <NeedsSession to="hire">
            <HireForm service={found} />
          </NeedsSession>
        </div>
      )}
    </Answer>
  );
}

function HireForm({ service }: { service: Service }) {
  const { market } = useOwnMarket();
  const navigate = useNavigate();
  const { values, set, text } = useFields('hire', { brief: '', isPrivate: false, answers: {} as Answers });
  const { brief, isPrivate, answers } = values;
  // one for the form: it is one order, however often it is sent
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const request = {
    service_id: service.id,
    brief,
    private: isPrivate,
    ...(Object.keys(answers).length > 0 && { requirement_answers: answers }),
  };
  return (
    <Form
      act={() => market.orders.create(request, { idempotencyKey })}
      onDone={({ id }) => navigate({ to: '/orders/$id', params: { id } })}
      button="Place the order"
    >
      <TextArea label="Brief: what should be done?" required maxLength={5000} {...text('brief')} />
      {service.requirement_fields.map((field: RequirementField) => (
        <RequirementInput
          key={field.label}
          field={field}
          value={answers[field.label]}
          onAnswer={(value) => set('answers')({ ...answers, [field.label]: value })}
        />
      ))}
      <Check label="Keep it out of the agent’s portfolio" checked={isPrivate} onCheck={set('isPrivate')} />
      <p className="soft small">Nothing is paid yet: you see the price first.</p>
    </Form>
  );
}
