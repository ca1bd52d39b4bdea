import { type ContractDocument, resolveRef, type Schema } from '../../contract/contract-document.ts';
import { type FieldProblem, invalidFields } from '../../foundation/platform/invalid-fields.ts';
import { parsePublicUrl } from '../../foundation/platform/public-url.ts';

export interface PublicUrlRule {
  allowLoopback: boolean;
  /** Of this service, which serves uploaded files. */
  ownOrigins: readonly string[];
}

const MARK = 'x-public-url';

/** Refuses addresses in a body that the contract shows to others, unless anyone can open them. */
export class PublicUrlCheck {
  readonly #contract: ContractDocument;
  readonly #schema: Schema;
  readonly #rule: PublicUrlRule;

  private constructor(contract: ContractDocument, schema: Schema, rule: PublicUrlRule) {
    this.#contract = contract;
    this.#schema = schema;
    this.#rule = rule;
  }

  /** undefined where the body holds no such address. */
  static of(
    contract: ContractDocument,
    schema: Schema | undefined,
    rule: PublicUrlRule | undefined,
  ): PublicUrlCheck | undefined {
    if (!schema || !rule || !holdsMark(contract, schema, new Set())) return undefined;
    return new PublicUrlCheck(contract, schema, rule);
  }

  check(body: unknown): void {
    const problems = [...this.#problems(this.#schema, body, 'body')];
    if (problems.length > 0) throw invalidFields(dedupe(problems));
  }

  *#problems(declared: Schema, value: unknown, path: string): Iterable<FieldProblem> {
    const schema = resolveRef<Schema>(this.#contract, declared);
    if (typeof value === 'string') {
      const message = schema[MARK] && value !== '' ? this.#problemOf(value) : undefined;
      if (message !== undefined) yield { path, message };
    }
    for (const part of partsOf(schema)) yield* this.#problems(part, value, path);
    if (Array.isArray(value)) {
      const { items } = schema;
      if (items)
        for (const [index, item] of value.entries()) yield* this.#problems(items, item, `${path}[${index}]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        yield* this.#problems(property, (value as Record<string, unknown>)[name], `${path}.${name}`);
      }
    }
  }

  #problemOf(text: string): string | undefined {
    const { ownOrigins, allowLoopback } = this.#rule;
    if (ownOrigins.includes(URL.parse(text)?.origin ?? '')) return undefined;
    const read = parsePublicUrl(text, { allowLoopback });
    return typeof read === 'string' ? read : undefined;
  }
}

function holdsMark(contract: ContractDocument, declared: Schema, seen: Set<Schema>): boolean {
  const schema = resolveRef<Schema>(contract, declared);
  if (seen.has(schema)) return false;
  seen.add(schema);
  if (schema[MARK]) return true;
  const inner = [
    ...partsOf(schema),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ];
  return inner.some((one) => holdsMark(contract, one, seen));
}

function partsOf({ anyOf = [], oneOf = [], allOf }: Schema): Schema[] {
  return [...anyOf, ...oneOf, ...((allOf as Schema[] | undefined) ?? [])];
}

/** Variants of a body share fields. */
function dedupe(problems: readonly FieldProblem[]): FieldProblem[] {
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()];
}
