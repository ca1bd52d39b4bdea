import { type ContractDocument, resolveRef, type Schema } from '../../contract/contract-document.ts';
import { type FieldProblem, invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import { parsePublicUrl } from '../../foundation/platform/public-url.ts';

export interface PublicUrlRule {
  allowLoopback: boolean;
  /** The base URL of this service, which serves uploaded files. */
  ownOrigins: readonly string[];
}

const PUBLIC_URL_KEYWORD = 'x-public-url';

/** Rejects URLs in a body that the contract shows to others, unless anyone can open them. */
export class PublicUrlCheck {
  readonly #contract: ContractDocument;
  readonly #schema: Schema;
  readonly #rule: PublicUrlRule;

  private constructor(contract: ContractDocument, schema: Schema, rule: PublicUrlRule) {
    this.#contract = contract;
    this.#schema = schema;
    this.#rule = rule;
  }

  /** Undefined if the body has no such URL. */
  static create(
    contract: ContractDocument,
    schema: Schema | undefined,
    rule: PublicUrlRule | undefined,
  ): PublicUrlCheck | undefined {
    if (!schema || !rule || !hasPublicUrl(contract, schema, new Set())) return undefined;
    return new PublicUrlCheck(contract, schema, rule);
  }

  check(body: unknown): void {
    const problems = [...this.#findProblems(this.#schema, body, 'body')];
    if (problems.length > 0) throw invalidFieldsError(dedupe(problems));
  }

  *#findProblems(declared: Schema, value: unknown, path: string): Iterable<FieldProblem> {
    const schema = resolveRef<Schema>(this.#contract, declared);
    if (typeof value === 'string') {
      const message = schema[PUBLIC_URL_KEYWORD] && value !== '' ? this.#findUrlProblem(value) : undefined;
      if (message !== undefined) yield { path, message };
    }
    for (const part of listSubschemas(schema)) yield* this.#findProblems(part, value, path);
    if (Array.isArray(value)) {
      const { items } = schema;
      if (items)
        for (const [index, item] of value.entries())
          yield* this.#findProblems(items, item, `${path}[${index}]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        yield* this.#findProblems(property, (value as Record<string, unknown>)[name], `${path}.${name}`);
      }
    }
  }

  #findUrlProblem(text: string): string | undefined {
    const { ownOrigins, allowLoopback } = this.#rule;
    if (ownOrigins.includes(URL.parse(text)?.origin ?? '')) return undefined;
    const read = parsePublicUrl(text, { allowLoopback });
    return typeof read === 'string' ? read : undefined;
  }
}

function hasPublicUrl(contract: ContractDocument, declared: Schema, seen: Set<Schema>): boolean {
  const schema = resolveRef<Schema>(contract, declared);
  if (seen.has(schema)) return false;
  seen.add(schema);
  if (schema[PUBLIC_URL_KEYWORD]) return true;
  const inner = [
    ...listSubschemas(schema),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ];
  return inner.some((one) => hasPublicUrl(contract, one, seen));
}

function listSubschemas({ anyOf = [], oneOf = [], allOf }: Schema): Schema[] {
  return [...anyOf, ...oneOf, ...((allOf as Schema[] | undefined) ?? [])];
}

/** Variants of a body share fields. */
function dedupe(problems: readonly FieldProblem[]): FieldProblem[] {
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()];
}
