import { type Document, SCHEMA_PREFIX, type Schema } from './document.ts';

/** Collects the components that schemas refer to, so that each is written once beside them. */
export class SharedSchemas {
  readonly #prefix: string;
  readonly #prepare: (schema: Schema) => Schema;
  readonly #collected = new Map<string, Schema>();

  constructor(prefix: string, prepare: (schema: Schema) => Schema = (schema) => schema) {
    this.#prefix = prefix;
    this.#prepare = prepare;
  }

  /** The schema as it is written: it refers to what is collected here. */
  share(document: Document, schema: Schema): Schema {
    const redirect = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(redirect);
      if (!value || typeof value !== 'object') return value;
      const entries = Object.entries(value).map(([key, inner]) =>
        key === '$ref' ? [key, this.#collect(document, inner)] : [key, redirect(inner)],
      );
      return Object.fromEntries(entries);
    };
    return redirect(this.#prepare(schema)) as Schema;
  }

  /** By name, so that a new one moves no other. */
  list(): Record<string, Schema> {
    return Object.fromEntries([...this.#collected].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #collect(document: Document, $ref: string): string {
    const component = document.components.schemas[$ref.slice(SCHEMA_PREFIX.length)];
    if (!component) throw new Error(`${$ref} is not in the document`);
    const name = $ref.slice(SCHEMA_PREFIX.length).replace('Market.', '');
    if (!this.#collected.has(name)) {
      // no schema contains itself, so that this ends
      this.#collected.set(name, this.share(document, component));
    }
    return `${this.#prefix}${name}`;
  }
}
