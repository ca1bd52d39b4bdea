import { LedgerService } from '../ledger/service.ts';
import { NotificationService } from '../notifications/service.ts';
import type { Parts } from '../parts.ts';
import { createPayments, type PaymentsDomain } from '../payments/create-payments.ts';
import { OrderMoney } from '../payouts/order-money.ts';
import { PayoutService } from '../payouts/payout-service.ts';
import { TransferOutcomes } from '../payouts/transfer-outcomes.ts';
import { WebhookEvents } from '../webhooks/events.ts';
import { createHiring, type HiringDomain } from '../x402/create-hiring.ts';
import { OrderCreateService } from './create-service.ts';
import type { OrdersHandlersOptions } from './handlers.ts';
import { openOrderCheck } from './open-order-check.ts';
import { OrderPaymentService } from './payment-service.ts';
import { OrdersService } from './service.ts';
import { OrderSteps } from './steps.ts';

export interface OrdersDomain extends OrdersHandlersOptions, HiringDomain, PaymentsDomain {
  steps: OrderSteps;
  money: OrderMoney;
}

type Needed = Pick<Parts, 'config' | 'clock' | 'chains' | 'transfers' | 'orm' | 'log'>;

/** The orders domain, with its payouts and with hiring by x402, from the parts of the server. */
export function createOrders(parts: Needed): OrdersDomain {
  const { clock, transfers } = parts;
  const ledger = new LedgerService(clock);
  const events = new WebhookEvents(clock);
  const notifications = new NotificationService(clock);
  const money = new OrderMoney({ ledger, transfers, events, notifications });
  new TransferOutcomes({ ledger, money, notifications }).register(transfers);
  const steps = new OrderSteps({ clock, events, notifications, money });
  const paying = createPayments(parts, [openOrderCheck]);
  const hiring = createHiring(parts, steps, paying);
  return {
    steps,
    money,
    ...paying,
    ...hiring,
    orders: new OrdersService({ clock, steps }),
    creating: new OrderCreateService({ clock, steps, ...hiring }),
    payments: new OrderPaymentService({ intake: paying.intake, clock, steps }),
    payouts: new PayoutService({ transfers, money }),
  };
}
