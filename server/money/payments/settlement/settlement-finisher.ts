import { PaymentPendingError } from '../../../chain/errors.ts';
import { ChainTransaction } from '../../../chain/transactions/chain-transaction.entity.ts';
import { findSigned } from '../../../chain/transactions/transaction-rows.ts';
import type { Chains, TransactionStatus } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { AppError } from '../../../foundation/platform/errors.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import type { StoredJson } from '../../../foundation/platform/stored-json.ts';
import type { PaymentReturn } from './payment-return.ts';
import { findSentPayment, type SentPayment } from './sent-payment.ts';
import { Settlement } from './settlement.entity.ts';

/** Creates what a payment was submitted for, from the stored request; throws if that is impossible. */
type ResumePurchase = (em: EntityManager, request: StoredJson, sent: SentPayment) => Promise<void>;

export interface SettlementFinisherOptions {
  chains: Chains;
  resume: ResumePurchase;
  returns: PaymentReturn;
  clock: Clock;
  log: Logger;
}

const LANDED_STATUSES: ReadonlySet<TransactionStatus> = new Set(['confirmed', 'finalized']);
const RETRY_DELAY_MS = 60_000;
const FIRST_SERVER_ERROR_STATUS = 500;

/**
 * No money may get stuck: if the buyer does not return, the purchase is created, or the payment is returned if that
 * is impossible.
 */
export class SettlementFinisher {
  readonly #options: SettlementFinisherOptions;

  constructor(options: SettlementFinisherOptions) {
    this.#options = options;
  }

  async finish(em: EntityManager, id: string): Promise<void> {
    const row = await em.findOne(Settlement, id);
    const sent = await findSentPayment(em, id);
    if (!row || sent?.progress !== 'open') return;
    if (!(await this.#hasLanded(em, id))) return this.postpone(em, id);
    if (row.request) return this.#resumeOrReturn(em, row.request, sent);
    await this.#options.returns.returnToPayer(em, sent, 'The request was not repeated in time.');
  }

  /** Checks again later. Transactions that never land are given up by the watcher. */
  async postpone(em: EntityManager, id: string): Promise<void> {
    const dueAt = new Date(this.#options.clock.now().getTime() + RETRY_DELAY_MS);
    await em.nativeUpdate(Settlement, { id, dueAt: { $ne: null } }, { dueAt });
  }

  async #hasLanded(em: EntityManager, id: string): Promise<boolean> {
    const row = await em.findOneOrFail(ChainTransaction, id);
    const chain = this.#options.chains.get(row.network);
    const signed = findSigned(row);
    return (
      chain !== undefined &&
      signed !== undefined &&
      LANDED_STATUSES.has(await chain.readTransactionStatus(signed))
    );
  }

  async #resumeOrReturn(em: EntityManager, request: StoredJson, sent: SentPayment): Promise<void> {
    const { resume, returns, log } = this.#options;
    try {
      await resume(em, request, sent);
    } catch (error) {
      if (!isPermanentFailure(error)) throw error;
      log.warn({ err: error, settlement: sent.settlementId }, 'purchase impossible, payment returned');
      await returns.returnToPayer(em, sent, error.message);
    }
  }
}

/** It will not be possible later either: the service is gone, or its price changed. */
function isPermanentFailure(error: unknown): error is AppError {
  return (
    error instanceof AppError &&
    error.status < FIRST_SERVER_ERROR_STATUS &&
    !(error instanceof PaymentPendingError)
  );
}
