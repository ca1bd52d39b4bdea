import type { TransferService } from '../../../chain/transfers/transfers.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { BadRequestError, UnprocessableError } from '../../../foundation/platform/errors.ts';
import { ActorNotAllowedError } from '../../../foundation/platform/lifecycle-errors.ts';
import type { Caller } from '../../../identity/caller.ts';
import type { Payouts } from '../../../money/payouts/payouts.ts';
import type { PartyOrder } from '../access.ts';
import { getOrder, type OrderRow } from '../order-row.ts';
import { buildPayout } from './build-payout.ts';
import { withLockedPayout } from './payout-lock.ts';

export interface PayoutRetryOptions {
  transfers: TransferService;
  payouts: Payouts;
}

/** Retries of held or failed payouts. */
export class PayoutRetryService {
  readonly #options: PayoutRetryOptions;

  constructor(options: PayoutRetryOptions) {
    this.#options = options;
  }

  /** Retries a held or failed payout now and waits for the chain; 422 if it is rejected again, 400 if there is none. */
  async retry(em: EntityManager, orderId: string, caller: Caller): Promise<OrderRow> {
    const { id } = await withLockedPayout(em, orderId, caller, (tx, party) => this.#prepareRetry(tx, party));
    await this.#options.transfers.process(id);
    const tried = await getOrder(em, orderId);
    if (tried.payout_problem !== null) throw retryFailedError(tried.payout_problem);
    return tried;
  }

  async #prepareRetry(em: EntityManager, { order, actors }: PartyOrder): Promise<{ id: string }> {
    const { payout_micro } = order;
    if (!actors.includes('provider')) throw new ActorNotAllowedError('order', 'retry-payout', ['provider']);
    if (payout_micro === null) throw notRetryableError('Nothing is due to the agent on this order.');
    const { payouts } = this.#options;
    const payout = buildPayout(order, payout_micro);
    const to = await payouts.requireDestination(em, payout);
    assertRetryable(order);
    return payouts.retry(em, payout, to);
  }
}

function assertRetryable({ payout_transfer: transfer, payout_problem }: OrderRow): void {
  if (!transfer) return;
  if (transfer.state === 'confirmed') throw notRetryableError('The payout was already sent.');
  const hasFailed = transfer.state === 'failed' || payout_problem !== null;
  if (!hasFailed || transfer.state === 'sent' || transfer.state === 'batched')
    throw notRetryableError('The payout is in progress.');
}

/** There is nothing to retry, whatever the state on the chain. */
function notRetryableError(message: string): BadRequestError {
  return new BadRequestError('illegal_transition', message);
}

function retryFailedError(message: string): UnprocessableError {
  return new UnprocessableError('unprocessable', message);
}
