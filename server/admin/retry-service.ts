import { wasCancelled } from '../chain/transactions/transaction-rows.ts';
import type { TransferService } from '../chain/transfers/transfers.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import { requeueDeadLetter } from '../foundation/outbox/dead-letters.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { BadRequestError, NotFoundError, UnprocessableError } from '../foundation/platform/errors.ts';
import { invalidFieldsError } from '../foundation/platform/invalid-fields.ts';
import { isAddressOnNetwork } from '../money/payouts/destination.ts';
import { findOutgoingPayment, type OutgoingPayment } from '../money/payouts/outgoing-payments.ts';
import type { PayoutKey, PayoutKind } from '../money/payouts/payout.ts';
import { lockPayout } from '../money/payouts/payout-lock.ts';
import type { Payouts } from '../money/payouts/payouts.ts';
import { recordOperatorAction } from './operator-actions.ts';
import { findStuckJob, parseJobId, type StuckJob } from './stuck-jobs.ts';

export interface RetryServiceOptions {
  payouts: Payouts;
  transfers: TransferService;
  clock: Clock;
}

/** The operators' API lists returns of held payments among the refunds. */
export const PAYOUT_KIND_GROUPS = {
  payout: ['payout'],
  refund: ['refund', 'payment_return'],
} as const satisfies Record<string, readonly PayoutKind[]>;

export interface RetryRequest {
  subjectId: string;
  /** The operator that makes the request. */
  operator: string;
  note?: string | undefined;
  destination?: string | undefined;
}

/** Retries on behalf of operators, each recorded once with its operator. */
export class RetryService {
  readonly #options: RetryServiceOptions;

  constructor(options: RetryServiceOptions) {
    this.#options = options;
  }

  /** Retries a held or failed payout or refund now and waits for the chain's verdict. */
  async retry(
    em: EntityManager,
    what: keyof typeof PAYOUT_KIND_GROUPS,
    request: RetryRequest,
  ): Promise<OutgoingPayment> {
    if (request.destination && !request.note) throw buildNoteRequiredError();
    const found = await this.#getOutgoing(em, what, request.subjectId);
    const { kind, subject_type: subjectType, id: subjectId } = found;
    const key = { kind, subjectType, subjectId };
    const { id } = await em.transactional((tx) => this.#prepareRetry(tx, what, key, request));
    await this.#options.transfers.process(id);
    const tried = await this.#getOutgoing(em, what, subjectId);
    if (tried.trouble !== null) {
      throw new UnprocessableError('unprocessable', tried.last_error ?? `The ${what} was rejected again.`);
    }
    return tried;
  }

  /** Runs in the caller's transaction. */
  async retryJob(em: EntityManager, { subjectId, operator, note }: RetryRequest): Promise<StuckJob> {
    const id = parseJobId(subjectId);
    const found = id && (await findStuckJob(em, id));
    if (!id || !found) throw new NotFoundError('not_found', 'No such job.');
    const { clock } = this.#options;
    const isAside = await requeueDeadLetter(em, id, clock.now());
    if (!isAside)
      throw buildIllegalTransitionError('The job is not a dead letter. It runs by itself, or is done.');
    await recordOperatorAction(em, { action: 'retry_job', operator, subjectId, note }, clock);
    return (await findStuckJob(em, id)) ?? found;
  }

  async #getOutgoing(
    em: EntityManager,
    what: keyof typeof PAYOUT_KIND_GROUPS,
    subjectId: string,
  ): Promise<OutgoingPayment> {
    const kinds = PAYOUT_KIND_GROUPS[what];
    const subjectTypes = kinds.flatMap((kind) => this.#options.payouts.listSubjectTypes(kind));
    const found = await findOutgoingPayment(em, { kinds, subjectTypes, subjectId });
    if (!found) throw buildNotFoundError(what, subjectId);
    return found;
  }

  async #prepareRetry(
    em: EntityManager,
    what: keyof typeof PAYOUT_KIND_GROUPS,
    key: PayoutKey,
    { operator, note, destination }: RetryRequest,
  ): Promise<{ id: string }> {
    const { payouts, clock } = this.#options;
    const { subjectId } = key;
    if (!(await lockPayout(em, key))) throw buildNotFoundError(what, subjectId);
    const locked = await this.#getOutgoing(em, what, subjectId);
    requireRetryable(locked, what);
    if (destination !== undefined && !isAddressOnNetwork(destination, locked.network))
      throw buildWrongNetworkError(locked);
    const retried = await payouts.retryByKey(em, key, destination);
    await recordOperatorAction(
      em,
      { action: `retry_${what}`, operator, subjectId, note, destination },
      clock,
    );
    return retried;
  }
}

function requireRetryable(found: OutgoingPayment, what: string): void {
  if (found.state === 'confirmed') throw buildIllegalTransitionError(`The ${what} was already sent.`);
  if (wasCancelled(found)) throw buildIllegalTransitionError(`The ${what} was cancelled. Nothing is due.`);
  if (found.trouble === null || found.tx_hash !== null)
    throw buildIllegalTransitionError(`The ${what} is in progress.`);
}

/** There is nothing to retry, whatever the state on the chain. */
function buildIllegalTransitionError(message: string): BadRequestError {
  return new BadRequestError('illegal_transition', message);
}

function buildNotFoundError(what: string, subjectId: string): NotFoundError {
  return new NotFoundError('not_found', `No ${what} found for \`${subjectId}\`.`);
}

function buildNoteRequiredError(): Error {
  return invalidFieldsError([{ path: 'body.note', message: 'must explain why the destination changes' }]);
}

function buildWrongNetworkError({ network }: OutgoingPayment): Error {
  return invalidFieldsError([{ path: 'body.destination', message: `must be an address on ${network}` }]);
}
