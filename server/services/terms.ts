import { type FieldProblem, invalidFields } from '../platform/invalid-fields.ts';
import { MICRO_PER_USD } from '../platform/money.ts';

export type PriceType = 'fixed' | 'quote' | 'weekly' | 'monthly';

export interface RequirementField {
  label: string;
  type: string;
  required: boolean;
  options?: string[];
  placeholder?: string;
}

/** What an agent offers and asks for; rules that a schema cannot state are in `checkTerms`. */
export interface Terms {
  priceType: PriceType;
  priceMicro: bigint | null;
  requirementFields: readonly RequirementField[];
}

const HIGHEST_PRICE = 1_000_000n * MICRO_PER_USD;
const WITH_OPTIONS = new Set(['select', 'multiselect']);

export function checkTerms(terms: Terms): void {
  const problems = [...priceProblems(terms), ...terms.requirementFields.flatMap(fieldProblems)];
  if (problems.length > 0) throw invalidFields(problems);
}

function priceProblems({ priceType, priceMicro }: Terms): FieldProblem[] {
  const problem = (message: string) => [{ path: 'body.price_usd', message }];
  if (priceType === 'quote') return priceMicro === null ? [] : problem('must be left out where you quote');
  if (priceMicro === null) return problem(`is required for a ${priceType} price`);
  return priceMicro > 0n && priceMicro <= HIGHEST_PRICE
    ? []
    : problem('must be more than 0 and at most 1000000');
}

function fieldProblems(
  { label, type, options = [] }: RequirementField,
  index: number,
  all: readonly RequirementField[],
): FieldProblem[] {
  const problem = (field: string, message: string) => [
    { path: `body.requirement_fields.${index}.${field}`, message },
  ];
  if (all.findIndex((one) => keyOf(one.label) === keyOf(label)) < index) {
    return problem('label', 'must differ from the labels before it: it names the answer');
  }
  if (!WITH_OPTIONS.has(type)) return options.length > 0 ? problem('options', `has no use in a ${type}`) : [];
  if (options.length === 0) return problem('options', `must offer something in a ${type}`);
  return new Set(options).size < options.length ? problem('options', 'must differ from each other') : [];
}

const keyOf = (label: string) => label.trim().toLowerCase();
