import type { Credential } from '../../../generated/routes.gen.ts';
import type { PendingKeyLookup } from '../../identity/agent-keys.ts';
import type { Caller } from '../../identity/caller.ts';
import type { InputHeaders, KnownCaller } from '../input.ts';

/** The places of a credential in a request. Not validated yet. */
export interface CredentialRequest {
  /** The operation is read-only. */
  readonly isRead: boolean;
  readonly headers: InputHeaders;
  /** The token of the Authorization header. */
  readonly bearer: string | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The network address of the client. */
  readonly sender: string;
  readonly knownCaller?: KnownCaller | undefined;
  /** May have been resolved by an earlier stage. */
  readonly pendingKeyLookup?: PendingKeyLookup | undefined;
}

export interface Authenticator {
  readonly credential: Credential;
  /** The database lookup of this credential. */
  createKeyLookup?(request: CredentialRequest): PendingKeyLookup | undefined;
  /** Null, synchronously, if this credential was not sent; throws UnauthorizedError if it is invalid. */
  authenticate(request: CredentialRequest): Promise<Caller> | Caller | null;
  /** Sent by a browser automatically. If invalid, it does not override a credential that was sent on purpose. */
  isAmbient?(request: CredentialRequest): boolean;
  /** Why this credential is ignored, as if it had not been sent. */
  explainIgnored?(request: CredentialRequest): string | undefined;
}
