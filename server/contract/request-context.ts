import type { Credential } from '../../generated/routes.gen.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import type { Logger } from '../foundation/platform/log.ts';
import type { Caller } from '../identity/caller.ts';

/** What the caller has proven besides its identity. */
export interface Authority {
  /** The caller signed in within the last 5 minutes, or sent an unused wallet signature in the body. */
  readonly hasCustodyProof: boolean;
  /** Throws unless the request carries custody proof. A signature is used up. */
  requireCustodyProof(): Promise<void>;
}

/** The request besides its validated parts. */
export interface RequestContext {
  readonly requestId: string;
  readonly caller: Caller;
  readonly authority: Authority;
  readonly log: Logger;
  /** By lower-case name, as sent: for protocol handlers, and not validated. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** The same for every retry under one `Idempotency-Key`: names what the request creates outside its transaction. */
  readonly idempotencyId: string | undefined;
  /**
   * Runs what the operation's limit per caller counts. Throws the 429 if the limit is exceeded; failures are not
   * counted.
   */
  countAgainstCallerLimit<T>(work: () => Promise<T>): Promise<T>;
  /** A fresh unit of work. */
  em(): EntityManager;
  /**
   * Reads from a replica, if there is one that shows everything committed so far. The work only reads, because it may
   * run twice. What decides about access or money, or precedes a write, belongs in `em()`.
   */
  read<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  /** What another credential of the request proves besides `caller`; null if it was not sent. */
  authenticateWith(credential: Credential): Promise<Caller | null>;
}
