import type { Credential, Route } from '../../../generated/routes.gen.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { PendingKeyLookup } from '../../identity/agent-keys.ts';
import { ANONYMOUS, type Caller } from '../../identity/caller.ts';
import type { Authenticator, CredentialRequest } from './authenticator.ts';
import { isApiKey } from './bearer.ts';

const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

/** Has one authenticator per credential and runs those an operation accepts, in the order of the contract. */
export class CredentialStage {
  readonly #authenticators: ReadonlyMap<Credential, Authenticator>;

  constructor(authenticators: readonly Authenticator[]) {
    this.#authenticators = new Map(authenticators.map((one) => [one.credential, one]));
    if (this.#authenticators.size < authenticators.length) {
      throw new Error('Two authenticators are registered for one credential');
    }
  }

  /** The authenticators of one operation; undefined if it needs none. */
  forRoute({ credentials }: Pick<Route, 'credentials'>): OperationCredentials | undefined {
    if (credentials.accepted.length === 0) return undefined;
    const accepted = credentials.accepted.flatMap((name) => this.#authenticators.get(name) ?? []);
    return new OperationCredentials(accepted, credentials, this.#authenticators);
  }
}

export class OperationCredentials {
  readonly #authenticators: readonly Authenticator[];
  readonly #rule: Route['credentials'];
  readonly #all: ReadonlyMap<Credential, Authenticator>;

  constructor(
    authenticators: readonly Authenticator[],
    rule: Route['credentials'],
    all: ReadonlyMap<Credential, Authenticator>,
  ) {
    this.#authenticators = authenticators;
    this.#rule = rule;
    this.#all = all;
  }

  /** The first credential that was sent on purpose decides; another one does not make up for an invalid one. */
  async identify(request: CredentialRequest): Promise<Caller> {
    let stale: UnauthorizedError | undefined;
    for (const authenticator of this.#authenticators) {
      const caller = authenticateBy(authenticator, request);
      if (caller && !authenticator.isAmbient?.(request)) return caller;
      const known = caller && (await resolveOrStale(caller));
      if (known instanceof UnauthorizedError) stale ??= known;
      else if (known) return known;
    }
    if (stale && !this.#isPublicRead(request)) throw stale;
    this.#assertNoneIgnored(request);
    if (this.#rule.required || this.#hasUnacceptedToken(request)) throw this.#buildRefusal(request);
    return ANONYMOUS;
  }

  #isPublicRead({ isRead }: CredentialRequest): boolean {
    return !this.#rule.required && isRead;
  }

  /** Public reads ignore invalid credentials that a browser sends automatically. */
  #assertNoneIgnored(request: CredentialRequest): void {
    if (this.#isPublicRead(request)) return;
    for (const { explainIgnored } of this.#authenticators) {
      const why = explainIgnored?.(request);
      if (why !== undefined) throw new UnauthorizedError('invalid_credentials', why, { headers: CHALLENGE });
    }
  }

  /** The database lookup of the caller, for other statements to include. */
  createKeyLookup(request: CredentialRequest): PendingKeyLookup | undefined {
    if (request.knownCaller) return undefined;
    for (const authenticator of this.#authenticators) {
      const question = authenticator.createKeyLookup?.(request);
      if (question) return question;
    }
    return undefined;
  }

  /** A further credential of the same request, if an operation needs several; null if it was not sent. */
  async authenticateWith(credential: Credential, request: CredentialRequest): Promise<Caller | null> {
    const authenticator = this.#all.get(credential);
    return authenticator ? authenticateBy(authenticator, request) : null;
  }

  /** An unknown bearer token, where one could identify the caller. Agents send their keys with every request. */
  #hasUnacceptedToken({ bearer }: CredentialRequest): boolean {
    if (!this.#rule.accepted.includes('idp')) return false;
    return bearer !== undefined && !isApiKey(bearer);
  }

  #buildRefusal({ headers }: CredentialRequest): UnauthorizedError {
    const accepted = this.#rule.accepted.map((name) => CREDENTIAL_NAMES[name]).join(', ');
    return headers.authorization
      ? new UnauthorizedError(
          'invalid_credentials',
          `The \`Authorization\` header holds no credential that is accepted here. Send one of: ${accepted}.`,
          { headers: CHALLENGE },
        )
      : new UnauthorizedError('missing_credentials', `Credentials are required. Send one of: ${accepted}.`, {
          headers: CHALLENGE,
        });
  }
}

async function resolveOrStale(caller: Promise<Caller> | Caller): Promise<Caller | UnauthorizedError> {
  try {
    return await caller;
  } catch (error) {
    if (error instanceof UnauthorizedError) return error;
    throw error;
  }
}

/** A caller authenticated by the protocol handler has sent that handler's credential. */
function authenticateBy(
  authenticator: Authenticator,
  request: CredentialRequest,
): Promise<Caller> | Caller | null {
  const { knownCaller } = request;
  return knownCaller?.credential === authenticator.credential
    ? knownCaller.caller
    : authenticator.authenticate(request);
}

const CREDENTIAL_NAMES: Record<Credential, string> = {
  idp: 'an identity-provider token',
  admin_session: "an administrator's identity-provider token",
  wallet: 'a wallet signature',
  sign_in_with_x: 'a SIGN-IN-WITH-X header',
  api_key: 'an agent API key',
  admin_key: 'the admin key',
  mcp_oauth: 'an MCP OAuth token',
  order_token: "the order's access token",
  x402: 'an X-PAYMENT header',
};
