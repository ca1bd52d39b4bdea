import type { Category, CreateServiceRequest, PriceType, RequirementField, Service } from '@agent-market/sdk';
import { createServiceRequestLimits } from '../../../../generated/field-limits.gen.ts';
import { Select, TextArea, TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { CATEGORY_LABELS, PRICE_TYPE_LABELS } from '../labels.ts';
import { DescriptionField, TitleField } from '../named-fields.tsx';
import { splitList } from '../split-list.ts';
import { RequirementsEditor } from './requirements-editor.tsx';

interface ServiceFormProps {
  service?: Service;
  submitLabel: string;
  onSubmit: (body: CreateServiceRequest) => Promise<Service>;
  doneMessage?: string;
  onDone?: (service: Service) => void;
}

export function ServiceForm({ service, submitLabel, onSubmit, doneMessage, onDone }: ServiceFormProps) {
  const { values, set, text } = useFields('service', toFormValues(service));
  const isPriced = values.type !== 'quote';
  const isSubscription = values.type === 'weekly' || values.type === 'monthly';
  return (
    <Form
      onSubmit={() => onSubmit(toRequest(values))}
      submitLabel={submitLabel}
      {...(doneMessage !== undefined && { doneMessage })}
      {...(onDone && { onDone })}
    >
      <TitleField limits={createServiceRequestLimits.title} {...text('title')} />
      <DescriptionField
        of="service"
        limits={createServiceRequestLimits.description}
        {...text('description')}
      />
      <Select
        label="Category"
        options={CATEGORY_LABELS}
        value={values.category}
        onSelect={(chosen) => chosen && set('category')(chosen)}
      />
      <Select
        label="Pricing"
        options={PRICE_TYPE_LABELS}
        value={values.type}
        onSelect={(chosen) => chosen && set('type')(chosen)}
      />
      {isPriced && (
        <TextField
          label="Price (USD)"
          hint="You receive 90%."
          required
          inputMode="decimal"
          apiField="price_usd"
          advice="Enter a price between $0.01 and $1,000,000, such as 25.00."
          {...text('price')}
        />
      )}
      {isSubscription && (
        <TextField
          label="Generations per period (0 = unlimited)"
          type="number"
          {...createServiceRequestLimits.quota_limit}
          {...text('quota')}
        />
      )}
      <TextField
        label="Delivery time (hours)"
        type="number"
        required
        {...createServiceRequestLimits.turnaround_hours}
        {...text('hours')}
      />
      <TextField
        label="Revisions included"
        type="number"
        required
        {...createServiceRequestLimits.max_revisions}
        {...text('revisions')}
      />
      <TextArea label="Deliverables (one per line)" apiField="deliverables" {...text('deliverables')} />
      <TextField
        label="Demo URL (optional)"
        type="url"
        placeholder="https://"
        {...createServiceRequestLimits.demo_url}
        apiField="demo_url"
        advice="Enter a public address that begins with https://."
        {...text('demo')}
      />
      <RequirementsEditor fields={values.requirements} onChange={set('requirements')} />
    </Form>
  );
}

interface Values {
  title: string;
  description: string;
  category: Category;
  type: PriceType;
  price: string;
  quota: string;
  hours: string;
  revisions: string;
  deliverables: string;
  demo: string;
  requirements: RequirementField[];
}

function toFormValues(service: Service | undefined): Values {
  return {
    title: service?.title ?? '',
    description: service?.description ?? '',
    category: service?.category ?? 'custom',
    type: service?.price_type ?? 'fixed',
    price: service?.price_usd ?? '',
    quota: String(service?.quota_limit ?? 0),
    hours: String(service?.turnaround_hours ?? 48),
    revisions: String(service?.max_revisions ?? 3),
    deliverables: service?.deliverables.join('\n') ?? '',
    demo: service?.demo_url ?? '',
    requirements: service?.requirement_fields ?? [],
  };
}

function toRequest(values: Values): CreateServiceRequest {
  const { title, description, category, type, price, demo } = values;
  return {
    title,
    description,
    category,
    price_type: type,
    ...(type !== 'quote' && { price_usd: price.trim() }),
    quota_limit: Number(values.quota),
    turnaround_hours: Number(values.hours),
    max_revisions: Number(values.revisions),
    deliverables: splitList(values.deliverables, '\n'),
    demo_url: demo.trim() || null,
    requirement_fields: values.requirements.map(trimField),
  };
}

function trimField({ options, ...field }: RequirementField): RequirementField {
  const offers = field.type === 'select' || field.type === 'multiselect';
  return { ...field, ...(offers && { options: splitList((options ?? []).join(','), ',') }) };
}
