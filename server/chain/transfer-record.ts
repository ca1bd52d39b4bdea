import type { EntityManager } from '../foundation/db/orm.ts';
import type { Outbox } from '../foundation/outbox/outbox.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import type { AppError } from '../foundation/platform/errors.ts';
import { type Backoff, backoffMs } from './backoff.ts';
import type { ChainTransfer } from './chain-transfer.entity.ts';
import { AccountNeededError, InvalidRecipientError } from './errors.ts';
import { transferJob } from './transfer-job.ts';
import { dropSigned, isLive, lockTransfer, signedOf, storeSigned } from './transfer-rows.ts';
import type { SignedTransfer } from './types.ts';

export interface Failure {
  reason: string;
  /** It is not tried again unless someone asks for it. */
  final: boolean;
  /** It waits for its recipient to do what the reason says. */
  held: boolean;
}

/** Both run in the transaction that records what happened. */
export type SettledHandler = (em: EntityManager, transfer: ChainTransfer) => Promise<void>;
export type FailureHandler = (em: EntityManager, transfer: ChainTransfer, failure: Failure) => Promise<void>;

const WATCHING: Backoff = { baseMs: 500, capMs: 60_000 };
const TROUBLE: Backoff = { baseMs: 2000, capMs: 3_600_000 };
/** Long enough to send what was just signed; then whoever finds it goes on. */
const SENDING_MS = 5000;

/** Writes down how transfers get on, each time with the job that looks at them next. */
export class TransferRecord {
  readonly settledHandlers = new Map<string, SettledHandler>();
  readonly failureHandlers = new Map<string, FailureHandler>();
  readonly #em: EntityManager;
  readonly #outbox: Outbox;
  readonly #clock: Clock;

  constructor({ em, outbox, clock }: { em: EntityManager; outbox: Outbox; clock: Clock }) {
    this.#em = em;
    this.#outbox = outbox;
    this.#clock = clock;
  }

  async signed(em: EntityManager, row: ChainTransfer, signed: SignedTransfer): Promise<void> {
    const { txHash, marker, lastError } = row;
    storeSigned(row, signed, this.#clock.now());
    await this.schedule(em, row, SENDING_MS);
    if (!txHash || marker === signed.marker) return;
    const reason = lastError ?? `Transaction ${txHash} did not reach the chain in time.`;
    await this.failureHandlers.get(row.kind)?.(em, row, { reason, final: false, held: false });
  }

  /** Whatever the node answered, the transaction may be on its way from here on. */
  async sent(id: string, txHash: string, problem: string | null): Promise<void> {
    await this.#change(id, async (em, row) => {
      if (row.txHash !== txHash) return;
      row.state = 'sent';
      await this.#lookAgain(em, row, problem, WATCHING);
    });
  }

  async waiting(id: string, reason: string | null = null): Promise<void> {
    await this.#change(id, (em, row) => this.#lookAgain(em, row, reason, WATCHING));
  }

  async settled(id: string, txHash: string): Promise<void> {
    await this.#change(id, async (em, row) => {
      const now = this.#clock.now();
      Object.assign(row, { state: 'confirmed', txHash, settledAt: now, updatedAt: now });
      Object.assign(row, { nextAttemptAt: null, lastError: null });
      await em.flush();
      await this.settledHandler(row.kind)(em, row);
    });
  }

  /** The chain took it and refused it, for good: the next attempt begins from nothing. */
  async failedOnChain(id: string, txHash: string): Promise<void> {
    await this.#change(id, async (em, row) => {
      if (row.txHash !== txHash && !row.outbidHashes.includes(txHash)) return;
      dropSigned(row);
      const reason = `Transaction ${txHash} failed on the chain.`;
      await this.#fail(em, row, { reason, final: false, held: false });
    });
  }

  /** While a signing can still land nothing has failed, however long the chain cannot be asked. */
  async troubled(id: string, error: AppError): Promise<void> {
    await this.#change(id, async (em, row) => {
      const reason = explain(error);
      if (signedOf(row)) await this.#lookAgain(em, row, reason, TROUBLE);
      else await this.#fail(em, row, { reason, ...kindOf(error) });
    });
  }

  /** For a job that was set aside: the sweep finds the transfer later. */
  async postponed(em: EntityManager, id: string): Promise<void> {
    const row = await lockTransfer(em, id);
    if (isLive(row)) row.nextAttemptAt = this.#after(TROUBLE.capMs);
    await em.flush();
  }

  async withdrawn(em: EntityManager, row: ChainTransfer): Promise<void> {
    const lastError = 'It was taken back before it was sent.';
    Object.assign(row, { state: 'failed', lastError, nextAttemptAt: null, updatedAt: this.#clock.now() });
    await em.flush();
  }

  async schedule(em: EntityManager, row: ChainTransfer, delayMs: number): Promise<void> {
    row.nextAttemptAt = this.#after(delayMs);
    row.updatedAt = this.#clock.now();
    await em.flush();
    await this.#outbox.add(em, transferJob(row.id, row.nextAttemptAt));
  }

  settledHandler(kind: string): SettledHandler {
    const handler = this.settledHandlers.get(kind);
    if (!handler) throw new Error(`Nobody settles transfers of kind ${kind}`);
    return handler;
  }

  async #fail(em: EntityManager, row: ChainTransfer, failure: Failure): Promise<void> {
    if (failure.final)
      Object.assign(row, { state: 'failed', lastError: failure.reason, nextAttemptAt: null });
    else await this.#lookAgain(em, row, failure.reason, TROUBLE);
    row.isHeld = failure.held;
    row.updatedAt = this.#clock.now();
    await em.flush();
    await this.failureHandlers.get(row.kind)?.(em, row, failure);
  }

  async #lookAgain(
    em: EntityManager,
    row: ChainTransfer,
    reason: string | null,
    wait: Backoff,
  ): Promise<void> {
    row.lastError = reason;
    row.isHeld = false;
    row.checks += 1;
    await this.schedule(em, row, backoffMs(row.checks, wait));
  }

  async #change(id: string, change: (em: EntityManager, row: ChainTransfer) => Promise<void>): Promise<void> {
    await this.#em.fork().transactional(async (em) => {
      const row = await lockTransfer(em, id);
      if (isLive(row)) await change(em, row);
    });
  }

  #after(delayMs: number): Date {
    return new Date(this.#clock.now().getTime() + delayMs);
  }
}

function kindOf(error: AppError): Pick<Failure, 'final' | 'held'> {
  return { final: error instanceof InvalidRecipientError, held: error instanceof AccountNeededError };
}

/** The sentence for people and, behind it, what the node said. */
export function explain(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
