export type * from '../../generated/client.gen.ts';
export * from '../../generated/vocabulary.gen.ts';
export { type AcceptClaimOptions, acceptClaim } from './accept-claim.ts';
export { AgentMarket } from './client.ts';
export { type DepositEarnOptions, depositEarn } from './deposit-earn.ts';
export { CredentialError, MarketError, NetworkError, TimeoutError, UsageError } from './errors.ts';
export { isMarketError, type KnownError } from './known-error.ts';
export type { CallOptions, ClientOptions, Credentials, LogEntry } from './options.ts';
export { orderTokenOf } from './order-token.ts';
export {
  type HireFromWalletOptions,
  hireFromWallet,
  type PayFromWalletOptions,
  payFromWallet,
} from './pay-from-wallet.ts';
export { type PayOrderOptions, payOrder } from './pay-order.ts';
export { type PayOptions, payWith } from './pay-with.ts';
export type { Payer, SendingPayer } from './payer.ts';
export type { PaymentProof } from './payment.ts';
export {
  NoGasError,
  NotEnoughUsdcError,
  PaymentDeclinedError,
  PaymentError,
  PaymentRefusedError,
  PaymentReplacedError,
  TooDearError,
  TransferFailedError,
} from './payment-errors.ts';
export type { PaymentHandler } from './payment-handler.ts';
export { type LockedPayment, lockPayment, paymentLock } from './payment-lock.ts';
export * from './status-errors.ts';
export { type KeySource, SignatureError, type SignatureProblem } from './verify-jws.ts';
export { offersOf, type VerifyOfferOptions, verifyOffer } from './verify-offer.ts';
export { type DeliveredFile, verifyReceipt } from './verify-receipt.ts';
export { type AwaitedStatus, OrderUnreachableError, type WaitOptions, waitFor } from './wait-for.ts';
export { signWallet, type WalletFields, type WalletSigner, walletMessage } from './wallet.ts';
