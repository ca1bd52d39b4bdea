import { openBountyCheck } from '../market/bounties/open-bounty-check.ts';
import { bountyFollower } from '../market/bounties/order-follower.ts';
import { OrderCreateService } from '../market/hiring/create-service.ts';
import type { PlacingOptions } from '../market/hiring/order-handlers.ts';
import { CompletionReports } from '../market/orders/completion-reports.ts';
import type { OrdersHandlersOptions } from '../market/orders/handlers.ts';
import { openOrderCheck } from '../market/orders/open-order-check.ts';
import { OrderMoney } from '../market/orders/order-money.ts';
import { OrderPayouts } from '../market/orders/order-payouts.ts';
import { OrderPaymentService } from '../market/orders/payment-service.ts';
import { PayoutRetryService } from '../market/orders/payout-retry-service.ts';
import { OrdersService } from '../market/orders/service.ts';
import { OrderSteps } from '../market/orders/steps.ts';
import { venuePaymentCheck } from '../money/earn/venue-payment-check.ts';
import { LedgerService } from '../money/ledger/service.ts';
import { WalletPolicy } from '../money/wallets/policy/wallet-policy.ts';
import { WalletPayer } from '../money/wallets/wallet-payer.ts';
import { NotificationService } from '../news/notifications/service.ts';
import { WebhookEvents } from '../news/webhooks/events.ts';
import { createHiring, type HiringDomain } from './hiring.ts';
import type { Parts } from './parts.ts';
import { createPayments, type PaymentsDomain } from './payments.ts';

export interface OrdersDomain extends OrdersHandlersOptions, PlacingOptions, HiringDomain, PaymentsDomain {
  steps: OrderSteps;
  money: OrderMoney;
  payer: WalletPayer;
}

type Dependencies = Pick<
  Parts,
  | 'config'
  | 'clock'
  | 'chains'
  | 'vaults'
  | 'transactions'
  | 'transfers'
  | 'payouts'
  | 'orm'
  | 'outbox'
  | 'log'
  | 'wallets'
>;

/** The orders domain, with its payouts and with hiring by x402, from the parts of the server. */
export function createOrders(parts: Dependencies): OrdersDomain {
  const { clock, transfers, payouts } = parts;
  const ledger = new LedgerService(clock);
  const events = new WebhookEvents(clock);
  const notifications = new NotificationService(clock);
  const reports = new CompletionReports(events);
  new OrderPayouts({ reports, notifications }).register(payouts);
  const money = new OrderMoney({ ledger, payouts, reports });
  const followers = [bountyFollower(clock)];
  const steps = new OrderSteps({ clock, events, notifications, money, followers });
  const paying = createPayments(parts, [openOrderCheck, openBountyCheck, venuePaymentCheck(parts.vaults)]);
  const policy = new WalletPolicy({ clock, notifications });
  const payer = new WalletPayer({ ...parts, paymentOptions: paying.paymentOptions, policy });
  const hiring = createHiring(parts, steps, { ...paying, payer });
  return {
    steps,
    money,
    payer,
    ...paying,
    ...hiring,
    orders: new OrdersService({ clock, steps }),
    creating: new OrderCreateService({ clock, steps, ...hiring }),
    payments: new OrderPaymentService({ intake: paying.intake, payer, clock, steps }),
    payoutRetries: new PayoutRetryService({ transfers, payouts }),
  };
}
