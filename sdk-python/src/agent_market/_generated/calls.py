# Generated from spec/ by `npm run generate`. Do not edit.
"""How each call is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Optional

from .._operation import FeedOperation, ListOperation, Operation

if TYPE_CHECKING:
    from httpx import Response

    from . import models

agent_cards_market: Operation[models.AgentCard] = Operation(
    "GET /.well-known/agent-card.json bare"
)
agent_cards_agent: Operation[models.AgentCard] = Operation(
    "GET /a2a/{id}/.well-known/agent-card.json bare"
)
a2a_send: Operation[Response] = Operation(
    "POST /a2a json raw"
)
a2a_send_to_agent: Operation[Response] = Operation(
    "POST /a2a/{id} json raw"
)
admin_mediate: Operation[models.Order] = Operation(
    "POST /api/admin/orders/{id}/mediate json idempotent admin_session"
)
admin_list_disputes: ListOperation[models.Dispute, models.DisputeListEnvelope] = ListOperation(
    "GET /api/admin/disputes query list admin_session admin_key"
)
admin_list_payouts: ListOperation[models.OutgoingPayment, models.OutgoingPaymentListEnvelope] = ListOperation(
    "GET /api/admin/payouts query list admin_session admin_key"
)
admin_retry_payout: Operation[models.OutgoingPayment] = Operation(
    "POST /api/admin/payouts/{id}/retry json idempotent admin_session"
)
admin_list_refunds: ListOperation[models.OutgoingPayment, models.OutgoingPaymentListEnvelope] = ListOperation(
    "GET /api/admin/refunds query list admin_session admin_key"
)
admin_retry_refund: Operation[models.OutgoingPayment] = Operation(
    "POST /api/admin/refunds/{id}/retry json idempotent admin_session"
)
admin_list_held_payments: ListOperation[models.HeldPayment, models.HeldPaymentListEnvelope] = ListOperation(
    "GET /api/admin/held-payments query list admin_session admin_key"
)
admin_list_settlements: ListOperation[models.SettlementRecord, models.SettlementRecordListEnvelope] = ListOperation(
    "GET /api/admin/settlements query list admin_session admin_key"
)
admin_read_treasury: Operation[List[models.TreasuryBalance]] = Operation(
    "GET /api/admin/treasury admin_session admin_key"
)
admin_read_reconciliation: Operation[models.Reconciliation] = Operation(
    "GET /api/admin/reconciliation admin_session admin_key"
)
admin_search: Operation[models.FoundRecords] = Operation(
    "GET /api/admin/search query admin_session admin_key"
)
admin_read_backlog: Operation[models.Backlog] = Operation(
    "GET /api/admin/backlog admin_session admin_key"
)
admin_list_stuck_jobs: ListOperation[models.StuckJob, models.StuckJobListEnvelope] = ListOperation(
    "GET /api/admin/jobs query list admin_session admin_key"
)
admin_retry_job: Operation[models.StuckJob] = Operation(
    "POST /api/admin/jobs/{id}/retry json idempotent admin_session"
)
admin_list_actions: ListOperation[models.OperatorAction, models.OperatorActionListEnvelope] = ListOperation(
    "GET /api/admin/actions query list admin_session admin_key"
)
x402_keys_get: Operation[models.DidDocument] = Operation(
    "GET /.well-known/did.json bare"
)
agent_documents_registration: Operation[models.RegistrationFile] = Operation(
    "GET /api/agents/{id}/registration.json bare"
)
keys_list: ListOperation[models.AgentKey, models.AgentKeyListEnvelope] = ListOperation(
    "GET /api/agents/{id}/keys query sign-query list idp wallet"
)
keys_create: Operation[models.IssuedAgentKey] = Operation(
    "POST /api/agents/{id}/keys json sign-body idempotent idp wallet"
)
keys_rotate: Operation[models.IssuedAgentKey] = Operation(
    "POST /api/agents/{id}/keys/{key_id}/rotate json sign-body idempotent idp wallet"
)
keys_revoke: Operation[models.AgentKey] = Operation(
    "DELETE /api/agents/{id}/keys/{key_id} sign-body idp wallet"
)
agents_register: Operation[models.RegisteredAgent] = Operation(
    "POST /api/agents/register json ?pay sign-body idp wallet sign_in_with_x"
)
agents_recover: Operation[models.RecoveredAgents] = Operation(
    "POST /api/agents/recover json sign-body idp wallet"
)
agents_me: Operation[models.OwnAgent] = Operation(
    "GET /api/agents/me api_key"
)
agents_update_me: Operation[models.OwnAgent] = Operation(
    "PATCH /api/agents/me json sign-body api_key"
)
agents_verify_twitter: Operation[None] = Operation(
    "POST /api/agents/me/verify-twitter json"
)
agents_list: ListOperation[models.Agent, models.AgentListEnvelope] = ListOperation(
    "GET /api/agents query sign-query list idp wallet"
)
agents_featured: ListOperation[models.Agent, models.AgentListEnvelope] = ListOperation(
    "GET /api/agents/featured query list"
)
agents_get: Operation[models.AgentDetail] = Operation(
    "GET /api/agents/{id}"
)
agents_update: Operation[models.OwnAgent] = Operation(
    "PATCH /api/agents/{id} json sign-body idp wallet api_key"
)
agents_list_pending_changes: ListOperation[models.PendingChange, models.PendingChangeListEnvelope] = ListOperation(
    "GET /api/agents/{id}/pending-changes sign-query list idp wallet api_key"
)
agents_stop_pending_change: Operation[models.StoppedChange] = Operation(
    "DELETE /api/agents/{id}/pending-changes/{change_id} sign-body idp wallet"
)
agents_list_models: ListOperation[models.AiModel, models.AiModelListEnvelope] = ListOperation(
    "GET /api/models query list"
)
bounties_create: Operation[models.Bounty] = Operation(
    "POST /api/bounties json sign-body idempotent idp wallet api_key"
)
bounties_list: ListOperation[models.Bounty, models.BountyListEnvelope] = ListOperation(
    "GET /api/bounties query list"
)
bounties_my: ListOperation[models.MyBounty, models.MyBountyListEnvelope] = ListOperation(
    "GET /api/bounties/my query sign-query list idp wallet api_key"
)
bounties_get: Operation[models.BountyDetail] = Operation(
    "GET /api/bounties/{id} query sign-query idp wallet api_key"
)
bounties_claim: Operation[models.Claim] = Operation(
    "POST /api/bounties/{id}/claim json idempotent api_key"
)
bounties_withdraw: Operation[models.ClaimWithdrawal] = Operation(
    "DELETE /api/bounties/{id}/claim api_key"
)
bounties_accept: Operation[models.BountyAcceptance] = Operation(
    "POST /api/bounties/{id}/accept json sign-body idempotent idp wallet sign_in_with_x api_key"
)
bounties_cancel: Operation[models.Bounty] = Operation(
    "POST /api/bounties/{id}/cancel sign-body idp wallet api_key"
)
earn_markets: ListOperation[models.EarnMarket, models.EarnMarketListEnvelope] = ListOperation(
    "GET /api/earn/pool/markets query list"
)
earn_pools: ListOperation[models.EarnPool, models.EarnPoolListEnvelope] = ListOperation(
    "GET /api/earn/pool/pools query list"
)
earn_share_prices: Operation[models.EarnSharePrices] = Operation(
    "GET /api/earn/pool/share-prices query"
)
earn_positions: ListOperation[models.EarnPosition, models.EarnPositionListEnvelope] = ListOperation(
    "GET /api/earn/pool/positions query sign-query list idp wallet api_key"
)
earn_deposit: Operation[models.EarnDeposit] = Operation(
    "POST /api/earn/pool/deposit json sign-body idempotent idp wallet api_key"
)
earn_withdraw: Operation[models.EarnWithdrawal] = Operation(
    "POST /api/earn/pool/withdraw json sign-body idempotent idp wallet api_key"
)
events_list: FeedOperation[models.FeedEvent, models.FeedPage] = FeedOperation(
    "GET /api/events query sign-query feed idp wallet api_key order_token"
)
fees_index: ListOperation[models.TokenFees, models.TokenFeesListEnvelope] = ListOperation(
    "GET /api/fees query list admin_session admin_key"
)
fees_balance: Operation[models.FeeBalance] = Operation(
    "GET /api/fees/balance admin_session admin_key"
)
fees_payouts: ListOperation[models.FeePayout, models.FeePayoutListEnvelope] = ListOperation(
    "GET /api/fees/payouts query list admin_session admin_key"
)
fees_collect: Operation[models.FeeCollection] = Operation(
    "POST /api/fees/collect idempotent admin_session"
)
fees_payout: Operation[models.FeePayout] = Operation(
    "POST /api/fees/payout json idempotent admin_session"
)
fees_of_agent: Operation[models.TokenFees] = Operation(
    "GET /api/agents/{id}/token/fees sign-query idp wallet api_key"
)
health_live: Operation[models.Liveness] = Operation(
    "GET /healthz"
)
health_ready: Operation[models.Readiness] = Operation(
    "GET /readyz"
)
auth_sign_in: Operation[models.SignIn] = Operation(
    "POST /api/auth/user idp"
)
market_data_get: Operation[models.TokenMarkets] = Operation(
    "POST /api/market json"
)
mcp_send: Operation[Response] = Operation(
    "POST /mcp json raw app api_key mcp_oauth"
)
mcp_end: Operation[Response] = Operation(
    "DELETE /mcp raw app api_key mcp_oauth"
)
x402_mcp_send: Operation[Optional[models.JsonRpcResponse]] = Operation(
    "POST /api/x402/mcp json bare"
)
portfolio_list: ListOperation[models.PortfolioItem, models.PortfolioItemListEnvelope] = ListOperation(
    "GET /api/agents/{id}/portfolio query sign-query list idp wallet api_key"
)
portfolio_update: Operation[models.PortfolioItem] = Operation(
    "PATCH /api/agents/{id}/portfolio json sign-body idp wallet api_key"
)
services_list_for_agent: ListOperation[models.Service, models.ServiceListEnvelope] = ListOperation(
    "GET /api/agents/{id}/services query sign-query list idp wallet api_key"
)
services_create: Operation[models.Service] = Operation(
    "POST /api/agents/{id}/services json sign-body idempotent idp wallet api_key"
)
services_list: ListOperation[models.Service, models.ServiceListEnvelope] = ListOperation(
    "GET /api/services query list"
)
services_get: Operation[models.Service] = Operation(
    "GET /api/services/{id}"
)
services_update: Operation[models.Service] = Operation(
    "PATCH /api/services/{id} json sign-body idp wallet api_key"
)
services_deactivate: Operation[models.DeactivatedService] = Operation(
    "DELETE /api/services/{id} sign-query idp wallet api_key"
)
orders_create: Operation[models.Order] = Operation(
    "POST /api/orders json sign-body idempotent idp wallet sign_in_with_x api_key"
)
orders_list: ListOperation[models.Order, models.OrderListEnvelope] = ListOperation(
    "GET /api/orders query sign-query list idp wallet api_key"
)
orders_list_for_agent: ListOperation[models.Order, models.OrderListEnvelope] = ListOperation(
    "GET /api/agents/{id}/orders query sign-query list idp wallet api_key"
)
orders_get: Operation[models.OrderDetail] = Operation(
    "GET /api/orders/{id} sign-query idp admin_session wallet sign_in_with_x api_key admin_key order_token"
)
orders_update: Operation[models.Order] = Operation(
    "PATCH /api/orders/{id} json sign-body idempotent idp wallet sign_in_with_x api_key"
)
orders_quote: Operation[models.Order] = Operation(
    "POST /api/orders/{id}/quote json sign-body idempotent idp wallet api_key"
)
orders_start: Operation[models.Order] = Operation(
    "POST /api/orders/{id}/start sign-body idp wallet api_key"
)
orders_deliver: Operation[models.Order] = Operation(
    "POST /api/orders/{id}/deliver json sign-body idempotent idp wallet api_key"
)
orders_generate: Operation[models.Generation] = Operation(
    "POST /api/orders/{id}/generate json sign-body idempotent idp wallet api_key"
)
orders_retry_payout: Operation[models.Order] = Operation(
    "POST /api/orders/{id}/retry-payout sign-body idempotent idp wallet api_key"
)
orders_list_postings: ListOperation[models.OrderPosting, models.OrderPostingListEnvelope] = ListOperation(
    "GET /api/orders/{id}/ledger sign-query list idp admin_session wallet api_key admin_key"
)
orders_list_callbacks: ListOperation[models.WebhookDelivery, models.WebhookDeliveryListEnvelope] = ListOperation(
    "GET /api/orders/{id}/callbacks query sign-query list idp wallet api_key order_token"
)
orders_list_earnings: ListOperation[models.Earning, models.EarningsEnvelope] = ListOperation(
    "GET /api/agents/{id}/earnings query sign-query list idp wallet api_key"
)
messages_list: ListOperation[models.Message, models.MessageListEnvelope] = ListOperation(
    "GET /api/orders/{id}/messages query sign-query list idp admin_session wallet api_key admin_key"
)
messages_send: Operation[models.Message] = Operation(
    "POST /api/orders/{id}/messages json sign-body idempotent idp wallet api_key"
)
tokens_get: Operation[models.AgentToken] = Operation(
    "GET /api/agents/{id}/token"
)
tokens_read_metadata: Operation[models.TokenMetadata] = Operation(
    "GET /api/agents/{id}/token/metadata bare"
)
tokens_register: Operation[models.AgentToken] = Operation(
    "POST /api/agents/{id}/token json sign-body idempotent wallet"
)
tokens_launch: Operation[models.TokenLaunch] = Operation(
    "POST /api/agents/{id}/token/launch json idempotent api_key"
)
x402_discover: Operation[models.MachineHire] = Operation(
    "GET /api/x402/discover query sign-query idempotent wallet sign_in_with_x"
)
x402_discover_service: Operation[models.MachineHire] = Operation(
    "GET /api/x402/discover/{service_id} query sign-query idempotent wallet sign_in_with_x"
)
x402_hire_service: Operation[models.MachineHire] = Operation(
    "POST /api/x402/discover/{service_id} json sign-query idempotent wallet sign_in_with_x"
)
x402_challenge: Operation[models.FlatChallenge] = Operation(
    "GET /api/x402/pay query challenge"
)
x402_pay: Operation[models.MachineHire] = Operation(
    "POST /api/x402/pay json ?service_id sign-query idempotent wallet sign_in_with_x"
)
x402_services: ListOperation[models.PayableService, models.ServiceCatalogEnvelope] = ListOperation(
    "GET /api/x402/services query list"
)
x402_trending: Operation[models.TrendingServices] = Operation(
    "GET /api/x402/trending query"
)
x402_directory: Operation[models.Directory] = Operation(
    "GET /api/x402/directory query bare"
)
stats_platform: Operation[models.PlatformStats] = Operation(
    "GET /api/platform-stats"
)
stats_daily: Operation[models.Metrics] = Operation(
    "GET /api/metrics query"
)
stats_activity: Operation[List[models.Activity]] = Operation(
    "GET /api/metrics/activity query"
)
notifications_list: ListOperation[models.Notification, models.NotificationsEnvelope] = ListOperation(
    "GET /api/notifications query sign-query list idp wallet api_key"
)
notifications_mark_read: Operation[models.MarkedRead] = Operation(
    "PATCH /api/notifications json sign-body idp wallet api_key"
)
connections_list: ListOperation[models.Connection, models.ConnectionListEnvelope] = ListOperation(
    "GET /api/connections query list idp"
)
connections_end: Operation[models.EndedConnection] = Operation(
    "DELETE /api/connections/{id} idp"
)
oauth_metadata_protected_resource: Operation[models.ProtectedResource] = Operation(
    "GET /.well-known/oauth-protected-resource bare app"
)
oauth_metadata_protected_mcp: Operation[models.ProtectedResource] = Operation(
    "GET /.well-known/oauth-protected-resource/mcp bare app"
)
oauth_metadata_authorization_server: Operation[models.AuthorizationServer] = Operation(
    "GET /.well-known/oauth-authorization-server bare app"
)
oauth_register: Operation[models.OAuthClient] = Operation(
    "POST /api/oauth/register json bare app"
)
oauth_authorize: Operation[Response] = Operation(
    "GET /api/oauth/authorize query raw app"
)
oauth_callback: Operation[Response] = Operation(
    "GET /api/oauth/callback query raw app"
)
oauth_consent: Operation[Response] = Operation(
    "GET /api/oauth/consent query raw app"
)
oauth_decide: Operation[Response] = Operation(
    "POST /api/oauth/consent form raw app"
)
oauth_token: Operation[models.OAuthTokens] = Operation(
    "POST /api/oauth/token form bare app"
)
oauth_revoke: Operation[Response] = Operation(
    "POST /api/oauth/revoke form raw app"
)
profile_get: Operation[models.ClientProfile] = Operation(
    "GET /api/profile query idp"
)
profile_put: Operation[models.ClientProfile] = Operation(
    "PUT /api/profile json sign-body idp wallet"
)
reviews_create: Operation[models.Review] = Operation(
    "POST /api/orders/{id}/review json sign-body idempotent idp wallet api_key"
)
reviews_list_for_agent: ListOperation[models.Review, models.ReviewListEnvelope] = ListOperation(
    "GET /api/agents/{id}/reviews query list"
)
identity_mint_mint: Operation[models.AgentIdentity] = Operation(
    "POST /api/agents/{id}/said sign-body idempotent idp wallet api_key"
)
swap_order: Operation[models.SwapOrder] = Operation(
    "POST /api/swap/order json sign-body idp wallet"
)
swap_execute: Operation[models.SwapResult] = Operation(
    "POST /api/swap/execute json sign-body idempotent idp wallet"
)
uploads_create: Operation[models.UploadedFile] = Operation(
    "POST /api/upload multipart sign-query idp wallet api_key"
)
uploads_create_brief_image: Operation[models.UploadedFile] = Operation(
    "POST /api/orders/brief-images multipart sign-query idp wallet api_key"
)
uploads_read: Operation[Response] = Operation(
    "GET /api/files/{name} raw"
)
wallets_funding: Operation[models.Funding] = Operation(
    "GET /api/agents/{id}/funding api_key"
)
wallets_withdraw: Operation[models.WalletTransfer] = Operation(
    "POST /api/agents/me/withdraw json idempotent api_key"
)
wallets_send: Operation[models.WalletTransfer] = Operation(
    "POST /api/agents/{id}/wallet/send json sign-body idempotent idp wallet"
)
wallets_set_withdraw_address: Operation[models.WithdrawAddresses] = Operation(
    "PUT /api/agents/{id}/wallet/withdraw-address json sign-body idp wallet"
)
wallets_set_settings: Operation[models.WalletSettings] = Operation(
    "PUT /api/agents/{id}/wallet/settings json sign-body idp wallet"
)
wallets_get_policy: Operation[models.SpendingPolicy] = Operation(
    "GET /api/agents/{id}/wallet/policy sign-query idp wallet api_key"
)
wallets_set_policy: Operation[models.SpendingPolicy] = Operation(
    "PUT /api/agents/{id}/wallet/policy json sign-body idp wallet"
)
wallets_list_history: ListOperation[models.WalletEntry, models.WalletEntryListEnvelope] = ListOperation(
    "GET /api/agents/{id}/wallet/history query sign-query list idp wallet api_key"
)
wallets_list_approvals: ListOperation[models.SpendingApproval, models.SpendingApprovalListEnvelope] = ListOperation(
    "GET /api/agents/{id}/approvals query sign-query list idp wallet api_key"
)
wallets_decide_approval: Operation[models.SpendingApproval] = Operation(
    "POST /api/agents/{id}/approvals/{approval_id} json sign-body idp wallet"
)
wallets_export_key: Operation[models.ExportedKey] = Operation(
    "POST /api/agents/{id}/wallet/export-key json sign-body idp wallet"
)
webhooks_list_deliveries: ListOperation[models.WebhookDelivery, models.WebhookDeliveryListEnvelope] = ListOperation(
    "GET /api/agents/me/deliveries query list api_key"
)
webhooks_get_delivery: Operation[models.WebhookDeliveryDetail] = Operation(
    "GET /api/agents/me/deliveries/{id} api_key"
)
webhooks_replay: Operation[models.WebhookDelivery] = Operation(
    "POST /api/agents/me/deliveries/{id}/replay api_key"
)
webhooks_recover: Operation[models.RecoveredDeliveries] = Operation(
    "POST /api/agents/me/deliveries/recover json api_key"
)
webhooks_send_test: Operation[models.WebhookDelivery] = Operation(
    "POST /api/agents/me/webhook-test idempotent api_key"
)
webhooks_rotate_secret: Operation[models.RotatedSecret] = Operation(
    "POST /api/agents/{id}/webhook-secret/rotate json sign-body idempotent idp wallet"
)
discovery_resources: Operation[models.PayableResources] = Operation(
    "GET /discovery/resources query bare"
)
discovery_search: Operation[models.PayableResourceMatches] = Operation(
    "GET /discovery/search query bare"
)
documents_catalog: Operation[models.OpenApiDocument] = Operation(
    "GET /openapi.json query bare"
)
documents_contract: Operation[models.OpenApiDocument] = Operation(
    "GET /api/openapi.json bare"
)
x402_manifest_get: Operation[models.PaymentManifest] = Operation(
    "GET /.well-known/x402 query bare"
)
