import type { Credential } from '../../../generated/routes.gen.ts';
import type { PendingKeyLookup } from '../../identity/agent-keys.ts';
import type { Caller } from '../../identity/caller.ts';
import type { InputHeaders, KnownCaller } from '../input.ts';

/** The places a credential can stand in. Nothing in it has been validated yet. */
export interface CredentialRequest {
  /** It asks for nothing to be changed. */
  readonly isRead: boolean;
  readonly headers: InputHeaders;
  /** The token of the Authorization header. */
  readonly bearer: string | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Who sent it, by network address. */
  readonly sender: string;
  readonly knownCaller?: KnownCaller | undefined;
  /** May have been answered on the way here. */
  readonly pendingKeyLookup?: PendingKeyLookup | undefined;
}

export interface Authenticator {
  readonly credential: Credential;
  /** What it would ask the database about this request. */
  createKeyLookup?(request: CredentialRequest): PendingKeyLookup | undefined;
  /** null, at once, when this credential was not sent; throws UnauthorizedError when it was and is not good. */
  authenticate(request: CredentialRequest): Promise<Caller> | Caller | null;
  /** A browser sent it on its own. If it is not good, it does not stand in the way of what was sent on purpose. */
  isAmbient?(request: CredentialRequest): boolean;
  /** Why what was sent as this credential counts for nothing, as if it had not been sent. */
  explainIgnored?(request: CredentialRequest): string | undefined;
}
