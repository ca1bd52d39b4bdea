import type { TransferService } from '../../chain/transfers/transfers.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { UnprocessableError } from '../../foundation/platform/errors.ts';
import { NotAllowedError } from '../../foundation/platform/lifecycle-errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { lockForClock, type PartyOrder } from './access.ts';
import { type OrderMoney, payoutOf } from './order-money.ts';
import { paymentOf } from './order-payment.ts';
import { lockedWithPayout } from './payout-lock.ts';
import { type OrderRow, readOrder } from './rows.ts';

export interface PayoutServiceOptions {
  transfers: TransferService;
  money: OrderMoney;
}

const FORGET_PROBLEM = 'update orders set payout_problem = null where id = ?';

/** Payouts that did not go through at once. */
export class PayoutService {
  readonly #options: PayoutServiceOptions;

  constructor(options: PayoutServiceOptions) {
    this.#options = options;
  }

  /** Tries a failed or held payout now and waits for what the chain says to it; 422 when it is refused again. */
  async retry(em: EntityManager, orderId: string, caller: Caller): Promise<OrderRow> {
    const { id } = await lockedWithPayout(em, orderId, caller, (tx, party) => this.#ready(tx, party));
    await this.#options.transfers.process(id);
    const tried = await readOrder(em, orderId);
    if (tried.payout_problem !== null) throw refused(tried.payout_problem);
    return tried;
  }

  /** Sends a payout that waited for an address, if there is one now. Doing it again changes nothing. */
  async releaseHeld(em: EntityManager, orderId: string): Promise<void> {
    const { order } = await lockForClock(em, orderId);
    if (!order.payout_held || order.payout_micro === null) return;
    await this.#options.money.payOut(em, order, BigInt(order.payout_micro));
  }

  async #ready(em: EntityManager, { order, actors }: PartyOrder): Promise<{ id: string }> {
    const { transfers, money } = this.#options;
    const { id, payout_micro, payout_transfer: transfer } = order;
    if (!actors.includes('provider')) throw new NotAllowedError('order', 'retry-payout', ['provider']);
    if (payout_micro === null) throw refused('Nothing is due to the agent on this order.');
    const to = await this.#address(em, order);
    if (!transfer) {
      await money.payOut(em, order, BigInt(payout_micro));
      return transfers.find(em, payoutOf(id));
    }
    const hasFailed = transfer.state === 'failed' || order.payout_problem !== null;
    if (!hasFailed || transfer.state === 'sent' || transfer.state === 'confirmed') {
      throw refused(
        transfer.state === 'confirmed' ? 'The payout was made already.' : 'The payout is on its way.',
      );
    }
    const retried = await transfers.retry(em, payoutOf(id), to);
    await em.execute(FORGET_PROBLEM, [id]);
    return retried;
  }

  async #address(em: EntityManager, order: OrderRow): Promise<string> {
    const { network } = paymentOf(order);
    const to = await this.#options.money.findAddress(em, order.agent_id, network);
    if (to !== undefined) return to;
    throw refused(`The agent has no payout address on ${network}: set one, and the payout is sent.`);
  }
}

function refused(message: string): UnprocessableError {
  return new UnprocessableError('unprocessable', message);
}
