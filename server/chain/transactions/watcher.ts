import { AppError, UnprocessableError } from '../../foundation/platform/errors.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { ChainUnavailableError, TokenAccountPendingError } from '../errors.ts';
import type { SignedTransaction, TransactionStatus } from '../types.ts';
import { ChainTransaction } from './chain-transaction.entity.ts';
import { readOutcome } from './outcome.ts';
import type { SenderOptions, TransactionSender } from './sender.ts';
import { clearSigned, findSigned, hasTxHash, isDispatched, isLive } from './transaction-rows.ts';

interface WatcherOptions extends SenderOptions {
  sender: TransactionSender;
  /** How long a transaction may wait before it is signed again at a higher fee. */
  stuckAfterMs: number;
}

/** Another party may have achieved the same effect. */
const UNSUCCESSFUL_STATUSES: ReadonlySet<TransactionStatus> = new Set(['pending', 'failed', 'expired']);
/** How long callers that can wait leave an unavailable chain alone. */
const UNAVAILABLE_PAUSE_MS = 5000;

/** Checks the status of transactions on the chain and decides the next step. */
export class TransactionWatcher {
  readonly #options: WatcherOptions;
  readonly #unavailableUntil = new Map<Network, number>();

  constructor(options: WatcherOptions) {
    this.#options = options;
  }

  /** Advances a transaction as far as possible. Safe to call at any time, by any number of workers. */
  async process(id: string): Promise<void> {
    const row = await this.#find(id);
    if (!row) return;
    if (row.batchId && row.state === 'batched') return this.#processBatch(row.id, row.batchId);
    if (isDispatched(row)) await this.#dispatch(row);
    else if (isLive(row)) await this.#advance(row);
  }

  /** For its job. A later job replaces earlier ones, and an unavailable chain delays no other chain. */
  async processDue(id: string, now: Date): Promise<void> {
    const row = await this.#find(id);
    if (!row || !isLive(row) || isDispatched(row)) return;
    if (!row.nextAttemptAt || row.nextAttemptAt > now) return;
    if ((this.#unavailableUntil.get(row.network) ?? 0) <= this.#now()) return this.#advance(row);
    await this.#options.recorder.recordWaiting(id, `${row.network} is unavailable.`);
  }

  #find(id: string): Promise<ChainTransaction | null> {
    return this.#options.em.fork().findOne(ChainTransaction, id);
  }

  async #advance(row: ChainTransaction): Promise<void> {
    const { recorder, log } = this.#options;
    const signed = findSigned(row);
    try {
      await (signed ? this.#follow(row, signed) : this.#start(row));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error instanceof TokenAccountPendingError) return recorder.recordOpening(row, error.message);
      if (error instanceof ChainUnavailableError)
        this.#unavailableUntil.set(row.network, this.#now() + UNAVAILABLE_PAUSE_MS);
      if (await this.#isSignedMeanwhile(row)) return;
      log.warn({ transaction: row.id, err: error }, 'transaction delayed');
      await recorder.recordError(row, error);
    }
  }

  /** Another worker was faster: what it signed may be the very reason why the same is rejected here. */
  async #isSignedMeanwhile({ id, txHash }: ChainTransaction): Promise<boolean> {
    return (await this.#find(id))?.txHash !== txHash;
  }

  /** If its batch is dissolved, the transfer is due again. */
  async #processBatch(id: string, batchId: string): Promise<void> {
    await this.process(batchId);
    const row = await this.#find(id);
    if (row && isDispatched(row)) await this.#dispatch(row);
  }

  /** It may turn out to need a transaction of its own. */
  async #dispatch(row: ChainTransaction): Promise<void> {
    await this.#options.kinds.get(row.kind).dispatch?.(row);
    const now = await this.#find(row.id);
    if (now?.batching === 'alone' && isLive(now)) await this.#advance(now);
  }

  async #start(row: ChainTransaction): Promise<void> {
    const reason = await this.#options.kinds.get(row.kind).findWaitReason?.(row);
    if (reason === undefined) await this.#signAgain(row);
    else await this.#options.recorder.recordWaiting(row.id, reason);
  }

  async #follow(row: ChainTransaction, signed: SignedTransaction): Promise<void> {
    const { recorder, sender } = this.#options;
    const { status, txHash, isUnsent } = await readOutcome(
      this.#options.getAdapter(row.network),
      row,
      signed,
    );
    if (UNSUCCESSFUL_STATUSES.has(status) && (await this.#recordSubstitute(row, signed, status))) return;
    if (status === 'finalized') {
      const record = await this.#options.kinds.get(row.kind).readConfirmed?.(row, txHash);
      return recorder.recordConfirmed(row.id, txHash, record);
    }
    if (status === 'confirmed') return recorder.recordLanded(row.id, txHash);
    if (status === 'failed') return recorder.recordFailedOnChain(row, txHash, 'failed on the chain');
    if (status === 'expired') return this.#handleExpired(row, txHash);
    if (this.#isStuck(row) && (await this.#outbid(row, signed))) return;
    if (isUnsent) return sender.send(row, signed);
    return recorder.recordWaiting(row.id);
  }

  async #recordSubstitute(
    row: ChainTransaction,
    signed: SignedTransaction,
    status: TransactionStatus,
  ): Promise<boolean> {
    const { kinds, recorder } = this.#options;
    const txHash = await kinds.get(row.kind).findSubstitute?.(row, signed, status);
    if (txHash === undefined) return false;
    if (!hasTxHash(row, txHash)) return recorder.recordSubstitute(row, txHash);
    await recorder.recordWaiting(row.id);
    return true;
  }

  async #handleExpired(row: ChainTransaction, txHash: string): Promise<void> {
    const { kinds, recorder } = this.#options;
    if (!kinds.get(row.kind).draft)
      return recorder.recordFailedOnChain(row, txHash, 'did not reach the chain in time');
    try {
      await this.#signAgain(row);
    } catch (error) {
      if (error instanceof UnprocessableError) {
        await recorder.recordExpired(row);
        // the error is recorded for an unsigned transaction
        clearSigned(row);
      }
      throw error;
    }
  }

  async #signAgain(row: ChainTransaction): Promise<void> {
    const { draft } = this.#options.kinds.get(row.kind);
    if (!draft) throw new Error(`${row.kind} transactions arrive signed and cannot be signed again`);
    await this.#options.sender.signAndSend(row, (drafting) => draft(drafting));
  }

  #outbid(row: ChainTransaction, signed: SignedTransaction): Promise<boolean> {
    return this.#options.sender.signAndSend(row, ({ chain, signer }) =>
      chain.draftReplacement(signer, signed),
    );
  }

  #isStuck({ signedAt }: ChainTransaction): boolean {
    return this.#now() - (signedAt?.getTime() ?? 0) > this.#options.stuckAfterMs;
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }
}
