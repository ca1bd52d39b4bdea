import { wasWithdrawn } from '../chain/transactions/rows.ts';
import type { TransferService } from '../chain/transfers/transfers.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import { runAgain } from '../foundation/outbox/set-aside.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { BadRequestError, NotFoundError, UnprocessableError } from '../foundation/platform/errors.ts';
import { invalidFields } from '../foundation/platform/invalid-fields.ts';
import { fits } from '../money/payouts/destination.ts';
import { findOutgoing, type Outgoing } from '../money/payouts/outgoing.ts';
import type { PayoutKey, PayoutKind } from '../money/payouts/payout.ts';
import { lockPayout } from '../money/payouts/payout-lock.ts';
import type { Payouts } from '../money/payouts/payouts.ts';
import { recordAction } from './operator-actions.ts';
import { findJob, parseJobId, type StuckJob } from './stuck-jobs.ts';

export interface RetryServiceOptions {
  payouts: Payouts;
  transfers: TransferService;
  clock: Clock;
}

/** What leaves under either name. A return is a refund to whoever looks after both. */
export const KINDS = {
  payout: ['payout'],
  refund: ['refund', 'payment_return'],
} as const satisfies Record<string, readonly PayoutKind[]>;

export interface RetryRequest {
  subjectId: string;
  /** Who asks. */
  operator: string;
  note?: string | undefined;
  destination?: string | undefined;
}

/** What operators have tried again: each once, and with their name. */
export class RetryService {
  readonly #options: RetryServiceOptions;

  constructor(options: RetryServiceOptions) {
    this.#options = options;
  }

  /** Tries a held or failed payout or refund now, and waits for what the chain says to it. */
  async retry(em: EntityManager, what: keyof typeof KINDS, request: RetryRequest): Promise<Outgoing> {
    if (request.destination && !request.note) throw noteMissing();
    const found = await this.#find(em, what, request.subjectId);
    const { kind, subject_type: subjectType, id: subjectId } = found;
    const key = { kind, subjectType, subjectId };
    const { id } = await em.transactional((tx) => this.#ready(tx, what, key, request));
    await this.#options.transfers.process(id);
    const tried = await this.#find(em, what, subjectId);
    if (tried.trouble !== null) {
      throw new UnprocessableError('unprocessable', tried.last_error ?? `The ${what} is refused again.`);
    }
    return tried;
  }

  /** In the transaction of the caller. */
  async retryJob(em: EntityManager, { subjectId, operator }: RetryRequest): Promise<StuckJob> {
    const id = parseJobId(subjectId);
    const found = id && (await findJob(em, id));
    if (!id || !found) throw new NotFoundError('not_found', 'There is no such job.');
    const { clock } = this.#options;
    const isAside = await runAgain(em, id, clock.now());
    if (!isAside) throw notNow('The job is not set aside: it runs by itself, or is done.');
    await recordAction(em, { action: 'retry_job', operator, subjectId }, clock);
    return (await findJob(em, id)) ?? found;
  }

  async #find(em: EntityManager, what: keyof typeof KINDS, subjectId: string): Promise<Outgoing> {
    const kinds = KINDS[what];
    const subjectTypes = kinds.flatMap((kind) => this.#options.payouts.subjectsOf(kind));
    const found = await findOutgoing(em, { kinds, subjectTypes, subjectId });
    if (!found) throw noSuch(what);
    return found;
  }

  async #ready(
    em: EntityManager,
    what: keyof typeof KINDS,
    key: PayoutKey,
    { operator, note, destination }: RetryRequest,
  ): Promise<{ id: string }> {
    const { payouts, clock } = this.#options;
    const { subjectId } = key;
    if (!(await lockPayout(em, key))) throw noSuch(what);
    const locked = await this.#find(em, what, subjectId);
    expectRetryable(locked, what);
    if (destination !== undefined && !fits(destination, locked.network)) throw wrongChain(locked);
    const retried = await payouts.retryNow(em, key, destination);
    await recordAction(em, { action: `retry_${what}`, operator, subjectId, note, destination }, clock);
    return retried;
  }
}

function expectRetryable(found: Outgoing, what: string): void {
  if (found.state === 'confirmed') throw notNow(`The ${what} was made already.`);
  if (wasWithdrawn(found)) throw notNow(`The ${what} was taken back: nothing is due.`);
  if (found.trouble === null || found.tx_hash !== null) throw notNow(`The ${what} is on its way.`);
}

/** There is nothing to retry, whatever the chain says. */
function notNow(message: string): BadRequestError {
  return new BadRequestError('illegal_transition', message);
}

function noSuch(what: string): NotFoundError {
  return new NotFoundError('not_found', `There is no ${what} of that.`);
}

function noteMissing(): Error {
  return invalidFields([{ path: 'body.note', message: 'must say why it goes to another destination' }]);
}

function wrongChain({ network }: Outgoing): Error {
  return invalidFields([{ path: 'body.destination', message: `must be an address on ${network}` }]);
}
