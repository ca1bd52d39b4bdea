import { type FieldReader, type FieldReaders, fieldsOf, object, StoredJsonError } from './field-readers.ts';

/** What is stored to be acted on later. The kind and the version say how to read the rest. */
export type StoredJson = { readonly v: number; readonly kind: string } & Readonly<Record<string, unknown>>;

export interface StoredType<Kind extends string, Fields extends object> {
  readonly kind: Kind;
  readonly v: number;
  readonly read: FieldReader<Fields>;
  encode(fields: Fields): StoredJson;
}

/** A changed shape gets the next version. List both when decoding, until no row has the former one. */
export function defineStoredType<const Kind extends string, Fields extends object>(
  kind: Kind,
  v: number,
  readers: FieldReaders<Fields>,
): StoredType<Kind, Fields> {
  const names = Object.keys(readers) as (keyof Fields & string)[];
  return {
    kind,
    v,
    read: fieldsOf(readers),
    encode: (fields) => ({
      ...toPlainJson(Object.fromEntries(names.map((name) => [name, fields[name]]))),
      v,
      kind,
    }),
  };
}

/** Leaves out what is undefined, at any depth: the ORM would store it as null. */
function toPlainJson(fields: object): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(fields, (_name, value) => (typeof value === 'bigint' ? String(value) : value)),
  );
}

type AnyStoredType = Pick<StoredType<string, object>, 'kind' | 'v' | 'read'>;

export type Decoded<Type> = Type extends { kind: infer Kind; read: FieldReader<infer Fields> }
  ? { kind: Kind } & Fields
  : never;

/** Throws on a kind or a version that is not listed: what is not understood must not be acted on. */
export function decodeStored<Type extends AnyStoredType>(
  types: readonly Type[],
  stored: unknown,
): Decoded<Type> {
  const { v, kind } = object(stored, 'JSON');
  const type = types.find((known) => known.kind === kind && known.v === v);
  if (!type) throw new StoredJsonError(`The stored JSON is ${kind} v${v}. Known: ${listNames(types)}.`);
  return { ...type.read(stored, type.kind), kind } as Decoded<Type>;
}

const listNames = (types: readonly AnyStoredType[]) => types.map(({ kind, v }) => `${kind} v${v}`).join(', ');
