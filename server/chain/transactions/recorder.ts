import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { type Clock, isSameTime } from '../../foundation/platform/clock.ts';
import type { AppError } from '../../foundation/platform/errors.ts';
import { type Backoff, backoffMs } from '../backoff.ts';
import type { SignedTransaction, TransferOutcome } from '../types.ts';
import type { ChainTransaction } from './chain-transaction.entity.ts';
import { explainError, toFailure, toTrouble } from './failure.ts';
import { buildTransactionJob } from './transaction-job.ts';
import type { Failure, RecordConfirmed, TransactionKinds } from './transaction-kind.ts';
import {
  applyLanded,
  applySigned,
  clearSigned,
  findSigned,
  hasTxHash,
  isLive,
  leaveBatch,
  lockTransaction,
  notifyDispatchers,
  sharesNonce,
} from './transaction-rows.ts';

const WATCH_BACKOFF: Backoff = { baseMs: 500, capMs: 60_000 };
/** The buyer may wait for an unsigned transfer, whose payment can be final within a second. */
const UNSIGNED_BACKOFF: Backoff = { baseMs: 100, capMs: 60_000 };
/** A signed transaction that is not on the chain blocks its sender's later nonces. */
const LANDING_BACKOFF: Backoff = { baseMs: 500, capMs: 5000 };
const FAILURE_BACKOFF: Backoff = { baseMs: 2000, capMs: 3_600_000 };
/** Long enough to send a new signing; then another worker may continue. */
const SEND_GRACE_MS = 5000;

interface RecorderOptions {
  em: EntityManager;
  outbox: Outbox;
  clock: Clock;
  kinds: TransactionKinds;
}

/** Records the progress of transactions, each time with the job of the next check. */
export class TransactionRecorder {
  readonly #options: RecorderOptions;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  /** Returns false and stores nothing if it must not replace the previous signing. */
  async recordSigned(em: EntityManager, row: ChainTransaction, signed: SignedTransaction): Promise<boolean> {
    const { txHash: previous, lastError } = row;
    const isBetterOffer = sharesNonce(row, signed);
    const { mayReplace } = this.#options.kinds.get(row.kind);
    if (isBetterOffer && mayReplace && !(await mayReplace(em, row, signed.txHash))) return false;
    applySigned(row, signed, this.#now());
    await this.schedule(em, row, SEND_GRACE_MS);
    if (!previous || isBetterOffer) return true;
    const reason = lastError ?? `Transaction ${previous} did not reach the chain in time.`;
    await this.#notifyFailure(em, row, { reason, isFinal: false, isHeld: false });
    return true;
  }

  /** Whatever the node's response, the transaction may be in flight from here on. */
  async recordSent(id: string, txHash: string, problem: string | null): Promise<void> {
    await this.#update(id, async (em, row) => {
      if (row.txHash !== txHash) return;
      row.state = 'sent';
      await this.#scheduleCheck(em, row, problem, LANDING_BACKOFF);
    });
  }

  async recordWaiting(id: string, reason: string | null = null): Promise<void> {
    await this.#update(id, (em, row) =>
      this.#scheduleCheck(em, row, reason, findSigned(row) ? LANDING_BACKOFF : WATCH_BACKOFF),
    );
  }

  /** Another transfer opens the account that it needs. Then it can share a transaction with others again. */
  async recordOpening(judged: ChainTransaction, reason: string): Promise<void> {
    await this.#updateJudged(judged, async (em, row) => {
      if (row.batching === 'alone') row.batching = 'shared';
      await this.#scheduleCheck(em, row, reason, WATCH_BACKOFF);
    });
  }

  /** On the chain, not final yet. */
  async recordLanded(id: string, txHash: string): Promise<void> {
    await this.#update(id, async (em, row) => {
      if (hasTxHash(row, txHash)) applyLanded(row, txHash);
      await this.#scheduleCheck(em, row, null, WATCH_BACKOFF);
      await this.#options.kinds.get(row.kind).onLanded?.(em, row);
    });
  }

  /** Returns false if the other party's transaction does not replace the checked one. */
  async recordSubstitute(judged: ChainTransaction, txHash: string): Promise<boolean> {
    let stands = true;
    await this.#updateJudged(judged, async (em, row) => {
      stands = (await this.#options.kinds.get(row.kind).mayReplace?.(em, row, txHash)) ?? false;
      if (!stands) return;
      applyLanded(row, txHash);
      row.checks = 0;
      await this.#scheduleCheck(em, row, null, WATCH_BACKOFF);
    });
    return stands;
  }

  async recordConfirmed(id: string, txHash: string, record?: RecordConfirmed): Promise<void> {
    await this.#update(id, async (em, row) => {
      applyLanded(row, txHash);
      this.#markConfirmed(row);
      await em.flush();
      await (record ?? this.#options.kinds.get(row.kind).onConfirmed)?.(em, row);
    });
  }

  /** It had no effect and never will. Signed again if its kind allows, otherwise failed. */
  async recordFailedOnChain(judged: ChainTransaction, txHash: string, how: string): Promise<void> {
    await this.#updateJudged(judged, async (em, row) => {
      const final = this.#options.kinds.get(row.kind).draft === undefined;
      if (final) applyLanded(row, txHash);
      else clearSigned(row);
      await this.#recordFailure(em, row, {
        reason: `Transaction ${txHash} ${how}.`,
        isFinal: final,
        isHeld: false,
      });
    });
  }

  /** Nothing of it can land anymore, and it is not signed again at once. */
  async recordExpired(judged: ChainTransaction): Promise<void> {
    await this.#updateJudged(judged, async (_em, row) => clearSigned(row));
  }

  /**
   * While a signing can still land, nothing has failed, however long the chain is unavailable. Whoever has changed the
   * transaction meanwhile has scheduled its next attempt.
   */
  async recordError(judged: ChainTransaction, error: AppError): Promise<void> {
    await this.#updateJudged(judged, async (em, row) => {
      if (!isSameTime(row.nextAttemptAt, judged.nextAttemptAt)) return;
      if (findSigned(row)) await this.#scheduleCheck(em, row, explainError(error), WATCH_BACKOFF);
      else await this.#recordFailure(em, row, toFailure(error));
    });
  }

  /** For a dead-letter job: the sweep finds the transaction later. */
  async postpone(em: EntityManager, id: string): Promise<void> {
    const row = await lockTransaction(em, id);
    if (isLive(row)) row.nextAttemptAt = this.#dateIn(FAILURE_BACKOFF.capMs);
    await em.flush();
  }

  async recordCancelled(em: EntityManager, row: ChainTransaction): Promise<void> {
    const lastError = 'It was cancelled before it was sent.';
    Object.assign(row, { state: 'failed', trouble: null, lastError, nextAttemptAt: null });
    row.updatedAt = this.#now();
    await em.flush();
  }

  /** Records what became of a transfer that its own signing does not decide. The caller has locked the row. */
  async recordTransferOutcome(
    em: EntityManager,
    row: ChainTransaction,
    outcome: TransferOutcome,
  ): Promise<void> {
    if (outcome.kind === 'paid') {
      this.#markConfirmed(row);
      Object.assign(row, { txHash: outcome.txHash, authorizedUntil: null });
      await em.flush();
      return this.#options.kinds.get(row.kind).onConfirmed?.(em, row);
    }
    leaveBatch(row);
    if (outcome.kind === 'waiting') return this.#scheduleCheck(em, row, outcome.reason, UNSIGNED_BACKOFF);
    if (outcome.kind === 'refused') return this.#recordFailure(em, row, toFailure(outcome.error));
    row.batching = 'alone';
    await this.schedule(em, row, 0);
  }

  async schedule(em: EntityManager, row: ChainTransaction, delayMs: number): Promise<void> {
    row.nextAttemptAt = this.#dateIn(delayMs);
    row.updatedAt = this.#now();
    await em.flush();
    if (row.batching === 'shared') return notifyDispatchers(em, row.network);
    await this.#options.outbox.add(em, buildTransactionJob(row.id, row.nextAttemptAt));
  }

  #markConfirmed(row: ChainTransaction): void {
    Object.assign(row, { state: 'confirmed', settledAt: this.#now(), updatedAt: this.#now() });
    Object.assign(row, { nextAttemptAt: null, lastError: null, trouble: null });
    if (this.#options.kinds.get(row.kind).forgetsPayload) row.signedPayload = null;
  }

  async #recordFailure(em: EntityManager, row: ChainTransaction, failure: Failure): Promise<void> {
    if (failure.isFinal)
      Object.assign(row, { state: 'failed', lastError: failure.reason, nextAttemptAt: null });
    else {
      // how long it waited before says nothing about how long this lasts
      if (row.trouble === null) row.checks = 0;
      await this.#scheduleCheck(em, row, failure.reason, FAILURE_BACKOFF);
    }
    row.trouble = toTrouble(failure);
    row.updatedAt = this.#now();
    await em.flush();
    await this.#notifyFailure(em, row, failure);
  }

  async #notifyFailure(em: EntityManager, row: ChainTransaction, failure: Failure): Promise<void> {
    await this.#options.kinds.get(row.kind).onFailure?.(em, row, failure);
  }

  async #scheduleCheck(em: EntityManager, row: ChainTransaction, reason: string | null, wait: Backoff) {
    row.lastError = reason;
    row.checks += 1;
    await this.schedule(em, row, backoffMs(row.checks, wait));
  }

  async #update(id: string, change: (em: EntityManager, row: ChainTransaction) => Promise<void>) {
    await this.#options.em.fork().transactional(async (em) => {
      const row = await lockTransaction(em, id);
      if (isLive(row)) await change(em, row);
    });
  }

  /** Only if it has not been signed anew since: then the conclusion is about another signing. */
  #updateJudged(
    { id, txHash }: ChainTransaction,
    change: (em: EntityManager, row: ChainTransaction) => Promise<void>,
  ): Promise<void> {
    return this.#update(id, async (em, row) => {
      if (row.txHash === txHash) await change(em, row);
    });
  }

  #now(): Date {
    return this.#options.clock.now();
  }

  #dateIn(delayMs: number): Date {
    return new Date(this.#now().getTime() + delayMs);
  }
}
