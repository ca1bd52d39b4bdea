import { OperatorAction } from '../admin/operator-action.entity.ts';
import { ChainTransaction } from '../chain/transactions/chain-transaction.entity.ts';
import { AccountOpening } from '../chain/transfers/account-opening.entity.ts';
import { ChainTransfer } from '../chain/transfers/chain-transfer.entity.ts';
import { FeedEvent } from '../events/feed/feed-event.entity.ts';
import { Notification } from '../events/notifications/notification.entity.ts';
import { WebhookAttempt, WebhookDelivery } from '../events/webhooks/webhook-delivery.entity.ts';
import { BrowseTotal, ListTotal, SearchWord } from '../foundation/browse/browse.entity.ts';
import { OutboxRow } from '../foundation/outbox/outbox.entity.ts';
import { Agent } from '../identity/agent.entity.ts';
import { AgentChange } from '../identity/agent-change.entity.ts';
import { AgentKey } from '../identity/agent-key.entity.ts';
import { AgentWallet } from '../identity/agent-wallet.entity.ts';
import { Profile, User, UserWallet } from '../identity/identity.entity.ts';
import { OauthRecord } from '../identity/oauth/oauth-record.entity.ts';
import { UsedSignature } from '../identity/used-signature.entity.ts';
import { AiModel } from '../market/agents/ai-model.entity.ts';
import { BountyAlert } from '../market/agents/bounty-alert.entity.ts';
import { Bounty, BountyClaim } from '../market/bounties/bounty.entity.ts';
import { ServicePriceChange } from '../market/hiring/price-change.entity.ts';
import { Message } from '../market/messages/message.entity.ts';
import { OrderCountChange } from '../market/order-counts/order-count-change.entity.ts';
import { Deliverable, Order, OrderHistory } from '../market/orders/order.entity.ts';
import { DeliveryTime, PortfolioEntry } from '../market/portfolio/portfolio.entity.ts';
import { Review } from '../market/reviews/review.entity.ts';
import { Service } from '../market/services/service.entity.ts';
import { DailyStatistic, StatisticChange, StatisticTotal } from '../market/statistics/statistics.entity.ts';
import { AgentMint } from '../market/tokens/agent-mint.entity.ts';
import { StoredFile } from '../market/uploads/file.entity.ts';
import { UploadStore } from '../market/uploads/upload-store.entity.ts';
import { FeeAccount } from '../money/creator-fees/fee-account.entity.ts';
import { FeeCollection, FeeShare } from '../money/creator-fees/fee-collection.entity.ts';
import { FeePayout } from '../money/creator-fees/fee-payout.entity.ts';
import { EarnDeployment } from '../money/earn/deposits/earn-deployment.entity.ts';
import { EarnDeposit } from '../money/earn/deposits/earn-deposit.entity.ts';
import { EarnPool } from '../money/earn/pools/earn-pool.entity.ts';
import { EarnPosition } from '../money/earn/pools/earn-position.entity.ts';
import { EarnSharePrice } from '../money/earn/pools/earn-share-price.entity.ts';
import { EarnRedemption } from '../money/earn/withdrawals/earn-redemption.entity.ts';
import { EarnWithdrawal } from '../money/earn/withdrawals/earn-withdrawal.entity.ts';
import {
  LedgerAccount,
  LedgerBalanceChange,
  LedgerEntry,
  LedgerTransaction,
} from '../money/ledger/ledger.entity.ts';
import { LedgerMonth, LedgerMonthBalance } from '../money/ledger/months/month.entity.ts';
import { LostPayment } from '../money/payments/finality/lost-payment.entity.ts';
import { UnfinalPayment } from '../money/payments/finality/unfinal-payment.entity.ts';
import { HeldPayment } from '../money/payments/held-payment.entity.ts';
import { PaymentPresentation } from '../money/payments/payment-presentation.entity.ts';
import { PaymentSpend } from '../money/payments/payment-spend.entity.ts';
import { Settlement } from '../money/payments/settlement/settlement.entity.ts';
import { HeldPayout } from '../money/payouts/held-payout.entity.ts';
import { Swap } from '../money/swaps/swap.entity.ts';
import { KeyExport } from '../money/wallets/key-export.entity.ts';
import { SpendingApproval } from '../money/wallets/policy/spending-approval.entity.ts';
import { WalletSettings } from '../money/wallets/wallet-settings.entity.ts';
import { WalletSpending } from '../money/wallets/wallet-spending.entity.ts';
import { WalletTransfer } from '../money/wallets/wallet-transfer.entity.ts';
import { IdempotencyKey } from '../operations/idempotency/idempotency-key.entity.ts';
import { RateLimitCounter } from '../operations/limits/rate-limit-counter.entity.ts';

/** Every entity of the service, listed by hand; folders are not scanned. */
export const entities = [
  AccountOpening,
  OperatorAction,
  Agent,
  AgentKey,
  AgentChange,
  AgentMint,
  AgentWallet,
  AiModel,
  BountyAlert,
  Bounty,
  BountyClaim,
  BrowseTotal,
  ListTotal,
  ChainTransaction,
  ChainTransfer,
  DailyStatistic,
  Deliverable,
  DeliveryTime,
  EarnDeployment,
  EarnDeposit,
  EarnPool,
  EarnPosition,
  EarnSharePrice,
  EarnRedemption,
  EarnWithdrawal,
  FeeAccount,
  FeeCollection,
  FeePayout,
  FeeShare,
  HeldPayout,
  IdempotencyKey,
  LedgerAccount,
  LedgerBalanceChange,
  LedgerTransaction,
  LedgerEntry,
  LedgerMonth,
  LedgerMonthBalance,
  LostPayment,
  Message,
  Notification,
  OauthRecord,
  Order,
  OrderHistory,
  OrderCountChange,
  OutboxRow,
  HeldPayment,
  KeyExport,
  PaymentSpend,
  PaymentPresentation,
  PortfolioEntry,
  Profile,
  RateLimitCounter,
  Review,
  SearchWord,
  Service,
  ServicePriceChange,
  Settlement,
  SpendingApproval,
  StatisticChange,
  StatisticTotal,
  StoredFile,
  Swap,
  UnfinalPayment,
  UploadStore,
  User,
  UsedSignature,
  UserWallet,
  WalletSettings,
  WalletSpending,
  WalletTransfer,
  WebhookAttempt,
  WebhookDelivery,
  FeedEvent,
];
