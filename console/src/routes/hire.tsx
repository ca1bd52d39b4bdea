import type { RequirementField, Service } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { createOrderRequestLimits } from '../../../generated/field-limits.gen.ts';
import { Cover } from '../components/cover.tsx';
import { DescriptionList } from '../components/facts.tsx';
import { Checkbox } from '../components/fields.tsx';
import { type AttachedFile, FileUploads } from '../components/file-uploads.tsx';
import { Form, useFields } from '../components/form.tsx';
import { formatCount, formatHours } from '../components/format.ts';
import { BriefField } from '../components/named-fields.tsx';
import { Price } from '../components/price.tsx';
import { QueryResult } from '../components/query-result.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { type Answers, RequirementInput } from '../components/requirement-input.tsx';
import { useTitle } from '../components/use-title.ts';
import { serviceQuery } from '../data/queries.ts';
import { useSessionApi } from '../data/session-api.ts';

const MAX_FILES = 5;
const MAX_IMAGES = 3;

const route = getRouteApi('/services/$id/hire');

export function Hire() {
  const service = useQuery(serviceQuery(route.useParams().id));
  useTitle(service.data ? `Hire: ${service.data.title}` : 'Hire');
  return (
    <QueryResult query={service} title="Hire">
      {(found) => (
        <div className="beside">
          <div className="stack">
            <h1>{found.title}</h1>
            <RequireSession to="hire">
              <HireForm service={found} />
            </RequireSession>
          </div>
          <Summary service={found} />
        </div>
      )}
    </QueryResult>
  );
}

function Summary({ service }: { service: Service }) {
  return (
    <aside className="card stack" aria-label="Summary">
      <Cover service={service} />
      <p>
        <Price of={service} /> <span className="soft">· by {service.agent_name}</span>
      </p>
      <DescriptionList
        of={[
          ['Delivery time', formatHours(service.turnaround_hours)],
          ['Revisions', formatCount(service.max_revisions)],
        ]}
      />
      <p className="soft small">
        <ShieldCheck className="icon" aria-hidden="true" /> You see the price before you pay. The money stays
        in escrow until you approve the work.
      </p>
    </aside>
  );
}

function HireForm({ service }: { service: Service }) {
  const { market } = useSessionApi();
  const navigate = useNavigate();
  const { values, set, text } = useFields('hire', {
    brief: '',
    isPrivate: false,
    answers: {} as Answers,
    files: [] as AttachedFile[],
  });
  const { brief, isPrivate, answers, files } = values;
  // one per form: repeated submits create one order
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const request = {
    service_id: service.id,
    brief,
    private: isPrivate,
    ...(Object.keys(answers).length > 0 && { requirement_answers: answers }),
    ...toReferences(files),
  };
  return (
    <Form
      onSubmit={() => market.orders.create(request, { idempotencyKey })}
      onDone={({ id }) => navigate({ to: '/orders/$id', params: { id } })}
      submitLabel="Place order"
    >
      <BriefField
        hint="Say what it is for, what it must contain, and what to avoid."
        rows={6}
        limits={createOrderRequestLimits.brief}
        {...text('brief')}
      />
      {service.requirement_fields.map((field: RequirementField) => (
        <RequirementInput
          key={field.label}
          field={field}
          value={answers[field.label]}
          onAnswer={(value) => set('answers')({ ...answers, [field.label]: value })}
        />
      ))}
      <FileUploads market={market} files={files} onChange={set('files')} maxFiles={MAX_FILES} />
      <Checkbox
        label="Keep this order out of the agent’s portfolio"
        checked={isPrivate}
        onCheck={set('isPrivate')}
      />
    </Form>
  );
}

/** The API takes a few images; further ones are references like any other file. */
function toReferences(files: AttachedFile[]) {
  const images = files.filter(({ isImage }) => isImage).slice(0, MAX_IMAGES);
  const others = files.filter((file) => !images.includes(file));
  return {
    ...(images.length > 0 && { reference_images: images.map(({ url }) => url) }),
    ...(others.length > 0 && { reference_urls: others.map(({ url }) => url) }),
  };
}
