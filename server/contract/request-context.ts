import type { Credential } from '../../generated/routes.gen.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import type { Logger } from '../foundation/platform/log.ts';
import type { Caller } from '../identity/caller.ts';

/** What the caller has shown beyond who it is. */
export interface Authority {
  /** The caller signed in within the last 5 minutes, or sent a wallet signature in the body that was never used before. */
  readonly hasCustodyProof: boolean;
  /** Throws unless the request carries custody proof. A signature is used up. */
  requireCustodyProof(): Promise<void>;
}

/** What a handler knows about the request besides its validated parts. */
export interface RequestContext {
  readonly requestId: string;
  readonly caller: Caller;
  readonly authority: Authority;
  readonly log: Logger;
  /** By names in lower case, as they were sent: for protocol handlers, and not validated. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
  /** The same for every retry under one `Idempotency-Key`: names what the request makes outside its transaction. */
  readonly idempotencyId: string | undefined;
  /**
   * Does what the operation's limit per caller counts. Throws the 429 when it is one too many; what fails is not counted.
   */
  countAgainstCallerLimit<T>(work: () => Promise<T>): Promise<T>;
  /** A fresh unit of work. */
  em(): EntityManager;
  /** What another credential of the request shows besides `caller`; null when it was not sent. */
  authenticateWith(credential: Credential): Promise<Caller | null>;
}
