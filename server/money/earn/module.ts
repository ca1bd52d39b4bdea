import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { Vaults } from '../../chain/vaults/vault.ts';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import { NotificationService } from '../../events/notifications/service.ts';
import type { MikroORM } from '../../foundation/db/orm.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { LedgerService } from '../ledger/service.ts';
import type { LostPayments } from '../payments/finality/lost-payments.ts';
import type { PaymentIntake } from '../payments/intake.ts';
import type { Payouts } from '../payouts/payouts.ts';
import type { RecipientRules } from '../payouts/recipient-rules.ts';
import type { WalletPayer } from '../wallets/wallet-payer.ts';
import { registerDeploymentKinds } from './deposits/deployment-kinds.ts';
import { Deployments } from './deposits/deployments.ts';
import { DepositFollower } from './deposits/deposit-follower.ts';
import { DepositIntake } from './deposits/deposit-intake.ts';
import { DepositLoss } from './deposits/deposit-loss.ts';
import { DepositRefunds } from './deposits/deposit-refunds.ts';
import { DepositService } from './deposits/deposit-service.ts';
import { type EarnHandlersOptions, earnHandlers } from './handlers.ts';
import { createDepositSweep, createWithdrawalSweep, registerEarnJobs } from './jobs.ts';
import { createSharePriceSweep } from './pools/share-prices.ts';
import { createRedemptionKind } from './withdrawals/redemption-kind.ts';
import { REDEMPTION, Redemptions } from './withdrawals/redemptions.ts';
import { WithdrawService } from './withdrawals/withdraw-service.ts';
import { WithdrawalFollower } from './withdrawals/withdrawal-follower.ts';
import { WithdrawalPayouts } from './withdrawals/withdrawal-payouts.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  chains: Chains;
  vaults: Vaults;
  transactions: Transactions;
  payouts: Payouts;
  outbox: Outbox;
  wallets: AgentWallets;
  recipients: RecipientRules;
  orm: MikroORM;
  log: Logger;
  intake: PaymentIntake;
  lostPayments: LostPayments;
  payer: WalletPayer;
}

export interface EarnServices extends EarnHandlersOptions {
  deposits: DepositIntake;
  deployments: Deployments;
  redemptions: Redemptions;
}

/** Also registers the transactions and payouts of Earn. Deposits use the payment intake. */
export function createEarn(dependencies: Dependencies): EarnServices {
  const { config, clock, vaults, transactions, payouts, log, intake, payer } = dependencies;
  const ledger = new LedgerService(clock);
  const notifications = new NotificationService(clock);
  const minPartMicro = config.paymentReturnMin;
  const deploymentOptions = { ...dependencies, em: dependencies.orm.em, ledger };
  const deployments = new Deployments(deploymentOptions);
  registerDeploymentKinds(deploymentOptions, deployments);
  new DepositRefunds({ deployments, notifications, log }).register(payouts);
  new DepositLoss({ deployments, transactions, payouts, notifications }).register(dependencies.lostPayments);
  const withdrawalPayouts = new WithdrawalPayouts({ payouts, notifications, clock, log });
  const redemptions = new Redemptions({ ...dependencies, payouts: withdrawalPayouts, ledger, minPartMicro });
  transactions.register(REDEMPTION, createRedemptionKind(dependencies.orm.em, vaults, redemptions));
  const deposits = new DepositIntake({ vaults, intake, deployments, ledger, clock });
  const depositFollower = new DepositFollower({ transactions, log, clock });
  const withdrawalFollower = new WithdrawalFollower({ vaults, redemptions, transactions, log, clock });
  return {
    vaults,
    clock,
    deposits,
    deployments,
    redemptions,
    depositService: new DepositService({ vaults, intake, deposits, payer, follower: depositFollower, clock }),
    withdrawService: new WithdrawService({ ...dependencies, follower: withdrawalFollower, minPartMicro }),
  };
}

export function createEarnModule(services: EarnServices, outbox: Outbox): DomainModule {
  return {
    handlers: { earn: earnHandlers(services) },
    jobs: (workers) => registerEarnJobs(workers, services),
    due: [createDepositSweep(outbox), createWithdrawalSweep(outbox), createSharePriceSweep(services.vaults)],
  };
}
