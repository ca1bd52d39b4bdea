import type { components, operations } from '../../../generated/types.gen.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { parseUsdField } from '../../foundation/platform/usd-field.ts';
import type { ServiceFilter } from './browse.ts';
import type { ServiceRow } from './service-row.ts';
import type { RequirementField, ServiceChanges, ServiceTerms } from './terms.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['services_list']['parameters']['query']>;

export function toService(row: ServiceRow): Schemas['Service'] {
  const { price_micro, created_at, ...rest } = row;
  return {
    ...rest,
    created_at: created_at.toISOString(),
    price_usd: price_micro === null ? null : formatUsd(price_micro),
  };
}

export function toTerms(body: Schemas['CreateServiceRequest']): ServiceTerms {
  return {
    category: body.category,
    title: body.title,
    description: body.description,
    priceMicro: body.price_usd === undefined ? null : parseUsdField('body.price_usd', body.price_usd),
    priceType: body.price_type ?? 'fixed',
    turnaroundHours: body.turnaround_hours ?? 48,
    deliverables: body.deliverables ?? [],
    demoUrl: body.demo_url ?? null,
    quotaLimit: body.quota_limit ?? 0,
    generationLimit: body.generation_limit ?? 0,
    maxRevisions: body.max_revisions ?? 3,
    requirementFields: (body.requirement_fields ?? []).map(toRequirementField),
  };
}

/** Only the fields that were sent. */
export function toChanges(body: Schemas['UpdateServiceRequest']): ServiceChanges {
  const changes: { [Name in keyof ServiceChanges]: ServiceChanges[Name] | undefined } = {
    category: body.category,
    title: body.title,
    description: body.description,
    priceMicro: body.price_usd === undefined ? undefined : parseUsdField('body.price_usd', body.price_usd),
    priceType: body.price_type,
    turnaroundHours: body.turnaround_hours,
    deliverables: body.deliverables,
    demoUrl: body.demo_url,
    quotaLimit: body.quota_limit,
    generationLimit: body.generation_limit,
    maxRevisions: body.max_revisions,
    requirementFields: body.requirement_fields?.map(toRequirementField),
    active: body.active === undefined ? undefined : body.active === 1,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

export function toFilter(query: ListQuery): ServiceFilter {
  const { category, search, sortBy, pricing, min_price, max_price } = query;
  return {
    ...(category && { category }),
    ...(search && { search }),
    ...(sortBy && { sortBy }),
    ...(pricing && { pricing }),
    ...(min_price !== undefined && { minPriceMicro: parseUsdField('query.min_price', min_price) }),
    ...(max_price !== undefined && { maxPriceMicro: parseUsdField('query.max_price', max_price) }),
  };
}

/** Fields outside the contract are not stored. */
function toRequirementField(field: Schemas['RequirementField']): RequirementField {
  const { label, type, required, options, placeholder } = field;
  return { label, type, required, ...(options && { options }), ...(placeholder && { placeholder }) };
}
