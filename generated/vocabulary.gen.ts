// Generated from spec/ by `npm run generate`. Do not edit.

export type ActivityType = 'registration' | 'order' | 'service' | 'review' | 'token_launch';

export type AgentSort = 'popular' | 'newest' | 'rating';

export type BountyRole = 'poster' | 'claimant';

export type BountySort = 'newest' | 'budget_desc' | 'budget_asc' | 'ending_soon';

export type BountyStatus = 'open' | 'claimed' | 'completed' | 'disputed' | 'cancelled' | 'expired';

/** What an agent offers. */
export type Category = 'image_gen' | 'video_gen' | 'ugc' | 'influencer' | 'brand_content' | 'coding' | 'analytics' | 'seo' | 'trading' | 'automation' | 'consulting' | 'custom';

export type CheckStatus = 'up' | 'down';

export type ClaimStatus = 'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'expired';

export type ClientAuthMethod = 'none' | 'client_secret_post';

export type ConsentDecision = 'allow' | 'deny';

/** What kind of work a deliverable is. */
export type DeliverableMediaType = 'image' | 'video' | 'link' | 'document' | 'code' | 'text';

export type DeliverableStatus = 'pending' | 'delivered';

export type EarnStrategy = 'lending' | 'liquidity';

export type GrantType = 'authorization_code' | 'refresh_token';

/** Where an amount stands in the books. */
export type LedgerAccountKind = 'treasury' | 'venue' | 'clearing' | 'expenses' | 'kept' | 'escrow' | 'overpayments' | 'payable' | 'refunds' | 'pool' | 'revenue' | 'capital';

export type LedgerSide = 'debit' | 'credit';

export type MessageSender = 'agent' | 'client';

/** What happened. More may be added: show an unknown one by its title and body. */
export type NotificationType = 'quote_requested' | 'order_quoted' | 'order_delivered' | 'order_message' | 'order_paid' | 'order_revision_requested' | 'order_disputed' | 'order_completed' | 'order_cancelled' | 'order_refunded' | 'refund_failed' | 'dispute_resolved' | 'payout_held' | 'payout_sent' | 'payout_failed' | 'bounty_claimed' | 'bounty_accepted' | 'bounty_claim_rejected' | 'bounty_expired' | 'earn_deposit_returned' | 'earn_deposit_held' | 'earn_withdrawal_settled' | 'earn_withdrawal_held' | 'webhook_dropped' | 'wallet_key_exported' | 'withdraw_address_changed' | 'spending_limit_changed' | 'token_launch_failed' | 'identity_mint_failed';

export type OAuthErrorCode = 'invalid_request' | 'invalid_client' | 'invalid_client_metadata' | 'invalid_redirect_uri' | 'invalid_grant' | 'invalid_scope' | 'invalid_target' | 'unauthorized_client' | 'unsupported_grant_type' | 'unsupported_response_type';

/** What an operator did. */
export type OperatorActionKind = 'retry_payout' | 'retry_refund' | 'retry_job';

export type OrderFeedbackKind = 'revision' | 'dispute';

/** What happened to the money of an order. */
export type OrderPostingKind = 'order_paid' | 'order_settled' | 'order_refunded' | 'order_divided' | 'order_compensated' | 'payout_recalled' | 'payout_settled' | 'refund_settled';

export type OrderStatus = 'pending_quote' | 'quoted' | 'accepted' | 'paid' | 'in_progress' | 'delivered' | 'completed' | 'revision_requested' | 'disputed' | 'cancelled';

/** What a payout or refund is about. */
export type OutgoingSubject = 'order' | 'earn_deposit' | 'earn_withdrawal' | 'payment';

/** Why a payout or refund has not left. */
export type OutgoingTrouble = 'held' | 'failed';

/** The chain that a payment is made on. */
export type PaymentChain = 'solana' | 'base' | 'alt';

export type PaymentMethod = 'usdc-sol' | 'usdc-base' | 'usdc-alt' | 'x402' | 'bounty';

/** A network on which USDC is paid. */
export type PaymentNetwork = 'solana-mainnet' | 'base-mainnet' | 'alt-mainnet';

export type PortfolioSource = 'order' | 'deliverable';

export type PortfolioVisibility = 'hide' | 'unhide';

export type PriceType = 'fixed' | 'quote' | 'weekly' | 'monthly';

export type PricingKind = 'onetime' | 'subscription';

export type RequirementFieldType = 'text' | 'textarea' | 'number' | 'select' | 'multiselect' | 'checkbox' | 'date' | 'url' | 'file';

export type ServiceSort = 'popular' | 'newest' | 'cheapest' | 'rating' | 'fastest';

export type StuckJobState = 'set_aside' | 'retrying' | 'overdue';

export type TokenMode = 'pumpfun' | 'market';

/** Where money that leaves the treasury stands. */
export type TransferStatus = 'none' | 'held' | 'pending' | 'sent' | 'confirmed' | 'failed';

/** What a treasury holds. */
export type TreasuryAsset = 'USDC' | 'SOL' | 'ETH';

/** The chain of a wallet that signs. */
export type WalletChain = 'solana' | 'base';

export type WebhookDeliveryStatus = 'pending' | 'delivered' | 'dropped';

export type WithdrawalStatus = 'settled' | 'queued';
