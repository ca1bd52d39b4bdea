import type { TransferService } from '../../chain/transfers/transfers.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import { NotificationService } from '../../events/notifications/service.ts';
import { WebhookEvents } from '../../events/webhooks/events.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { LedgerService } from '../../money/ledger/service.ts';
import type { LostPayments } from '../../money/payments/finality/lost-payments.ts';
import type { PaymentIntake } from '../../money/payments/intake.ts';
import type { Payouts } from '../../money/payouts/payouts.ts';
import type { WalletPayer } from '../../money/wallets/wallet-payer.ts';
import type { UploadedFiles } from '../uploads/uploaded-files.ts';
import { type OrdersHandlersOptions, ordersHandlers } from './handlers.ts';
import { createOrderSweeps, registerOrderJobs } from './lifecycle/jobs.ts';
import type { OrderListener } from './lifecycle/order-listener.ts';
import { OrderTransitions } from './lifecycle/transitions.ts';
import { CompletionEvents } from './money/completion-events.ts';
import { registerOrderLoss } from './money/order-loss.ts';
import { OrderMoney } from './money/order-money.ts';
import { OrderPayoutHandlers } from './money/order-payouts.ts';
import { PayoutRetryService } from './money/payout-retry-service.ts';
import { OrderPaymentService } from './payment/payment-service.ts';
import { OrdersService } from './service.ts';

interface Dependencies {
  clock: Clock;
  transfers: TransferService;
  payouts: Payouts;
  intake: PaymentIntake;
  lostPayments: LostPayments;
  payer: WalletPayer;
  files: UploadedFiles;
  listeners: readonly OrderListener[];
}

export interface OrderServices {
  transitions: OrderTransitions;
  orders: OrdersService;
  payments: OrderPaymentService;
  payoutRetries: PayoutRetryService;
}

/** Also registers what happens to an order when its payout or refund ends, or its payment is lost. */
export function createOrders(dependencies: Dependencies): OrderServices {
  const { clock, transfers, payouts, intake, lostPayments, payer, files, listeners } = dependencies;
  const events = new WebhookEvents(clock);
  const notifications = new NotificationService(clock);
  const completionEvents = new CompletionEvents(events);
  new OrderPayoutHandlers({ completionEvents, notifications }).register(payouts);
  const money = new OrderMoney({ ledger: new LedgerService(clock), payouts, completionEvents });
  const transitions = new OrderTransitions({ clock, events, notifications, money, listeners });
  registerOrderLoss(lostPayments, transitions, clock);
  return {
    transitions,
    orders: new OrdersService({ clock, transitions, files }),
    payments: new OrderPaymentService({ intake, payer, clock, transitions }),
    payoutRetries: new PayoutRetryService({ transfers, payouts }),
  };
}

interface ModuleDependencies extends OrdersHandlersOptions {
  transitions: OrderTransitions;
  outbox: Outbox;
}

export function createOrdersModule(dependencies: ModuleDependencies): DomainModule {
  const { transitions, outbox } = dependencies;
  return {
    handlers: { orders: ordersHandlers(dependencies) },
    jobs: (workers) => registerOrderJobs(workers, transitions),
    due: createOrderSweeps(outbox),
  };
}
