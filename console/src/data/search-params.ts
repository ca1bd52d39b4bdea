/** Reads one field of the address bar; undefined when it is missing or not what is expected. */
type ParamParser<T> = (value: unknown) => T | undefined;
type Fields<T> = { [Key in keyof T]-?: ParamParser<NonNullable<T[Key]>> };

const MAX_LENGTH = 200;

export const parseText: ParamParser<string> = (value) => {
  const written = typeof value === 'number' ? String(value) : value;
  return typeof written === 'string' && written.trim() ? written.slice(0, MAX_LENGTH) : undefined;
};

/** An amount in USD, as the API takes it. */
export const parseAmount: ParamParser<string> = (value) => {
  const written = parseText(value);
  return written && /^\d{1,9}(\.\d{1,6})?$/.test(written) ? written : undefined;
};

/** A page of ours. What begins with two slashes is somebody else's host. */
export const parseLocalPath: ParamParser<string> = (value) => {
  const written = parseText(value);
  return written && /^\/(?![/\\])/.test(written) ? written : undefined;
};

export const parseTrue: ParamParser<true> = (value) =>
  value === true || value === 'true' ? true : undefined;

export function parseOneOf<T extends string>(options: Record<T, string>): ParamParser<T> {
  return (value) => (typeof value === 'string' && Object.hasOwn(options, value) ? (value as T) : undefined);
}

/** The filters of a page: only what it knows, only where it is valid. */
export function createSearchParser<T>(fields: Fields<T>) {
  return (search: Record<string, unknown>): Partial<T> => {
    const found: Partial<T> = {};
    for (const key of Object.keys(fields) as (keyof T & string)[]) {
      const value = fields[key](search[key]);
      if (value !== undefined) found[key] = value;
    }
    return found;
  };
}
