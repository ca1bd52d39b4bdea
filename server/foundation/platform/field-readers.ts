/** Returns a value of stored JSON, or throws if it is not what the type says. */
export type FieldReader<T> = (value: unknown, path: string) => T;

export type FieldReaders<T> = { readonly [Name in keyof T]-?: FieldReader<T[Name]> };

export class StoredJsonError extends Error {
  override readonly name = 'StoredJsonError';
}

function createReader<T>(expected: string, isExpected: (value: unknown) => value is T): FieldReader<T> {
  return (value, path) => {
    if (isExpected(value)) return value;
    throw new StoredJsonError(`The stored ${path} is not ${expected}.`);
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = createReader('a string', (value) => typeof value === 'string');
export const flag = createReader('a boolean', (value) => typeof value === 'boolean');
export const object = createReader('an object', isObject);
const list = createReader('a list', (value): value is unknown[] => Array.isArray(value));
const digits = createReader(
  'a whole number in a string',
  (value): value is string => typeof value === 'string' && /^-?\d+$/.test(value),
);

/** JSON has no bigint: amounts are strings there. */
export const wholeNumber: FieldReader<bigint> = (value, path) => BigInt(digits(value, path));

export function oneOf<const T>(values: readonly T[]): FieldReader<T> {
  return createReader(`one of ${values.join(', ')}`, (value): value is T =>
    values.some((known) => known === value),
  );
}

export function nullable<T>(read: FieldReader<T>): FieldReader<T | null> {
  return (value, path) => (value === null ? null : read(value, path));
}

/** JSON leaves out what is undefined. */
export function optional<T>(read: FieldReader<T>): FieldReader<T | undefined> {
  return (value, path) => (value === undefined ? undefined : read(value, path));
}

export function listOf<T>(read: FieldReader<T>): FieldReader<T[]> {
  return (value, path) => list(value, path).map((item, index) => read(item, `${path}[${index}]`));
}

/** An object with these fields; any others are left out. */
export function fieldsOf<T>(readers: FieldReaders<T>): FieldReader<T> {
  const entries = Object.entries<FieldReader<unknown>>(readers);
  return (value, path) => {
    const stored = object(value, path);
    const fields = entries.map(([name, read]) => [name, read(stored[name], `${path}.${name}`)]);
    return Object.fromEntries(fields) as T;
  };
}
