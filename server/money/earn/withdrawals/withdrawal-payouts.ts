import type { Failure } from '../../../chain/transactions/transaction-kind.ts';
import type { NotificationService } from '../../../events/notifications/service.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import { normalizeWalletAddress } from '../../../foundation/platform/wallet-address.ts';
import { type AccountRef, accounts } from '../../ledger/accounts.ts';
import type { SentPayout } from '../../payouts/payout.ts';
import type { Payouts } from '../../payouts/payouts.ts';
import { lockPayoutGroup, readPositionOwner } from '../locks.ts';
import { buildWithdrawalHeldNotices, buildWithdrawalPaidNotices } from '../notices.ts';
import type { EarnPool } from '../pools/earn-pool.entity.ts';
import type { EarnWithdrawal } from './earn-withdrawal.entity.ts';
import { WITHDRAWAL_LIFECYCLE, type WithdrawalTrigger } from './lifecycle.ts';

export interface WithdrawalPayoutsOptions {
  payouts: Payouts;
  notifications: NotificationService;
  clock: Clock;
  log: Logger;
}

export const WITHDRAWAL_SUBJECT_TYPE = 'earn_withdrawal';

/** Withdrawals that one transfer pays. */
type PayoutGroup = [EarnWithdrawal, ...EarnWithdrawal[]];

/** By owner and address, so that an operator who redirects a payout moves only one owner's money. */
export function groupByRecipient(withdrawals: readonly EarnWithdrawal[]): PayoutGroup[] {
  const groups = new Map<string, PayoutGroup>();
  for (const withdrawal of withdrawals) {
    const key = `${withdrawal.positionId} ${normalizeWalletAddress(withdrawal.destination)}`;
    const group = groups.get(key);
    if (group) group.push(withdrawal);
    else groups.set(key, [withdrawal]);
  }
  return [...groups.values()];
}

/** Pays redeemed withdrawals and handles the outcome of their payouts. */
export class WithdrawalPayouts {
  readonly #options: WithdrawalPayoutsOptions;

  constructor(options: WithdrawalPayoutsOptions) {
    this.#options = options;
    options.payouts.register(WITHDRAWAL_SUBJECT_TYPE, {
      payout: {
        onPaid: (em, payout) => this.#onPaid(em, payout),
        onFailed: (em, payout, failure) => this.#onFailed(em, payout, failure),
      },
    });
  }

  /**
   * In the transaction that records the redemption of all their shares: one transfer per owner and address. The
   * proceeds may be zero.
   */
  async sendPayout(em: EntityManager, together: PayoutGroup, { network }: EarnPool): Promise<void> {
    const [{ id, destination }] = together;
    const amountMicro = together.reduce((sum, { redeemedMicro }) => sum + redeemedMicro, 0n);
    for (const withdrawal of together) {
      this.#transition(withdrawal, 'redeem');
      if (amountMicro === 0n) this.#transition(withdrawal, 'settle');
      if (withdrawal.id !== id) withdrawal.paidWith = id;
    }
    await em.flush();
    if (amountMicro === 0n) return;
    await this.#options.payouts.send(em, {
      ...{
        kind: 'payout',
        subjectType: WITHDRAWAL_SUBJECT_TYPE,
        subjectId: id,
        payee: { address: destination },
      },
      ...{ network, asset: 'USDC', amountMicro },
    });
  }

  async #onPaid(em: EntityManager, { subjectId, txHash }: SentPayout): Promise<AccountRef> {
    const [first, ...others] = await lockPayoutGroup(em, subjectId);
    for (const withdrawal of [first, ...others]) {
      this.#transition(withdrawal, 'settle');
      withdrawal.txHash = txHash;
    }
    await em.flush();
    const owner = await readPositionOwner(em, first.positionId);
    for (const withdrawal of [first, ...others])
      await this.#options.notifications.notify(em, ...buildWithdrawalPaidNotices(owner, withdrawal));
    return accounts.pool(first.poolKey);
  }

  /** The owner and the log are notified only of problems that need action. */
  async #onFailed(em: EntityManager, { subjectId }: SentPayout, { reason, isFinal, isHeld }: Failure) {
    if (!isFinal && !isHeld) return;
    const [first, ...others] = await lockPayoutGroup(em, subjectId);
    for (const withdrawal of [first, ...others]) {
      if (withdrawal.state === 'paying') this.#transition(withdrawal, 'fail');
      withdrawal.reason = reason;
    }
    await em.flush();
    this.#options.log.error({ withdrawal: subjectId, pool: first.poolKey, reason }, 'earn withdrawal held');
    const owner = await readPositionOwner(em, first.positionId);
    for (const withdrawal of [first, ...others])
      await this.#options.notifications.notify(em, ...buildWithdrawalHeldNotices(owner, withdrawal, reason));
  }

  #transition(withdrawal: EarnWithdrawal, trigger: WithdrawalTrigger): void {
    withdrawal.state = WITHDRAWAL_LIFECYCLE.getTransition(
      withdrawal.state,
      trigger,
      ['owner', 'chain'],
      undefined,
    ).to;
    withdrawal.updatedAt = this.#options.clock.now();
  }
}
