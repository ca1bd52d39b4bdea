import { NotificationService } from '../events/notifications/service.ts';
import { registerDeploymentKinds } from '../money/earn/deposits/deployment-kinds.ts';
import { Deployments } from '../money/earn/deposits/deployments.ts';
import { DepositFollower } from '../money/earn/deposits/deposit-follower.ts';
import { DepositIntake } from '../money/earn/deposits/deposit-intake.ts';
import { DepositRefunds } from '../money/earn/deposits/deposit-refunds.ts';
import { DepositService } from '../money/earn/deposits/deposit-service.ts';
import type { EarnHandlersOptions } from '../money/earn/handlers.ts';
import { createRedemptionKind } from '../money/earn/withdrawals/redemption-kind.ts';
import { REDEMPTION, Redemptions } from '../money/earn/withdrawals/redemptions.ts';
import { WithdrawService } from '../money/earn/withdrawals/withdraw-service.ts';
import { WithdrawalFollower } from '../money/earn/withdrawals/withdrawal-follower.ts';
import { WithdrawalPayouts } from '../money/earn/withdrawals/withdrawal-payouts.ts';
import { LedgerService } from '../money/ledger/service.ts';
import type { PaymentIntake } from '../money/payments/intake.ts';
import type { WalletPayer } from '../money/wallets/wallet-payer.ts';
import type { Parts } from './parts.ts';

export interface EarnDomain extends EarnHandlersOptions {
  deposits: DepositIntake;
  deployments: Deployments;
  redemptions: Redemptions;
}

type Dependencies = Pick<
  Parts,
  | 'config'
  | 'clock'
  | 'chains'
  | 'vaults'
  | 'transactions'
  | 'payouts'
  | 'outbox'
  | 'wallets'
  | 'recipients'
  | 'orm'
  | 'log'
>;

/** Earn from the parts of the server; a deposit comes in as every payment does. */
export function createEarn(
  parts: Dependencies,
  { intake, payer }: { intake: PaymentIntake; payer: WalletPayer },
): EarnDomain {
  const { config, clock, vaults, transactions, payouts, log } = parts;
  const ledger = new LedgerService(clock);
  const notifications = new NotificationService(clock);
  const minPartMicro = config.paymentReturnMin;
  const deploying = { ...parts, em: parts.orm.em, ledger };
  const deployments = new Deployments(deploying);
  registerDeploymentKinds(deploying, deployments);
  new DepositRefunds({ deployments, notifications, log }).register(payouts);
  const paying = new WithdrawalPayouts({ payouts, notifications, clock, log });
  const redemptions = new Redemptions({ ...parts, payouts: paying, ledger, minPartMicro });
  transactions.register(REDEMPTION, createRedemptionKind(vaults, redemptions));
  const deposits = new DepositIntake({ vaults, intake, deployments, ledger, clock });
  const followDeposit = new DepositFollower({ transactions, log, clock });
  const followWithdrawal = new WithdrawalFollower({ vaults, redemptions, transactions, log, clock });
  return {
    vaults,
    deposits,
    deployments,
    redemptions,
    depositService: new DepositService({ vaults, intake, deposits, payer, follower: followDeposit, clock }),
    withdrawService: new WithdrawService({ ...parts, follower: followWithdrawal, minPartMicro }),
  };
}
