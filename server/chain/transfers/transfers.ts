import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { ChainTransaction } from '../transactions/chain-transaction.entity.ts';
import type { Failure, TransactionRequest, TransactionSubject } from '../transactions/transaction-kind.ts';
import { mayBeInFlight } from '../transactions/transaction-rows.ts';
import type { Transactions } from '../transactions/transactions.ts';
import type { Chains } from '../types.ts';
import { createBatchKind } from './batches/batch-kind.ts';
import { BATCH_KIND } from './batches/batch-rows.ts';
import { BatchSender } from './batches/batch-sender.ts';
import { TransferDispatcher } from './batches/dispatcher.ts';
import { ChainTransfer, type Transfer } from './chain-transfer.entity.ts';
import { createTransferKind } from './transfer-kind.ts';
import { createProgressReader, type TransferProgress } from './transfer-progress.ts';

type Terms = Pick<ChainTransfer, 'id' | 'amountMicro' | 'fundingNetwork' | 'fundingReference'> & {
  to: string;
  now: Date;
};

const insertTerms = statement([ChainTransfer], (db, terms: Parameters<Terms>) =>
  db.insertInto('chain_transfers').values({
    id: terms.id,
    to_address: terms.to,
    amount_micro: terms.amountMicro,
    funding_network: terms.fundingNetwork,
    funding_reference: terms.fundingReference,
    created_at: terms.now,
  }),
);

export interface TransferRequest extends Omit<TransactionRequest, 'sender' | 'batching'> {
  to: string;
  amountMicro: bigint;
  /** The incoming payment that funds it: nothing leaves before it is final. */
  fundedBy?: { network: Network; reference: string };
}

/** Both run in the transaction that records the outcome. Transfers of one batch are confirmed together. */
export type ConfirmedHandler = (em: EntityManager, transfers: readonly Transfer[]) => Promise<void>;
export type FailureHandler = (em: EntityManager, transfer: Transfer, failure: Failure) => Promise<void>;

export interface TransferServiceOptions {
  em: EntityManager;
  chains: Chains;
  transactions: Transactions;
  clock: Clock;
  log: Logger;
  /** Called for each batch that is signed and stored. */
  onBatch?: (network: Network, transfers: number) => void;
}

/** Sends USDC out of the treasuries, exactly once per kind and subject. */
export class TransferService {
  readonly #options: TransferServiceOptions;
  readonly #confirmedHandlers = new Map<string, ConfirmedHandler>();
  readonly #failureHandlers = new Map<string, FailureHandler>();
  /** Sends due transfers together. */
  readonly dispatcher: TransferDispatcher;
  /** How far a transfer is, for those who wait for it. */
  readonly readProgress: (id: string) => Promise<TransferProgress>;

  constructor(options: TransferServiceOptions) {
    this.#options = options;
    const { transactions } = options;
    const { recorder } = transactions;
    const notifyConfirmed: ConfirmedHandler = (em, transfers) => this.#notifyConfirmed(em, transfers);
    transactions.register(BATCH_KIND, createBatchKind({ ...options, recorder, notifyConfirmed }));
    this.readProgress = createProgressReader(options);
    this.dispatcher = new TransferDispatcher({ ...options, sender: new BatchSender(options) });
  }

  /** Registers what to record when a transfer of this kind is final. Required before one can be requested. */
  onConfirmed(kind: string, handler: ConfirmedHandler): void {
    this.#options.transactions.register(kind, {
      ...createTransferKind(this.#options),
      dispatch: ({ network, id }) => this.dispatcher.dispatch(network, id),
      onConfirmed: async (em, row) => handler(em, [await readTransfer(em, row)]),
      onFailure: async (em, row, failure) =>
        this.#failureHandlers.get(kind)?.(em, await readTransfer(em, row), failure),
    });
    this.#confirmedHandlers.set(kind, handler);
  }

  /** Called after each failed attempt, not while one is in flight. */
  onFailure(kind: string, handler: FailureHandler): void {
    this.#failureHandlers.set(kind, handler);
  }

  /** Requests a transfer in the caller's transaction; repeating the request changes nothing. */
  async enqueue(em: EntityManager, request: TransferRequest): Promise<{ id: string; isNew: boolean }> {
    const { to, amountMicro, fundedBy, ...asked } = request;
    const { transactions, clock } = this.#options;
    const { id, isNew } = await transactions.request(em, { ...asked, batching: 'shared' });
    const funding = {
      fundingNetwork: fundedBy?.network ?? null,
      fundingReference: fundedBy?.reference ?? null,
    };
    if (isNew) await insertTerms.defer(em, { id, to, amountMicro, ...funding, now: clock.now() });
    else await this.#assertSameTerms(em, request);
    return { id, isNew };
  }

  get(em: EntityManager, subject: TransactionSubject): Promise<ChainTransaction> {
    return this.#options.transactions.get(em, subject);
  }

  /** Retries a held or failed transfer now. Until something is signed, its destination can change. */
  retry(em: EntityManager, subject: TransactionSubject, to?: string): Promise<ChainTransaction> {
    return this.#options.transactions.retry(em, subject, async (row) => {
      const terms = await em.findOneOrFail(ChainTransfer, row.id, { refresh: true });
      if (to === undefined || to === terms.toAddress) return;
      // after a final failure it may go elsewhere, where it opens no account
      if (mayBeInFlight(row) || (terms.releasedTo !== null && row.trouble !== 'failed'))
        throw new ConflictError(
          'destination_locked',
          'The transfer is already on its way to another address.',
        );
      terms.toAddress = to;
    });
  }

  /** Withdraws a transfer unless it may be in flight. True if nothing of it can be sent anymore. */
  cancel(em: EntityManager, subject: TransactionSubject): Promise<boolean> {
    return this.#options.transactions.cancel(em, subject, async ({ id }) => {
      const { releasedTo } = await em.findOneOrFail(ChainTransfer, id, { refresh: true });
      return releasedTo === null;
    });
  }

  /** Moves a withdrawn transfer to another kind, so that another can be requested. */
  archiveCancelled(em: EntityManager, subject: TransactionSubject, kind: string): Promise<void> {
    return this.#options.transactions.archiveCancelled(em, subject, kind);
  }

  /** Advances a transfer as far as possible. */
  process(id: string): Promise<void> {
    return this.#options.transactions.process(id);
  }

  async #notifyConfirmed(em: EntityManager, transfers: readonly Transfer[]): Promise<void> {
    for (const [kind, confirmed] of Map.groupBy(transfers, (transfer) => transfer.kind)) {
      const handler = this.#confirmedHandlers.get(kind);
      if (!handler) throw new Error(`No handler is registered for ${kind} transactions`);
      await handler(em, confirmed);
    }
  }

  /** Repeating a request is fine; a different request under the same key is not. */
  async #assertSameTerms(em: EntityManager, request: TransferRequest): Promise<void> {
    const { network, amountMicro, kind, subjectType, subjectId } = request;
    const before = await readTransfer(em, await this.get(em, request));
    if (before.network === network && before.amountMicro === amountMicro) return;
    throw new Error(`The ${kind} of ${subjectType} ${subjectId} was already requested with other terms`);
  }
}

async function readTransfer(em: EntityManager, row: ChainTransaction): Promise<Transfer> {
  const { id, network, kind, subjectType, subjectId, txHash } = row;
  const { toAddress, amountMicro } = await em.findOneOrFail(ChainTransfer, id);
  return { id, network, kind, subjectType, subjectId, txHash, toAddress, amountMicro };
}
