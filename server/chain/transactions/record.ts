import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { AppError } from '../../foundation/platform/errors.ts';
import { type Backoff, backoffMs } from '../backoff.ts';
import { TransactionAbandonedError } from '../errors.ts';
import type { SignedTransaction } from '../types.ts';
import type { ChainTransaction } from './chain-transaction.entity.ts';
import { explain, failureOf, troubleOf } from './failure.ts';
import type { Failure, TransactionKinds } from './kind.ts';
import {
  dropSigned,
  isLive,
  isOneOf,
  lockTransaction,
  sharesNonce,
  signedOf,
  storeLanded,
  storeSigned,
} from './rows.ts';
import { transactionJob } from './transaction-job.ts';

const WATCHING: Backoff = { baseMs: 500, capMs: 60_000 };
/** What is signed and not in the chain holds up all that its sender signed after it. */
const LANDING: Backoff = { baseMs: 500, capMs: 5000 };
const TROUBLE: Backoff = { baseMs: 2000, capMs: 3_600_000 };
/** Long enough to send what was just signed; then whoever finds it goes on. */
const SENDING_MS = 5000;

interface RecordOptions {
  em: EntityManager;
  outbox: Outbox;
  clock: Clock;
  kinds: TransactionKinds;
}

/** Writes down how transactions get on, each time with the job that looks at them next. */
export class TransactionRecord {
  readonly #options: RecordOptions;

  constructor(options: RecordOptions) {
    this.#options = options;
  }

  /** Returns false, and stores nothing, where it may not take the place of the one before. */
  async signed(em: EntityManager, row: ChainTransaction, signed: SignedTransaction): Promise<boolean> {
    const { txHash: previous, lastError } = row;
    const isBetterOffer = sharesNonce(row, signed);
    const { mayReplace } = this.#options.kinds.get(row.kind);
    if (isBetterOffer && mayReplace && !(await mayReplace(em, row, signed.txHash))) return false;
    storeSigned(row, signed, this.#now());
    await this.schedule(em, row, SENDING_MS);
    if (!previous || isBetterOffer) return true;
    const reason = lastError ?? `Transaction ${previous} did not reach the chain in time.`;
    await this.#tell(em, row, { reason, final: false, held: false });
    return true;
  }

  /** Whatever the node answered, the transaction may be on its way from here on. */
  async sent(id: string, txHash: string, problem: string | null): Promise<void> {
    await this.#change(id, async (em, row) => {
      if (row.txHash !== txHash) return;
      row.state = 'sent';
      await this.#lookAgain(em, row, problem, LANDING);
    });
  }

  async waiting(id: string, reason: string | null = null): Promise<void> {
    await this.#change(id, (em, row) => this.#lookAgain(em, row, reason, signedOf(row) ? LANDING : WATCHING));
  }

  /** It is in the chain, and not final yet. */
  async landed(id: string, txHash: string): Promise<void> {
    await this.#change(id, async (em, row) => {
      if (isOneOf(row, txHash)) storeLanded(row, txHash);
      await this.#lookAgain(em, row, null, WATCHING);
      await this.#options.kinds.get(row.kind).onLanded?.(em, row);
    });
  }

  /** Returns false where the transaction of somebody else does not take the place of the judged one. */
  async substituted(judged: ChainTransaction, txHash: string): Promise<boolean> {
    let stands = true;
    await this.#change(judged.id, async (em, row) => {
      if (row.txHash !== judged.txHash) return;
      stands = (await this.#options.kinds.get(row.kind).mayReplace?.(em, row, txHash)) ?? false;
      if (!stands) return;
      storeLanded(row, txHash);
      row.checks = 0;
      await this.#lookAgain(em, row, null, WATCHING);
    });
    return stands;
  }

  async confirmed(id: string, txHash: string): Promise<void> {
    await this.#change(id, async (em, row) => {
      storeLanded(row, txHash);
      Object.assign(row, { state: 'confirmed', settledAt: this.#now(), updatedAt: this.#now() });
      Object.assign(row, { nextAttemptAt: null, lastError: null, trouble: null });
      await em.flush();
      await this.#options.kinds.get(row.kind).onConfirmed(em, row);
    });
  }

  /** It never had an effect and never will. Signed anew where its kind can; otherwise that is the end of it. */
  async failedOnChain(id: string, txHash: string, how: string): Promise<void> {
    await this.#change(id, async (em, row) => {
      if (!isOneOf(row, txHash)) return;
      const final = this.#options.kinds.get(row.kind).sign === undefined;
      if (final) storeLanded(row, txHash);
      else dropSigned(row);
      await this.#fail(em, row, { reason: `Transaction ${txHash} ${how}.`, final, held: false });
    });
  }

  /**
   * While a signing can still land nothing has failed, however long the chain cannot be asked. What is abandoned was to be
   * signed anew, so that the judged signing can never land.
   */
  async troubled(judged: ChainTransaction, error: AppError): Promise<void> {
    await this.#change(judged.id, async (em, row) => {
      if (error instanceof TransactionAbandonedError && row.txHash === judged.txHash) dropSigned(row);
      if (signedOf(row)) await this.#lookAgain(em, row, explain(error), WATCHING);
      else await this.#fail(em, row, failureOf(error));
    });
  }

  /** For a job that was set aside: the sweep finds the transaction later. */
  async postponed(em: EntityManager, id: string): Promise<void> {
    const row = await lockTransaction(em, id);
    if (isLive(row)) row.nextAttemptAt = this.#after(TROUBLE.capMs);
    await em.flush();
  }

  async withdrawn(em: EntityManager, row: ChainTransaction): Promise<void> {
    const lastError = 'It was taken back before it was sent.';
    Object.assign(row, { state: 'failed', trouble: null, lastError, nextAttemptAt: null });
    row.updatedAt = this.#now();
    await em.flush();
  }

  async schedule(em: EntityManager, row: ChainTransaction, delayMs: number): Promise<void> {
    row.nextAttemptAt = this.#after(delayMs);
    row.updatedAt = this.#now();
    await em.flush();
    await this.#options.outbox.add(em, transactionJob(row.id, row.nextAttemptAt));
  }

  async #fail(em: EntityManager, row: ChainTransaction, failure: Failure): Promise<void> {
    if (failure.final)
      Object.assign(row, { state: 'failed', lastError: failure.reason, nextAttemptAt: null });
    else await this.#lookAgain(em, row, failure.reason, TROUBLE);
    row.trouble = troubleOf(failure);
    row.updatedAt = this.#now();
    await em.flush();
    await this.#tell(em, row, failure);
  }

  async #tell(em: EntityManager, row: ChainTransaction, failure: Failure): Promise<void> {
    await this.#options.kinds.get(row.kind).onFailure?.(em, row, failure);
  }

  async #lookAgain(em: EntityManager, row: ChainTransaction, reason: string | null, wait: Backoff) {
    row.lastError = reason;
    row.checks += 1;
    await this.schedule(em, row, backoffMs(row.checks, wait));
  }

  async #change(id: string, change: (em: EntityManager, row: ChainTransaction) => Promise<void>) {
    await this.#options.em.fork().transactional(async (em) => {
      const row = await lockTransaction(em, id);
      if (isLive(row)) await change(em, row);
    });
  }

  #now(): Date {
    return this.#options.clock.now();
  }

  #after(delayMs: number): Date {
    return new Date(this.#now().getTime() + delayMs);
  }
}
