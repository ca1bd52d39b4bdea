import type { TransferService } from '../../chain/transfers/transfers.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { BadRequestError, UnprocessableError } from '../../foundation/platform/errors.ts';
import { NotAllowedError } from '../../foundation/platform/lifecycle-errors.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Payouts } from '../../money/payouts/payouts.ts';
import type { PartyOrder } from './access.ts';
import { lockedWithPayout } from './payout-lock.ts';
import { payoutFor } from './payout-terms.ts';
import { type OrderRow, readOrder } from './rows.ts';

export interface PayoutRetryOptions {
  transfers: TransferService;
  payouts: Payouts;
}

/** Payouts that did not go through at once. */
export class PayoutRetryService {
  readonly #options: PayoutRetryOptions;

  constructor(options: PayoutRetryOptions) {
    this.#options = options;
  }

  /** Tries a failed or held payout now and waits for what the chain says to it; 422 when it is refused again, 400 when there is none. */
  async retry(em: EntityManager, orderId: string, caller: Caller): Promise<OrderRow> {
    const { id } = await lockedWithPayout(em, orderId, caller, (tx, party) => this.#ready(tx, party));
    await this.#options.transfers.process(id);
    const tried = await readOrder(em, orderId);
    if (tried.payout_problem !== null) throw refused(tried.payout_problem);
    return tried;
  }

  async #ready(em: EntityManager, { order, actors }: PartyOrder): Promise<{ id: string }> {
    const { payout_micro } = order;
    if (!actors.includes('provider')) throw new NotAllowedError('order', 'retry-payout', ['provider']);
    if (payout_micro === null) throw notNow('Nothing is due to the agent on this order.');
    const { payouts } = this.#options;
    const payout = payoutFor(order, payout_micro);
    const to = await payouts.expectDestination(em, payout);
    expectRetryable(order);
    return payouts.retry(em, payout, to);
  }
}

function expectRetryable({ payout_transfer: transfer, payout_problem }: OrderRow): void {
  if (!transfer) return;
  if (transfer.state === 'confirmed') throw notNow('The payout was made already.');
  const hasFailed = transfer.state === 'failed' || payout_problem !== null;
  if (!hasFailed || transfer.state === 'sent') throw notNow('The payout is on its way.');
}

/** There is nothing to retry, whatever the chain says. */
function notNow(message: string): BadRequestError {
  return new BadRequestError('illegal_transition', message);
}

function refused(message: string): UnprocessableError {
  return new UnprocessableError('unprocessable', message);
}
