import type { EntityManager } from '../../foundation/db/orm.ts';
import type { LedgerService } from '../../money/ledger/service.ts';
import type { Payouts } from '../../money/payouts/payouts.ts';
import type { CompletionReports } from './completion-reports.ts';
import { compensatedPosting, paidPosting, recalledPosting, settledPosting } from './order-postings.ts';
import { payoutFor, payoutOf, refundFor } from './payout-terms.ts';
import { clearPayoutTrouble } from './payout-trouble.ts';
import type { OrderRow } from './rows.ts';
import type { Settlement } from './settlement.ts';

export interface OrderMoneyOptions {
  ledger: LedgerService;
  payouts: Payouts;
  reports: CompletionReports;
}

/** The money of orders: into escrow and out of it, in the transaction of the step. */
export class OrderMoney {
  readonly #options: OrderMoneyOptions;

  constructor(options: OrderMoneyOptions) {
    this.#options = options;
  }

  /** The payment was verified and claimed. */
  async hold(em: EntityManager, order: OrderRow): Promise<void> {
    await this.#options.ledger.post(em, paidPosting(order));
  }

  /** Empties the escrow and asks for what is to be sent, at most one payout and one refund per order. */
  async settle(em: EntityManager, order: OrderRow, settlement: Settlement): Promise<void> {
    const { payouts, reports, ledger } = this.#options;
    const { kind, payout_micro, refund_micro } = settlement;
    if (refund_micro > 0n) await payouts.send(em, refundFor(order, refund_micro));
    const isCompensated = kind === 'order_compensated';
    if (!isCompensated && payout_micro > 0n) await this.#payOut(em, order, payout_micro);
    else if (!isCompensated) await reports.completed(em, order.id, false);
    const posting = isCompensated ? compensatedPosting : settledPosting;
    await ledger.post(em, posting(order, settlement));
  }

  /**
   * Takes back into escrow what the agent was to get. False when something was signed for it already. Whoever calls has
   * locked the payout, which is locked before its order.
   */
  async recall(em: EntityManager, order: OrderRow): Promise<boolean> {
    const { payouts, ledger } = this.#options;
    if (!(await payouts.recall(em, payoutOf(order.id)))) return false;
    await clearPayoutTrouble.affected(em, { id: order.id });
    await ledger.post(em, recalledPosting(order, order.payout_micro ?? 0n));
    return true;
  }

  /** The agent was paid, or promised to be, before the work was approved. */
  async reportEarlierPayout(em: EntityManager, order: OrderRow): Promise<void> {
    const isPaid = order.payout_transfer?.state === 'confirmed';
    if (!isPaid && order.payout_problem === null) return;
    await this.#options.reports.completed(em, order.id, !isPaid);
  }

  async #payOut(em: EntityManager, order: OrderRow, amountMicro: bigint): Promise<void> {
    const { payouts } = this.#options;
    const payout = payoutFor(order, amountMicro);
    await (order.payout_transfer ? payouts.sendAgain(em, payout) : payouts.send(em, payout));
  }
}
