// Generated from spec/ by `npm run generate`. Do not edit.

export type ActivityType = 'registration' | 'order' | 'service' | 'review' | 'token_launch';
export const ActivityType = {
  'registration': 'registration',
  'order': 'order',
  'service': 'service',
  'review': 'review',
  'token_launch': 'token_launch',
} as const satisfies { [Name in ActivityType]: Name };

export type AgentSort = 'popular' | 'newest' | 'rating';
export const AgentSort = {
  'popular': 'popular',
  'newest': 'newest',
  'rating': 'rating',
} as const satisfies { [Name in AgentSort]: Name };

export type AgentSource = 'external';
export const AgentSource = {
  'external': 'external',
} as const satisfies { [Name in AgentSource]: Name };

export type ApprovalDecision = 'approve' | 'deny';
export const ApprovalDecision = {
  'approve': 'approve',
  'deny': 'deny',
} as const satisfies { [Name in ApprovalDecision]: Name };

export type ApprovalStatus = 'pending' | 'approved' | 'denied' | 'used' | 'lapsed';
export const ApprovalStatus = {
  'pending': 'pending',
  'approved': 'approved',
  'denied': 'denied',
  'used': 'used',
  'lapsed': 'lapsed',
} as const satisfies { [Name in ApprovalStatus]: Name };

/** What requires more than an accepted credential. */
export type AuthorityKind = 'spend' | 'send' | 'redirect' | 'reveal';
/** What requires more than an accepted credential. */
export const AuthorityKind = {
  'spend': 'spend',
  'send': 'send',
  'redirect': 'redirect',
  'reveal': 'reveal',
} as const satisfies { [Name in AuthorityKind]: Name };

export type BountyRole = 'poster' | 'claimant';
export const BountyRole = {
  'poster': 'poster',
  'claimant': 'claimant',
} as const satisfies { [Name in BountyRole]: Name };

export type BountySort = 'newest' | 'budget_desc' | 'budget_asc' | 'ending_soon';
export const BountySort = {
  'newest': 'newest',
  'budget_desc': 'budget_desc',
  'budget_asc': 'budget_asc',
  'ending_soon': 'ending_soon',
} as const satisfies { [Name in BountySort]: Name };

export type BountyStatus = 'open' | 'claimed' | 'completed' | 'disputed' | 'cancelled' | 'expired';
export const BountyStatus = {
  'open': 'open',
  'claimed': 'claimed',
  'completed': 'completed',
  'disputed': 'disputed',
  'cancelled': 'cancelled',
  'expired': 'expired',
} as const satisfies { [Name in BountyStatus]: Name };

/** The category of a service. */
export type Category = 'image_gen' | 'video_gen' | 'ugc' | 'influencer' | 'brand_content' | 'coding' | 'analytics' | 'seo' | 'trading' | 'automation' | 'consulting' | 'custom';
/** The category of a service. */
export const Category = {
  'image_gen': 'image_gen',
  'video_gen': 'video_gen',
  'ugc': 'ugc',
  'influencer': 'influencer',
  'brand_content': 'brand_content',
  'coding': 'coding',
  'analytics': 'analytics',
  'seo': 'seo',
  'trading': 'trading',
  'automation': 'automation',
  'consulting': 'consulting',
  'custom': 'custom',
} as const satisfies { [Name in Category]: Name };

export type CheckStatus = 'up' | 'down';
export const CheckStatus = {
  'up': 'up',
  'down': 'down',
} as const satisfies { [Name in CheckStatus]: Name };

export type ClaimStatus = 'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'expired';
export const ClaimStatus = {
  'pending': 'pending',
  'accepted': 'accepted',
  'rejected': 'rejected',
  'withdrawn': 'withdrawn',
  'expired': 'expired',
} as const satisfies { [Name in ClaimStatus]: Name };

export type ClientAuthMethod = 'none' | 'client_secret_post' | 'client_secret_basic';
export const ClientAuthMethod = {
  'none': 'none',
  'client_secret_post': 'client_secret_post',
  'client_secret_basic': 'client_secret_basic',
} as const satisfies { [Name in ClientAuthMethod]: Name };

export type ConsentDecision = 'allow' | 'deny';
export const ConsentDecision = {
  'allow': 'allow',
  'deny': 'deny',
} as const satisfies { [Name in ConsentDecision]: Name };

/** The type of a deliverable. */
export type DeliverableMediaType = 'image' | 'video' | 'link' | 'document' | 'code' | 'text';
/** The type of a deliverable. */
export const DeliverableMediaType = {
  'image': 'image',
  'video': 'video',
  'link': 'link',
  'document': 'document',
  'code': 'code',
  'text': 'text',
} as const satisfies { [Name in DeliverableMediaType]: Name };

export type DeliverableStatus = 'pending' | 'delivered';
export const DeliverableStatus = {
  'pending': 'pending',
  'delivered': 'delivered',
} as const satisfies { [Name in DeliverableStatus]: Name };

export type EarnDepositStatus = 'deployed' | 'pending';
export const EarnDepositStatus = {
  'deployed': 'deployed',
  'pending': 'pending',
} as const satisfies { [Name in EarnDepositStatus]: Name };

export type EarnStrategy = 'lending' | 'liquidity';
export const EarnStrategy = {
  'lending': 'lending',
  'liquidity': 'liquidity',
} as const satisfies { [Name in EarnStrategy]: Name };

/** A stable name for the condition. `error` is the message for people. */
export type ErrorCode = 'validation_failed' | 'malformed_json' | 'illegal_transition' | 'quota_exhausted' | 'workspace_expired' | 'bad_request' | 'cursor_expired' | 'endpoint_refused' | 'malformed_payment' | 'not_payable' | 'insufficient_balance' | 'missing_credentials' | 'invalid_credentials' | 'expired_credentials' | 'signature_used' | 'payment_required' | 'payment_pending' | 'payment_insufficient' | 'agent_wallet_underfunded' | 'forbidden' | 'insufficient_scope' | 'agent_not_granted' | 'agent_required' | 'no_agent' | 'custody_proof_required' | 'owner_unverified' | 'not_found' | 'no_such_route' | 'method_not_allowed' | 'request_timeout' | 'duplicate_agent' | 'name_taken' | 'token_exists' | 'identity_exists' | 'key_revoked' | 'key_replaced' | 'too_many_keys' | 'no_webhook_secret' | 'review_exists' | 'claim_exists' | 'payment_used' | 'payment_of_another' | 'spending_limit_reached' | 'change_in_force' | 'payment_above_limit' | 'recipient_not_allowed' | 'policy_expired' | 'approval_required' | 'approval_denied' | 'approval_closed' | 'too_many_approvals' | 'idempotency_mismatch' | 'owner_already_set' | 'concurrent_registration' | 'order_changed' | 'bounty_already_awarded' | 'token_owned_by_another' | 'mint_failed' | 'endpoint_not_set' | 'delivery_in_progress' | 'withdraw_address_not_set' | 'withdraw_address_too_new' | 'transfer_in_progress' | 'insufficient_gas' | 'transfer_already_sent' | 'transfer_cancelled' | 'destination_locked' | 'collection_in_progress' | 'offer_expired' | 'idempotency_in_progress' | 'response_unavailable' | 'gone' | 'payload_too_large' | 'unsupported_media_type' | 'range_not_satisfiable' | 'unprocessable' | 'deploy_failed' | 'rate_limited' | 'headers_too_large' | 'internal_error' | 'not_implemented' | 'unavailable';
/** A stable name for the condition. `error` is the message for people. */
export const ErrorCode = {
  'validation_failed': 'validation_failed',
  'malformed_json': 'malformed_json',
  'illegal_transition': 'illegal_transition',
  'quota_exhausted': 'quota_exhausted',
  'workspace_expired': 'workspace_expired',
  'bad_request': 'bad_request',
  'cursor_expired': 'cursor_expired',
  'endpoint_refused': 'endpoint_refused',
  'malformed_payment': 'malformed_payment',
  'not_payable': 'not_payable',
  'insufficient_balance': 'insufficient_balance',
  'missing_credentials': 'missing_credentials',
  'invalid_credentials': 'invalid_credentials',
  'expired_credentials': 'expired_credentials',
  'signature_used': 'signature_used',
  'payment_required': 'payment_required',
  'payment_pending': 'payment_pending',
  'payment_insufficient': 'payment_insufficient',
  'agent_wallet_underfunded': 'agent_wallet_underfunded',
  'forbidden': 'forbidden',
  'insufficient_scope': 'insufficient_scope',
  'agent_not_granted': 'agent_not_granted',
  'agent_required': 'agent_required',
  'no_agent': 'no_agent',
  'custody_proof_required': 'custody_proof_required',
  'owner_unverified': 'owner_unverified',
  'not_found': 'not_found',
  'no_such_route': 'no_such_route',
  'method_not_allowed': 'method_not_allowed',
  'request_timeout': 'request_timeout',
  'duplicate_agent': 'duplicate_agent',
  'name_taken': 'name_taken',
  'token_exists': 'token_exists',
  'identity_exists': 'identity_exists',
  'key_revoked': 'key_revoked',
  'key_replaced': 'key_replaced',
  'too_many_keys': 'too_many_keys',
  'no_webhook_secret': 'no_webhook_secret',
  'review_exists': 'review_exists',
  'claim_exists': 'claim_exists',
  'payment_used': 'payment_used',
  'payment_of_another': 'payment_of_another',
  'spending_limit_reached': 'spending_limit_reached',
  'change_in_force': 'change_in_force',
  'payment_above_limit': 'payment_above_limit',
  'recipient_not_allowed': 'recipient_not_allowed',
  'policy_expired': 'policy_expired',
  'approval_required': 'approval_required',
  'approval_denied': 'approval_denied',
  'approval_closed': 'approval_closed',
  'too_many_approvals': 'too_many_approvals',
  'idempotency_mismatch': 'idempotency_mismatch',
  'owner_already_set': 'owner_already_set',
  'concurrent_registration': 'concurrent_registration',
  'order_changed': 'order_changed',
  'bounty_already_awarded': 'bounty_already_awarded',
  'token_owned_by_another': 'token_owned_by_another',
  'mint_failed': 'mint_failed',
  'endpoint_not_set': 'endpoint_not_set',
  'delivery_in_progress': 'delivery_in_progress',
  'withdraw_address_not_set': 'withdraw_address_not_set',
  'withdraw_address_too_new': 'withdraw_address_too_new',
  'transfer_in_progress': 'transfer_in_progress',
  'insufficient_gas': 'insufficient_gas',
  'transfer_already_sent': 'transfer_already_sent',
  'transfer_cancelled': 'transfer_cancelled',
  'destination_locked': 'destination_locked',
  'collection_in_progress': 'collection_in_progress',
  'offer_expired': 'offer_expired',
  'idempotency_in_progress': 'idempotency_in_progress',
  'response_unavailable': 'response_unavailable',
  'gone': 'gone',
  'payload_too_large': 'payload_too_large',
  'unsupported_media_type': 'unsupported_media_type',
  'range_not_satisfiable': 'range_not_satisfiable',
  'unprocessable': 'unprocessable',
  'deploy_failed': 'deploy_failed',
  'rate_limited': 'rate_limited',
  'headers_too_large': 'headers_too_large',
  'internal_error': 'internal_error',
  'not_implemented': 'not_implemented',
  'unavailable': 'unavailable',
} as const satisfies { [Name in ErrorCode]: Name };

export type FeedRole = 'provider' | 'client';
export const FeedRole = {
  'provider': 'provider',
  'client': 'client',
} as const satisfies { [Name in FeedRole]: Name };

export type FoundRecordKind = 'order' | 'agent' | 'payout' | 'refund' | 'held_payment' | 'settlement' | 'action';
export const FoundRecordKind = {
  'order': 'order',
  'agent': 'agent',
  'payout': 'payout',
  'refund': 'refund',
  'held_payment': 'held_payment',
  'settlement': 'settlement',
  'action': 'action',
} as const satisfies { [Name in FoundRecordKind]: Name };

export type GrantType = 'authorization_code' | 'refresh_token';
export const GrantType = {
  'authorization_code': 'authorization_code',
  'refresh_token': 'refresh_token',
} as const satisfies { [Name in GrantType]: Name };

/** What became of a payment that could not be spent on its purpose. */
export type HeldPaymentStatus = 'held' | 'used' | 'returning' | 'returned';
/** What became of a payment that could not be spent on its purpose. */
export const HeldPaymentStatus = {
  'held': 'held',
  'used': 'used',
  'returning': 'returning',
  'returned': 'returned',
} as const satisfies { [Name in HeldPaymentStatus]: Name };

/** What an agent's API key may do. */
export type KeyScope = 'read' | 'work' | 'spend' | 'manage';
/** What an agent's API key may do. */
export const KeyScope = {
  'read': 'read',
  'work': 'work',
  'spend': 'spend',
  'manage': 'manage',
} as const satisfies { [Name in KeyScope]: Name };

/** A ledger account. */
export type LedgerAccountKind = 'treasury' | 'venue' | 'clearing' | 'expenses' | 'held' | 'escrow' | 'overpayments' | 'payable' | 'refunds' | 'pool' | 'revenue' | 'capital';
/** A ledger account. */
export const LedgerAccountKind = {
  'treasury': 'treasury',
  'venue': 'venue',
  'clearing': 'clearing',
  'expenses': 'expenses',
  'held': 'held',
  'escrow': 'escrow',
  'overpayments': 'overpayments',
  'payable': 'payable',
  'refunds': 'refunds',
  'pool': 'pool',
  'revenue': 'revenue',
  'capital': 'capital',
} as const satisfies { [Name in LedgerAccountKind]: Name };

export type LedgerSide = 'debit' | 'credit';
export const LedgerSide = {
  'debit': 'debit',
  'credit': 'credit',
} as const satisfies { [Name in LedgerSide]: Name };

/** The versions of the Model Context Protocol that the MCP servers support, newest first. */
export type McpProtocolVersion = '2026-07-28' | '2025-11-25' | '2025-06-18' | '2025-03-26' | '2024-11-05';
/** The versions of the Model Context Protocol that the MCP servers support, newest first. */
export const McpProtocolVersion = {
  '2026-07-28': '2026-07-28',
  '2025-11-25': '2025-11-25',
  '2025-06-18': '2025-06-18',
  '2025-03-26': '2025-03-26',
  '2024-11-05': '2024-11-05',
} as const satisfies { [Name in McpProtocolVersion]: Name };

export type MessageSender = 'agent' | 'client';
export const MessageSender = {
  'agent': 'agent',
  'client': 'client',
} as const satisfies { [Name in MessageSender]: Name };

/** The type of the notification. Types may be added: show an unknown one with its title and body. */
export type NotificationType = 'quote_requested' | 'order_quoted' | 'order_delivered' | 'order_message' | 'order_paid' | 'order_revision_requested' | 'order_disputed' | 'order_completed' | 'order_cancelled' | 'order_refunded' | 'refund_failed' | 'dispute_resolved' | 'payout_held' | 'payout_sent' | 'payout_failed' | 'bounty_claimed' | 'bounty_accepted' | 'bounty_claim_rejected' | 'bounty_expired' | 'earn_deposit_returned' | 'earn_deposit_held' | 'earn_withdrawal_settled' | 'earn_withdrawal_held' | 'webhook_dropped' | 'webhooks_paused' | 'wallet_key_exported' | 'api_key_created' | 'api_key_rotated' | 'api_key_revoked' | 'webhook_secret_rotated' | 'withdraw_address_changed' | 'spending_limit_changed' | 'payout_change_requested' | 'payout_address_changed' | 'endpoint_url_changed' | 'spending_policy_changed' | 'approval_requested' | 'token_launch_failed' | 'identity_mint_failed';
/** The type of the notification. Types may be added: show an unknown one with its title and body. */
export const NotificationType = {
  'quote_requested': 'quote_requested',
  'order_quoted': 'order_quoted',
  'order_delivered': 'order_delivered',
  'order_message': 'order_message',
  'order_paid': 'order_paid',
  'order_revision_requested': 'order_revision_requested',
  'order_disputed': 'order_disputed',
  'order_completed': 'order_completed',
  'order_cancelled': 'order_cancelled',
  'order_refunded': 'order_refunded',
  'refund_failed': 'refund_failed',
  'dispute_resolved': 'dispute_resolved',
  'payout_held': 'payout_held',
  'payout_sent': 'payout_sent',
  'payout_failed': 'payout_failed',
  'bounty_claimed': 'bounty_claimed',
  'bounty_accepted': 'bounty_accepted',
  'bounty_claim_rejected': 'bounty_claim_rejected',
  'bounty_expired': 'bounty_expired',
  'earn_deposit_returned': 'earn_deposit_returned',
  'earn_deposit_held': 'earn_deposit_held',
  'earn_withdrawal_settled': 'earn_withdrawal_settled',
  'earn_withdrawal_held': 'earn_withdrawal_held',
  'webhook_dropped': 'webhook_dropped',
  'webhooks_paused': 'webhooks_paused',
  'wallet_key_exported': 'wallet_key_exported',
  'api_key_created': 'api_key_created',
  'api_key_rotated': 'api_key_rotated',
  'api_key_revoked': 'api_key_revoked',
  'webhook_secret_rotated': 'webhook_secret_rotated',
  'withdraw_address_changed': 'withdraw_address_changed',
  'spending_limit_changed': 'spending_limit_changed',
  'payout_change_requested': 'payout_change_requested',
  'payout_address_changed': 'payout_address_changed',
  'endpoint_url_changed': 'endpoint_url_changed',
  'spending_policy_changed': 'spending_policy_changed',
  'approval_requested': 'approval_requested',
  'token_launch_failed': 'token_launch_failed',
  'identity_mint_failed': 'identity_mint_failed',
} as const satisfies { [Name in NotificationType]: Name };

export type OAuthErrorCode = 'invalid_request' | 'invalid_client' | 'invalid_client_metadata' | 'invalid_redirect_uri' | 'invalid_grant' | 'invalid_scope' | 'invalid_target' | 'unauthorized_client' | 'unsupported_grant_type' | 'unsupported_response_type';
export const OAuthErrorCode = {
  'invalid_request': 'invalid_request',
  'invalid_client': 'invalid_client',
  'invalid_client_metadata': 'invalid_client_metadata',
  'invalid_redirect_uri': 'invalid_redirect_uri',
  'invalid_grant': 'invalid_grant',
  'invalid_scope': 'invalid_scope',
  'invalid_target': 'invalid_target',
  'unauthorized_client': 'unauthorized_client',
  'unsupported_grant_type': 'unsupported_grant_type',
  'unsupported_response_type': 'unsupported_response_type',
} as const satisfies { [Name in OAuthErrorCode]: Name };

/** What a person allows a connected MCP client to do. */
export type OAuthScope = 'market:read' | 'market:work' | 'market:spend' | 'market:earn';
/** What a person allows a connected MCP client to do. */
export const OAuthScope = {
  'market:read': 'market:read',
  'market:work': 'market:work',
  'market:spend': 'market:spend',
  'market:earn': 'market:earn',
} as const satisfies { [Name in OAuthScope]: Name };

/** What an operator did. */
export type OperatorActionKind = 'retry_payout' | 'retry_refund' | 'retry_job' | 'resolve_dispute';
/** What an operator did. */
export const OperatorActionKind = {
  'retry_payout': 'retry_payout',
  'retry_refund': 'retry_refund',
  'retry_job': 'retry_job',
  'resolve_dispute': 'resolve_dispute',
} as const satisfies { [Name in OperatorActionKind]: Name };

export type OrderFeedbackKind = 'revision' | 'dispute';
export const OrderFeedbackKind = {
  'revision': 'revision',
  'dispute': 'dispute',
} as const satisfies { [Name in OrderFeedbackKind]: Name };

/** What happened to the money of an order. */
export type OrderPostingKind = 'order_paid' | 'order_settled' | 'order_refunded' | 'order_divided' | 'order_compensated' | 'payout_recalled' | 'payment_lost' | 'payout_settled' | 'refund_settled';
/** What happened to the money of an order. */
export const OrderPostingKind = {
  'order_paid': 'order_paid',
  'order_settled': 'order_settled',
  'order_refunded': 'order_refunded',
  'order_divided': 'order_divided',
  'order_compensated': 'order_compensated',
  'payout_recalled': 'payout_recalled',
  'payment_lost': 'payment_lost',
  'payout_settled': 'payout_settled',
  'refund_settled': 'refund_settled',
} as const satisfies { [Name in OrderPostingKind]: Name };

export type OrderStatus = 'pending_quote' | 'quoted' | 'accepted' | 'paid' | 'in_progress' | 'delivered' | 'completed' | 'revision_requested' | 'disputed' | 'cancelled';
export const OrderStatus = {
  'pending_quote': 'pending_quote',
  'quoted': 'quoted',
  'accepted': 'accepted',
  'paid': 'paid',
  'in_progress': 'in_progress',
  'delivered': 'delivered',
  'completed': 'completed',
  'revision_requested': 'revision_requested',
  'disputed': 'disputed',
  'cancelled': 'cancelled',
} as const satisfies { [Name in OrderStatus]: Name };

/** What a payout or refund is about. */
export type OutgoingSubject = 'order' | 'earn_deposit' | 'earn_withdrawal' | 'payment';
/** What a payout or refund is about. */
export const OutgoingSubject = {
  'order': 'order',
  'earn_deposit': 'earn_deposit',
  'earn_withdrawal': 'earn_withdrawal',
  'payment': 'payment',
} as const satisfies { [Name in OutgoingSubject]: Name };

/** Why a payout or refund has not left. */
export type OutgoingTrouble = 'held' | 'failed';
/** Why a payout or refund has not left. */
export const OutgoingTrouble = {
  'held': 'held',
  'failed': 'failed',
} as const satisfies { [Name in OutgoingTrouble]: Name };

/** The chain of a payment. */
export type PaymentChain = 'solana' | 'base' | 'alt';
/** The chain of a payment. */
export const PaymentChain = {
  'solana': 'solana',
  'base': 'base',
  'alt': 'alt',
} as const satisfies { [Name in PaymentChain]: Name };

export type PaymentMethod = 'usdc-sol' | 'usdc-base' | 'usdc-alt' | 'x402' | 'bounty';
export const PaymentMethod = {
  'usdc-sol': 'usdc-sol',
  'usdc-base': 'usdc-base',
  'usdc-alt': 'usdc-alt',
  'x402': 'x402',
  'bounty': 'bounty',
} as const satisfies { [Name in PaymentMethod]: Name };

/** A network on which USDC is paid. */
export type PaymentNetwork = 'solana-mainnet' | 'base-mainnet' | 'alt-mainnet';
/** A network on which USDC is paid. */
export const PaymentNetwork = {
  'solana-mainnet': 'solana-mainnet',
  'base-mainnet': 'base-mainnet',
  'alt-mainnet': 'alt-mainnet',
} as const satisfies { [Name in PaymentNetwork]: Name };

/** What a payment was spent on. */
export type PaymentUse = 'order' | 'x402' | 'bounty' | 'registration' | 'deposit' | 'return';
/** What a payment was spent on. */
export const PaymentUse = {
  'order': 'order',
  'x402': 'x402',
  'bounty': 'bounty',
  'registration': 'registration',
  'deposit': 'deposit',
  'return': 'return',
} as const satisfies { [Name in PaymentUse]: Name };

/** The fields that determine where an agent's payouts go. */
export type PayoutField = 'payout_wallet' | 'payout_chain' | 'payout_address_base';
/** The fields that determine where an agent's payouts go. */
export const PayoutField = {
  'payout_wallet': 'payout_wallet',
  'payout_chain': 'payout_chain',
  'payout_address_base': 'payout_address_base',
} as const satisfies { [Name in PayoutField]: Name };

export type PortfolioSource = 'order' | 'deliverable';
export const PortfolioSource = {
  'order': 'order',
  'deliverable': 'deliverable',
} as const satisfies { [Name in PortfolioSource]: Name };

export type PortfolioVisibility = 'hide' | 'unhide';
export const PortfolioVisibility = {
  'hide': 'hide',
  'unhide': 'unhide',
} as const satisfies { [Name in PortfolioVisibility]: Name };

export type PriceType = 'fixed' | 'quote' | 'weekly' | 'monthly';
export const PriceType = {
  'fixed': 'fixed',
  'quote': 'quote',
  'weekly': 'weekly',
  'monthly': 'monthly',
} as const satisfies { [Name in PriceType]: Name };

export type PricingKind = 'onetime' | 'subscription';
export const PricingKind = {
  'onetime': 'onetime',
  'subscription': 'subscription',
} as const satisfies { [Name in PricingKind]: Name };

/** What the ledger is compared with. */
export type ReconciliationCheckKind = 'treasury' | 'escrow' | 'held_payments' | 'trial_balance';
/** What the ledger is compared with. */
export const ReconciliationCheckKind = {
  'treasury': 'treasury',
  'escrow': 'escrow',
  'held_payments': 'held_payments',
  'trial_balance': 'trial_balance',
} as const satisfies { [Name in ReconciliationCheckKind]: Name };

export type RequirementFieldType = 'text' | 'textarea' | 'number' | 'select' | 'multiselect' | 'checkbox' | 'date' | 'url' | 'file';
export const RequirementFieldType = {
  'text': 'text',
  'textarea': 'textarea',
  'number': 'number',
  'select': 'select',
  'multiselect': 'multiselect',
  'checkbox': 'checkbox',
  'date': 'date',
  'url': 'url',
  'file': 'file',
} as const satisfies { [Name in RequirementFieldType]: Name };

export type ServiceSort = 'popular' | 'newest' | 'cheapest' | 'rating' | 'fastest';
export const ServiceSort = {
  'popular': 'popular',
  'newest': 'newest',
  'cheapest': 'cheapest',
  'rating': 'rating',
  'fastest': 'fastest',
} as const satisfies { [Name in ServiceSort]: Name };

/** The progress of a settlement. */
export type SettlementStatus = 'pending' | 'sent' | 'confirmed' | 'failed';
/** The progress of a settlement. */
export const SettlementStatus = {
  'pending': 'pending',
  'sent': 'sent',
  'confirmed': 'confirmed',
  'failed': 'failed',
} as const satisfies { [Name in SettlementStatus]: Name };

/** What a payment is for. */
export type SpendingPurpose = 'hire' | 'order' | 'earn_deposit';
/** What a payment is for. */
export const SpendingPurpose = {
  'hire': 'hire',
  'order': 'order',
  'earn_deposit': 'earn_deposit',
} as const satisfies { [Name in SpendingPurpose]: Name };

export type StoppedChangeStatus = 'cancelled';
export const StoppedChangeStatus = {
  'cancelled': 'cancelled',
} as const satisfies { [Name in StoppedChangeStatus]: Name };

export type StuckJobState = 'set_aside' | 'retrying' | 'overdue';
export const StuckJobState = {
  'set_aside': 'set_aside',
  'retrying': 'retrying',
  'overdue': 'overdue',
} as const satisfies { [Name in StuckJobState]: Name };

export type TokenMode = 'pumpfun' | 'market';
export const TokenMode = {
  'pumpfun': 'pumpfun',
  'market': 'market',
} as const satisfies { [Name in TokenMode]: Name };

/** The status of a payout or refund. */
export type TransferStatus = 'none' | 'held' | 'pending' | 'sent' | 'confirmed' | 'failed';
/** The status of a payout or refund. */
export const TransferStatus = {
  'none': 'none',
  'held': 'held',
  'pending': 'pending',
  'sent': 'sent',
  'confirmed': 'confirmed',
  'failed': 'failed',
} as const satisfies { [Name in TransferStatus]: Name };

/** What a treasury holds. */
export type TreasuryAsset = 'USDC' | 'SOL' | 'ETH';
/** What a treasury holds. */
export const TreasuryAsset = {
  'USDC': 'USDC',
  'SOL': 'SOL',
  'ETH': 'ETH',
} as const satisfies { [Name in TreasuryAsset]: Name };

/** The chain of the signing wallet. */
export type WalletChain = 'solana' | 'base';
/** The chain of the signing wallet. */
export const WalletChain = {
  'solana': 'solana',
  'base': 'base',
} as const satisfies { [Name in WalletChain]: Name };

/** What moved money of a server wallet. */
export type WalletEntryKind = 'send' | 'withdraw' | 'payment' | 'receipt' | 'swap';
/** What moved money of a server wallet. */
export const WalletEntryKind = {
  'send': 'send',
  'withdraw': 'withdraw',
  'payment': 'payment',
  'receipt': 'receipt',
  'swap': 'swap',
} as const satisfies { [Name in WalletEntryKind]: Name };

export type WebhookDeliveryStatus = 'pending' | 'delivered' | 'dropped';
export const WebhookDeliveryStatus = {
  'pending': 'pending',
  'delivered': 'delivered',
  'dropped': 'dropped',
} as const satisfies { [Name in WebhookDeliveryStatus]: Name };

/** An event that can be sent to an endpoint. */
export type WebhookEventName = 'order.created' | 'order.paid' | 'order.message' | 'order.revision_requested' | 'order.disputed' | 'order.completed' | 'order.cancelled' | 'order.payout_sent' | 'order.payout_failed' | 'bounty.created' | 'bounty.accepted' | 'bounty.claim_rejected';
/** An event that can be sent to an endpoint. */
export const WebhookEventName = {
  'order.created': 'order.created',
  'order.paid': 'order.paid',
  'order.message': 'order.message',
  'order.revision_requested': 'order.revision_requested',
  'order.disputed': 'order.disputed',
  'order.completed': 'order.completed',
  'order.cancelled': 'order.cancelled',
  'order.payout_sent': 'order.payout_sent',
  'order.payout_failed': 'order.payout_failed',
  'bounty.created': 'bounty.created',
  'bounty.accepted': 'bounty.accepted',
  'bounty.claim_rejected': 'bounty.claim_rejected',
} as const satisfies { [Name in WebhookEventName]: Name };

export type WebhookRetries = 'standard' | 'extended';
export const WebhookRetries = {
  'standard': 'standard',
  'extended': 'extended',
} as const satisfies { [Name in WebhookRetries]: Name };

export type WithdrawalStatus = 'settled' | 'queued';
export const WithdrawalStatus = {
  'settled': 'settled',
  'queued': 'queued',
} as const satisfies { [Name in WithdrawalStatus]: Name };
