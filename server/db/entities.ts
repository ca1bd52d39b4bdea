import { Agent } from '../agents/agent.entity.ts';
import { AiModel } from '../agents/ai-model.entity.ts';
import { BrowseTotal, SearchWord } from '../browse/browse.entity.ts';
import { AccountOpening } from '../chain/account-opening.entity.ts';
import { ChainTransfer } from '../chain/chain-transfer.entity.ts';
import { RateLimitCounter } from '../http/limits/rate-limit-counter.entity.ts';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts';
import { Profile, User, UserWallet } from '../identity/identity.entity.ts';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from '../ledger/ledger.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { Notification } from '../notifications/notification.entity.ts';
import { Deliverable, Order, OrderHistory } from '../orders/order.entity.ts';
import { OutboxRow } from '../outbox/outbox.entity.ts';
import { KeptPayment } from '../payments/kept-payment.entity.ts';
import { PaymentClaim } from '../payments/payment-claim.entity.ts';
import { PaymentPresentation } from '../payments/payment-presentation.entity.ts';
import { Settlement } from '../payments/settlement/settlement.entity.ts';
import { DeliveryTime, PortfolioEntry } from '../portfolio/portfolio.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { Service } from '../services/service.entity.ts';
import { StoredFile } from '../uploads/file.entity.ts';
import { WebhookAttempt, WebhookDelivery } from '../webhooks/webhook-delivery.entity.ts';
import { ServicePriceChange } from '../x402/price-change.entity.ts';

/** Every entity of the service, listed by hand: nothing is discovered by scanning folders. */
export const entities = [
  AccountOpening,
  Agent,
  AiModel,
  BrowseTotal,
  ChainTransfer,
  Deliverable,
  DeliveryTime,
  IdempotencyKey,
  LedgerAccount,
  LedgerTransaction,
  LedgerEntry,
  Message,
  Notification,
  Order,
  OrderHistory,
  OutboxRow,
  KeptPayment,
  PaymentClaim,
  PaymentPresentation,
  PortfolioEntry,
  Profile,
  RateLimitCounter,
  Review,
  SearchWord,
  Service,
  ServicePriceChange,
  Settlement,
  StoredFile,
  User,
  UserWallet,
  WebhookAttempt,
  WebhookDelivery,
];
