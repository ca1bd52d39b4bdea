import type { Failure } from '../../chain/transactions/kind.ts';
import type { Transfer, TransferService } from '../../chain/transfers/transfers.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type AccountRef, accounts } from '../../money/ledger/accounts.ts';
import { credit, debit } from '../../money/ledger/posting.ts';
import type { LedgerService } from '../../money/ledger/service.ts';
import type { NotificationService } from '../../news/notifications/service.ts';
import type { OrderMoney } from './order-money.ts';
import {
  accountNeededNotice,
  failedNotice,
  refundedNotices,
  refundFailedNotices,
  refundHeldNotices,
  sentNotice,
} from './payout-notices.ts';
import { readOrder } from './rows.ts';

export interface OutcomesOptions {
  ledger: LedgerService;
  money: OrderMoney;
  notifications: NotificationService;
}

const PROBLEM = {
  payout: 'update orders set payout_problem = ? where id = ?',
  refund: 'update orders set refund_problem = ? where id = ?',
};

/** What becomes of orders when their transfers settle or fail, in the transaction that records the one or the other. */
export class TransferOutcomes {
  readonly #options: OutcomesOptions;

  constructor(options: OutcomesOptions) {
    this.#options = options;
  }

  register(transfers: TransferService): void {
    transfers.onSettled('payout', (em, transfer) => this.#paidOut(em, transfer));
    transfers.onFailure('payout', (em, transfer, failure) => this.#payoutFailed(em, transfer, failure));
    transfers.onSettled('refund', (em, transfer) => this.#refunded(em, transfer));
    transfers.onFailure('refund', (em, transfer, failure) => this.#refundFailed(em, transfer, failure));
  }

  async #paidOut(em: EntityManager, transfer: Transfer): Promise<void> {
    const { subjectId, amountMicro, toAddress } = transfer;
    const { money, notifications } = this.#options;
    await em.execute(PROBLEM.payout, [null, subjectId]);
    const order = await readOrder(em, subjectId);
    await money.reportSuccess(em, order, transfer);
    await notifications.notify(em, sentNotice(order, amountMicro, toAddress));
    await this.#post(em, transfer, accounts.agentPayable(order.agent_id));
  }

  async #payoutFailed(em: EntityManager, { subjectId }: Transfer, failure: Failure): Promise<void> {
    const { reason, held } = failure;
    const { money, notifications } = this.#options;
    const order = await readOrder(em, subjectId);
    await em.execute(PROBLEM.payout, [reason, subjectId]);
    if (order.payout_problem === null) await money.reportFailure(em, order, reason);
    await notifications.notify(em, (held ? accountNeededNotice : failedNotice)(order, reason));
  }

  async #refunded(em: EntityManager, transfer: Transfer): Promise<void> {
    const { subjectId, amountMicro, toAddress } = transfer;
    await em.execute(PROBLEM.refund, [null, subjectId]);
    const order = await readOrder(em, subjectId);
    await this.#options.notifications.notify(em, ...refundedNotices(order, amountMicro, toAddress));
    await this.#post(em, transfer, accounts.refunds());
  }

  /** The client is told only of what does not come right by itself. */
  async #refundFailed(em: EntityManager, transfer: Transfer, failure: Failure): Promise<void> {
    const { subjectId, amountMicro } = transfer;
    const { reason, final, held } = failure;
    await em.execute(PROBLEM.refund, [reason, subjectId]);
    if (!final && !held) return;
    const order = await readOrder(em, subjectId);
    const notices = held ? refundHeldNotices : refundFailedNotices;
    await this.#options.notifications.notify(em, ...notices(order, amountMicro, reason));
  }

  /** Recorded once it is final: what was owed is owed no more, and has left the treasury. */
  async #post(em: EntityManager, transfer: Transfer, owed: AccountRef): Promise<void> {
    const { kind, subjectId, network, amountMicro } = transfer;
    await this.#options.ledger.post(em, {
      kind: `${kind}_settled`,
      reference: subjectId,
      network,
      asset: 'USDC',
      entries: [debit(owed, amountMicro), credit(accounts.treasury(network), amountMicro)],
    });
  }
}
