import { ChainTransaction } from '../../../chain/transactions/chain-transaction.entity.ts';
import type { Transactions } from '../../../chain/transactions/transactions.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';
import { pollUntil } from '../../../foundation/platform/poll.ts';
import { DeployFailedError, DepositPendingError } from '../errors.ts';
import { isDue } from './batches.ts';
import { DEPOSIT_SUBJECT_TYPE } from './deployments.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';

export interface FollowerOptions {
  transactions: Transactions;
  log: Logger;
}

export interface DepositFollowerOptions extends FollowerOptions {
  clock: Clock;
}

const POLLING = { timeoutMs: 10_000, intervalMs: 200 };

/** Polls a deposit until it is decided. After the timeout, the workers continue. */
export class DepositFollower {
  readonly #options: DepositFollowerOptions;

  constructor(options: DepositFollowerOptions) {
    this.#options = options;
  }

  /** Returns the deposit once it is deployed or waits for others. Otherwise throws the error for its depositor. */
  async waitUntilDecided(em: EntityManager, { id }: EarnDeposit): Promise<EarnDeposit> {
    const look = async () => {
      const { deploymentId } = await em.fork().findOneOrFail(EarnDeposit, id);
      if (deploymentId)
        await processSubjectTransactions(em, this.#options, DEPOSIT_SUBJECT_TYPE, deploymentId);
      await processSubjectTransactions(em, this.#options, DEPOSIT_SUBJECT_TYPE, id);
      return em.fork().findOneOrFail(EarnDeposit, id);
    };
    const isWaiting = (seen: EarnDeposit) =>
      seen.state === 'received' && !isDue(seen, this.#options.clock.now());
    const deposit = await pollUntil(
      POLLING,
      look,
      (seen) => !PENDING_STATES.has(seen.state) || isWaiting(seen),
    );
    if (deposit.state === 'deployed' || isWaiting(deposit)) return deposit;
    throw PENDING_STATES.has(deposit.state)
      ? new DepositPendingError()
      : new DeployFailedError(describeRefusal(deposit));
  }
}

const PENDING_STATES: ReadonlySet<EarnDeposit['state']> = new Set(['received', 'deploying']);

/** Advances each transaction of a subject as far as possible. */
export async function processSubjectTransactions(
  em: EntityManager,
  { transactions, log }: FollowerOptions,
  subjectType: string,
  subjectId: string,
): Promise<void> {
  const where = { subjectType, subjectId, state: { $in: ['prepared', 'sent'] as const } };
  for (const { id } of await em.fork().find(ChainTransaction, where, { orderBy: { id: 'asc' } })) {
    await transactions
      .process(id)
      .catch((err: unknown) => log.warn({ err, transaction: id }, 'earn transaction delayed'));
  }
}

const RETURN_PHRASES: Partial<Record<EarnDeposit['state'], string>> = {
  returning: 'are being refunded to',
  returned: 'were refunded to',
  held: 'could not be refunded to',
};

function describeRefusal({ amountMicro, payer, reason, state }: EarnDeposit): string {
  if (state === 'lost') return `The deposit was not deployed: ${reason}`;
  const what = `${formatUsd(amountMicro)} USDC ${RETURN_PHRASES[state]} ${payer}`;
  const held = state === 'held' ? ' and are held for you. Contact support' : '';
  return `The deposit was not deployed: ${reason} ${what}${held}.`;
}
