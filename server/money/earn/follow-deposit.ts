import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { lookUntil } from '../../foundation/platform/look-until.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { isDue } from './batches.ts';
import { SUBJECT_TYPE } from './deployments.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';
import { DeployFailedError, DepositPendingError } from './errors.ts';

export interface FollowOptions {
  transactions: Transactions;
  log: Logger;
}

export interface FollowDepositOptions extends FollowOptions {
  clock: Clock;
}

const PATIENCE = { patienceMs: 10_000, pauseMs: 200 };

/** Looks at a deposit until it is decided. What is not by then is left to the workers, who have it anyway. */
export class FollowDeposit {
  readonly #options: FollowDepositOptions;

  constructor(options: FollowDepositOptions) {
    this.#options = options;
  }

  /** Returns it at work, or where it waits for others. Throws what its depositor is to know otherwise. */
  async until(em: EntityManager, { id }: EarnDeposit): Promise<EarnDeposit> {
    const look = async () => {
      const { deploymentId } = await em.fork().findOneOrFail(EarnDeposit, id);
      if (deploymentId) await followSubject(em, this.#options, SUBJECT_TYPE, deploymentId);
      await followSubject(em, this.#options, SUBJECT_TYPE, id);
      return em.fork().findOneOrFail(EarnDeposit, id);
    };
    const isWaiting = (seen: EarnDeposit) =>
      seen.state === 'received' && !isDue(seen, this.#options.clock.now());
    const deposit = await lookUntil(PATIENCE, look, (seen) => !UNDECIDED.has(seen.state) || isWaiting(seen));
    if (deposit.state === 'deployed' || isWaiting(deposit)) return deposit;
    throw UNDECIDED.has(deposit.state)
      ? new DepositPendingError()
      : new DeployFailedError(refusalOf(deposit));
  }
}

const UNDECIDED: ReadonlySet<EarnDeposit['state']> = new Set(['received', 'deploying']);

/** Takes each transaction of a subject as far as it gets now. */
export async function followSubject(
  em: EntityManager,
  { transactions, log }: FollowOptions,
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

const BACK: Partial<Record<EarnDeposit['state'], string>> = {
  returning: 'go back to',
  returned: 'are back with',
  held: 'could not be sent back to',
};

function refusalOf({ amountMicro, payer, reason, state }: EarnDeposit): string {
  const what = `${formatUsd(amountMicro)} USDC ${BACK[state]} ${payer}`;
  const held = state === 'held' ? ' and are held for you: ask support' : '';
  return `The deposit was not put to work: ${reason} ${what}${held}.`;
}
