import type { Authority } from '../../contract/request-context.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { AppError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { releaseSignature, takeCustodyProof } from '../../identity/custody.ts';

export interface AuthorityParts {
  readonly caller: Caller;
  readonly clock: Clock;
  readonly isInTransaction: boolean;
  em(): EntityManager;
}

/** What one call has shown of the authority of its caller. */
export class CallAuthority implements Authority {
  readonly #parts: AuthorityParts;
  #hasCustodyProof = false;

  constructor(parts: AuthorityParts) {
    this.#parts = parts;
  }

  get hasCustodyProof(): boolean {
    return this.#hasCustodyProof;
  }

  async requireCustodyProof(): Promise<void> {
    const refusal = await this.takeCustodyProof();
    if (refusal) throw refusal;
  }

  /** Uses the signature up. Says why, where the credential is no custody proof. */
  async takeCustodyProof(): Promise<AppError | undefined> {
    if (this.#hasCustodyProof) return undefined;
    const { caller, clock } = this.#parts;
    const refusal = await takeCustodyProof(this.#parts.em(), caller, clock);
    this.#hasCustodyProof = refusal === undefined;
    return refusal;
  }

  /** A refused request uses nothing up. In a transaction the use is undone with the rest. */
  async release(): Promise<void> {
    const { caller, isInTransaction } = this.#parts;
    if (!this.#hasCustodyProof || isInTransaction || caller.kind !== 'wallet') return;
    this.#hasCustodyProof = false;
    await releaseSignature(this.#parts.em(), caller);
  }
}
