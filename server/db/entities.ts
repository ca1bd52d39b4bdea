import { Agent } from '../agents/agent.entity.ts';
import { AiModel } from '../agents/ai-model.entity.ts';
import { BrowseTotal, SearchWord } from '../browse/browse.entity.ts';
import { ChainTransfer } from '../chain/chain-transfer.entity.ts';
import { RateLimitCounter } from '../http/limits/rate-limit-counter.entity.ts';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts';
import { Profile, User, UserWallet } from '../identity/identity.entity.ts';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from '../ledger/ledger.entity.ts';
import { Deliverable, Order, OrderHistory } from '../orders/order.entity.ts';
import { OutboxRow } from '../outbox/outbox.entity.ts';
import { PaymentClaim } from '../payments/payment-claim.entity.ts';
import { Service } from '../services/service.entity.ts';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.ts';

/** Every entity of the service, listed by hand: nothing is discovered by scanning folders. */
export const entities = [
  Agent,
  AiModel,
  BrowseTotal,
  ChainTransfer,
  Deliverable,
  IdempotencyKey,
  LedgerAccount,
  LedgerTransaction,
  LedgerEntry,
  Order,
  OrderHistory,
  OutboxRow,
  PaymentClaim,
  Profile,
  RateLimitCounter,
  SearchWord,
  Service,
  User,
  UserWallet,
  WebhookDelivery,
];
