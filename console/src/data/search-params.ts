/** Parses one search parameter; undefined if it is missing or invalid. */
type ParamParser<T> = (value: unknown) => T | undefined;
type Fields<T> = { [Key in keyof T]-?: ParamParser<NonNullable<T[Key]>> };

const MAX_LENGTH = 200;

export const parseText: ParamParser<string> = (value) => {
  const written = typeof value === 'number' ? String(value) : value;
  return typeof written === 'string' && written.trim() ? written.slice(0, MAX_LENGTH) : undefined;
};

/** An amount in USD, in the API's form. */
export const parseAmount: ParamParser<string> = (value) => {
  const written = parseText(value);
  return written && /^\d{1,9}(\.\d{1,6})?$/.test(written) ? written : undefined;
};

/** A path of this console. Two leading slashes would lead to another host. */
export const parseLocalPath: ParamParser<string> = (value) => {
  const written = parseText(value);
  return written && /^\/(?![/\\])/.test(written) ? written : undefined;
};

export const parseTrue: ParamParser<true> = (value) =>
  value === true || value === 'true' ? true : undefined;

export function parseOneOf<T extends string>(options: Record<T, string>): ParamParser<T> {
  return (value) => (typeof value === 'string' && Object.hasOwn(options, value) ? (value as T) : undefined);
}

/** The filters of a page: only known and valid ones. */
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
