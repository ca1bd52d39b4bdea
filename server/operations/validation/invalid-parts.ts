import type { ErrorObject } from 'ajv';

type Errors = readonly ErrorObject[];
type Path = readonly string[];
type ValidateBody = (body: unknown) => Errors;

interface ValidatedBody {
  body: unknown;
  errors: Errors;
}

/** Enough for a page of a hundred invalid rows. */
const MAX_ATTEMPTS = 400;

/**
 * The body without the parts that violate the contract: the smallest removable part, be it an item, an optional field
 * or a whole row. Otherwise it stays unchanged.
 */
export function removeInvalidParts(body: unknown, judge: ValidateBody): unknown {
  let attempts = 0;
  const judgeCounted: ValidateBody = (one) => {
    attempts += 1;
    return judge(one);
  };
  let current: ValidatedBody = { body, errors: judge(body) };
  while (attempts < MAX_ATTEMPTS) {
    const better = removeOnePart(current, judgeCounted);
    if (!better) break;
    current = better;
  }
  return current.body;
}

function removeOnePart(current: ValidatedBody, judge: ValidateBody): ValidatedBody | undefined {
  const places = current.errors.map(toPath).sort((a, b) => b.length - a.length);
  for (const place of places) {
    for (let depth = place.length; depth > 0; depth--) {
      const cut = place.slice(0, depth);
      const body = removeAt(current.body, cut);
      const errors = judge(body);
      if (isBetter(errors, current.errors, cut.slice(0, -1))) return { body, errors };
    }
  }
  return undefined;
}

/** Fewer errors, and none because the removed part is missing. */
function isBetter(after: Errors, before: Errors, from: Path): boolean {
  const pointer = toPointer(from);
  const count = (errors: Errors) => errors.filter(({ instancePath }) => instancePath === pointer).length;
  return after.length < before.length && count(after) <= count(before);
}

function toPath({ instancePath, params }: ErrorObject): Path {
  const steps = instancePath.split('/').slice(1).map(unescapeStep);
  const { additionalProperty } = params as { additionalProperty?: string };
  return additionalProperty === undefined ? steps : [...steps, additionalProperty];
}

function removeAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const index = Number(step);
    return rest.length === 0 ? value.toSpliced(index, 1) : value.with(index, removeAt(value[index], rest));
  }
  const { [step]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...value, [step]: removeAt(inner, rest) };
}

function toPointer(path: Path): string {
  return path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
