import type { TransferService } from '../../chain/transfers/transfers.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { accounts } from '../../money/ledger/accounts.ts';
import { credit, debit } from '../../money/ledger/posting.ts';
import type { LedgerService } from '../../money/ledger/service.ts';
import { type PayoutAddresses, payoutAddress } from '../../money/payouts/destination.ts';
import type { NotificationService } from '../../news/notifications/service.ts';
import { aboutOrder } from '../../news/webhooks/announcement.ts';
import type { WebhookEvents } from '../../news/webhooks/events.ts';
import { paymentOf } from './order-payment.ts';
import { isMachineHire, type PayoutSent, payoutFailed, payoutSent } from './payout-events.ts';
import { heldNotice } from './payout-notices.ts';
import type { OrderRow } from './rows.ts';
import type { Settlement } from './settlement.ts';

export interface OrderMoneyOptions {
  ledger: LedgerService;
  transfers: TransferService;
  events: WebhookEvents;
  notifications: NotificationService;
}

const ADDRESSES = `
  select payout_chain, payout_address_base, payout_wallet, owner_wallet from agents where id = ?`;
const HOLD_PAYOUT = 'update orders set payout_held = true, payout_problem = ? where id = ?';
const FREE_PAYOUT = 'update orders set payout_held = false, payout_problem = null where id = ?';
const REPORT = `
  update orders set completion_reported = true
  where id = ? and status = 'completed' and not completion_reported returning agent_id`;

/** The money of orders: into escrow, out of it, and on its way. All in the caller's transaction. */
export class OrderMoney {
  readonly #options: OrderMoneyOptions;

  constructor(options: OrderMoneyOptions) {
    this.#options = options;
  }

  /** The payment was verified and claimed. */
  async hold(em: EntityManager, order: OrderRow): Promise<void> {
    const { id, network, total, paid } = paymentOf(order);
    const beyond = paid - total;
    await this.#options.ledger.post(em, {
      kind: 'order_paid',
      reference: id,
      network,
      asset: 'USDC',
      entries: [
        debit(accounts.treasury(network), paid),
        credit(accounts.orderEscrow(id), total),
        ...(beyond > 0n ? [credit(accounts.overpayments(), beyond)] : []),
      ],
    });
  }

  /**
   * Empties the escrow and asks for the transfers, of which there is at most one of each kind per order. A payout that is
   * there already was recalled; its row is not used again, because a worker may still hold what it has read of it.
   */
  async settle(em: EntityManager, order: OrderRow, settlement: Settlement): Promise<void> {
    const { kind, payout_micro, refund_micro } = settlement;
    if (kind === 'order_compensated') return this.#compensate(em, order, settlement);
    if (order.payout_transfer && payout_micro > 0n) {
      await this.#options.transfers.setAside(em, payoutOf(order.id), 'recalled_payout');
    }
    if (refund_micro > 0n) await this.#refund(em, order, refund_micro);
    if (payout_micro > 0n) await this.payOut(em, order, payout_micro);
    else await this.reportCompletion(em, order.id, false);
    await this.#post(em, order, settlement);
  }

  /** To the agent's address on the network where the money is; without one it waits. */
  async payOut(em: EntityManager, order: OrderRow, amountMicro: bigint): Promise<void> {
    const { id, network, reference } = paymentOf(order);
    const to = await this.findAddress(em, order.agent_id, network);
    if (to === undefined) return this.#holdPayout(em, order, network);
    await this.#options.transfers.enqueue(em, {
      ...payoutOf(id),
      network,
      to,
      amountMicro,
      fundedBy: { network, reference },
    });
    if (order.payout_held) await em.execute(FREE_PAYOUT, [id]);
  }

  /**
   * Takes back into escrow what the agent was to get, provided that nothing was signed for it yet. Answers whether it
   * did. Whoever calls holds the transfer already: it is locked before its order.
   */
  async recall(em: EntityManager, order: OrderRow): Promise<boolean> {
    const { id, network, total } = paymentOf(order);
    const payout = BigInt(order.payout_micro ?? 0);
    if (!(await this.#options.transfers.withdraw(em, payoutOf(id)))) return false;
    await em.execute(FREE_PAYOUT, [id]);
    await this.#options.ledger.post(em, {
      kind: 'payout_recalled',
      reference: id,
      network,
      asset: 'USDC',
      entries: [
        debit(accounts.agentPayable(order.agent_id), payout),
        debit(accounts.platformRevenue(), total - payout),
        credit(accounts.orderEscrow(id), total),
      ],
    });
    return true;
  }

  /** The agent was paid, or promised to be, before the work was approved. */
  async reportEarlierPayout(em: EntityManager, order: OrderRow): Promise<void> {
    const isPaid = order.payout_transfer?.state === 'confirmed';
    if (isPaid || order.payout_problem !== null) await this.reportCompletion(em, order.id, !isPaid);
  }

  async findAddress(em: EntityManager, agentId: string, network: Network): Promise<string | undefined> {
    const [agent] = await em.execute<PayoutAddresses[]>(ADDRESSES, [agentId]);
    return agent && payoutAddress(agent, network);
  }

  /** `order.completed`, once per order: when the payout is final, or as soon as it is known to have failed. */
  async reportCompletion(em: EntityManager, orderId: string, payoutFailed: boolean): Promise<void> {
    const [reported] = await em.execute<{ agent_id: string }[]>(REPORT, [orderId]);
    if (!reported) return;
    const order = { id: orderId, agent_id: reported.agent_id };
    await this.#options.events.emit(
      em,
      aboutOrder(order, 'order.completed', { payout_failed: payoutFailed }),
    );
  }

  /** Once for each time that a payout gets into trouble. */
  async reportFailure(em: EntityManager, order: OrderRow, reason: string): Promise<void> {
    if (isMachineHire(order)) await this.#options.events.emit(em, payoutFailed(order, reason));
    await this.reportCompletion(em, order.id, true);
  }

  async reportSuccess(em: EntityManager, order: OrderRow, transfer: PayoutSent): Promise<void> {
    if (isMachineHire(order)) await this.#options.events.emit(em, payoutSent(order, transfer));
    await this.reportCompletion(em, order.id, false);
  }

  /** The escrow is empty: what the agent keeps is the platform's expense, and the fee was not earned. */
  async #compensate(em: EntityManager, order: OrderRow, settlement: Settlement): Promise<void> {
    const { id, network, total, paid } = paymentOf(order);
    const { kind, payout_micro, refund_micro } = settlement;
    const debits = [
      { account: accounts.platformExpenses(), amount: payout_micro },
      { account: accounts.platformRevenue(), amount: total - payout_micro },
      { account: accounts.overpayments(), amount: paid - total },
    ].filter(({ amount }) => amount > 0n);
    await this.#refund(em, order, refund_micro);
    await this.#options.ledger.post(em, {
      kind,
      reference: id,
      network,
      asset: 'USDC',
      entries: [
        ...debits.map(({ account, amount }) => debit(account, amount)),
        credit(accounts.refunds(), refund_micro),
      ],
    });
  }

  async #refund(em: EntityManager, order: OrderRow, amountMicro: bigint): Promise<void> {
    const { id, network, reference, payer } = paymentOf(order);
    const subject = { kind: 'refund', subjectType: 'order', subjectId: id };
    const fundedBy = { network, reference };
    await this.#options.transfers.enqueue(em, { ...subject, network, to: payer, amountMicro, fundedBy });
  }

  async #holdPayout(em: EntityManager, order: OrderRow, network: Network): Promise<void> {
    if (order.payout_held) return;
    const notice = heldNotice(order, network);
    await em.execute(HOLD_PAYOUT, [notice.body, order.id]);
    await this.#options.notifications.notify(em, notice);
    await this.reportFailure(em, order, notice.body);
  }

  async #post(em: EntityManager, order: OrderRow, settlement: Settlement): Promise<void> {
    const { id, network, total } = paymentOf(order);
    const { kind, payout_micro, fee_micro, refund_micro } = settlement;
    const beyond = payout_micro + fee_micro + refund_micro - total;
    const credits = [
      { account: accounts.agentPayable(order.agent_id), amount: payout_micro },
      { account: accounts.platformRevenue(), amount: fee_micro },
      { account: accounts.refunds(), amount: refund_micro },
    ].filter(({ amount }) => amount > 0n);
    await this.#options.ledger.post(em, {
      kind,
      reference: id,
      network,
      asset: 'USDC',
      entries: [
        debit(accounts.orderEscrow(id), total),
        ...(beyond > 0n ? [debit(accounts.overpayments(), beyond)] : []),
        ...credits.map(({ account, amount }) => credit(account, amount)),
      ],
    });
  }
}

export function payoutOf(orderId: string) {
  return { kind: 'payout', subjectType: 'order', subjectId: orderId };
}
