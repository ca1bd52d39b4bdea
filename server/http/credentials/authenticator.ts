import type { IncomingHttpHeaders } from 'node:http';
import type { Credential } from '../../../generated/routes.gen.ts';
import type { Caller } from './caller.ts';

/** The places a credential can stand in. Nothing in it has been validated yet. */
export interface CredentialRequest {
  readonly headers: IncomingHttpHeaders;
  readonly query: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Authenticator {
  readonly credential: Credential;
  /** null when this credential was not sent; throws UnauthorizedError when it was and is not good. */
  authenticate(request: CredentialRequest): Promise<Caller | null>;
}

const BEARER = /^Bearer +(\S+)$/i;

export function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return headers.authorization && BEARER.exec(headers.authorization)?.[1];
}
