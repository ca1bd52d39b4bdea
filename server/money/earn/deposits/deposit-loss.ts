import type { Transactions } from '../../../chain/transactions/transactions.ts';
import type { NotificationService } from '../../../events/notifications/service.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { LostPayments } from '../../payments/finality/lost-payments.ts';
import type { Payouts } from '../../payouts/payouts.ts';
import { lockDeposit, lockPool, readPositionOwner } from '../locks.ts';
import { buildDepositLostNotices } from '../notices.ts';
import { APPROVAL, DEPOSIT_SUBJECT_TYPE, type Deployments } from './deployments.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';

interface Dependencies {
  deployments: Deployments;
  transactions: Transactions;
  payouts: Payouts;
  notifications: NotificationService;
}

/** Nothing is deployed or refunded before its payment is final, so there are no shares to take back. */
export class DepositLoss {
  readonly #options: Dependencies;

  constructor(options: Dependencies) {
    this.#options = options;
  }

  register(lostPayments: LostPayments): void {
    lostPayments.register('deposit', (em, id, reason) => this.#recordLost(em, id, reason));
  }

  /** Locks the transaction or payout first, then the pool, then its rows. */
  async #recordLost(em: EntityManager, id: string, reason: string): Promise<readonly string[]> {
    const { deployments, notifications } = this.#options;
    const { poolKey, deploymentId, positionId, state } = await em.findOneOrFail(EarnDeposit, id);
    const withdrawn = state === 'deploying' ? (deploymentId ?? id) : undefined;
    if (withdrawn !== undefined) await this.#cancelApproval(em, withdrawn);
    if (state === 'returning' || state === 'held') await this.#recallRefund(em, id);
    await lockPool(em, poolKey);
    if (withdrawn !== undefined) await deployments.recordWithdrawn(em, withdrawn, reason);
    const deposit = await lockDeposit(em, id);
    deployments.transition(deposit, 'lose');
    deposit.reason = reason;
    await em.flush();
    if (withdrawn !== undefined) await deployments.releaseVault(em, withdrawn);
    const owner = await readPositionOwner(em, positionId);
    await notifications.notify(em, ...buildDepositLostNotices(owner, deposit));
    return ['earn_deposit_received'];
  }

  async #cancelApproval(em: EntityManager, subjectId: string): Promise<void> {
    const approval = { kind: APPROVAL, subjectType: DEPOSIT_SUBJECT_TYPE, subjectId };
    if (await this.#options.transactions.cancel(em, approval)) return;
    throw new Error(`Deployment ${subjectId} was approved before its payments were final`);
  }

  async #recallRefund(em: EntityManager, subjectId: string): Promise<void> {
    const refund = { kind: 'refund', subjectType: DEPOSIT_SUBJECT_TYPE, subjectId } as const;
    if (await this.#options.payouts.recall(em, refund)) return;
    throw new Error(`The refund of deposit ${subjectId} was signed before its payment was final`);
  }
}
