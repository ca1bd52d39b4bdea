import { NotificationService } from '../events/notifications/service.ts';
import { WebhookEvents } from '../events/webhooks/events.ts';
import { openBountyCheck } from '../market/bounties/open-bounty-check.ts';
import { createBountyOrderListener } from '../market/bounties/order-listener.ts';
import { OrderCreateService } from '../market/hiring/order-create-service.ts';
import type { CreateOrderHandlerOptions } from '../market/hiring/order-handlers.ts';
import type { OrdersHandlersOptions } from '../market/orders/handlers.ts';
import { OrderTransitions } from '../market/orders/lifecycle/transitions.ts';
import { CompletionEvents } from '../market/orders/money/completion-events.ts';
import { OrderMoney } from '../market/orders/money/order-money.ts';
import { OrderPayoutHandlers } from '../market/orders/money/order-payouts.ts';
import { PayoutRetryService } from '../market/orders/money/payout-retry-service.ts';
import { openOrderCheck } from '../market/orders/payment/open-order-check.ts';
import { OrderPaymentService } from '../market/orders/payment/payment-service.ts';
import { OrdersService } from '../market/orders/service.ts';
import { createVenueReservationCheck } from '../money/earn/pools/venue-reservation-check.ts';
import { LedgerService } from '../money/ledger/service.ts';
import { WalletPolicy } from '../money/wallets/policy/wallet-policy.ts';
import { WalletPayer } from '../money/wallets/wallet-payer.ts';
import { createHiring, type HiringDomain } from './hiring.ts';
import type { Parts } from './parts.ts';
import { createPayments, type PaymentsDomain } from './payments.ts';

export interface OrdersDomain
  extends OrdersHandlersOptions,
    CreateOrderHandlerOptions,
    HiringDomain,
    PaymentsDomain {
  steps: OrderTransitions;
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
  const reports = new CompletionEvents(events);
  new OrderPayoutHandlers({ completionEvents: reports, notifications }).register(payouts);
  const money = new OrderMoney({ ledger, payouts, completionEvents: reports });
  const followers = [createBountyOrderListener(clock)];
  const steps = new OrderTransitions({ clock, events, notifications, money, listeners: followers });
  const paying = createPayments(parts, [
    openOrderCheck,
    openBountyCheck,
    createVenueReservationCheck(parts.vaults),
  ]);
  const policy = new WalletPolicy({ clock, notifications });
  const payer = new WalletPayer({ ...parts, paymentOptions: paying.paymentOptions, policy });
  const hiring = createHiring(parts, steps, { ...paying, payer });
  return {
    steps,
    money,
    payer,
    ...paying,
    ...hiring,
    orders: new OrdersService({ clock, transitions: steps }),
    orderCreation: new OrderCreateService({ clock, transitions: steps, ...hiring }),
    payments: new OrderPaymentService({ intake: paying.intake, payer, clock, transitions: steps }),
    payoutRetries: new PayoutRetryService({ transfers, payouts }),
  };
}
