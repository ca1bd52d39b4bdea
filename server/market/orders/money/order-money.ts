import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { LedgerService } from '../../../money/ledger/service.ts';
import type { PayeeSettings } from '../../../money/payouts/payee-settings.ts';
import type { Payouts } from '../../../money/payouts/payouts.ts';
import { getOrder, type OrderRow } from '../order-row.ts';
import { buildPayout, buildRefund, payoutKey, refundKey } from './build-payout.ts';
import type { CompletionEvents } from './completion-events.ts';
import {
  buildCompensationPosting,
  buildPaidPosting,
  buildRecallPosting,
  buildSplitPosting,
} from './order-postings.ts';
import { clearPayoutHold } from './payout-problem.ts';
import type { OrderSplit } from './split.ts';

export interface OrderMoneyOptions {
  ledger: LedgerService;
  payouts: Payouts;
  completionEvents: CompletionEvents;
}

/** Moves the money of orders into and out of escrow, in the transaction of the step. */
export class OrderMoney {
  readonly #options: OrderMoneyOptions;

  constructor(options: OrderMoneyOptions) {
    this.#options = options;
  }

  /** The payment is verified and spent. */
  async holdEscrow(em: EntityManager, order: OrderRow): Promise<void> {
    await this.#options.ledger.post(em, buildPaidPosting(order));
  }

  /** Empties the escrow and requests at most one payout and one refund per order. */
  async applySplit(
    em: EntityManager,
    order: OrderRow,
    split: OrderSplit,
    payeeSettings?: PayeeSettings,
  ): Promise<void> {
    const { payouts, completionEvents, ledger } = this.#options;
    const { kind, payout_micro, refund_micro } = split;
    if (refund_micro > 0n) await payouts.send(em, buildRefund(order, refund_micro));
    const isCompensated = kind === 'order_compensated';
    if (!isCompensated && payout_micro > 0n) await this.#payOut(em, order, payout_micro, payeeSettings);
    else if (!isCompensated) await completionEvents.emitCompleted(em, order.id, false);
    const posting = isCompensated ? buildCompensationPosting : buildSplitPosting;
    await ledger.post(em, posting(order, split));
  }

  /**
   * Returns the agent's payout to escrow. False if it was signed already. The caller has locked the payout, before
   * its order.
   */
  async recallPayout(em: EntityManager, order: OrderRow): Promise<boolean> {
    const { payouts, ledger } = this.#options;
    if (!(await payouts.recall(em, payoutKey(order.id)))) return false;
    await clearPayoutHold.affected(em, { id: order.id });
    await ledger.post(em, buildRecallPosting(order, order.payout_micro ?? 0n));
    return true;
  }

  /** The chain dropped the payment, so there is nothing to send. The caller has locked the transfers. */
  async voidPayment(em: EntityManager, { id }: OrderRow): Promise<void> {
    const { payouts, completionEvents } = this.#options;
    for (const key of [payoutKey(id), refundKey(id)]) {
      if (!(await payouts.recall(em, key)))
        throw new Error(`The ${key.kind} of order ${id} was signed before its payment was final`);
    }
    await completionEvents.emitCompleted(em, id, true);
  }

  /**
   * The agent was paid, or promised to be, before the work was approved. Read again: a statement that waited for the
   * lock of the order has its transfers from before.
   */
  async emitEarlierPayoutOutcome(em: EntityManager, { id }: OrderRow): Promise<void> {
    const { payout_transfer, payout_problem } = await getOrder(em, id);
    const isPaid = payout_transfer?.state === 'confirmed';
    if (!isPaid && payout_problem === null) return;
    await this.#options.completionEvents.emitCompleted(em, id, !isPaid);
  }

  async #payOut(
    em: EntityManager,
    order: OrderRow,
    amountMicro: bigint,
    payeeSettings: PayeeSettings | undefined,
  ): Promise<void> {
    const { payouts } = this.#options;
    const payout = buildPayout(order, amountMicro, payeeSettings);
    await (order.payout_transfer ? payouts.resend(em, payout) : payouts.send(em, payout));
  }
}
