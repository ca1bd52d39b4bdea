import type { Parameter } from '../../contract/contract-document.ts';

export type Values = Record<string, unknown>;

/**
 * What the validator reads of an Express request. Contains only declared parameters, and never the caller's own
 * content type: the validator compiles and keeps a schema for each one it sees.
 */
export class ValidatorInput {
  readonly method: string;
  readonly headers: Values;
  readonly body: unknown;
  readonly originalUrl = '';
  readonly path = '';
  params: Values = {};
  cookies: Values | undefined;
  openapi: object | undefined;
  readonly #query: Values;

  constructor(method: string, headers: Values, query: Values, body: unknown) {
    this.method = method;
    this.headers = headers;
    this.#query = query;
    this.body = body;
  }

  /** A getter, as in Express 5: the validator replaces it with the parsed values. */
  get query(): Values {
    return this.#query;
  }
}

export function groupNamesByLocation(
  parameters: readonly Parameter[],
): Record<Parameter['in'], readonly string[]> {
  const named = (place: Parameter['in']) =>
    parameters.filter((one) => one.in === place).map(({ name }) => name);
  return { path: named('path'), query: named('query'), header: named('header'), cookie: named('cookie') };
}

export function pick(values: Readonly<Values>, names: readonly string[]): Values {
  const picked: Values = {};
  for (const name of names) {
    if (values[name] !== undefined) picked[name] = values[name];
  }
  return picked;
}

export function pickLowerCase(headers: Readonly<Values>, names: readonly string[]): Values {
  const picked: Values = {};
  for (const name of names) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) picked[name.toLowerCase()] = value;
  }
  return picked;
}

export function restoreHeaderNames(headers: Values, names: readonly string[]): Values {
  const named: Values = {};
  for (const name of names) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) named[name] = value;
  }
  return named;
}
