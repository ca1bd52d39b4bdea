import type { Authority } from '../../contract/request-context.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { AppError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { consumeCustodyProof, releaseSignature } from '../../identity/custody.ts';

export interface AuthorityDependencies {
  readonly caller: Caller;
  readonly clock: Clock;
  readonly isInTransaction: boolean;
  em(): EntityManager;
}

/** The authority that the caller of a request has proven. */
export class CallAuthority implements Authority {
  readonly #deps: AuthorityDependencies;
  #hasCustodyProof = false;

  constructor(parts: AuthorityDependencies) {
    this.#deps = parts;
  }

  get hasCustodyProof(): boolean {
    return this.#hasCustodyProof;
  }

  async requireCustodyProof(): Promise<void> {
    const refusal = await this.consumeCustodyProof();
    if (refusal) throw refusal;
  }

  /** Uses up the signature. Returns the reason if the credential is not a custody proof. */
  async consumeCustodyProof(): Promise<AppError | undefined> {
    if (this.#hasCustodyProof) return undefined;
    const { caller, clock } = this.#deps;
    const refusal = await consumeCustodyProof(this.#deps.em(), caller, clock);
    this.#hasCustodyProof = refusal === undefined;
    return refusal;
  }

  /** A rejected request uses nothing up. In a transaction, the use is rolled back with the rest. */
  async releaseSignature(): Promise<void> {
    const { caller, isInTransaction } = this.#deps;
    if (!this.#hasCustodyProof || isInTransaction || caller.kind !== 'wallet') return;
    this.#hasCustodyProof = false;
    await releaseSignature(this.#deps.em(), caller);
  }
}
