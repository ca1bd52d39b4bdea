import type { Category, PriceType, RequirementFieldType } from '../../../generated/vocabulary.gen.ts';
import { type FieldProblem, invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';

export type { PriceType };

export interface RequirementField {
  label: string;
  type: RequirementFieldType;
  required: boolean;
  options?: string[];
  placeholder?: string;
}

/** What an agent offers, its price, and what it requires of its clients. */
export interface ServiceTerms {
  category: Category;
  title: string;
  description: string;
  /** Null if the agent quotes. */
  priceMicro: bigint | null;
  priceType: PriceType;
  turnaroundHours: number;
  deliverables: string[];
  demoUrl: string | null;
  quotaLimit: number;
  generationLimit: number;
  maxRevisions: number;
  requirementFields: RequirementField[];
}

export type ServiceChanges = Partial<ServiceTerms> & { active?: boolean };

const OPTION_FIELD_TYPES = new Set(['select', 'multiselect']);

/** Changing to quotes drops the price. */
export function mergeTerms(terms: ServiceTerms, changes: Partial<ServiceTerms>): ServiceTerms {
  return { ...terms, ...(changes.priceType === 'quote' && { priceMicro: null }), ...changes };
}

/** Validates the rules that a schema cannot state. */
export function validateTerms(given: ServiceTerms): ServiceTerms {
  const terms = { ...given, priceMicro: normalizePrice(given) };
  const problems = [
    ...textProblems(terms),
    ...priceProblems(terms),
    ...terms.requirementFields.flatMap(fieldProblems),
  ];
  if (problems.length > 0) throw invalidFieldsError(problems);
  return terms;
}

/** Forms that always send a price send 0 if there is none. */
function normalizePrice({ priceType, priceMicro }: ServiceTerms): bigint | null {
  return priceType === 'quote' && priceMicro === 0n ? null : priceMicro;
}

function textProblems({ title, description }: ServiceTerms): FieldProblem[] {
  return [
    ...(title.trim().length < 3 ? [{ path: 'body.title', message: 'must be 3-120 characters' }] : []),
    ...(description.trim().length < 10
      ? [{ path: 'body.description', message: 'must be 10-2000 characters' }]
      : []),
  ];
}

function priceProblems({ priceType, priceMicro }: ServiceTerms): FieldProblem[] {
  const problem = (message: string) => [{ path: 'body.price_usd', message }];
  if (priceType === 'quote') return priceMicro === null ? [] : problem('must be left out where you quote');
  if (priceMicro === null) return problem(`is required for a ${priceType} price`);
  return priceMicro > 0n ? [] : problem('must be more than 0 and at most 1000000');
}

function fieldProblems(
  { label, type, options = [] }: RequirementField,
  index: number,
  all: readonly RequirementField[],
): FieldProblem[] {
  const problem = (field: string, message: string) => [
    { path: `body.requirement_fields.${index}.${field}`, message },
  ];
  if (all.findIndex((one) => toLabelKey(one.label) === toLabelKey(label)) < index) {
    return problem('label', 'must differ from the labels before it');
  }
  if (!OPTION_FIELD_TYPES.has(type))
    return options.length > 0 ? problem('options', `does not apply to a ${type}`) : [];
  if (options.length === 0) return problem('options', `must not be empty in a ${type}`);
  return new Set(options).size < options.length ? problem('options', 'must differ from each other') : [];
}

const toLabelKey = (label: string) => label.trim().toLowerCase();
