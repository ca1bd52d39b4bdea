import { resolveRef, type Schema } from '../../../server/contract/contract-document.ts';
import { CREDENTIAL_FIELDS } from '../../../server/web/reference/contract/call-example.ts';
import type { Random } from '../../simulation/random.ts';
import { pickHostileValue, SHORT_STRINGS } from './hostile-values.ts';

type Fields = Record<string, unknown>;

const MAX_DEPTH = 4;
const MAX_ITEMS = 25;

/** Values from a schema: some that it allows, mostly at its bounds, and some just beyond them. */
export class SchemaFuzzer {
  readonly #document: object;
  readonly #random: Random;

  constructor(document: object, random: Random) {
    this.#document = document;
    this.#random = random;
  }

  /** The value with one to three places changed. */
  vary(value: unknown, schema: Schema): unknown {
    let varied = value;
    for (let left = this.#random.integer(1, 3); left > 0; left--) varied = this.#changeOne(varied, schema);
    return varied;
  }

  /** Anything: allowed, nearly allowed, or nothing like it. */
  value(schema: Schema): unknown {
    const random = this.#random;
    if (random.chance(0.4)) return this.allowed(schema);
    return random.chance(0.5) ? this.#beyond(this.#resolve(schema)) : pickHostileValue(random);
  }

  /** What the schema allows, as far as it can be told without its patterns. */
  allowed(schema: Schema, depth = 0): unknown {
    const one = this.#resolve(schema);
    const random = this.#random;
    if (Array.isArray(one.enum)) return random.pick(one.enum);
    switch (this.#typeOf(one)) {
      case 'object':
        return this.#object(one, depth);
      case 'array':
        return this.#array(one, depth);
      case 'integer':
      case 'number':
        return this.#number(one);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      default:
        return this.#string(one);
    }
  }

  #changeOne(value: unknown, schema: Schema): unknown {
    const random = this.#random;
    const one = this.#resolve(schema);
    if (Array.isArray(value) && value.length > 0 && one.items && random.chance(0.7)) {
      const at = random.integer(0, value.length - 1);
      return value.map((item, index) => (index === at ? this.#changeOne(item, one.items as Schema) : item));
    }
    if (!isFields(value) || !one.properties || random.chance(0.05)) return this.value(schema);
    const names = Object.keys({ ...one.properties, ...value }).filter((key) => this.#isPicked(key));
    const name = random.maybe(names);
    if (name === undefined) return this.value(schema);
    if (random.chance(0.1)) return { ...value, [name]: undefined };
    const property = one.properties[name] ?? {};
    const current = value[name];
    const isNested = typeof current === 'object' && current !== null && random.chance(0.6);
    return { ...value, [name]: isNested ? this.#changeOne(current, property) : this.value(property) };
  }

  /** Credentials have requests of their own: as fields, they are seldom of interest. */
  #isPicked(name: string): boolean {
    return !CREDENTIAL_FIELDS.has(name) || this.#random.chance(0.1);
  }

  #resolve(schema: Schema): Schema {
    const one = resolveRef<Schema>(this.#document, schema);
    const forms = one.oneOf ?? one.anyOf;
    return forms && forms.length > 0 ? this.#resolve(this.#random.pick(forms)) : one;
  }

  #typeOf({ type, properties }: Schema): string {
    if (Array.isArray(type)) return this.#random.pick(type);
    return type ?? (properties ? 'object' : 'string');
  }

  #object({ properties = {}, required, additionalProperties }: Schema, depth: number): Fields {
    const random = this.#random;
    const needed = new Set((required as string[] | undefined) ?? []);
    const fields: Fields = {};
    for (const [name, property] of Object.entries(properties)) {
      const isWanted = needed.has(name) || (this.#isPicked(name) && random.chance(0.5));
      if (isWanted && (depth < MAX_DEPTH || needed.has(name)))
        fields[name] = this.allowed(property, depth + 1);
    }
    if (additionalProperties && depth < MAX_DEPTH) {
      const schema = isFields(additionalProperties) ? (additionalProperties as Schema) : {};
      for (let left = random.integer(0, 3); left > 0; left--)
        Object.defineProperty(fields, random.pick(SHORT_STRINGS), {
          value: this.allowed(schema, depth + 1),
          enumerable: true,
          configurable: true,
        });
    }
    return fields;
  }

  #array({ items = {}, minItems = 0, maxItems = 3 }: Schema, depth: number): unknown[] {
    const most = Math.min(Number(maxItems), MAX_ITEMS);
    const length = this.#random.chance(0.2)
      ? most
      : this.#random.integer(Number(minItems), Math.min(most, 3));
    return Array.from({ length }, () => this.allowed(items, depth + 1));
  }

  #number({ minimum = 0, maximum = 1_000_000, type }: Schema): number {
    const random = this.#random;
    const [least, most] = [Number(minimum), Number(maximum)];
    const value = random.pick([least, most, least + random.next() * (most - least)]);
    return type === 'integer' ? Math.round(value) : value;
  }

  /** Hostile content that fits the length. */
  #string({ minLength = 0, maxLength = 200, format }: Schema): string {
    const random = this.#random;
    if (format === 'date-time') return new Date(Date.now() + random.integer(-1e9, 1e9)).toISOString();
    const [least, most] = [Number(minLength), Math.min(Number(maxLength), 20_000)];
    const length = random.chance(0.3) ? most : random.integer(least, Math.min(most, least + 60));
    return repeatTo(random.pick(SHORT_STRINGS), length);
  }

  #beyond(schema: Schema): unknown {
    const random = this.#random;
    const { minLength, maxLength, minimum, maximum, maxItems, items } = schema;
    const options: unknown[] = [
      null,
      String(minimum),
      [this.allowed(schema)],
      { value: this.allowed(schema) },
    ];
    if (maxLength !== undefined)
      options.push('x'.repeat(Number(maxLength) + 1), '𝟙'.repeat(Number(maxLength)));
    if (minLength !== undefined) options.push('x'.repeat(Math.max(0, Number(minLength) - 1)));
    if (minimum !== undefined) options.push(Number(minimum) - 1, Number(minimum) - 1e-9);
    if (maximum !== undefined) options.push(Number(maximum) + 1, String(maximum));
    if (maxItems !== undefined)
      options.push(Array.from({ length: Number(maxItems) + 1 }, () => this.allowed(items ?? {})));
    if (Array.isArray(schema.enum)) options.push(String(schema.enum[0]).toUpperCase(), `${schema.enum[0]} `);
    return random.pick(options.map((value) => value ?? null));
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function repeatTo(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}
