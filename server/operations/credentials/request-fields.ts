import type { CredentialRequest } from './authenticator.ts';

type Fields = Readonly<Record<string, unknown>>;

const NO_FIELDS: Fields = Object.freeze({});

/** The fields of a JSON body; empty for other bodies. */
export function readBodyFields({ body }: CredentialRequest): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : NO_FIELDS;
}

export function readHeader({ headers }: CredentialRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
