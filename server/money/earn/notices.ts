import type { Notice } from '../../events/notifications/notice.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { EarnDeposit } from './deposits/earn-deposit.entity.ts';
import { toNoticeTargets } from './owners.ts';
import type { EarnWithdrawal } from './withdrawals/earn-withdrawal.entity.ts';

type NoticeContent = Omit<Notice, 'to'>;

const buildOwnerNotices = (owner: string, notice: NoticeContent): Notice[] =>
  toNoticeTargets(owner).map((to) => ({ ...notice, to }));

export function buildReturnedNotices(owner: string, deposit: EarnDeposit): Notice[] {
  const { id, amountMicro, poolKey, payer, reason } = deposit;
  return buildOwnerNotices(owner, {
    type: 'earn_deposit_returned',
    title: 'Deposit returned',
    body: `${formatUsd(amountMicro)} USDC for ${poolKey} were refunded to ${payer}. ${reason ?? ''}`.trim(),
    dedupeKey: `earn_deposit_returned:${id}`,
  });
}

export function buildDepositHeldNotices(owner: string, deposit: EarnDeposit, problem: string): Notice[] {
  const { id, amountMicro, poolKey, payer } = deposit;
  return buildOwnerNotices(owner, {
    type: 'earn_deposit_held',
    title: 'Deposit held',
    body:
      `${formatUsd(amountMicro)} USDC for ${poolKey} could be neither deployed nor refunded to ${payer}: ${problem} ` +
      `They are held for you. Contact support and quote ${id}.`,
    dedupeKey: `earn_deposit_held:${id}`,
  });
}

export function buildDepositLostNotices(owner: string, deposit: EarnDeposit): Notice[] {
  const { id, amountMicro, poolKey, reason } = deposit;
  return buildOwnerNotices(owner, {
    type: 'earn_deposit_returned',
    title: 'Deposit cancelled',
    body: `${formatUsd(amountMicro)} USDC for ${poolKey} were not deposited. ${reason ?? ''}`.trim(),
    dedupeKey: `earn_deposit_lost:${id}`,
  });
}

export function buildWithdrawalPaidNotices(owner: string, withdrawal: EarnWithdrawal): Notice[] {
  const { id, redeemedMicro, poolKey, destination } = withdrawal;
  return buildOwnerNotices(owner, {
    type: 'earn_withdrawal_settled',
    title: 'Withdrawal paid',
    body: `${formatUsd(redeemedMicro)} USDC from ${poolKey} were sent to ${destination}.`,
    dedupeKey: `earn_withdrawal_settled:${id}`,
  });
}

export function buildWithdrawalHeldNotices(
  owner: string,
  withdrawal: EarnWithdrawal,
  problem: string,
): Notice[] {
  const { id, redeemedMicro, poolKey, destination } = withdrawal;
  return buildOwnerNotices(owner, {
    type: 'earn_withdrawal_held',
    title: 'Withdrawal held',
    body:
      `${formatUsd(redeemedMicro)} USDC from ${poolKey} could not be sent to ${destination}: ${problem} ` +
      `They are held for you. Contact support and quote ${id}.`,
    dedupeKey: `earn_withdrawal_held:${id}`,
  });
}
