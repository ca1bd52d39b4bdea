import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { ChainTransaction } from '../transactions/chain-transaction.entity.ts';
import type { Failure, TransactionRequest, TransactionSubject } from '../transactions/transaction-kind.ts';
import { findSigned } from '../transactions/transaction-rows.ts';
import type { Transactions } from '../transactions/transactions.ts';
import type { Chains } from '../types.ts';
import { ChainTransfer } from './chain-transfer.entity.ts';
import { createTransferKind } from './transfer-kind.ts';

/** A movement of USDC out of a treasury, as those who asked for it know it. */
export type Transfer = Pick<
  ChainTransaction,
  'id' | 'network' | 'kind' | 'subjectType' | 'subjectId' | 'txHash'
> &
  Pick<ChainTransfer, 'toAddress' | 'amountMicro'>;

export interface TransferRequest extends TransactionRequest {
  to: string;
  amountMicro: bigint;
  /** The incoming payment this money came with: nothing leaves before it is final. */
  fundedBy?: { network: Network; reference: string };
}

/** Both run in the transaction that records what happened. */
export type ConfirmedHandler = (em: EntityManager, transfer: Transfer) => Promise<void>;
export type FailureHandler = (em: EntityManager, transfer: Transfer, failure: Failure) => Promise<void>;

export interface TransferServiceOptions {
  em: EntityManager;
  chains: Chains;
  transactions: Transactions;
  clock: Clock;
}

/** Sends USDC out of the treasuries, exactly once per kind and subject. */
export class TransferService {
  readonly #options: TransferServiceOptions;
  readonly #failureHandlers = new Map<string, FailureHandler>();

  constructor(options: TransferServiceOptions) {
    this.#options = options;
  }

  /** Says what to record when a transfer of this kind is final. Without it none can be asked for. */
  onConfirmed(kind: string, handler: ConfirmedHandler): void {
    this.#options.transactions.register(kind, {
      ...createTransferKind(this.#options),
      onConfirmed: async (em, row) => handler(em, await readTransfer(em, row)),
      onFailure: async (em, row, failure) =>
        this.#failureHandlers.get(kind)?.(em, await readTransfer(em, row), failure),
    });
  }

  /** Called for each attempt that came to nothing, not while one is under way. */
  onFailure(kind: string, handler: FailureHandler): void {
    this.#failureHandlers.set(kind, handler);
  }

  /** Asks for a transfer in the caller's transaction; asking again for the same one changes nothing. */
  async enqueue(em: EntityManager, request: TransferRequest): Promise<{ id: string; isNew: boolean }> {
    const { to, amountMicro, fundedBy, ...asked } = request;
    const { id, isNew } = await this.#options.transactions.request(em, asked);
    const funding = {
      fundingNetwork: fundedBy?.network ?? null,
      fundingReference: fundedBy?.reference ?? null,
    };
    if (isNew) await em.insert(ChainTransfer, { id, toAddress: to, amountMicro, ...funding });
    else await this.#assertSameTerms(em, request);
    return { id, isNew };
  }

  get(em: EntityManager, subject: TransactionSubject): Promise<ChainTransaction> {
    return this.#options.transactions.get(em, subject);
  }

  /** Tries now what waits or has failed. As long as nothing is signed it may go to another address. */
  retry(em: EntityManager, subject: TransactionSubject, to?: string): Promise<ChainTransaction> {
    return this.#options.transactions.retry(em, subject, async (row) => {
      const terms = await em.findOneOrFail(ChainTransfer, row.id, { refresh: true });
      if (to === undefined || to === terms.toAddress) return;
      // one that failed for good may go elsewhere, where it opens no account
      if (findSigned(row) || (terms.releasedTo !== null && row.trouble !== 'failed'))
        throw new ConflictError(
          'destination_locked',
          'The transfer is already on its way to another address.',
        );
      terms.toAddress = to;
    });
  }

  /** Gives a transfer up for good unless it may be on its way already. True when nothing of it can leave now. */
  cancel(em: EntityManager, subject: TransactionSubject): Promise<boolean> {
    return this.#options.transactions.cancel(em, subject, async ({ id }) => {
      const { releasedTo } = await em.findOneOrFail(ChainTransfer, id, { refresh: true });
      return releasedTo === null;
    });
  }

  /** Keeps one that was withdrawn under another kind, so that another can be asked for. */
  archiveCancelled(em: EntityManager, subject: TransactionSubject, kind: string): Promise<void> {
    return this.#options.transactions.archiveCancelled(em, subject, kind);
  }

  /** Takes a transfer as far as it gets now. */
  process(id: string): Promise<void> {
    return this.#options.transactions.process(id);
  }

  /** Asking twice for one thing is fine; asking for two things under one name is not. */
  async #assertSameTerms(em: EntityManager, request: TransferRequest): Promise<void> {
    const { network, amountMicro, kind, subjectType, subjectId } = request;
    const before = await readTransfer(em, await this.get(em, request));
    if (before.network === network && before.amountMicro === amountMicro) return;
    throw new Error(`The ${kind} of ${subjectType} ${subjectId} was asked for before with other terms`);
  }
}

async function readTransfer(em: EntityManager, row: ChainTransaction): Promise<Transfer> {
  const { id, network, kind, subjectType, subjectId, txHash } = row;
  const { toAddress, amountMicro } = await em.findOneOrFail(ChainTransfer, id);
  return { id, network, kind, subjectType, subjectId, txHash, toAddress, amountMicro };
}
