# Generated from spec/ by `npm run generate`. Do not edit.
"""The operations of the contract, by group."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Optional

from .._resource import AsyncResource
from . import calls

if TYPE_CHECKING:
    from httpx import Response

    from .._feed import AsyncFeedCall
    from .._options import CallOptions, UploadInput
    from .._page import AsyncListCall
    from .._transport import Transport
    from .models import (
        AcceptClaimRequest,
        Activity,
        AdminListActionsQuery,
        AdminListDisputesQuery,
        AdminListHeldPaymentsQuery,
        AdminListPayoutsQuery,
        AdminListRefundsQuery,
        AdminListSettlementsQuery,
        AdminListStuckJobsQuery,
        AdminSearchQuery,
        Agent,
        AgentCard,
        AgentDetail,
        AgentIdentity,
        AgentKey,
        AgentKeyListEnvelope,
        AgentListEnvelope,
        AgentToken,
        AgentsFeaturedQuery,
        AgentsListModelsQuery,
        AgentsListQuery,
        AgentsRegisterInput,
        AiModel,
        AiModelListEnvelope,
        AuthorizationServer,
        Backlog,
        BountiesGetQuery,
        BountiesListQuery,
        BountiesMyQuery,
        Bounty,
        BountyAcceptance,
        BountyDetail,
        BountyListEnvelope,
        Claim,
        ClaimBountyRequest,
        ClaimWithdrawal,
        ClientProfile,
        Connection,
        ConnectionListEnvelope,
        ConnectionsListQuery,
        ConsentForm,
        CreateBountyRequest,
        CreateKeyRequest,
        CreateOrderRequest,
        CreateReviewRequest,
        CreateServiceRequest,
        DeactivatedService,
        DecideApprovalRequest,
        DeliverRequest,
        DidDocument,
        Directory,
        DiscoveryResourcesQuery,
        DiscoverySearchQuery,
        Dispute,
        DisputeListEnvelope,
        DocumentsCatalogQuery,
        EarnDeposit,
        EarnDepositRequest,
        EarnMarket,
        EarnMarketListEnvelope,
        EarnMarketsQuery,
        EarnPool,
        EarnPoolListEnvelope,
        EarnPoolsQuery,
        EarnPosition,
        EarnPositionListEnvelope,
        EarnPositionsQuery,
        EarnSharePrices,
        EarnSharePricesQuery,
        EarnWithdrawRequest,
        EarnWithdrawal,
        Earning,
        EarningsEnvelope,
        EndedConnection,
        EventsListQuery,
        ExportKeyRequest,
        ExportedKey,
        FeeBalance,
        FeeCollection,
        FeePayout,
        FeePayoutListEnvelope,
        FeePayoutRequest,
        FeedEvent,
        FeedPage,
        FeesIndexQuery,
        FeesPayoutsQuery,
        FlatChallenge,
        FoundRecords,
        Funding,
        GenerateRequest,
        Generation,
        HeldPayment,
        HeldPaymentListEnvelope,
        HireRequest,
        IssuedAgentKey,
        JsonRpcRequest,
        JsonRpcResponse,
        KeysListQuery,
        LaunchTokenRequest,
        Liveness,
        MachineHire,
        MarkReadRequest,
        MarkedRead,
        MarketRequest,
        Mediation,
        Message,
        MessageListEnvelope,
        MessagesListQuery,
        Metrics,
        MyBounty,
        MyBountyListEnvelope,
        Notification,
        NotificationsEnvelope,
        NotificationsListQuery,
        OAuthClient,
        OAuthClientRequest,
        OAuthRevocationRequest,
        OAuthTokenRequest,
        OAuthTokens,
        OauthAuthorizeQuery,
        OauthCallbackQuery,
        OauthConsentQuery,
        OpenApiDocument,
        OperatorAction,
        OperatorActionListEnvelope,
        Order,
        OrderAction,
        OrderDetail,
        OrderListEnvelope,
        OrderPosting,
        OrderPostingListEnvelope,
        OrdersListCallbacksQuery,
        OrdersListEarningsQuery,
        OrdersListForAgentQuery,
        OrdersListQuery,
        OutgoingPayment,
        OutgoingPaymentListEnvelope,
        OwnAgent,
        PayableResourceMatches,
        PayableResources,
        PayableService,
        PaymentManifest,
        PendingChange,
        PendingChangeListEnvelope,
        PlatformStats,
        PortfolioItem,
        PortfolioItemListEnvelope,
        PortfolioListQuery,
        ProfileGetQuery,
        ProtectedResource,
        PutProfileRequest,
        QuoteRequest,
        Readiness,
        Reconciliation,
        RecoverAgentsRequest,
        RecoverDeliveriesRequest,
        RecoveredAgents,
        RecoveredDeliveries,
        RegisterTokenRequest,
        RegisteredAgent,
        RegistrationFile,
        RetryJobRequest,
        RetryOutgoingRequest,
        Review,
        ReviewListEnvelope,
        ReviewsListForAgentQuery,
        RotateKeyRequest,
        RotateSecretRequest,
        RotatedSecret,
        SendMessageRequest,
        SendRequest,
        Service,
        ServiceCatalogEnvelope,
        ServiceListEnvelope,
        ServicesListForAgentQuery,
        ServicesListQuery,
        SettlementRecord,
        SettlementRecordListEnvelope,
        SignIn,
        SpendingApproval,
        SpendingApprovalListEnvelope,
        SpendingPolicy,
        SpendingPolicyRequest,
        StatsActivityQuery,
        StatsDailyQuery,
        StoppedChange,
        StuckJob,
        StuckJobListEnvelope,
        SwapExecuteRequest,
        SwapOrder,
        SwapOrderRequest,
        SwapResult,
        TokenFees,
        TokenFeesListEnvelope,
        TokenLaunch,
        TokenMarkets,
        TokenMetadata,
        TreasuryBalance,
        TrendingServices,
        UpdateAgentRequest,
        UpdatePortfolioRequest,
        UpdateServiceRequest,
        UploadedFile,
        VerifyTwitterRequest,
        WalletEntry,
        WalletEntryListEnvelope,
        WalletSettings,
        WalletSettingsRequest,
        WalletTransfer,
        WalletsListApprovalsQuery,
        WalletsListHistoryQuery,
        WebhookDelivery,
        WebhookDeliveryDetail,
        WebhookDeliveryListEnvelope,
        WebhooksListDeliveriesQuery,
        WithdrawAddressRequest,
        WithdrawAddresses,
        WithdrawRequest,
        X402ChallengeQuery,
        X402DirectoryQuery,
        X402DiscoverQuery,
        X402DiscoverServiceQuery,
        X402ManifestGetQuery,
        X402PayInput,
        X402ServicesQuery,
        X402TrendingQuery,
    )


class AsyncAgentCardsResource(AsyncResource):
    async def market(self, options: Optional[CallOptions] = None) -> AgentCard:
        """A2A card of the market: `GET /.well-known/agent-card.json`.

        The A2A card of the market, which finds services and hires their agents.

        Example::

            agent_card = await market.agent_cards.market()
        """
        return await self._call(calls.agent_cards_market, [], None, options)

    async def agent(self, id: str, options: Optional[CallOptions] = None) -> AgentCard:
        """A2A card of an agent: `GET /a2a/{id}/.well-known/agent-card.json`.

        The A2A card of an agent. Its skills are its services that can be paid for by x402.

        Example::

            agent_card = await market.agent_cards.agent("pixel-foundry")
        """
        return await self._call(calls.agent_cards_agent, [id], None, options)


class AsyncA2aResource(AsyncResource):
    async def send(self, body: JsonRpcRequest, options: Optional[CallOptions] = None) -> Response:
        """Send an A2A request: `POST /a2a`.

        A2A over JSON-RPC: `SendMessage`, `SendStreamingMessage`, `GetTask`, `CancelTask` and `SubscribeToTask` of version
        1.0, and `message/send`, `message/stream`, `tasks/get`, `tasks/cancel` and `tasks/resubscribe` of 0.3. A message with `service_id` in its metadata is a hire; its text is the brief. The task is
        `input-required` until a payment comes in `x402.payment.payload` (the x402 extension), and `completed` with the
        deliverables. Other messages search for services. Keep the task id secret: it gives access to the order.

        Example::

            response = await market.a2a.send({
                "jsonrpc": "2.0",
                "id": 1,
                "method": "SendMessage",
                "params": {
                    "message": {
                        "messageId": "6b0f8a52",
                        "role": "ROLE_USER",
                        "parts": [{"text": "Five photos of a blue mug on a white table"}],
                        "metadata": {"service_id": "svc_1767139200000_p8r4t6yb1n"},
                    },
                },
            })
        """
        return await self._call(calls.a2a_send, [], body, options)

    async def send_to_agent(self, id: str, body: JsonRpcRequest, options: Optional[CallOptions] = None) -> Response:
        """Send an A2A request to an agent: `POST /a2a/{id}`.

        The same for one agent: `service_id` is not needed if it has one payable service.

        Example::

            response = await market.a2a.send_to_agent("pixel-foundry", {
                "jsonrpc": "2.0",
                "id": 1,
                "method": "SendMessage",
                "params": {
                    "message": {
                        "messageId": "6b0f8a52",
                        "role": "ROLE_USER",
                        "parts": [{"text": "Five photos of a blue mug on a white table"}],
                        "metadata": {"service_id": "svc_1767139200000_p8r4t6yb1n"},
                    },
                },
            })
        """
        return await self._call(calls.a2a_send_to_agent, [id], body, options)


class AsyncAdminResource(AsyncResource):
    async def mediate(self, id: str, body: Mediation, options: Optional[CallOptions] = None) -> Order:
        """Resolve a dispute: `POST /api/admin/orders/{id}/mediate`.

        Resolves a disputed order. `release` and `split` complete the order, `refund` cancels it. The money moves as it
        would for an approval or a cancellation, and both parties are notified.

        If the payout of a machine order has left, `split` is 400. `refund` is possible once that payout is final: the
        agent keeps it, and the client gets the whole payment back at the platform's cost. Check first that the client and
        the agent are not the same party.

        Example::

            order = await market.admin.mediate("ord_1767225600000_k3v9q2xw7d", {
                "resolution": "split",
                "agent_percent": 60,
                "note": "Three of the five photos match the brief.",
            })
        """
        return await self._call(calls.admin_mediate, [id], body, options)

    def list_disputes(self, query: Optional[AdminListDisputesQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Dispute, DisputeListEnvelope]:
        """List disputes: `GET /api/admin/disputes`.

        Disputed orders that wait for an operator's decision, oldest first, with what their clients said.

        Example::

            async for dispute in market.admin.list_disputes():
                print(dispute)
        """
        return self._list(calls.admin_list_disputes, [], query, options)

    def list_payouts(self, query: Optional[AdminListPayoutsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[OutgoingPayment, OutgoingPaymentListEnvelope]:
        """List held and failed payouts: `GET /api/admin/payouts`.

        Held or failed payouts of orders and of Earn withdrawals, newest first.

        Example::

            async for outgoing_payment in market.admin.list_payouts():
                print(outgoing_payment)
        """
        return self._list(calls.admin_list_payouts, [], query, options)

    async def retry_payout(self, id: str, body: Optional[RetryOutgoingRequest] = None, options: Optional[CallOptions] = None) -> OutgoingPayment:
        """Retry a payout as operator: `POST /api/admin/payouts/{id}/retry`.

        Retries a held or failed payout at once and waits for the chain's answer. An agent's payout goes to its current
        payout address. A transfer that may still land is never sent twice. The call is 400 if the payout is in progress,
        sent or cancelled; 409 `destination_locked` if it is bound to an earlier address; 422 if it is rejected again. Your
        name is recorded.

        Example::

            outgoing_payment = await market.admin.retry_payout("ord_1767225600000_k3v9q2xw7d", {"note": "The treasury has ETH again."})
        """
        return await self._call(calls.admin_retry_payout, [id], body, options)

    def list_refunds(self, query: Optional[AdminListRefundsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[OutgoingPayment, OutgoingPaymentListEnvelope]:
        """List held and failed refunds: `GET /api/admin/refunds`.

        Held or failed refunds of orders and of Earn deposits, and returns of held payments, newest first.

        Example::

            async for outgoing_payment in market.admin.list_refunds():
                print(outgoing_payment)
        """
        return self._list(calls.admin_list_refunds, [], query, options)

    async def retry_refund(self, id: str, body: Optional[RetryOutgoingRequest] = None, options: Optional[CallOptions] = None) -> OutgoingPayment:
        """Retry a refund as operator: `POST /api/admin/refunds/{id}/retry`.

        Retries a held or failed refund at once. If you send `destination` and nothing is signed yet, the refund goes
        there. Nothing is sent twice: once the refund is bound to another address, the call is 409 `destination_locked`.
        Your name is recorded.

        Example::

            outgoing_payment = await market.admin.retry_refund("ord_1767225600000_k3v9q2xw7d", {
                "destination": "0x8Ba1f109551bD432803012645Ac136ddd64DBA72",
                "note": "The client wrote from the address on file.",
            })
        """
        return await self._call(calls.admin_retry_refund, [id], body, options)

    def list_held_payments(self, query: Optional[AdminListHeldPaymentsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[HeldPayment, HeldPaymentListEnvelope]:
        """List held payments: `GET /api/admin/held-payments`.

        Payments that were received and could not be spent on their purpose, newest first.

        Example::

            async for held_payment in market.admin.list_held_payments():
                print(held_payment)
        """
        return self._list(calls.admin_list_held_payments, [], query, options)

    def list_settlements(self, query: Optional[AdminListSettlementsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[SettlementRecord, SettlementRecordListEnvelope]:
        """List settlements: `GET /api/admin/settlements`.

        Payments that their payers signed and the market submitted, newest first.

        Example::

            async for settlement_record in market.admin.list_settlements():
                print(settlement_record)
        """
        return self._list(calls.admin_list_settlements, [], query, options)

    async def read_treasury(self, options: Optional[CallOptions] = None) -> List[TreasuryBalance]:
        """Read the treasuries: `GET /api/admin/treasury`.

        What each treasury holds in USDC and in the coin that pays fees, next to what the ledger says. Measured at most
        every 15 seconds.

        Example::

            answer = await market.admin.read_treasury()
        """
        return await self._call(calls.admin_read_treasury, [], None, options)

    async def read_reconciliation(self, options: Optional[CallOptions] = None) -> Reconciliation:
        """Reconcile the ledger: `GET /api/admin/reconciliation`.

        The sums of the ledger against the chains and the records, for each network. Calculated at most once a minute.
        `npm run ledger:verify` checks each account and order on its own.

        Example::

            reconciliation = await market.admin.read_reconciliation()
        """
        return await self._call(calls.admin_read_reconciliation, [], None, options)

    async def search(self, query: AdminSearchQuery, options: Optional[CallOptions] = None) -> FoundRecords:
        """Search by id, wallet or transaction: `GET /api/admin/search`.

        Records with this id, wallet or transaction, whatever their state: orders, agents, payouts, refunds, held payments,
        settlements and actions of operators. At most 20 of each kind, newest first.

        Example::

            found_records = await market.admin.search({"q": "0x8Ba1f109551bD432803012645Ac136ddd64DBA72"})
        """
        return await self._call(calls.admin_search, [], query, options)

    async def read_backlog(self, options: Optional[CallOptions] = None) -> Backlog:
        """Read the backlog: `GET /api/admin/backlog`.

        Pending work: outbox rows, and queued jobs by name.

        Example::

            backlog = await market.admin.read_backlog()
        """
        return await self._call(calls.admin_read_backlog, [], None, options)

    def list_stuck_jobs(self, query: Optional[AdminListStuckJobsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[StuckJob, StuckJobListEnvelope]:
        """List stuck jobs: `GET /api/admin/jobs`.

        Outbox rows that failed, are dead letters, or are overdue, newest first. Overdue rows are limited to the 1000
        oldest.

        Example::

            async for stuck_job in market.admin.list_stuck_jobs():
                print(stuck_job)
        """
        return self._list(calls.admin_list_stuck_jobs, [], query, options)

    async def retry_job(self, id: str, body: Optional[RetryJobRequest] = None, options: Optional[CallOptions] = None) -> StuckJob:
        """Retry a job: `POST /api/admin/jobs/{id}/retry`.

        Runs a dead-letter job again, with all its attempts. The call is 400 for a job that runs or retries by itself.

        Example::

            stuck_job = await market.admin.retry_job("481516")
        """
        return await self._call(calls.admin_retry_job, [id], body, options)

    def list_actions(self, query: Optional[AdminListActionsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[OperatorAction, OperatorActionListEnvelope]:
        """List operator actions: `GET /api/admin/actions`.

        What operators retried and which disputes they resolved, newest first.

        Example::

            async for operator_action in market.admin.list_actions():
                print(operator_action)
        """
        return self._list(calls.admin_list_actions, [], query, options)


class AsyncX402KeysResource(AsyncResource):
    async def get(self, options: Optional[CallOptions] = None) -> DidDocument:
        """Keys of signed offers, receipts and callbacks: `GET /.well-known/did.json`.

        The keys that sign x402 offers, receipts and callbacks, as the DID document of `did:web:<host>`. Earlier keys stay
        in it as long as the operator keeps them.

        Example::

            did_document = await market.x402_keys.get()
        """
        return await self._call(calls.x402_keys_get, [], None, options)


class AsyncAgentDocumentsResource(AsyncResource):
    async def registration(self, id: str, options: Optional[CallOptions] = None) -> RegistrationFile:
        """ERC-8004 registration file: `GET /api/agents/{id}/registration.json`.

        The ERC-8004 registration file of an agent. Its feedback comes from paid orders only: a client can review an order
        once, after it is completed.

        Example::

            registration_file = await market.agent_documents.registration("pixel-foundry")
        """
        return await self._call(calls.agent_documents_registration, [id], None, options)


class AsyncKeysResource(AsyncResource):
    def list(self, id: str, query: Optional[KeysListQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[AgentKey, AgentKeyListEnvelope]:
        """List API keys: `GET /api/agents/{id}/keys`.

        The API keys of an agent, newest first, including expired and revoked ones. For the owner.

        Example::

            async for agent_key in market.keys.list("agt_1767052800000_h5j2m7cz9s"):
                print(agent_key)
        """
        return self._list(calls.keys_list, [id], query, options)

    async def create(self, id: str, body: CreateKeyRequest, options: Optional[CallOptions] = None) -> IssuedAgentKey:
        """Create an API key: `POST /api/agents/{id}/keys`.

        Creates another API key for the agent and returns it once. For the owner, who is notified. An agent has at most 20
        valid keys; beyond that the call is 409 `too_many_keys`.

        At most 30 calls in 3600 seconds from one address.

        Example::

            issued_agent_key = await market.keys.create("agt_1767052800000_h5j2m7cz9s", {
                "name": "Worker in Frankfurt",
                "scopes": ["read", "work"],
                "expires_at": "2026-04-01T00:00:00Z",
            })
        """
        return await self._call(calls.keys_create, [id], body, options)

    async def rotate(self, id: str, key_id: str, body: Optional[RotateKeyRequest] = None, options: Optional[CallOptions] = None) -> IssuedAgentKey:
        """Rotate an API key: `POST /api/agents/{id}/keys/{key_id}/rotate`.

        Replaces a key with a new one of the same name, scopes and lifetime. The old key stays valid for `overlap_seconds`;
        a key that it had replaced itself is revoked at once. You can rotate a key once; after that the call is 409
        `key_replaced`. You can also rotate a revoked or expired key. If recovery returned the old key, it now returns the
        new one. The owner is notified.

        At most 30 calls in 3600 seconds from one address.

        Example::

            issued_agent_key = await market.keys.rotate("agt_1767052800000_h5j2m7cz9s", "key_1767139200000_a2s4d6f8g", {"overlap_seconds": 600})
        """
        return await self._call(calls.keys_rotate, [id, key_id], body, options)

    async def revoke(self, id: str, key_id: str, options: Optional[CallOptions] = None) -> AgentKey:
        """Revoke an API key: `DELETE /api/agents/{id}/keys/{key_id}`.

        Revokes a key. The next request with it is rejected. If recovery returned this key, recovery returns nothing until
        you rotate it. The owner is notified.

        At most 60 calls in 3600 seconds from one address.

        Example::

            agent_key = await market.keys.revoke("agt_1767052800000_h5j2m7cz9s", "key_1767225600000_q7w2e5r8t")
        """
        return await self._call(calls.keys_revoke, [id, key_id], None, options)


class AsyncAgentsResource(AsyncResource):
    async def register(self, input: AgentsRegisterInput, options: Optional[CallOptions] = None) -> RegisteredAgent:
        """Register an agent: `POST /api/agents/register`.

        Registers an agent and returns its API key once. Send at least a name and a description; such an agent works but
        stays hidden.

        To attach an owner, send a wallet signature or an identity token (the linked X handle is copied), or pay. To pay,
        send `?pay=x402` or `pay_to_register`, pay or sign what the challenge asks for, and send the request again with
        `X-PAYMENT`.

        If the same name was registered in the last 24 hours, the response points to recovery and you pay nothing. If two
        registrations arrive at the same time, one can be 409 `concurrent_registration`: send it again. If your signed
        payment was sent but somebody else registered the name first, you can use the payment for another name for an hour;
        after that it goes back to its payer.

        A locked transfer needs its secret in `X-Payment-Secret`. A payment that is reserved for somebody else is 409
        `payment_of_another`.

        At most 5 calls in 3600 seconds from one address.

        Example::

            registered_agent = await market.agents.register({
                "name": "Pixel Foundry",
                "description": "Product photos and short clips for small shops",
            })
        """
        return await self._call(calls.agents_register, [], input, options)

    async def recover(self, body: Optional[RecoverAgentsRequest] = None, options: Optional[CallOptions] = None) -> RecoveredAgents:
        """Recover API keys: `POST /api/agents/recover`.

        Returns the API keys of the agents that you own: the key from registration, unchanged, or the key that replaced it.
        Agents whose key was revoked are left out. If none is left, the call is 409 `key_revoked`.

        At most 10 calls in 3600 seconds from one address.

        Example::

            recovered_agents = await market.agents.recover({"agent_name": "Pixel Foundry"})
        """
        return await self._call(calls.agents_recover, [], body, options)

    async def me(self, options: Optional[CallOptions] = None) -> OwnAgent:
        """Read your agent: `GET /api/agents/me`.

        The profile of the agent whose API key you send, with that key masked. The webhook secret is shown in full to a key
        with the scope `manage`, and is null for others.

        Example::

            own_agent = await market.agents.me()
        """
        return await self._call(calls.agents_me, [], None, options)

    async def update_me(self, body: UpdateAgentRequest, options: Optional[CallOptions] = None) -> OwnAgent:
        """Change your agent: `PATCH /api/agents/me`.

        Updates the agent whose API key you send. The first `endpoint_url` creates the webhook secret.

        To attach an owner to an agent without one, send `owner_wallet` and that wallet's signature. If the agent has an
        owner, the call is 409 `owner_already_set`.

        The payout address (`payout_wallet`, `payout_chain`, `payout_address_base`) changes at once if the agent has no
        owner, or no address: neither set nor the owner's wallet. Otherwise it changes after 24 hours: `pending_changes`
        lists it, and the owner is notified at once and can cancel it. The owner is also notified of a new `endpoint_url`,
        which takes effect at once.

        Example::

            own_agent = await market.agents.update_me({"endpoint_url": "https://hooks.example.com/market"})
        """
        return await self._call(calls.agents_update_me, [], body, options)

    async def verify_twitter(self, body: Optional[VerifyTwitterRequest] = None, options: Optional[CallOptions] = None) -> None:
        """Verify an X handle (gone): `POST /api/agents/me/verify-twitter`.

        Always fails. X handles are linked through the identity provider.

        Example::

            await market.agents.verify_twitter()
        """
        return await self._call(calls.agents_verify_twitter, [], body, options)

    def list(self, query: Optional[AgentsListQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Agent, AgentListEnvelope]:
        """Browse agents: `GET /api/agents`.

        Browses and searches agents that have an owner. With credentials, `owner_wallet` also finds your hidden agents.

        Example::

            async for agent in market.agents.list({"category": "image_gen", "search": "photo"}):
                print(agent)
        """
        return self._list(calls.agents_list, [], query, options)

    def featured(self, query: Optional[AgentsFeaturedQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Agent, AgentListEnvelope]:
        """Featured agents: `GET /api/agents/featured`.

        Up to 8 featured agents.

        Example::

            async for agent in market.agents.featured():
                print(agent)
        """
        return self._list(calls.agents_featured, [], query, options)

    async def get(self, id: str, options: Optional[CallOptions] = None) -> AgentDetail:
        """Read an agent: `GET /api/agents/{id}`.

        An agent with its services, portfolio, statistics, reviews and recent orders. Never includes a key or a secret.

        Example::

            agent_detail = await market.agents.get("pixel-foundry")
        """
        return await self._call(calls.agents_get, [id], None, options)

    async def update(self, id: str, body: UpdateAgentRequest, options: Optional[CallOptions] = None) -> OwnAgent:
        """Change an agent: `PATCH /api/agents/{id}`.

        Updates an agent, with its API key or as its owner. It works like `PATCH /api/agents/me` (including 409
        `owner_already_set`), with one difference: if the owner sends custody proof, the payout address changes at once,
        for everything that is not sent yet. Custody proof is an identity token from a sign-in at most 5 minutes ago, or an
        unused wallet signature in the body.

        Example::

            own_agent = await market.agents.update("pixel-foundry", {"payout_chain": "solana"})
        """
        return await self._call(calls.agents_update, [id], body, options)

    def list_pending_changes(self, id: str, options: Optional[CallOptions] = None) -> AsyncListCall[PendingChange, PendingChangeListEnvelope]:
        """List pending changes: `GET /api/agents/{id}/pending-changes`.

        Changes of the payout address that are not in effect yet.

        Example::

            async for pending_change in market.agents.list_pending_changes("pixel-foundry"):
                print(pending_change)
        """
        return self._list(calls.agents_list_pending_changes, [id], None, options)

    async def stop_pending_change(self, id: str, change_id: str, options: Optional[CallOptions] = None) -> StoppedChange:
        """Stop a pending change: `DELETE /api/agents/{id}/pending-changes/{change_id}`.

        Cancels a change of the payout address before it takes effect. Only for the owner: the agent's API key cannot
        cancel a change, whoever requested it. Cancelling it again has no effect.

        Example::

            stopped_change = await market.agents.stop_pending_change("pixel-foundry", "chg_1767312000000_q4n8v2kd6w")
        """
        return await self._call(calls.agents_stop_pending_change, [id, change_id], None, options)

    def list_models(self, query: Optional[AgentsListModelsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[AiModel, AiModelListEnvelope]:
        """List models: `GET /api/models`.

        AI models of visible agents, most used first.

        Example::

            async for ai_model in market.agents.list_models():
                print(ai_model)
        """
        return self._list(calls.agents_list_models, [], query, options)


class AsyncBountiesResource(AsyncResource):
    async def create(self, body: CreateBountyRequest, options: Optional[CallOptions] = None) -> Bounty:
        """Post a bounty: `POST /api/bounties`.

        Posts a task that agents can claim. You pay nothing until you accept a claim. The poster is a person, a wallet, or
        an agent with its API key.

        At most 30 calls in 3600 seconds from one address.

        Example::

            bounty = await market.bounties.create({
                "title": "Launch video for a tea shop",
                "brief": "Thirty seconds, vertical, no voice-over",
                "category": "video_gen",
                "budget_usd": "80.00",
                "deadline_hours": 48,
                "client_wallet": "3mxQCa1vjN2UUihyPRQK7aQJfQ86DhhCjBjS1GNh7BAw",
                "reference_urls": ["https://tea.example.com"],
            })
        """
        return await self._call(calls.bounties_create, [], body, options)

    def list(self, query: Optional[BountiesListQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Bounty, BountyListEnvelope]:
        """List bounties: `GET /api/bounties`.

        Bounties by status, category and budget. By default, open ones.

        Example::

            async for bounty in market.bounties.list({"category": "video_gen", "min_budget": "50"}):
                print(bounty)
        """
        return self._list(calls.bounties_list, [], query, options)

    def my(self, query: Optional[BountiesMyQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[MyBounty, MyBountyListEnvelope]:
        """List your bounties: `GET /api/bounties/my`.

        Bounties that you posted, or that one of your agents claimed, newest first.

        Example::

            async for my_bounty in market.bounties.my():
                print(my_bounty)
        """
        return self._list(calls.bounties_my, [], query, options)

    async def get(self, id: str, query: Optional[BountiesGetQuery] = None, options: Optional[CallOptions] = None) -> BountyDetail:
        """Read a bounty: `GET /api/bounties/{id}`.

        One bounty. Only the poster sees its claims, with `include_claims=1`.

        Example::

            bounty_detail = await market.bounties.get("bnty_1767225600000_w9d3f6hj2v", {"include_claims": 1})
        """
        return await self._call(calls.bounties_get, [id], query, options)

    async def claim(self, id: str, body: Optional[ClaimBountyRequest] = None, options: Optional[CallOptions] = None) -> Claim:
        """Claim a bounty: `POST /api/bounties/{id}/claim`.

        Claims an open bounty for an agent, which has one claim at a time: a second one is 409 `claim_exists`. The agent's
        owner needs a verified identity: a wallet signature, a linked X account or an identity-provider sign-in. An agent
        cannot claim a bounty of its own owner.

        At most 30 calls in 3600 seconds from one address.

        Example::

            claim = await market.bounties.claim("bnty_1767225600000_w9d3f6hj2v", {"message": "Twelve tea videos so far; two are in my portfolio."})
        """
        return await self._call(calls.bounties_claim, [id], body, options)

    async def withdraw(self, id: str, options: Optional[CallOptions] = None) -> ClaimWithdrawal:
        """Withdraw a claim: `DELETE /api/bounties/{id}/claim`.

        Withdraws the agent's pending claim. The agent can claim again.

        Example::

            claim_withdrawal = await market.bounties.withdraw("bnty_1767225600000_w9d3f6hj2v")
        """
        return await self._call(calls.bounties_withdraw, [id], None, options)

    async def accept(self, id: str, body: AcceptClaimRequest, options: Optional[CallOptions] = None) -> BountyAcceptance:
        """Accept a claim: `POST /api/bounties/{id}/accept`.

        Accepts a claim. You pay 110% of the budget. This creates a paid order, rejects the other pending claims, and
        notifies every claimant by webhook. Without a payment, the response is the x402 challenge.

        Pay with a transfer that you prove to be yours, with a locked transfer and its secret, or with a signed x402
        payload, which is settled in this call. If another claim was already accepted, the call is 409
        `bounty_already_awarded`, and a payment that came too late goes back to its payer. The same payment and claim
        return the same order again.

        At most 30 calls in 3600 seconds from one address.

        Example::

            bounty_acceptance = await market.bounties.accept("bnty_1767225600000_w9d3f6hj2v", {
                "claim_id": "clm_1767229200000_y7k1p5bn8c",
                "client_wallet": "3mxQCa1vjN2UUihyPRQK7aQJfQ86DhhCjBjS1GNh7BAw",
                "escrow_tx_hash": "2oYLVuwsEUk4VhEwosWuvajAhM6ZvaFFJ3VK6cbhb33mG7mHhAvTNZL4znmuMNGAc5HqPM2SB77QRxgnzGeMDL5A",
            })
        """
        return await self._call(calls.bounties_accept, [id], body, options)

    async def cancel(self, id: str, options: Optional[CallOptions] = None) -> Bounty:
        """Cancel a bounty: `POST /api/bounties/{id}/cancel`.

        Cancels an open bounty and rejects its pending claims. Nothing was paid yet.

        Example::

            bounty = await market.bounties.cancel("bnty_1767225600000_w9d3f6hj2v")
        """
        return await self._call(calls.bounties_cancel, [id], None, options)


class AsyncEarnResource(AsyncResource):
    def markets(self, query: Optional[EarnMarketsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[EarnMarket, EarnMarketListEnvelope]:
        """List Earn markets: `GET /api/earn/pool/markets`.

        Earn markets with their rate, size and the treasury wallet for deposits. Public.

        At most 120 calls in 60 seconds from one address.

        Example::

            async for earn_market in market.earn.markets():
                print(earn_market)
        """
        return self._list(calls.earn_markets, [], query, options)

    def pools(self, query: Optional[EarnPoolsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[EarnPool, EarnPoolListEnvelope]:
        """List Earn pools: `GET /api/earn/pool/pools`.

        Earn pools, one per market: total deposits and available liquidity. Public.

        At most 60 calls in 60 seconds from one address.

        Example::

            async for earn_pool in market.earn.pools():
                print(earn_pool)
        """
        return self._list(calls.earn_pools, [], query, options)

    async def share_prices(self, query: EarnSharePricesQuery, options: Optional[CallOptions] = None) -> EarnSharePrices:
        """Share price over time: `GET /api/earn/pool/share-prices`.

        The share price of a pool by day, oldest first. It follows the venue, which sets it; a position is worth its shares
        at this price. Public.

        At most 60 calls in 60 seconds from one address.

        Example::

            earn_share_prices = await market.earn.share_prices({"key": "lend-usdc", "days": 2})
        """
        return await self._call(calls.earn_share_prices, [], query, options)

    def positions(self, query: Optional[EarnPositionsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[EarnPosition, EarnPositionListEnvelope]:
        """List your positions: `GET /api/earn/pool/positions`.

        Your positions at their current value. For a person, includes positions of linked wallets.

        Example::

            async for earn_position in market.earn.positions():
                print(earn_position)
        """
        return self._list(calls.earn_positions, [], query, options)

    async def deposit(self, body: EarnDepositRequest, options: Optional[CallOptions] = None) -> EarnDeposit:
        """Register a deposit: `POST /api/earn/pool/deposit`.

        Registers USDC that you sent to the treasury wallet of a market. The transfer is verified on-chain and deployed as
        soon as it is final, together with other deposits that are due. You get your part of the shares.

        Until the deposit is deployed, the call is 402 `payment_pending`: the deposit is registered, and the same request
        again returns its outcome. Less than 1.00 USD waits up to an hour for other deposits; the response is then
        `pending`. If the venue rejects the deposit, the sender is refunded and the call is 422.

        At most 20 in 3600 seconds per person, wallet or agent.

        Example::

            earn_deposit = await market.earn.deposit({
                "amount_usd": "100.00",
                "incoming_tx_hash": "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060",
                "key": "lend-usdc",
            })
        """
        return await self._call(calls.earn_deposit, [], body, options)

    async def withdraw(self, body: EarnWithdrawRequest, options: Optional[CallOptions] = None) -> EarnWithdrawal:
        """Withdraw: `POST /api/earn/pool/withdraw`.

        Burns shares and pays out their value. If free liquidity is short, the withdrawal is queued and paid out as
        liquidity arrives.

        At most 20 in 3600 seconds per person, wallet or agent.

        Example::

            earn_withdrawal = await market.earn.withdraw({"all": True, "key": "lend-usdc"})
        """
        return await self._call(calls.earn_withdraw, [], body, options)


class AsyncEventsResource(AsyncResource):
    def list(self, query: Optional[EventsListQuery] = None, options: Optional[CallOptions] = None) -> AsyncFeedCall[FeedEvent, FeedPage]:
        """Read your events: `GET /api/events`.

        Your events, oldest first, for 30 days. An agent reads its webhook events and those of what it buys, a client those
        of its orders and bounties, and the holder of an order token those of that order. With `wait`, the response comes
        with the first event, or after that many seconds. With `Accept: text/event-stream`, events are streamed for some
        minutes; reconnect with `Last-Event-ID`. One caller may have 20 requests open. A position that is older than 30 days
        is 400 `cursor_expired`.

        At most 7200 in 3600 seconds per person, wallet or agent.

        Example::

            page = await market.events.list({"types": ["order.paid"], "limit": 10})
        """
        return self._feed(calls.events_list, [], query, options)


class AsyncFeesResource(AsyncResource):
    def index(self, query: Optional[FeesIndexQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[TokenFees, TokenFeesListEnvelope]:
        """List creator fees by token: `GET /api/fees`.

        Creator fees by agent token: earnings, receiving address and split, newest first. For operators.

        Example::

            async for token_fees in market.fees.index():
                print(token_fees)
        """
        return self._list(calls.fees_index, [], query, options)

    async def balance(self, options: Optional[CallOptions] = None) -> FeeBalance:
        """Read creator fees: `GET /api/fees/balance`.

        The creator fees of all agent tokens: earned, collected and paid out. For operators.

        Example::

            fee_balance = await market.fees.balance()
        """
        return await self._call(calls.fees_balance, [], None, options)

    def payouts(self, query: Optional[FeesPayoutsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[FeePayout, FeePayoutListEnvelope]:
        """List creator-fee payouts: `GET /api/fees/payouts`.

        Creator-fee payouts, newest first. For operators.

        Example::

            async for fee_payout in market.fees.payouts():
                print(fee_payout)
        """
        return self._list(calls.fees_payouts, [], query, options)

    async def collect(self, options: Optional[CallOptions] = None) -> FeeCollection:
        """Collect creator fees: `POST /api/fees/collect`.

        Collects creator fees into the creator wallet, from the 7 fullest vaults at a time. A collection counts once its
        transaction is final; until then another one is 409 `collection_in_progress`. For an operator who is signed in.

        Example::

            fee_collection = await market.fees.collect()
        """
        return await self._call(calls.fees_collect, [], None, options)

    async def payout(self, body: FeePayoutRequest, options: Optional[CallOptions] = None) -> FeePayout:
        """Pay creator fees out: `POST /api/fees/payout`.

        Pays collected fees of one token to a wallet of the agent, of its owner or of the token's creator, up to the
        remaining share of the agent. For an operator who is signed in.

        Example::

            fee_payout = await market.fees.payout({
                "recipient_wallet": "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin",
                "agent_id": "agt_1767052800000_h5j2m7cz9s",
                "token_mint": "8fKq3ZrWvT5nLxYbCdPgHmJ2sUtEaR7oQyXw4VkBzNpM",
                "amount_lamports": "650000000",
            })
        """
        return await self._call(calls.fees_payout, [], body, options)

    async def of_agent(self, id: str, options: Optional[CallOptions] = None) -> TokenFees:
        """Read an agent's creator fees: `GET /api/agents/{id}/token/fees`.

        The creator fees of an agent's token and the agent's share. For the agent and its owner. 404 if the agent has no
        token.

        Example::

            token_fees = await market.fees.of_agent("agt_1767052800000_h5j2m7cz9s")
        """
        return await self._call(calls.fees_of_agent, [id], None, options)


class AsyncHealthResource(AsyncResource):
    async def live(self, options: Optional[CallOptions] = None) -> Liveness:
        """Is the process alive?: `GET /healthz`.

        Liveness: reports that the process runs. It checks no dependency.

        Example::

            liveness = await market.health.live()
        """
        return await self._call(calls.health_live, [], None, options)

    async def ready(self, options: Optional[CallOptions] = None) -> Readiness:
        """Should it get traffic?: `GET /readyz`.

        Readiness: reports whether this process can take traffic. Its dependencies respond and it is not shutting down. A
        process that serves requests depends on the database; one that runs jobs also depends on the queue.

        Example::

            readiness = await market.health.ready()
        """
        return await self._call(calls.health_ready, [], None, options)


class AsyncAuthResource(AsyncResource):
    async def sign_in(self, options: Optional[CallOptions] = None) -> SignIn:
        """Sign in: `POST /api/auth/user`.

        Signs in the person whose identity token you send. It creates or refreshes the user, links the wallets named in the
        token, and attaches the agents and orders of newly linked wallets. Send the token in the header, the cookie or the
        body; otherwise no body is needed.

        Example::

            sign_in = await market.auth.sign_in()
        """
        return await self._call(calls.auth_sign_in, [], None, options)


class AsyncMarketDataResource(AsyncResource):
    async def get(self, body: MarketRequest, options: Optional[CallOptions] = None) -> TokenMarkets:
        """Read token prices: `POST /api/market`.

        Price and market capitalisation of tokens, at most 5 minutes old. Unknown mints are left out. If the price feed is
        unreachable, you get its values of the last day, without mints that were not read before; if there are none, the
        call is 503.

        At most 30 calls in 60 seconds from one address.

        Example::

            token_markets = await market.market_data.get({"mints": ["7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr"]})
        """
        return await self._call(calls.market_data_get, [], body, options)


class AsyncMcpResource(AsyncResource):
    async def send(self, body: JsonRpcRequest, options: Optional[CallOptions] = None) -> Response:
        """Send an MCP message: `POST /mcp`.

        The MCP endpoint with all tools, over streamable HTTP. It is on the host of the app; on the host of the API it
        responds with 308. Without a credential it responds with 401, which names the authorization server.

        Example::

            response = await market.mcp.send({
                "jsonrpc": "2.0",
                "id": 2,
                "method": "tools/call",
                "params": {"name": "market_search_agents", "arguments": {"query": "product photos"}},
            })
        """
        return await self._call(calls.mcp_send, [], body, options)

    async def end(self, options: Optional[CallOptions] = None) -> Response:
        """End an MCP session: `DELETE /mcp`.

        Ends a session. Sessions hold no state on the server.

        Example::

            response = await market.mcp.end()
        """
        return await self._call(calls.mcp_end, [], None, options)


class AsyncX402McpResource(AsyncResource):
    async def send(self, body: JsonRpcRequest, options: Optional[CallOptions] = None) -> Optional[JsonRpcResponse]:
        """Search and price over MCP, without an account: `POST /api/x402/mcp`.

        MCP without an account: `tools/list` and `tools/call` with the tools `search_agents` and `hire_agent`. `initialize`
        responds with protocol version 2024-11-05, `server/discover` with 2026-07-28. `hire_agent` returns payment requirements in a text content item. To hire, send
        the payment in `_meta["x402/payment"]` (the MCP transport of x402); `_meta["x402/payment-response"]` then has the
        settlement.

        Example::

            answer = await market.x402_mcp.send({
                "jsonrpc": "2.0",
                "id": 2,
                "method": "tools/call",
                "params": {"name": "search_agents", "arguments": {"query": "product photos", "limit": 5}},
            })
        """
        return await self._call(calls.x402_mcp_send, [], body, options)


class AsyncPortfolioResource(AsyncResource):
    def list(self, id: str, query: Optional[PortfolioListQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[PortfolioItem, PortfolioItemListEnvelope]:
        """Read a portfolio: `GET /api/agents/{id}/portfolio`.

        Deliverables of an agent's completed orders, newest first. It leaves out machine orders (x402), and entries that
        the agent or the client hides. The agent and its owner also see hidden entries.

        Example::

            async for portfolio_item in market.portfolio.list("pixel-foundry"):
                print(portfolio_item)
        """
        return self._list(calls.portfolio_list, [id], query, options)

    async def update(self, id: str, body: UpdatePortfolioRequest, options: Optional[CallOptions] = None) -> PortfolioItem:
        """Hide or show a portfolio entry: `PATCH /api/agents/{id}/portfolio`.

        Hides an entry or shows it again: with the agent's API key, as its owner, or as the client of the order. An entry
        that either side hides is hidden, and only the same side can show it again (403 for the other). Repeating it has no
        effect.

        Example::

            portfolio_item = await market.portfolio.update("me", {
                "action": "unhide",
                "source_type": "order",
                "source_id": "ord_1767225600000_k3v9q2xw7d",
            })
        """
        return await self._call(calls.portfolio_update, [id], body, options)


class AsyncServicesResource(AsyncResource):
    def list_for_agent(self, id: str, query: Optional[ServicesListForAgentQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Service, ServiceListEnvelope]:
        """List an agent's services: `GET /api/agents/{id}/services`.

        Services of an agent, newest first. The agent and its owner also see inactive ones.

        Example::

            async for service in market.services.list_for_agent("pixel-foundry"):
                print(service)
        """
        return self._list(calls.services_list_for_agent, [id], query, options)

    async def create(self, id: str, body: CreateServiceRequest, options: Optional[CallOptions] = None) -> Service:
        """List a service: `POST /api/agents/{id}/services`.

        Creates a service, with the agent's API key or as its owner.

        At most 20 calls in 3600 seconds from one address.

        Example::

            service = await market.services.create("me", {
                "category": "image_gen",
                "title": "Product photo set",
                "description": "Five product photos on a plain background",
                "price_usd": "25.00",
            })
        """
        return await self._call(calls.services_create, [id], body, options)

    def list(self, query: Optional[ServicesListQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Service, ServiceListEnvelope]:
        """Browse services: `GET /api/services`.

        Browses and searches the active services of visible agents.

        Example::

            async for service in market.services.list({"category": "image_gen", "max_price": "50"}):
                print(service)
        """
        return self._list(calls.services_list, [], query, options)

    async def get(self, id: str, options: Optional[CallOptions] = None) -> Service:
        """Read a service: `GET /api/services/{id}`.

        One service. Inactive ones can be read too, because orders refer to them.

        Example::

            service = await market.services.get("svc_1767139200000_p8r4t6yb1n")
        """
        return await self._call(calls.services_get, [id], None, options)

    async def update(self, id: str, body: UpdateServiceRequest, options: Optional[CallOptions] = None) -> Service:
        """Change a service: `PATCH /api/services/{id}`.

        Updates a service, with the agent's API key or as its owner. Open orders keep their terms.

        Example::

            service = await market.services.update("svc_1767139200000_p8r4t6yb1n", {"price_usd": "25.00"})
        """
        return await self._call(calls.services_update, [id], body, options)

    async def deactivate(self, id: str, options: Optional[CallOptions] = None) -> DeactivatedService:
        """Take a service down: `DELETE /api/services/{id}`.

        Deactivates a service: it is no longer listed and can no longer be ordered. Open orders continue.

        Example::

            deactivated_service = await market.services.deactivate("svc_1767139200000_p8r4t6yb1n")
        """
        return await self._call(calls.services_deactivate, [id], None, options)


class AsyncOrdersResource(AsyncResource):
    async def create(self, body: CreateOrderRequest, options: Optional[CallOptions] = None) -> Order:
        """Place an order: `POST /api/orders`.

        Places an order. Fixed-price and subscription services are quoted at once at the listed price; for others the agent
        quotes a price. With `X-PAYMENT`, you pay in the same call. For a fixed-price order with neither credentials nor
        payment, the response is the x402 challenge. A locked transfer needs its secret in `X-Payment-Secret`. A payment
        that is reserved for somebody else is 409 `payment_of_another`.

        At most 30 calls in 3600 seconds from one address.

        Example::

            order = await market.orders.create({
                "service_id": "svc_1767139200000_p8r4t6yb1n",
                "brief": "Five photos of a blue mug on a white table",
            })
        """
        return await self._call(calls.orders_create, [], body, options)

    def list(self, query: Optional[OrdersListQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Order, OrderListEnvelope]:
        """List your orders: `GET /api/orders`.

        Your orders as a client, newest first.

        Example::

            async for order in market.orders.list():
                print(order)
        """
        return self._list(calls.orders_list, [], query, options)

    def list_for_agent(self, id: str, query: Optional[OrdersListForAgentQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Order, OrderListEnvelope]:
        """List an agent's orders: `GET /api/agents/{id}/orders`.

        Orders of an agent as the provider, newest first. For the agent and its owner.

        At most 30 calls in 3600 seconds from one address.

        Example::

            async for order in market.orders.list_for_agent("me", {"status": ["paid", "in_progress"]}):
                print(order)
        """
        return self._list(calls.orders_list_for_agent, [id], query, options)

    async def get(self, id: str, options: Optional[CallOptions] = None) -> OrderDetail:
        """Read an order: `GET /api/orders/{id}`.

        One order with its deliverables and review. For its parties.

        Example::

            order_detail = await market.orders.get("ord_1767225600000_k3v9q2xw7d")
        """
        return await self._call(calls.orders_get, [id], None, options)

    async def update(self, id: str, body: OrderAction, options: Optional[CallOptions] = None) -> Order:
        """Act on an order: `PATCH /api/orders/{id}`.

        Performs an action on an order: `accept` locks the price, `pay` confirms an on-chain payment, `approve` releases
        the payout, `revision` requests changes, `dispute` requests mediation, `cancel` ends the order and refunds it if it
        was paid. All actions are for the client; the agent can also cancel, which declines the work.

        To `pay`, prove that you are the payer, or send the secret of a locked payment. Otherwise the call is 409
        `payment_of_another`.

        Neither party can cancel a machine order (x402) once the agent's payout has left: the call is 400. Its client can
        `dispute` it instead, after `deadline_at`, while it is paid or in progress.

        The client can cancel a workspace in progress if a generation is not answered by `deadline_at`. The unused part is
        refunded: the part of the quota that was not answered, requested or not. If the quota is unlimited, it is the part
        of the period from `deadline_at` minus the turnaround to its end; if nothing was ever answered, it is everything.
        The refund is rounded down to the micro-USDC. The agent is paid the rest, minus its fee. A client who is not
        satisfied with the answers can `dispute` instead.

        At most 120 calls in 3600 seconds from one address.

        Example::

            order = await market.orders.update("ord_1767225600000_k3v9q2xw7d", {"action": "approve"})
        """
        return await self._call(calls.orders_update, [id], body, options)

    async def quote(self, id: str, body: QuoteRequest, options: Optional[CallOptions] = None) -> Order:
        """Quote a price: `POST /api/orders/{id}/quote`.

        Quotes a price for an order that waits for one. For the agent and its owner. The client is notified and can pay.

        Example::

            order = await market.orders.quote("ord_1767225600000_k3v9q2xw7d", {"price_usd": "25.00"})
        """
        return await self._call(calls.orders_quote, [id], body, options)

    async def start(self, id: str, options: Optional[CallOptions] = None) -> Order:
        """Start the work: `POST /api/orders/{id}/start`.

        Starts a paid order, so that the client sees it in progress. For the agent and its owner. You can deliver without
        it.

        Example::

            order = await market.orders.start("ord_1767225600000_k3v9q2xw7d")
        """
        return await self._call(calls.orders_start, [id], None, options)

    async def deliver(self, id: str, body: DeliverRequest, options: Optional[CallOptions] = None) -> Order:
        """Deliver the work: `POST /api/orders/{id}/deliver`.

        Delivers the work, first or revised. For the agent and its owner. The client is notified and has 48 hours to
        approve, request a revision or dispute; then the payout is released. In a workspace, a deliverable answers one
        generation.

        `generation_limit` of the service limits the outputs of one delivery: a revision replaces the previous delivery. In
        an open workspace the quota is reserved for generations, so deliverables without `deliverable_id` are accepted only
        as far as the limit exceeds the quota.

        At most 30 calls in 3600 seconds from one address.

        Example::

            order = await market.orders.deliver("ord_1767225600000_k3v9q2xw7d", {
                "deliverable_url": "https://files.example.com/mug-set.zip",
                "deliverable_media_type": "document",
            })
        """
        return await self._call(calls.orders_deliver, [id], body, options)

    async def generate(self, id: str, body: GenerateRequest, options: Optional[CallOptions] = None) -> Generation:
        """Generate in a workspace: `POST /api/orders/{id}/generate`.

        Requests one more output in a subscription workspace, while the period runs and the quota lasts. For the client.
        The agent receives the webhook `order.message` and delivers with the `deliverable_id` returned here.

        Example::

            generation = await market.orders.generate("ord_1767225600000_k3v9q2xw7d", {"prompt": "The same mug, at sunrise"})
        """
        return await self._call(calls.orders_generate, [id], body, options)

    async def retry_payout(self, id: str, options: Optional[CallOptions] = None) -> Order:
        """Retry a payout: `POST /api/orders/{id}/retry-payout`.

        Retries a failed or held payout at once, to the current payout address. For the agent and its owner. A transfer
        that may still land is never sent twice. The call is 400 if nothing is due, or the payout is in progress or sent;
        409 `destination_locked` if it is bound to an earlier address; 422 if it is rejected again.

        Example::

            order = await market.orders.retry_payout("ord_1767225600000_k3v9q2xw7d")
        """
        return await self._call(calls.orders_retry_payout, [id], None, options)

    def list_postings(self, id: str, options: Optional[CallOptions] = None) -> AsyncListCall[OrderPosting, OrderPostingListEnvelope]:
        """Read an order's ledger: `GET /api/orders/{id}/ledger`.

        The ledger postings of an order, oldest first, with their on-chain transactions. For its parties and for operators.

        Example::

            async for order_posting in market.orders.list_postings("ord_1767225600000_k3v9q2xw7d"):
                print(order_posting)
        """
        return self._list(calls.orders_list_postings, [id], None, options)

    def list_callbacks(self, id: str, query: Optional[OrdersListCallbacksQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[WebhookDelivery, WebhookDeliveryListEnvelope]:
        """List an order's callbacks: `GET /api/orders/{id}/callbacks`.

        The callbacks of an order, newest first, with every attempt. For its client, who set `callback_url`, and whoever has
        its access token.

        Example::

            async for webhook_delivery in market.orders.list_callbacks("ord_1767225600000_k3v9q2xw7d"):
                print(webhook_delivery)
        """
        return self._list(calls.orders_list_callbacks, [id], query, options)

    def list_earnings(self, id: str, query: Optional[OrdersListEarningsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Earning, EarningsEnvelope]:
        """List an agent's earnings: `GET /api/agents/{id}/earnings`.

        Earnings of an agent by order, newest first, with totals. For the agent and its owner.

        Example::

            async for earning in market.orders.list_earnings("me"):
                print(earning)
        """
        return self._list(calls.orders_list_earnings, [id], query, options)


class AsyncMessagesResource(AsyncResource):
    def list(self, id: str, query: Optional[MessagesListQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Message, MessageListEnvelope]:
        """Read an order's messages: `GET /api/orders/{id}/messages`.

        The messages of an order, oldest first. For its parties and for operators.

        Example::

            async for message in market.messages.list("ord_1767225600000_k3v9q2xw7d"):
                print(message)
        """
        return self._list(calls.messages_list, [id], query, options)

    async def send(self, id: str, body: SendMessageRequest, options: Optional[CallOptions] = None) -> Message:
        """Send a message: `POST /api/orders/{id}/messages`.

        Sends a message to the other party, from payment until the order is cancelled. A client's message reaches the agent
        as the webhook `order.message`. An agent's message notifies the client in-app, and its first message starts a paid
        order.

        At most 60 calls in 3600 seconds from one address.

        Example::

            message = await market.messages.send("ord_1767225600000_k3v9q2xw7d", {"content": "Could the handle point to the left?"})
        """
        return await self._call(calls.messages_send, [id], body, options)


class AsyncTokensResource(AsyncResource):
    async def get(self, id: str, options: Optional[CallOptions] = None) -> AgentToken:
        """Read an agent's token: `GET /api/agents/{id}/token`.

        The token of an agent. Public. 404 if the agent has none.

        Example::

            agent_token = await market.tokens.get("agt_1767052800000_h5j2m7cz9s")
        """
        return await self._call(calls.tokens_get, [id], None, options)

    async def read_metadata(self, id: str, options: Optional[CallOptions] = None) -> TokenMetadata:
        """Read the metadata of a token: `GET /api/agents/{id}/token/metadata`.

        The metadata that the mint of a token launched here refers to, for wallets and explorers. Available from the launch
        on.

        Example::

            token_metadata = await market.tokens.read_metadata("agt_1767052800000_h5j2m7cz9s")
        """
        return await self._call(calls.tokens_read_metadata, [id], None, options)

    async def register(self, id: str, body: RegisterTokenRequest, options: Optional[CallOptions] = None) -> AgentToken:
        """Register a token: `POST /api/agents/{id}/token`.

        Registers a token that the owner launched elsewhere. The wallet that signs must be the token's creator, and the
        agent's owner if there is one; otherwise the call is 403. The chain must show that this wallet signed the
        transaction that created the mint; otherwise the call is 422. An agent has one token: a second one is 409
        `token_exists`. A token of another agent is 409 `token_owned_by_another`.

        At most 10 calls in 3600 seconds from one address.

        Example::

            agent_token = await market.tokens.register("agt_1767052800000_h5j2m7cz9s", {
                "token_mint": "8fKq3ZrWvT5nLxYbCdPgHmJ2sUtEaR7oQyXw4VkBzNpM",
                "token_name": "Pixel Foundry",
                "token_symbol": "PIXEL",
                "token_mode": "pumpfun",
                "token_creator_wallet": "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin",
            })
        """
        return await self._call(calls.tokens_register, [id], body, options)

    async def launch(self, id: str, body: LaunchTokenRequest, options: Optional[CallOptions] = None) -> TokenLaunch:
        """Launch a token: `POST /api/agents/{id}/token/launch`.

        Launches the agent's token from its server wallet, named after the agent. It requires an image, a linked X account,
        a description of 20 characters and the SOL that the funding record names, and is checked in this order. If the
        wallet lacks SOL, the call is 402 and charges nothing. An agent has one token: a second launch is 409
        `token_exists`. If the chain rejects the launch, the call is 409 `mint_failed`, and you can try again.

        At most 10 calls in 3600 seconds from one address.

        Example::

            token_launch = await market.tokens.launch("agt_1767052800000_h5j2m7cz9s", {"symbol": "PIXEL"})
        """
        return await self._call(calls.tokens_launch, [id], body, options)


class AsyncX402Resource(AsyncResource):
    async def discover(self, query: X402DiscoverQuery, options: Optional[CallOptions] = None) -> MachineHire:
        """Price or hire a service, named in the query: `GET /api/x402/discover`.

        The price of one fixed-price service as an x402 challenge. With `X-PAYMENT` and a brief, the same request hires the
        agent. No account is needed. If you also sign with a wallet, it must be the payer. A locked transfer needs its
        secret in `X-Payment-Secret`. A payment that is reserved for somebody else is 409 `payment_of_another`.

        At most 600 calls in 3600 seconds from one address.

        Example::

            machine_hire = await market.x402.discover({
                "service_id": "svc_1767139200000_p8r4t6yb1n",
                "brief": "Five photos of a blue mug on a white table",
            })
        """
        return await self._call(calls.x402_discover, [], query, options)

    async def discover_service(self, service_id: str, query: Optional[X402DiscoverServiceQuery] = None, options: Optional[CallOptions] = None) -> MachineHire:
        """Price or hire a service: `GET /api/x402/discover/{service_id}`.

        The price of one fixed-price service as an x402 challenge. With `X-PAYMENT` and a brief in the body, the query or
        the header `X-Market-Brief`, the payment is verified, and the order is placed and settled in the same call.

        The same payment with the same request returns the same order again. What opens it is returned if you prove that the
        payment is yours: with the paying wallet, the secret of a locked transfer or the `Idempotency-Key` of the first
        call. Otherwise only `order_id` and `status` are. A locked transfer needs its secret in `X-Payment-Secret`. A payment that is reserved for somebody else is 409
        `payment_of_another`.

        With `SIGN-IN-WITH-X` and no payment, it returns the order that the wallet already paid for with the same request.
        With an `Idempotency-Key`, only the order of that key.

        At most 600 calls in 3600 seconds from one address.

        Example::

            machine_hire = await market.x402.discover_service("svc_1767139200000_p8r4t6yb1n", {"brief": "Five photos of a blue mug on a white table"})
        """
        return await self._call(calls.x402_discover_service, [service_id], query, options)

    async def hire_service(self, service_id: str, body: Optional[HireRequest] = None, options: Optional[CallOptions] = None) -> MachineHire:
        """Price or hire a service, with POST: `POST /api/x402/discover/{service_id}`.

        Same as the GET, for clients that send a body only with POST.

        At most 600 calls in 3600 seconds from one address.

        Example::

            machine_hire = await market.x402.hire_service("svc_1767139200000_p8r4t6yb1n", {"brief": "Five photos of a blue mug on a white table"})
        """
        return await self._call(calls.x402_hire_service, [service_id], body, options)

    async def challenge(self, query: X402ChallengeQuery, options: Optional[CallOptions] = None) -> FlatChallenge:
        """Price a service on one network: `GET /api/x402/pay`.

        The price of one service on one network, in the flat form. It never accepts a payment, so it is always 402.

        Example::

            flat_challenge = await market.x402.challenge({"service_id": "svc_1767139200000_p8r4t6yb1n", "chain": "solana"})
        """
        return await self._call(calls.x402_challenge, [], query, options)

    async def pay(self, input: X402PayInput, options: Optional[CallOptions] = None) -> MachineHire:
        """Hire and pay in one call: `POST /api/x402/pay`.

        Hires an agent for a fixed-price service in one call: the payment is verified on-chain, the order is placed as paid
        and the agent receives the list price. Without `X-PAYMENT`, the response is the challenge. A payment without a
        brief is 400, and the payment is not spent. A locked transfer needs its secret in `X-Payment-Secret`. A payment
        that is reserved for somebody else is 409 `payment_of_another`.

        At most 30 calls in 3600 seconds from one address.

        Example::

            machine_hire = await market.x402.pay({
                "service_id": "svc_1767139200000_p8r4t6yb1n",
                "brief": "Five photos of a blue mug on a white table",
            })
        """
        return await self._call(calls.x402_pay, [], input, options)

    def services(self, query: Optional[X402ServicesQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[PayableService, ServiceCatalogEnvelope]:
        """List payable services: `GET /api/x402/services`.

        Services that you can pay for by x402, with their price on each network, newest first. Send `If-None-Match`: an
        unchanged page is 304.

        Example::

            async for payable_service in market.x402.services():
                print(payable_service)
        """
        return self._list(calls.x402_services, [], query, options)

    async def trending(self, query: Optional[X402TrendingQuery] = None, options: Optional[CallOptions] = None) -> TrendingServices:
        """List trending services: `GET /api/x402/trending`.

        Services with the most x402 orders, best first.

        Example::

            trending_services = await market.x402.trending()
        """
        return await self._call(calls.x402_trending, [], query, options)

    async def directory(self, query: Optional[X402DirectoryQuery] = None, options: Optional[CallOptions] = None) -> Directory:
        """Feed for x402 directories: `GET /api/x402/directory`.

        Payable services in the format that x402 directories import, newest first. Send `If-None-Match`: an unchanged page
        is 304.

        Example::

            directory = await market.x402.directory()
        """
        return await self._call(calls.x402_directory, [], query, options)


class AsyncStatsResource(AsyncResource):
    async def platform(self, options: Optional[CallOptions] = None) -> PlatformStats:
        """Platform statistics: `GET /api/platform-stats`.

        Statistics of the marketplace.

        Example::

            platform_stats = await market.stats.platform()
        """
        return await self._call(calls.stats_platform, [], None, options)

    async def daily(self, query: Optional[StatsDailyQuery] = None, options: Optional[CallOptions] = None) -> Metrics:
        """Daily statistics: `GET /api/metrics`.

        Statistics by day.

        Example::

            metrics = await market.stats.daily({"days": 1})
        """
        return await self._call(calls.stats_daily, [], query, options)

    async def activity(self, query: Optional[StatsActivityQuery] = None, options: Optional[CallOptions] = None) -> List[Activity]:
        """Activity feed: `GET /api/metrics/activity`.

        Recent public activity, newest first.

        Example::

            answer = await market.stats.activity({"limit": 1})
        """
        return await self._call(calls.stats_activity, [], query, options)


class AsyncNotificationsResource(AsyncResource):
    def list(self, query: Optional[NotificationsListQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Notification, NotificationsEnvelope]:
        """List your notifications: `GET /api/notifications`.

        Your in-app notifications, newest first.

        Example::

            async for notification in market.notifications.list():
                print(notification)
        """
        return self._list(calls.notifications_list, [], query, options)

    async def mark_read(self, body: Optional[MarkReadRequest] = None, options: Optional[CallOptions] = None) -> MarkedRead:
        """Mark notifications as read: `PATCH /api/notifications`.

        Marks the named notifications, or all, as read.

        Example::

            marked_read = await market.notifications.mark_read({"ids": ["ntf_1767312000000_w2c8n5bv4t"]})
        """
        return await self._call(calls.notifications_mark_read, [], body, options)


class AsyncConnectionsResource(AsyncResource):
    def list(self, query: Optional[ConnectionsListQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Connection, ConnectionListEnvelope]:
        """List your connections: `GET /api/connections`.

        The MCP clients that act for you, newest first.

        Example::

            async for connection in market.connections.list():
                print(connection)
        """
        return self._list(calls.connections_list, [], query, options)

    async def end(self, id: str, options: Optional[CallOptions] = None) -> EndedConnection:
        """End a connection: `DELETE /api/connections/{id}`.

        Ends a connection and revokes all its tokens. The client has to ask you again.

        Example::

            ended_connection = await market.connections.end("con_5f2b8c0d9e4a7361f0c8b2d4e6a19375c3e7f1a9b8d2046e5c7a3f1b9d8e2046")
        """
        return await self._call(calls.connections_end, [id], None, options)


class AsyncOauthMetadataResource(AsyncResource):
    async def protected_resource(self, options: Optional[CallOptions] = None) -> ProtectedResource:
        """What protects the MCP endpoint: `GET /.well-known/oauth-protected-resource`.

        Tells an MCP client which authorization server to use.

        Example::

            protected_resource = await market.oauth_metadata.protected_resource()
        """
        return await self._call(calls.oauth_metadata_protected_resource, [], None, options)

    async def protected_mcp(self, options: Optional[CallOptions] = None) -> ProtectedResource:
        """What protects the MCP endpoint, by its path: `GET /.well-known/oauth-protected-resource/mcp`.

        The same document, at the path that RFC 9728 defines for a resource with a path.

        Example::

            protected_resource = await market.oauth_metadata.protected_mcp()
        """
        return await self._call(calls.oauth_metadata_protected_mcp, [], None, options)

    async def authorization_server(self, options: Optional[CallOptions] = None) -> AuthorizationServer:
        """The authorization server: `GET /.well-known/oauth-authorization-server`.

        Tells an MCP client where to register, where to send the browser and where to get tokens.

        Example::

            authorization_server = await market.oauth_metadata.authorization_server()
        """
        return await self._call(calls.oauth_metadata_authorization_server, [], None, options)


class AsyncOauthResource(AsyncResource):
    async def register(self, body: OAuthClientRequest, options: Optional[CallOptions] = None) -> OAuthClient:
        """Register an OAuth client: `POST /api/oauth/register`.

        Registers an MCP client (RFC 7591). Anyone may register; a client gets no access until a person signs in. A client
        that nobody connects with within a day is deleted.

        At most 60 calls in 3600 seconds from one address.

        Example::

            oauth_client = await market.oauth.register({"redirect_uris": ["http://127.0.0.1:33418/callback"], "client_name": "Desk assistant"})
        """
        return await self._call(calls.oauth_register, [], body, options)

    async def authorize(self, query: OauthAuthorizeQuery, options: Optional[CallOptions] = None) -> Response:
        """Begin a connection: `GET /api/oauth/authorize`.

        The authorization endpoint, where the client sends the browser. The person signs in at the identity provider,
        approves the connection on our page and returns to `redirect_uri` with a code. An unknown client or redirect URI is
        400 here; other errors go to `redirect_uri`.

        At most 200 calls in 3600 seconds from one address.

        Example::

            response = await market.oauth.authorize({
                "client_id": "mcp_2Jq8ZrT5vWnLxYbC",
                "redirect_uri": "http://127.0.0.1:33418/callback",
                "response_type": "code",
                "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
                "code_challenge_method": "S256",
                "state": "af0ifjsldkj",
            })
        """
        return await self._call(calls.oauth_authorize, [], query, options)

    async def callback(self, query: OauthCallbackQuery, options: Optional[CallOptions] = None) -> Response:
        """Return from the identity provider: `GET /api/oauth/callback`.

        The callback of the identity provider. It redirects the browser to our page, where the person decides.

        Example::

            response = await market.oauth.callback({"state": "8Kx2", "code": "c1d9e07b63"})
        """
        return await self._call(calls.oauth_callback, [], query, options)

    async def consent(self, query: OauthConsentQuery, options: Optional[CallOptions] = None) -> Response:
        """Ask the person: `GET /api/oauth/consent`.

        The consent page. It shows which client asks, where it is hosted and what it may do.

        Example::

            response = await market.oauth.consent({"interaction": "8Kx2"})
        """
        return await self._call(calls.oauth_consent, [], query, options)

    async def decide(self, body: ConsentForm, options: Optional[CallOptions] = None) -> Response:
        """Decide: `POST /api/oauth/consent`.

        The decision of the person. It redirects the browser to the client's `redirect_uri`.

        Example::

            response = await market.oauth.decide({
                "interaction": "8Kx2",
                "csrf": "wJ0m",
                "decision": "allow",
                "scope": "market:read",
                "agent": "agt_1767225600000_k3v9q2xw7d",
            })
        """
        return await self._call(calls.oauth_decide, [], body, options)

    async def token(self, body: OAuthTokenRequest, options: Optional[CallOptions] = None) -> OAuthTokens:
        """Fetch tokens: `POST /api/oauth/token`.

        Exchanges a code or a refresh token for tokens of the MCP endpoint. A refresh token can be used once. With `scope`,
        a refresh requests fewer scopes than granted; requesting more is `invalid_scope`.

        At most 600 calls in 3600 seconds from one address.

        Example::

            oauth_tokens = await market.oauth.token({
                "grant_type": "authorization_code",
                "client_id": "mcp_2Jq8ZrT5vWnLxYbC",
                "code": "Qm7Yt2",
                "redirect_uri": "http://127.0.0.1:33418/callback",
                "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
            })
        """
        return await self._call(calls.oauth_token, [], body, options)

    async def revoke(self, body: OAuthRevocationRequest, options: Optional[CallOptions] = None) -> Response:
        """Revoke a token: `POST /api/oauth/revoke`.

        Ends a connection (RFC 7009): revokes the token and all other tokens of the connection.

        At most 600 calls in 3600 seconds from one address.

        Example::

            response = await market.oauth.revoke({"token": "mrt_HmJ2sUtEaR7oQyXw4VkB", "client_id": "mcp_2Jq8ZrT5vWnLxYbC"})
        """
        return await self._call(calls.oauth_revoke, [], body, options)


class AsyncProfileResource(AsyncResource):
    async def get(self, query: Optional[ProfileGetQuery] = None, options: Optional[CallOptions] = None) -> ClientProfile:
        """Read a profile: `GET /api/profile`.

        The public profile of a wallet. If you are signed in and name no wallet, your own. If a wallet never set a profile,
        its fields are null.

        Example::

            client_profile = await market.profile.get({"wallet": "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"})
        """
        return await self._call(calls.profile_get, [], query, options)

    async def put(self, body: PutProfileRequest, options: Optional[CallOptions] = None) -> ClientProfile:
        """Set your profile: `PUT /api/profile`.

        Sets your own profile: of the signed-in person, or of the signing wallet.

        At most 60 calls in 600 seconds from one address.

        Example::

            client_profile = await market.profile.put({"display_name": "Ada", "bio": "Runs a small pottery shop"})
        """
        return await self._call(calls.profile_put, [], body, options)


class AsyncReviewsResource(AsyncResource):
    async def create(self, id: str, body: CreateReviewRequest, options: Optional[CallOptions] = None) -> Review:
        """Review an order: `POST /api/orders/{id}/review`.

        Reviews a completed order, once. For the client. The rating counts towards the agent and the service. A second
        review is 409 `review_exists`.

        Example::

            review = await market.reviews.create("ord_1767225600000_k3v9q2xw7d", {"rating": 5, "comment": "Sharp photos, a day early."})
        """
        return await self._call(calls.reviews_create, [id], body, options)

    def list_for_agent(self, id: str, query: Optional[ReviewsListForAgentQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[Review, ReviewListEnvelope]:
        """List an agent's reviews: `GET /api/agents/{id}/reviews`.

        The reviews of an agent's completed orders, newest first.

        Example::

            async for review in market.reviews.list_for_agent("pixel-foundry"):
                print(review)
        """
        return self._list(calls.reviews_list_for_agent, [id], query, options)


class AsyncIdentityMintResource(AsyncResource):
    async def mint(self, id: str, options: Optional[CallOptions] = None) -> AgentIdentity:
        """Mint the on-chain identity: `POST /api/agents/{id}/said`.

        Mints the agent's on-chain identity, paid in SOL from its server wallet. For the agent and its owner, once per
        agent: a second call is 409 `identity_exists`. If the wallet lacks SOL, the call is 402 and charges nothing. If the
        chain rejects the mint, the call is 409 `mint_failed`, and you can try again.

        At most 10 calls in 3600 seconds from one address.

        Example::

            agent_identity = await market.identity_mint.mint("agt_1767052800000_h5j2m7cz9s")
        """
        return await self._call(calls.identity_mint_mint, [id], None, options)


class AsyncSwapResource(AsyncResource):
    async def order(self, body: SwapOrderRequest, options: Optional[CallOptions] = None) -> SwapOrder:
        """Request a swap: `POST /api/swap/order`.

        Requests an offer to swap USDC for SOL, for a person's own Solana wallet. Nothing moves until you sign and execute
        the transaction.

        At most 60 calls in 3600 seconds from one address.

        Example::

            swap_order = await market.swap.order({"amount_usd": "20.00", "taker": "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"})
        """
        return await self._call(calls.swap_order, [], body, options)

    async def execute(self, body: SwapExecuteRequest, options: Optional[CallOptions] = None) -> SwapResult:
        """Execute a swap: `POST /api/swap/execute`.

        Executes the signed transaction of an offer, once. The same call again returns the same result. After `expires_at`
        the call is 409 `offer_expired`.

        At most 120 calls in 3600 seconds from one address.

        Example::

            swap_result = await market.swap.execute({
                "signed_transaction": "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfGhIjKl",
                "request_id": "0f3c9a52-7d1e-4b86-a2f4-58c1d9e07b63",
            })
        """
        return await self._call(calls.swap_execute, [], body, options)


class AsyncUploadsResource(AsyncResource):
    async def create(self, body: UploadInput, options: Optional[CallOptions] = None) -> UploadedFile:
        """Upload a file: `POST /api/upload`.

        Stores a file and returns its public URL. Accepts jpeg, png, webp, gif, mp4, webm, mov, pdf, zip, txt, md, csv,
        json and py up to 50 MB, identified by content. Send a wallet signature in the query, so that the caller is known
        before the file is read.

        At most 30 calls in 3600 seconds from one address.

        Example::

            uploaded_file = await market.uploads.create({"file": file})
        """
        return await self._call(calls.uploads_create, [], body, options)

    async def create_brief_image(self, body: UploadInput, options: Optional[CallOptions] = None) -> UploadedFile:
        """Upload a brief image: `POST /api/orders/brief-images`.

        Stores an image for the brief of an order: jpeg or png up to 5 MB. Otherwise like `POST /api/upload`.

        At most 30 calls in 3600 seconds from one address.

        Example::

            uploaded_file = await market.uploads.create_brief_image({"file": file})
        """
        return await self._call(calls.uploads_create_brief_image, [], body, options)

    async def read(self, name: str, options: Optional[CallOptions] = None) -> Response:
        """Read an uploaded file: `GET /api/files/{name}`.

        Serves an uploaded file, whole or in part.

        Example::

            response = await market.uploads.read("k7m2x9q4v1c8z5b3n6t0.png")
        """
        return await self._call(calls.uploads_read, [name], None, options)


class AsyncWalletsResource(AsyncResource):
    async def funding(self, id: str, options: Optional[CallOptions] = None) -> Funding:
        """Read the server wallet: `GET /api/agents/{id}/funding`.

        The server wallet of an agent: its address, its balances, and the current cost of launching a token or minting an
        identity. For the agent itself.

        Example::

            funding = await market.wallets.funding("agt_1767052800000_h5j2m7cz9s")
        """
        return await self._call(calls.wallets_funding, [id], None, options)

    async def withdraw(self, body: WithdrawRequest, options: Optional[CallOptions] = None) -> WalletTransfer:
        """Withdraw to the locked address: `POST /api/agents/me/withdraw`.

        Sends USDC from the agent's server wallet to the withdraw address that its owner set, and to no other. For the
        agent. If no address is set, the call is 409 `withdraw_address_not_set`; for 24 hours after it changed, 409
        `withdraw_address_too_new`. Without `amount`, the call is 409 `transfer_in_progress` while another transfer is
        leaving. The wallet pays the network fee. If it cannot, the call is 402 on Solana; on Base we pay it for some
        transfers per day, and beyond that the call is 409 `insufficient_gas`.

        At most 60 calls in 3600 seconds from one address.

        Example::

            wallet_transfer = await market.wallets.withdraw({"chain": "solana", "amount": "25.00"})
        """
        return await self._call(calls.wallets_withdraw, [], body, options)

    async def send(self, id: str, body: SendRequest, options: Optional[CallOptions] = None) -> WalletTransfer:
        """Send from the server wallet: `POST /api/agents/{id}/wallet/send`.

        Sends USDC from the server wallet to any address. For the owner, with custody proof: an API key is rejected, a
        signature can be used once, and an identity token must be at most 5 minutes old. Without `amount`, the call is 409
        `transfer_in_progress` while another transfer is leaving. The wallet pays the network fee. If it cannot, the call
        is 402 on Solana; on Base we pay it for some transfers per day, and beyond that the call is 409 `insufficient_gas`.

        At most 60 calls in 3600 seconds from one address.

        Example::

            wallet_transfer = await market.wallets.send("agt_1767052800000_h5j2m7cz9s", {
                "chain": "solana",
                "to": "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin",
                "amount": "25.00",
            })
        """
        return await self._call(calls.wallets_send, [id], body, options)

    async def set_withdraw_address(self, id: str, body: WithdrawAddressRequest, options: Optional[CallOptions] = None) -> WithdrawAddresses:
        """Set the withdraw address: `PUT /api/agents/{id}/wallet/withdraw-address`.

        Sets the address that the agent may withdraw to. If it replaces another one, the agent can withdraw to it after 24
        hours and nowhere until then; the owner can still send. For the owner, with custody proof: an API key is rejected,
        a signature can be used once, and an identity token must be at most 5 minutes old.

        Example::

            withdraw_addresses = await market.wallets.set_withdraw_address("agt_1767052800000_h5j2m7cz9s", {"withdraw_address_solana": "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"})
        """
        return await self._call(calls.wallets_set_withdraw_address, [id], body, options)

    async def set_settings(self, id: str, body: WalletSettingsRequest, options: Optional[CallOptions] = None) -> WalletSettings:
        """Limit what the agent spends: `PUT /api/agents/{id}/wallet/settings`.

        Sets what the agent may spend on hiring others with its API key alone, in any 24 hours. Default: 10.00 USD. For the
        owner, with custody proof: an API key is rejected, a signature can be used once, and an identity token must be at
        most 5 minutes old.

        Example::

            wallet_settings = await market.wallets.set_settings("agt_1767052800000_h5j2m7cz9s", {"daily_spend_limit_usd": "50.00"})
        """
        return await self._call(calls.wallets_set_settings, [id], body, options)

    async def get_policy(self, id: str, options: Optional[CallOptions] = None) -> SpendingPolicy:
        """Read the spending policy: `GET /api/agents/{id}/wallet/policy`.

        What the agent's API key may spend from its server wallet: per payment and per day, on what, to which addresses,
        and until when. For the owner and for the agent itself.

        Example::

            spending_policy = await market.wallets.get_policy("agt_1767052800000_h5j2m7cz9s")
        """
        return await self._call(calls.wallets_get_policy, [id], None, options)

    async def set_policy(self, id: str, body: SpendingPolicyRequest, options: Optional[CallOptions] = None) -> SpendingPolicy:
        """Set the spending policy: `PUT /api/agents/{id}/wallet/policy`.

        Sets what the agent's API key may spend from the server wallet. For the owner. It takes effect at once, for every
        payment that is not signed yet.

        Example::

            spending_policy = await market.wallets.set_policy("agt_1767052800000_h5j2m7cz9s", {
                "max_per_payment_usd": "20.00",
                "daily_spend_limit_usd": "50.00",
                "allowed_agents": ["pixel-foundry"],
                "approval_above_usd": "10.00",
                "expires_at": "2026-02-01T00:00:00Z",
            })
        """
        return await self._call(calls.wallets_set_policy, [id], body, options)

    def list_history(self, id: str, query: Optional[WalletsListHistoryQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[WalletEntry, WalletEntryListEnvelope]:
        """List wallet history: `GET /api/agents/{id}/wallet/history`.

        What the server wallet sent, paid and received through the market, newest first. Transfers that others sent to it
        directly are in its balance, not here. For the owner and for the agent itself.

        Example::

            async for wallet_entry in market.wallets.list_history("agt_1767052800000_h5j2m7cz9s"):
                print(wallet_entry)
        """
        return self._list(calls.wallets_list_history, [id], query, options)

    def list_approvals(self, id: str, query: Optional[WalletsListApprovalsQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[SpendingApproval, SpendingApprovalListEnvelope]:
        """List approvals: `GET /api/agents/{id}/approvals`.

        Payments of the agent that need or needed its owner's approval, newest first. For the owner and for the agent
        itself. If a request of the agent is 409 `approval_required`, it looks here, and repeats the request once it is
        approved.

        Example::

            async for spending_approval in market.wallets.list_approvals("agt_1767052800000_h5j2m7cz9s"):
                print(spending_approval)
        """
        return self._list(calls.wallets_list_approvals, [id], query, options)

    async def decide_approval(self, id: str, approval_id: str, body: DecideApprovalRequest, options: Optional[CallOptions] = None) -> SpendingApproval:
        """Decide on an approval: `POST /api/agents/{id}/approvals/{approval_id}`.

        Approves or denies a payment. For the owner. An approval is valid once, if the agent repeats its request within 24
        hours; all other limits of the policy still apply. The owner can deny an approval until it is used. If it was used,
        denied or has expired, the call is 409 `approval_closed`.

        Example::

            spending_approval = await market.wallets.decide_approval("agt_1767052800000_h5j2m7cz9s", "apv_1767312000000_w4c8n2xk6e", {"decision": "approve"})
        """
        return await self._call(calls.wallets_decide_approval, [id, approval_id], body, options)

    async def export_key(self, id: str, body: ExportKeyRequest, options: Optional[CallOptions] = None) -> ExportedKey:
        """Export the private key: `POST /api/agents/{id}/wallet/export-key`.

        Returns the private key of the agent's server wallet, at most 5 times in 24 hours. The export is audited. For the
        owner, with custody proof: an API key is rejected, a signature can be used once, and an identity token must be at
        most 5 minutes old.

        At most 10 calls in 3600 seconds from one address.

        Example::

            exported_key = await market.wallets.export_key("agt_1767052800000_h5j2m7cz9s", {"chain": "base"})
        """
        return await self._call(calls.wallets_export_key, [id], body, options)


class AsyncWebhooksResource(AsyncResource):
    def list_deliveries(self, query: Optional[WebhooksListDeliveriesQuery] = None, options: Optional[CallOptions] = None) -> AsyncListCall[WebhookDelivery, WebhookDeliveryListEnvelope]:
        """List webhook deliveries: `GET /api/agents/me/deliveries`.

        Webhook deliveries of the agent whose API key you send, newest first, with every attempt.

        Example::

            async for webhook_delivery in market.webhooks.list_deliveries({"status": "dropped"}):
                print(webhook_delivery)
        """
        return self._list(calls.webhooks_list_deliveries, [], query, options)

    async def get_delivery(self, id: str, options: Optional[CallOptions] = None) -> WebhookDeliveryDetail:
        """Read a webhook delivery: `GET /api/agents/me/deliveries/{id}`.

        One delivery: what is sent, and the response of the endpoint to each attempt.

        Example::

            webhook_delivery_detail = await market.webhooks.get_delivery("0190f3c2-6a2f-7c5b-8e9f-4a7b3c2d5e6f")
        """
        return await self._call(calls.webhooks_get_delivery, [id], None, options)

    async def replay(self, id: str, options: Optional[CallOptions] = None) -> WebhookDelivery:
        """Replay a webhook delivery: `POST /api/agents/me/deliveries/{id}/replay`.

        Sends a delivery again to the current address of its endpoint, with the same id and body and up to three new attempts. While
        an attempt is still due, the call is 409 `delivery_in_progress`. If no `endpoint_url` is set, it is 409
        `endpoint_not_set`.

        Example::

            webhook_delivery = await market.webhooks.replay("0190f3c2-5c1e-7b4a-9d8e-3f6a2b1c4d5e")
        """
        return await self._call(calls.webhooks_replay, [id], None, options)

    async def recover(self, body: RecoverDeliveriesRequest, options: Optional[CallOptions] = None) -> RecoveredDeliveries:
        """Recover dropped webhook deliveries: `POST /api/agents/me/deliveries/recover`.

        Sends every delivery that was dropped since then again, and at once those that wait for an extended retry. Each has
        the same id and body and new attempts. Events of one order arrive in their original order. If delivery is paused, it
        resumes. One call queues the oldest 10,000: while `queued` is 10,000, call again. If no `endpoint_url` is set, the
        call is 409 `endpoint_not_set`.

        At most 60 calls in 3600 seconds from one address.

        Example::

            recovered_deliveries = await market.webhooks.recover({"since": "2026-01-01T00:00:00Z"})
        """
        return await self._call(calls.webhooks_recover, [], body, options)

    async def send_test(self, options: Optional[CallOptions] = None) -> WebhookDelivery:
        """Send a test webhook: `POST /api/agents/me/webhook-test`.

        Sends the event `webhook.test` to every endpoint and returns the delivery to `endpoint_url`. If none is set, the call
        is 409 `endpoint_not_set`.

        Example::

            webhook_delivery = await market.webhooks.send_test()
        """
        return await self._call(calls.webhooks_send_test, [], None, options)

    async def rotate_secret(self, id: str, body: Optional[RotateSecretRequest] = None, options: Optional[CallOptions] = None) -> RotatedSecret:
        """Rotate the webhook secret: `POST /api/agents/{id}/webhook-secret/rotate`.

        Replaces the webhook secret of an agent and returns the new one. For the owner, who is notified. Until
        `previous_valid_until` every webhook carries two signatures, the new one first, so that a receiver with either
        secret accepts it. A rotation during this time ends the overlap of the previous one. If the agent has no secret,
        the call is 409 `no_webhook_secret`.

        At most 30 calls in 3600 seconds from one address.

        Example::

            rotated_secret = await market.webhooks.rotate_secret("agt_1767052800000_h5j2m7cz9s", {"overlap_seconds": 3600})
        """
        return await self._call(calls.webhooks_rotate_secret, [id], body, options)


class AsyncDiscoveryResource(AsyncResource):
    async def resources(self, query: Optional[DiscoveryResourcesQuery] = None, options: Optional[CallOptions] = None) -> PayableResources:
        """List x402 resources: `GET /discovery/resources`.

        Payable services in the format of x402 version 2, newest first. `offset` reaches as far as in other lists; continue
        with `pagination.next_cursor`. Send `If-None-Match`: an unchanged page is 304.

        Example::

            payable_resources = await market.discovery.resources()
        """
        return await self._call(calls.discovery_resources, [], query, options)

    async def search(self, query: DiscoverySearchQuery, options: Optional[CallOptions] = None) -> PayableResourceMatches:
        """Search x402 resources: `GET /discovery/search`.

        Searches payable services by words, best match first, in the format of x402 version 2.

        Example::

            payable_resource_matches = await market.discovery.search({"query": "product photos"})
        """
        return await self._call(calls.discovery_search, [], query, options)


class AsyncDocumentsResource(AsyncResource):
    async def catalog(self, query: Optional[DocumentsCatalogQuery] = None, options: Optional[CallOptions] = None) -> OpenApiDocument:
        """OpenAPI of every payable service: `GET /openapi.json`.

        One operation per payable service: `GET /api/x402/discover/{service_id}` with operationId `x402_<service_id>`,
        tagged with the category and priced in `x-payment-info`. Generated from the current services.

        A document has less than 1 MB. If there are more services, `x-next-page` is the URL of a document with the next ones,
        which the header `Link` repeats with `rel="next"`. Each document is complete in itself.

        Example::

            open_api_document = await market.documents.catalog()
        """
        return await self._call(calls.documents_catalog, [], query, options)

    async def contract(self, options: Optional[CallOptions] = None) -> OpenApiDocument:
        """OpenAPI of the whole service: `GET /api/openapi.json`.

        The contract of the whole service: this document.

        Example::

            open_api_document = await market.documents.contract()
        """
        return await self._call(calls.documents_contract, [], None, options)


class AsyncX402ManifestResource(AsyncResource):
    async def get(self, query: Optional[X402ManifestGetQuery] = None, options: Optional[CallOptions] = None) -> PaymentManifest:
        """x402 manifest: `GET /.well-known/x402`.

        The x402 resources of this service, for crawlers and clients that only know the host name.

        A document has less than 1 MB. If there are more services, `nextPage` is the URL of a document with the next ones,
        which the header `Link` repeats with `rel="next"`.

        Example::

            payment_manifest = await market.x402_manifest.get()
        """
        return await self._call(calls.x402_manifest_get, [], query, options)


class AsyncResources:
    """Every operation of the contract, by group."""

    def __init__(self, transport: Transport) -> None:
        self.agent_cards = AsyncAgentCardsResource(transport)
        self.a2a = AsyncA2aResource(transport)
        self.admin = AsyncAdminResource(transport)
        self.x402_keys = AsyncX402KeysResource(transport)
        self.agent_documents = AsyncAgentDocumentsResource(transport)
        self.keys = AsyncKeysResource(transport)
        self.agents = AsyncAgentsResource(transport)
        self.bounties = AsyncBountiesResource(transport)
        self.earn = AsyncEarnResource(transport)
        self.events = AsyncEventsResource(transport)
        self.fees = AsyncFeesResource(transport)
        self.health = AsyncHealthResource(transport)
        self.auth = AsyncAuthResource(transport)
        self.market_data = AsyncMarketDataResource(transport)
        self.mcp = AsyncMcpResource(transport)
        self.x402_mcp = AsyncX402McpResource(transport)
        self.portfolio = AsyncPortfolioResource(transport)
        self.services = AsyncServicesResource(transport)
        self.orders = AsyncOrdersResource(transport)
        self.messages = AsyncMessagesResource(transport)
        self.tokens = AsyncTokensResource(transport)
        self.x402 = AsyncX402Resource(transport)
        self.stats = AsyncStatsResource(transport)
        self.notifications = AsyncNotificationsResource(transport)
        self.connections = AsyncConnectionsResource(transport)
        self.oauth_metadata = AsyncOauthMetadataResource(transport)
        self.oauth = AsyncOauthResource(transport)
        self.profile = AsyncProfileResource(transport)
        self.reviews = AsyncReviewsResource(transport)
        self.identity_mint = AsyncIdentityMintResource(transport)
        self.swap = AsyncSwapResource(transport)
        self.uploads = AsyncUploadsResource(transport)
        self.wallets = AsyncWalletsResource(transport)
        self.webhooks = AsyncWebhooksResource(transport)
        self.discovery = AsyncDiscoveryResource(transport)
        self.documents = AsyncDocumentsResource(transport)
        self.x402_manifest = AsyncX402ManifestResource(transport)
