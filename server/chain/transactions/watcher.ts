import type { Clock } from '../../foundation/platform/clock.ts';
import { AppError } from '../../foundation/platform/errors.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { AccountBeingOpenedError, ChainUnavailableError } from '../errors.ts';
import type { SignedTransaction, TransactionStatus } from '../types.ts';
import { ChainTransaction } from './chain-transaction.entity.ts';
import { outcomeOf } from './outcome.ts';
import { isLive, isOneOf, signedOf } from './rows.ts';
import type { SenderOptions, TransactionSender } from './sender.ts';

interface WatcherOptions extends SenderOptions {
  clock: Clock;
  sender: TransactionSender;
  /** After how long a transaction that waits is signed again at a better price. */
  stuckAfterMs: number;
}

/** Somebody else may have done the same in the place of ours. */
const WITHOUT_EFFECT: ReadonlySet<TransactionStatus> = new Set(['pending', 'failed', 'expired']);
/** A chain that did not answer is left in peace for so long by those who can wait. */
const SILENCE_MS = 5000;

/** Asks the chain what became of transactions, and does what is next. */
export class TransactionWatcher {
  readonly #options: WatcherOptions;
  readonly #silentUntil = new Map<Network, number>();

  constructor(options: WatcherOptions) {
    this.#options = options;
  }

  /** Takes a transaction as far as it gets now. May be called at any time, by any number of workers. */
  async process(id: string): Promise<void> {
    const row = await this.#find(id);
    if (row) await this.#advance(row);
  }

  /** For its job. A later one takes the place of those before it, and a silent chain holds up none of another. */
  async processDue(id: string): Promise<void> {
    const row = await this.#find(id);
    if (!row?.nextAttemptAt || row.nextAttemptAt.getTime() > this.#now()) return;
    if ((this.#silentUntil.get(row.network) ?? 0) <= this.#now()) return this.#advance(row);
    await this.#options.record.waiting(id, `${row.network} does not answer.`);
  }

  async #find(id: string): Promise<ChainTransaction | undefined> {
    const row = await this.#options.em.fork().findOne(ChainTransaction, id);
    return row && isLive(row) ? row : undefined;
  }

  async #advance(row: ChainTransaction): Promise<void> {
    const { record, log } = this.#options;
    const signed = signedOf(row);
    try {
      await (signed ? this.#follow(row, signed) : this.#begin(row));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error instanceof AccountBeingOpenedError) return record.waiting(row.id, error.message);
      if (error instanceof ChainUnavailableError)
        this.#silentUntil.set(row.network, this.#now() + SILENCE_MS);
      log.warn({ transaction: row.id, err: error }, 'transaction delayed');
      await record.troubled(row, error);
    }
  }

  async #begin(row: ChainTransaction): Promise<void> {
    const reason = await this.#options.kinds.get(row.kind).waitsFor?.(row);
    if (reason === undefined) await this.#signAnew(row);
    else await this.#options.record.waiting(row.id, reason);
  }

  async #follow(row: ChainTransaction, signed: SignedTransaction): Promise<void> {
    const { record, sender } = this.#options;
    const { status, txHash, isUnsent } = await outcomeOf(this.#options.chain(row.network), row, signed);
    if (WITHOUT_EFFECT.has(status) && (await this.#hasSubstitute(row, signed))) return;
    if (status === 'finalized') return record.confirmed(row.id, txHash);
    if (status === 'confirmed') return record.landed(row.id, txHash);
    if (status === 'failed') return record.failedOnChain(row.id, txHash, 'failed on the chain');
    if (status === 'expired') return this.#expired(row, txHash);
    if (this.#isStuck(row) && (await this.#outbid(row, signed))) return;
    if (isUnsent) return sender.send(row, signed);
    return record.waiting(row.id);
  }

  async #hasSubstitute(row: ChainTransaction, signed: SignedTransaction): Promise<boolean> {
    const { kinds, record } = this.#options;
    const txHash = await kinds.get(row.kind).findSubstitute?.(row, signed);
    if (txHash === undefined) return false;
    if (!isOneOf(row, txHash)) return record.substituted(row, txHash);
    await record.waiting(row.id);
    return true;
  }

  async #expired(row: ChainTransaction, txHash: string): Promise<void> {
    if (this.#options.kinds.get(row.kind).sign) await this.#signAnew(row);
    else await this.#options.record.failedOnChain(row.id, txHash, 'did not reach the chain in time');
  }

  async #signAnew(row: ChainTransaction): Promise<void> {
    const { sign } = this.#options.kinds.get(row.kind);
    if (!sign) throw new Error(`Transactions of kind ${row.kind} are signed by those who ask for them`);
    await this.#options.sender.signAndSend(row, (signing) => sign(signing));
  }

  #outbid(row: ChainTransaction, signed: SignedTransaction): Promise<boolean> {
    return this.#options.sender.signAndSend(row, ({ chain, signer }) => chain.outbid(signer, signed));
  }

  #isStuck({ signedAt }: ChainTransaction): boolean {
    return this.#now() - (signedAt?.getTime() ?? 0) > this.#options.stuckAfterMs;
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }
}
