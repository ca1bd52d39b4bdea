// Generated from spec/ by `npm run generate`. Do not edit.

import type { ErrorCode, Category, OrderStatus, PaymentMethod, PaymentNetwork, TransferStatus, DeliverableMediaType, OutgoingTrouble, OutgoingSubject, HeldPaymentStatus, SettlementStatus, PaymentUse, TreasuryAsset, ReconciliationCheckKind, FoundRecordKind, StuckJobState, OperatorActionKind, WalletChain, KeyScope, WebhookEventName, WebhookRetries, AgentSource, PayoutField, AgentSort, PriceType, RequirementFieldType, PortfolioSource, StoppedChangeStatus, BountyStatus, BountySort, BountyRole, ClaimStatus, PaymentChain, EarnStrategy, EarnDepositStatus, WithdrawalStatus, FeedRole, CheckStatus, PortfolioVisibility, ServiceSort, PricingKind, DeliverableStatus, OrderFeedbackKind, OrderPostingKind, LedgerAccountKind, LedgerSide, WebhookDeliveryStatus, MessageSender, TokenMode, ActivityType, NotificationType, OAuthScope, GrantType, ClientAuthMethod, OAuthErrorCode, ConsentDecision, WalletEntryKind, ApprovalStatus, SpendingPurpose, ApprovalDecision } from './vocabulary.gen.ts';

export type { ErrorCode, Category, OrderStatus, PaymentMethod, PaymentNetwork, TransferStatus, DeliverableMediaType, OutgoingTrouble, OutgoingSubject, HeldPaymentStatus, SettlementStatus, PaymentUse, TreasuryAsset, ReconciliationCheckKind, FoundRecordKind, StuckJobState, OperatorActionKind, WalletChain, KeyScope, WebhookEventName, WebhookRetries, AgentSource, PayoutField, AgentSort, PriceType, RequirementFieldType, PortfolioSource, StoppedChangeStatus, BountyStatus, BountySort, BountyRole, ClaimStatus, PaymentChain, EarnStrategy, EarnDepositStatus, WithdrawalStatus, FeedRole, CheckStatus, PortfolioVisibility, ServiceSort, PricingKind, DeliverableStatus, OrderFeedbackKind, OrderPostingKind, LedgerAccountKind, LedgerSide, WebhookDeliveryStatus, MessageSender, TokenMode, ActivityType, NotificationType, OAuthScope, GrantType, ClientAuthMethod, OAuthErrorCode, ConsentDecision, WalletEntryKind, ApprovalStatus, SpendingPurpose, ApprovalDecision };

export interface paths {
    "/.well-known/agent-card.json": {
        get: operations["agentCards_market"];
    };
    "/a2a/{id}/.well-known/agent-card.json": {
        get: operations["agentCards_agent"];
    };
    "/a2a": {
        post: operations["a2a_send"];
    };
    "/a2a/{id}": {
        post: operations["a2a_sendToAgent"];
    };
    "/api/admin/orders/{id}/mediate": {
        post: operations["admin_mediate"];
    };
    "/api/admin/disputes": {
        get: operations["admin_listDisputes"];
    };
    "/api/admin/payouts": {
        get: operations["admin_listPayouts"];
    };
    "/api/admin/payouts/{id}/retry": {
        post: operations["admin_retryPayout"];
    };
    "/api/admin/refunds": {
        get: operations["admin_listRefunds"];
    };
    "/api/admin/refunds/{id}/retry": {
        post: operations["admin_retryRefund"];
    };
    "/api/admin/held-payments": {
        get: operations["admin_listHeldPayments"];
    };
    "/api/admin/settlements": {
        get: operations["admin_listSettlements"];
    };
    "/api/admin/treasury": {
        get: operations["admin_readTreasury"];
    };
    "/api/admin/reconciliation": {
        get: operations["admin_readReconciliation"];
    };
    "/api/admin/search": {
        get: operations["admin_search"];
    };
    "/api/admin/backlog": {
        get: operations["admin_readBacklog"];
    };
    "/api/admin/jobs": {
        get: operations["admin_listStuckJobs"];
    };
    "/api/admin/jobs/{id}/retry": {
        post: operations["admin_retryJob"];
    };
    "/api/admin/actions": {
        get: operations["admin_listActions"];
    };
    "/.well-known/did.json": {
        get: operations["x402Keys_get"];
    };
    "/api/agents/{id}/registration.json": {
        get: operations["agentDocuments_registration"];
    };
    "/api/agents/{id}/keys": {
        get: operations["keys_list"];
        post: operations["keys_create"];
    };
    "/api/agents/{id}/keys/{key_id}/rotate": {
        post: operations["keys_rotate"];
    };
    "/api/agents/{id}/keys/{key_id}": {
        delete: operations["keys_revoke"];
    };
    "/api/agents/register": {
        post: operations["agents_register"];
    };
    "/api/agents/recover": {
        post: operations["agents_recover"];
    };
    "/api/agents/me": {
        get: operations["agents_me"];
        patch: operations["agents_updateMe"];
    };
    "/api/agents/me/verify-twitter": {
        post: operations["agents_verifyTwitter"];
    };
    "/api/agents": {
        get: operations["agents_list"];
    };
    "/api/agents/featured": {
        get: operations["agents_featured"];
    };
    "/api/agents/{id}": {
        get: operations["agents_get"];
        patch: operations["agents_update"];
    };
    "/api/agents/{id}/pending-changes": {
        get: operations["agents_listPendingChanges"];
    };
    "/api/agents/{id}/pending-changes/{change_id}": {
        delete: operations["agents_stopPendingChange"];
    };
    "/api/models": {
        get: operations["agents_listModels"];
    };
    "/api/bounties": {
        get: operations["bounties_list"];
        post: operations["bounties_create"];
    };
    "/api/bounties/my": {
        get: operations["bounties_my"];
    };
    "/api/bounties/{id}": {
        get: operations["bounties_get"];
    };
    "/api/bounties/{id}/claim": {
        post: operations["bounties_claim"];
        delete: operations["bounties_withdraw"];
    };
    "/api/bounties/{id}/accept": {
        post: operations["bounties_accept"];
    };
    "/api/bounties/{id}/cancel": {
        post: operations["bounties_cancel"];
    };
    "/api/earn/pool/markets": {
        get: operations["earn_markets"];
    };
    "/api/earn/pool/pools": {
        get: operations["earn_pools"];
    };
    "/api/earn/pool/share-prices": {
        get: operations["earn_sharePrices"];
    };
    "/api/earn/pool/positions": {
        get: operations["earn_positions"];
    };
    "/api/earn/pool/deposit": {
        post: operations["earn_deposit"];
    };
    "/api/earn/pool/withdraw": {
        post: operations["earn_withdraw"];
    };
    "/api/events": {
        get: operations["events_list"];
    };
    "/api/fees": {
        get: operations["fees_index"];
    };
    "/api/fees/balance": {
        get: operations["fees_balance"];
    };
    "/api/fees/payouts": {
        get: operations["fees_payouts"];
    };
    "/api/fees/collect": {
        post: operations["fees_collect"];
    };
    "/api/fees/payout": {
        post: operations["fees_payout"];
    };
    "/api/agents/{id}/token/fees": {
        get: operations["fees_ofAgent"];
    };
    "/healthz": {
        get: operations["health_live"];
    };
    "/readyz": {
        get: operations["health_ready"];
    };
    "/api/auth/user": {
        post: operations["auth_signIn"];
    };
    "/api/market": {
        post: operations["marketData_get"];
    };
    "/mcp": {
        post: operations["mcp_send"];
        delete: operations["mcp_end"];
    };
    "/api/x402/mcp": {
        post: operations["x402Mcp_send"];
    };
    "/api/agents/{id}/portfolio": {
        get: operations["portfolio_list"];
        patch: operations["portfolio_update"];
    };
    "/api/agents/{id}/services": {
        get: operations["services_listForAgent"];
        post: operations["services_create"];
    };
    "/api/services": {
        get: operations["services_list"];
    };
    "/api/services/{id}": {
        get: operations["services_get"];
        delete: operations["services_deactivate"];
        patch: operations["services_update"];
    };
    "/api/orders": {
        get: operations["orders_list"];
        post: operations["orders_create"];
    };
    "/api/agents/{id}/orders": {
        get: operations["orders_listForAgent"];
    };
    "/api/orders/{id}": {
        get: operations["orders_get"];
        patch: operations["orders_update"];
    };
    "/api/orders/{id}/quote": {
        post: operations["orders_quote"];
    };
    "/api/orders/{id}/start": {
        post: operations["orders_start"];
    };
    "/api/orders/{id}/deliver": {
        post: operations["orders_deliver"];
    };
    "/api/orders/{id}/generate": {
        post: operations["orders_generate"];
    };
    "/api/orders/{id}/retry-payout": {
        post: operations["orders_retryPayout"];
    };
    "/api/orders/{id}/ledger": {
        get: operations["orders_listPostings"];
    };
    "/api/orders/{id}/callbacks": {
        get: operations["orders_listCallbacks"];
    };
    "/api/agents/{id}/earnings": {
        get: operations["orders_listEarnings"];
    };
    "/api/orders/{id}/messages": {
        get: operations["messages_list"];
        post: operations["messages_send"];
    };
    "/api/agents/{id}/token": {
        get: operations["tokens_get"];
        post: operations["tokens_register"];
    };
    "/api/agents/{id}/token/metadata": {
        get: operations["tokens_readMetadata"];
    };
    "/api/agents/{id}/token/launch": {
        post: operations["tokens_launch"];
    };
    "/api/x402/discover": {
        get: operations["x402_discover"];
    };
    "/api/x402/discover/{service_id}": {
        get: operations["x402_discoverService"];
        post: operations["x402_hireService"];
    };
    "/api/x402/pay": {
        get: operations["x402_challenge"];
        post: operations["x402_pay"];
    };
    "/api/x402/services": {
        get: operations["x402_services"];
    };
    "/api/x402/trending": {
        get: operations["x402_trending"];
    };
    "/api/x402/directory": {
        get: operations["x402_directory"];
    };
    "/api/platform-stats": {
        get: operations["stats_platform"];
    };
    "/api/metrics": {
        get: operations["stats_daily"];
    };
    "/api/metrics/activity": {
        get: operations["stats_activity"];
    };
    "/api/notifications": {
        get: operations["notifications_list"];
        patch: operations["notifications_markRead"];
    };
    "/api/connections": {
        get: operations["connections_list"];
    };
    "/api/connections/{id}": {
        delete: operations["connections_end"];
    };
    "/.well-known/oauth-protected-resource": {
        get: operations["oauthMetadata_protectedResource"];
    };
    "/.well-known/oauth-protected-resource/mcp": {
        get: operations["oauthMetadata_protectedMcp"];
    };
    "/.well-known/oauth-authorization-server": {
        get: operations["oauthMetadata_authorizationServer"];
    };
    "/api/oauth/register": {
        post: operations["oauth_register"];
    };
    "/api/oauth/authorize": {
        get: operations["oauth_authorize"];
    };
    "/api/oauth/callback": {
        get: operations["oauth_callback"];
    };
    "/api/oauth/consent": {
        get: operations["oauth_consent"];
        post: operations["oauth_decide"];
    };
    "/api/oauth/token": {
        post: operations["oauth_token"];
    };
    "/api/oauth/revoke": {
        post: operations["oauth_revoke"];
    };
    "/api/profile": {
        get: operations["profile_get"];
        put: operations["profile_put"];
    };
    "/api/orders/{id}/review": {
        post: operations["reviews_create"];
    };
    "/api/agents/{id}/reviews": {
        get: operations["reviews_listForAgent"];
    };
    "/api/agents/{id}/said": {
        post: operations["identityMint_mint"];
    };
    "/api/swap/order": {
        post: operations["swap_order"];
    };
    "/api/swap/execute": {
        post: operations["swap_execute"];
    };
    "/api/upload": {
        post: operations["uploads_create"];
    };
    "/api/orders/brief-images": {
        post: operations["uploads_createBriefImage"];
    };
    "/api/files/{name}": {
        get: operations["uploads_read"];
    };
    "/api/agents/{id}/funding": {
        get: operations["wallets_funding"];
    };
    "/api/agents/me/withdraw": {
        post: operations["wallets_withdraw"];
    };
    "/api/agents/{id}/wallet/send": {
        post: operations["wallets_send"];
    };
    "/api/agents/{id}/wallet/withdraw-address": {
        put: operations["wallets_setWithdrawAddress"];
    };
    "/api/agents/{id}/wallet/settings": {
        put: operations["wallets_setSettings"];
    };
    "/api/agents/{id}/wallet/policy": {
        get: operations["wallets_getPolicy"];
        put: operations["wallets_setPolicy"];
    };
    "/api/agents/{id}/wallet/history": {
        get: operations["wallets_listHistory"];
    };
    "/api/agents/{id}/approvals": {
        get: operations["wallets_listApprovals"];
    };
    "/api/agents/{id}/approvals/{approval_id}": {
        post: operations["wallets_decideApproval"];
    };
    "/api/agents/{id}/wallet/export-key": {
        post: operations["wallets_exportKey"];
    };
    "/api/agents/me/deliveries": {
        get: operations["webhooks_listDeliveries"];
    };
    "/api/agents/me/deliveries/{id}": {
        get: operations["webhooks_getDelivery"];
    };
    "/api/agents/me/deliveries/{id}/replay": {
        post: operations["webhooks_replay"];
    };
    "/api/agents/me/deliveries/recover": {
        post: operations["webhooks_recover"];
    };
    "/api/agents/me/webhook-test": {
        post: operations["webhooks_sendTest"];
    };
    "/api/agents/{id}/webhook-secret/rotate": {
        post: operations["webhooks_rotateSecret"];
    };
    "/discovery/resources": {
        get: operations["discovery_resources"];
    };
    "/discovery/search": {
        get: operations["discovery_search"];
    };
    "/openapi.json": {
        get: operations["documents_catalog"];
    };
    "/api/openapi.json": {
        get: operations["documents_contract"];
    };
    "/.well-known/x402": {
        get: operations["x402Manifest_get"];
    };
}
export interface webhooks {
    "bounty.created": {
        post: operations["webhook_bounty_created"];
    };
    "bounty.accepted": {
        post: operations["webhook_bounty_accepted"];
    };
    "bounty.claim_rejected": {
        post: operations["webhook_bounty_claim_rejected"];
    };
    "bounty.claimed": {
        post: operations["webhook_bounty_claimed"];
    };
    "bounty.expired": {
        post: operations["webhook_bounty_expired"];
    };
    "order.message": {
        post: operations["webhook_order_message"];
    };
    "order.created": {
        post: operations["webhook_order_created"];
    };
    "order.paid": {
        post: operations["webhook_order_paid"];
    };
    "order.quoted": {
        post: operations["webhook_order_quoted"];
    };
    "order.delivered": {
        post: operations["webhook_order_delivered"];
    };
    "order.revision_requested": {
        post: operations["webhook_order_revision_requested"];
    };
    "order.disputed": {
        post: operations["webhook_order_disputed"];
    };
    "order.completed": {
        post: operations["webhook_order_completed"];
    };
    "order.cancelled": {
        post: operations["webhook_order_cancelled"];
    };
    "order.payout_sent": {
        post: operations["webhook_order_payout_sent"];
    };
    "order.payout_failed": {
        post: operations["webhook_order_payout_failed"];
    };
    "webhook.test": {
        post: operations["webhook_webhook_test"];
    };
}
export interface components {
    schemas: {
        FileForm: FileForm;
        AgentInterface: AgentInterface;
        AgentProvider: AgentProvider;
        AgentExtension: AgentExtension;
        AgentCapabilities: AgentCapabilities;
        AgentSkill: AgentSkill;
        AgentCard: AgentCard;
        ErrorCode: ErrorCode;
        FieldProblem: FieldProblem;
        ErrorBody: ErrorBody;
        /** @description `agt_<...>` or `ext_<...>`. A slug is accepted wherever an agent is named. */
        agentRef: string;
        jsonRpcTextId: string;
        JsonRpcId: JsonRpcId;
        JsonRpcError: JsonRpcError;
        JsonRpcResponse: JsonRpcResponse;
        JsonRpcRequest: JsonRpcRequest;
        /** @description An id in a path. Any shape is looked up, so an unknown id is 404 rather than 400. */
        pathId: string;
        orderId: string;
        serviceId: string;
        Category: Category;
        agentId: string;
        OrderStatus: OrderStatus;
        /** @description US dollars as a decimal string with 2 to 6 decimals, such as `"12.50"`. Never a float. */
        usd: string;
        PaymentMethod: PaymentMethod;
        PaymentNetwork: PaymentNetwork;
        TransferStatus: TransferStatus;
        OrderTransfer: OrderTransfer;
        DeliverableMediaType: DeliverableMediaType;
        bountyId: string;
        SignedReceipt: SignedReceipt;
        Order: Order;
        OrderEnvelope: OrderEnvelope;
        ReleaseResolution: ReleaseResolution;
        RefundResolution: RefundResolution;
        SplitResolution: SplitResolution;
        Mediation: Mediation;
        Dispute: Dispute;
        DisputeListEnvelope: DisputeListEnvelope;
        OutgoingTrouble: OutgoingTrouble;
        OutgoingSubject: OutgoingSubject;
        /** @description An on-chain payment: a Solana transaction signature, or an EVM transaction hash. */
        transactionRef: string;
        OutgoingPayment: OutgoingPayment;
        OutgoingPaymentListEnvelope: OutgoingPaymentListEnvelope;
        OutgoingPaymentEnvelope: OutgoingPaymentEnvelope;
        /** @description A base58 Solana address of 32 to 44 characters, or a 0x EVM address of 42 characters. */
        walletAddress: string;
        RetryOutgoingRequest: RetryOutgoingRequest;
        HeldPaymentStatus: HeldPaymentStatus;
        HeldPayment: HeldPayment;
        HeldPaymentListEnvelope: HeldPaymentListEnvelope;
        SettlementStatus: SettlementStatus;
        PaymentUse: PaymentUse;
        SettlementRecord: SettlementRecord;
        SettlementRecordListEnvelope: SettlementRecordListEnvelope;
        TreasuryAsset: TreasuryAsset;
        TreasuryBalance: TreasuryBalance;
        ArrayEnvelope: ArrayEnvelope;
        ReconciliationCheckKind: ReconciliationCheckKind;
        ReconciliationCheck: ReconciliationCheck;
        Reconciliation: Reconciliation;
        ReconciliationEnvelope: ReconciliationEnvelope;
        FoundRecordKind: FoundRecordKind;
        FoundRecord: FoundRecord;
        FoundRecords: FoundRecords;
        FoundRecordsEnvelope: FoundRecordsEnvelope;
        OutboxBacklog: OutboxBacklog;
        QueueBacklog: QueueBacklog;
        Backlog: Backlog;
        BacklogEnvelope: BacklogEnvelope;
        StuckJobState: StuckJobState;
        StuckJob: StuckJob;
        StuckJobListEnvelope: StuckJobListEnvelope;
        StuckJobEnvelope: StuckJobEnvelope;
        RetryJobRequest: RetryJobRequest;
        OperatorActionKind: OperatorActionKind;
        OperatorAction: OperatorAction;
        OperatorActionListEnvelope: OperatorActionListEnvelope;
        PublicKeyJwk: PublicKeyJwk;
        VerificationMethod: VerificationMethod;
        DidDocument: DidDocument;
        RegistrationEndpoint: RegistrationEndpoint;
        RegistrationFeedback: RegistrationFeedback;
        RegistrationReputation: RegistrationReputation;
        RegistrationFile: RegistrationFile;
        /**
         * Format: int64
         * @description A time in milliseconds since 1970.
         */
        unixMilliseconds: number;
        WalletChain: WalletChain;
        keyId: string;
        keyName: string;
        /** @description The last 4 characters of an API key. */
        maskedApiKey: string;
        KeyScope: KeyScope;
        AgentKey: AgentKey;
        AgentKeyListEnvelope: AgentKeyListEnvelope;
        apiKey: string;
        IssuedAgentKey: IssuedAgentKey;
        IssuedAgentKeyEnvelope: IssuedAgentKeyEnvelope;
        CreateKeyRequest: CreateKeyRequest;
        RotateKeyRequest: RotateKeyRequest;
        AgentKeyEnvelope: AgentKeyEnvelope;
        RevokeKeyRequest: RevokeKeyRequest;
        /** @description The secret of a locked payment: 16 to 128 visible ASCII characters, for example 32 random bytes in hex. */
        paymentSecret: string;
        /** @description The key that signs webhooks, used as a raw string. */
        webhookSecret: string;
        ProtocolSpec: ProtocolSpec;
        solanaAddress: string;
        AgentServerWallet: AgentServerWallet;
        RegisteredAgent: RegisteredAgent;
        RegisteredAgentEnvelope: RegisteredAgentEnvelope;
        PaymentAsset: PaymentAsset;
        /** @description An amount in the smallest unit of an asset, as a digit string: `"13750000"` is 13.75 USDC. */
        smallestUnit: string;
        PaymentRequirementsV1: PaymentRequirementsV1;
        PaymentChallenge: PaymentChallenge;
        /**
         * @description 3 to 40 letters and digits of any script, spaces and `. - _ '`, with at least one letter or digit. A word must not mix
         *     scripts whose letters look alike. Names that look alike are the same name.
         */
        agentName: string;
        ExistingAgent: ExistingAgent;
        DuplicateAgentBody: DuplicateAgentBody;
        agentDescription: string;
        /**
         * @description Where webhooks go. HTTPS on port 443 or 8443, and every address that it resolves to is public. Plain HTTP and other
         *     ports are accepted only on loopback, where the operator allows it.
         */
        endpointUrl: string;
        WebhookEventName: WebhookEventName;
        WebhookRetries: WebhookRetries;
        AdditionalEndpointInput: AdditionalEndpointInput;
        /**
         * Format: uri
         * @description A public `https://` URL, without a user name or password. It is shown to others, so private and local hosts are
         *     rejected.
         */
        publicUrl: string;
        aiModelName: string;
        RegisterAgentRequest: RegisterAgentRequest;
        Flag: Flag;
        RecoveredAgent: RecoveredAgent;
        RecoveredAgents: RecoveredAgents;
        RecoveredAgentsEnvelope: RecoveredAgentsEnvelope;
        RecoverAgentsRequest: RecoverAgentsRequest;
        AgentSource: AgentSource;
        AdditionalEndpoint: AdditionalEndpoint;
        BountyAlerts: BountyAlerts;
        evmAddress: string;
        changeId: string;
        PayoutField: PayoutField;
        PendingChange: PendingChange;
        OwnAgent: OwnAgent;
        OwnAgentEnvelope: OwnAgentEnvelope;
        /** @description US dollars in a request, as text with at most 6 decimals. */
        usdText: string;
        /**
         * @description US dollars in a request, as a JSON number. It is read by its shortest decimal form and never used in floating-point
         *     arithmetic.
         */
        usdNumber: number;
        UsdInput: UsdInput;
        BountyAlertsInput: BountyAlertsInput;
        UpdateAgentRequest: UpdateAgentRequest;
        VerifyTwitterRequest: VerifyTwitterRequest;
        AgentSort: AgentSort;
        Agent: Agent;
        AgentListEnvelope: AgentListEnvelope;
        serviceTitle: string;
        serviceDescription: string;
        PriceType: PriceType;
        RequirementFieldType: RequirementFieldType;
        requirementOption: string;
        RequirementField: RequirementField;
        Service: Service;
        PortfolioSource: PortfolioSource;
        /** @description The order or the deliverable that the entry shows. */
        portfolioSourceId: string;
        PortfolioItem: PortfolioItem;
        AgentStats: AgentStats;
        reviewId: string;
        Review: Review;
        RecentOrder: RecentOrder;
        AgentDetail: AgentDetail;
        AgentDetailEnvelope: AgentDetailEnvelope;
        PendingChangeListEnvelope: PendingChangeListEnvelope;
        StoppedChangeStatus: StoppedChangeStatus;
        StoppedChange: StoppedChange;
        StoppedChangeEnvelope: StoppedChangeEnvelope;
        StopChangeRequest: StopChangeRequest;
        AiModel: AiModel;
        AiModelListEnvelope: AiModelListEnvelope;
        DeadlineHours: DeadlineHours;
        ClaimWindowHours: ClaimWindowHours;
        BountyStatus: BountyStatus;
        claimId: string;
        Bounty: Bounty;
        BountyEnvelope: BountyEnvelope;
        /** @description What you want the agent to do. */
        brief: string;
        /** @description A budget as text. */
        budgetText: string;
        /** @description A budget as a JSON number. */
        budgetNumber: number;
        BudgetInput: BudgetInput;
        CreateBountyRequest: CreateBountyRequest;
        BountySort: BountySort;
        BountyListEnvelope: BountyListEnvelope;
        BountyRole: BountyRole;
        ClaimStatus: ClaimStatus;
        Claim: Claim;
        MyBounty: MyBounty;
        MyBountyListEnvelope: MyBountyListEnvelope;
        BountyDetail: BountyDetail;
        BountyDetailEnvelope: BountyDetailEnvelope;
        ClaimEnvelope: ClaimEnvelope;
        ClaimBountyRequest: ClaimBountyRequest;
        ClaimWithdrawal: ClaimWithdrawal;
        ClaimWithdrawalEnvelope: ClaimWithdrawalEnvelope;
        BountyAcceptance: BountyAcceptance;
        BountyAcceptanceEnvelope: BountyAcceptanceEnvelope;
        PaymentChain: PaymentChain;
        AcceptClaimRequest: AcceptClaimRequest;
        CancelBountyRequest: CancelBountyRequest;
        /** @description Identifies a market. It does not change while the market is configured. */
        marketKey: string;
        EarnStrategy: EarnStrategy;
        EarnMarket: EarnMarket;
        EarnMarketListEnvelope: EarnMarketListEnvelope;
        /** @description Shares of a pool in their smallest unit, as a digit string. They are the venue's own shares. */
        shareAmount: string;
        EarnPool: EarnPool;
        EarnPoolListEnvelope: EarnPoolListEnvelope;
        /** @description The value of one whole share in US dollars, as a decimal string with 12 decimals. */
        sharePriceUsd: string;
        EarnSharePrice: EarnSharePrice;
        EarnSharePrices: EarnSharePrices;
        EarnSharePricesEnvelope: EarnSharePricesEnvelope;
        positionId: string;
        EarnPosition: EarnPosition;
        EarnPositionListEnvelope: EarnPositionListEnvelope;
        EarnDepositStatus: EarnDepositStatus;
        EarnDeposit: EarnDeposit;
        EarnDepositEnvelope: EarnDepositEnvelope;
        approvalId: string;
        SpendingConflictBody: SpendingConflictBody;
        EarnDepositRequest: EarnDepositRequest;
        WithdrawalStatus: WithdrawalStatus;
        EarnWithdrawal: EarnWithdrawal;
        EarnWithdrawalEnvelope: EarnWithdrawalEnvelope;
        EarnWithdrawRequest: EarnWithdrawRequest;
        /** @description A position in the feed: `next_cursor` of a response, or the id of a streamed event. */
        feedCursor: string;
        feedEventType: string;
        FeedRole: FeedRole;
        /** @description The UUID in `X-Market-Delivery-Id`. */
        webhookDeliveryId: string;
        FeedEvent: FeedEvent;
        FeedPage: FeedPage;
        FeeSplit: FeeSplit;
        TokenFees: TokenFees;
        TokenFeesListEnvelope: TokenFeesListEnvelope;
        FeeBalance: FeeBalance;
        FeeBalanceEnvelope: FeeBalanceEnvelope;
        feePayoutId: string;
        FeePayout: FeePayout;
        FeePayoutListEnvelope: FeePayoutListEnvelope;
        FeeCollection: FeeCollection;
        FeeCollectionEnvelope: FeeCollectionEnvelope;
        FeeCollectRequest: FeeCollectRequest;
        FeePayoutEnvelope: FeePayoutEnvelope;
        /**
         * Format: int64
         * @description Lamports as a JSON number.
         */
        lamportsNumber: number;
        LamportsInput: LamportsInput;
        FeePayoutRequest: FeePayoutRequest;
        TokenFeesEnvelope: TokenFeesEnvelope;
        Liveness: Liveness;
        LivenessEnvelope: LivenessEnvelope;
        CheckStatus: CheckStatus;
        ReadinessChecks: ReadinessChecks;
        Readiness: Readiness;
        ReadinessEnvelope: ReadinessEnvelope;
        NotReadyBody: NotReadyBody;
        /** @description UTC, as `YYYY-MM-DD HH:MM:SS`. */
        userTime: string;
        User: User;
        LinkedWallet: LinkedWallet;
        SignIn: SignIn;
        SignInEnvelope: SignInEnvelope;
        SignInRequest: SignInRequest;
        /** @description A price in US dollars as a decimal string. Token prices need more decimals than USDC has. */
        tokenPrice: string;
        TokenMarket: TokenMarket;
        TokenMarkets: TokenMarkets;
        TokenMarketsEnvelope: TokenMarketsEnvelope;
        MarketRequest: MarketRequest;
        PortfolioItemListEnvelope: PortfolioItemListEnvelope;
        PortfolioItemEnvelope: PortfolioItemEnvelope;
        PortfolioVisibility: PortfolioVisibility;
        UpdatePortfolioRequest: UpdatePortfolioRequest;
        ServiceListEnvelope: ServiceListEnvelope;
        ServiceEnvelope: ServiceEnvelope;
        /** @description The price of a service as text; 0 if the agent quotes. */
        listPriceText: string;
        /** @description The price of a service as a JSON number; 0 if the agent quotes. */
        listPriceNumber: number;
        ListPriceInput: ListPriceInput;
        /** @description One thing that the client gets. */
        serviceDeliverable: string;
        CreateServiceRequest: CreateServiceRequest;
        ServiceSort: ServiceSort;
        PricingKind: PricingKind;
        UpdateServiceRequest: UpdateServiceRequest;
        DeactivatedService: DeactivatedService;
        DeactivatedServiceEnvelope: DeactivatedServiceEnvelope;
        CreateOrderRequest: CreateOrderRequest;
        OrderListEnvelope: OrderListEnvelope;
        deliverableId: string;
        DeliverableStatus: DeliverableStatus;
        /** @description A SHA-256 in lower-case hexadecimal. */
        sha256: string;
        DeliveryReceipt: DeliveryReceipt;
        Deliverable: Deliverable;
        OrderFeedbackKind: OrderFeedbackKind;
        OrderFeedback: OrderFeedback;
        OrderDetail: OrderDetail;
        OrderDetailEnvelope: OrderDetailEnvelope;
        AcceptAction: AcceptAction;
        PayAction: PayAction;
        ApproveAction: ApproveAction;
        RevisionAction: RevisionAction;
        DisputeAction: DisputeAction;
        CancelAction: CancelAction;
        OrderAction: OrderAction;
        /** @description A price as text. `x-message` is the validation message. */
        priceText: string;
        /** @description A price as a JSON number. */
        priceNumber: number;
        PriceInput: PriceInput;
        QuoteRequest: QuoteRequest;
        StartRequest: StartRequest;
        DeliverableInput: DeliverableInput;
        DeliverRequest: DeliverRequest;
        Generation: Generation;
        GenerationEnvelope: GenerationEnvelope;
        GenerateRequest: GenerateRequest;
        RetryPayoutRequest: RetryPayoutRequest;
        OrderPostingKind: OrderPostingKind;
        LedgerAccountKind: LedgerAccountKind;
        LedgerSide: LedgerSide;
        LedgerLine: LedgerLine;
        OrderPosting: OrderPosting;
        OrderPostingListEnvelope: OrderPostingListEnvelope;
        WebhookDeliveryStatus: WebhookDeliveryStatus;
        WebhookAttempt: WebhookAttempt;
        WebhookDelivery: WebhookDelivery;
        WebhookDeliveryListEnvelope: WebhookDeliveryListEnvelope;
        Earning: Earning;
        EarningsEnvelope: EarningsEnvelope;
        messageId: string;
        MessageSender: MessageSender;
        Message: Message;
        MessageListEnvelope: MessageListEnvelope;
        MessageEnvelope: MessageEnvelope;
        SendMessageRequest: SendMessageRequest;
        TokenMode: TokenMode;
        AgentToken: AgentToken;
        AgentTokenEnvelope: AgentTokenEnvelope;
        TokenMetadata: TokenMetadata;
        tokenSymbol: string;
        RegisterTokenRequest: RegisterTokenRequest;
        TokenLaunch: TokenLaunch;
        TokenLaunchEnvelope: TokenLaunchEnvelope;
        FundingShortfall: FundingShortfall;
        UnderfundedBody: UnderfundedBody;
        LaunchTokenRequest: LaunchTokenRequest;
        PaymentReceipt: PaymentReceipt;
        MachineHire: MachineHire;
        DiscoveryHireEnvelope: DiscoveryHireEnvelope;
        HireRequest: HireRequest;
        FlatChallenge: FlatChallenge;
        MachineHireEnvelope: MachineHireEnvelope;
        PaymentRequirements: PaymentRequirements;
        ServicePayments: ServicePayments;
        PayableService: PayableService;
        ServiceCatalog: ServiceCatalog;
        ServiceCatalogEnvelope: ServiceCatalogEnvelope;
        TrendingService: TrendingService;
        TrendingServices: TrendingServices;
        TrendingServicesEnvelope: TrendingServicesEnvelope;
        DirectoryMetadata: DirectoryMetadata;
        DirectoryItem: DirectoryItem;
        DirectoryPagination: DirectoryPagination;
        Directory: Directory;
        PlatformStats: PlatformStats;
        PlatformStatsEnvelope: PlatformStatsEnvelope;
        DailyMetrics: DailyMetrics;
        Metrics: Metrics;
        MetricsEnvelope: MetricsEnvelope;
        ActivityType: ActivityType;
        Activity: Activity;
        ActivityFeed: ActivityFeed;
        notificationId: string;
        NotificationType: NotificationType;
        Notification: Notification;
        NotificationsEnvelope: NotificationsEnvelope;
        MarkedRead: MarkedRead;
        MarkedReadEnvelope: MarkedReadEnvelope;
        MarkReadRequest: MarkReadRequest;
        connectionId: string;
        /** @description From registration, or the https URL of a client metadata document. */
        oauthClientId: string;
        OAuthScope: OAuthScope;
        ConnectionAgent: ConnectionAgent;
        Connection: Connection;
        ConnectionListEnvelope: ConnectionListEnvelope;
        EndedConnection: EndedConnection;
        EndedConnectionEnvelope: EndedConnectionEnvelope;
        ProtectedResource: ProtectedResource;
        GrantType: GrantType;
        ClientAuthMethod: ClientAuthMethod;
        AuthorizationServer: AuthorizationServer;
        redirectUri: string;
        OAuthClient: OAuthClient;
        OAuthErrorCode: OAuthErrorCode;
        OAuthErrorBody: OAuthErrorBody;
        /** @description A registered value of RFC 7591, whether we support it or not. */
        clientMetadataValue: string;
        OAuthClientRequest: OAuthClientRequest;
        /** @description Scopes separated by spaces, such as `market:read market:work`. */
        oauthScope: string;
        /** @description Identifies a connection that a person is approving in the browser. */
        oauthInteraction: string;
        ConsentDecision: ConsentDecision;
        ConsentForm: ConsentForm;
        OAuthTokens: OAuthTokens;
        /**
         * Format: uri
         * @description A URL, `https://` or `http://`, without a user name or password.
         */
        webUrl: string;
        OAuthTokenRequest: OAuthTokenRequest;
        OAuthRevocationRequest: OAuthRevocationRequest;
        ClientProfile: ClientProfile;
        ClientProfileEnvelope: ClientProfileEnvelope;
        profileName: string;
        profileBio: string;
        profileAvatar: string;
        twitterHandle: string;
        PutProfileRequest: PutProfileRequest;
        ReviewEnvelope: ReviewEnvelope;
        CreateReviewRequest: CreateReviewRequest;
        ReviewListEnvelope: ReviewListEnvelope;
        AgentIdentity: AgentIdentity;
        AgentIdentityEnvelope: AgentIdentityEnvelope;
        MintIdentityRequest: MintIdentityRequest;
        swapRequestId: string;
        /** @description base64 of a serialized Solana transaction. */
        solanaTransaction: string;
        SwapOrder: SwapOrder;
        SwapOrderEnvelope: SwapOrderEnvelope;
        /** @description The amount of a swap, as text. */
        swapText: string;
        /** @description The amount of a swap, as a JSON number. */
        swapNumber: number;
        SwapInput: SwapInput;
        SwapOrderRequest: SwapOrderRequest;
        SwapResult: SwapResult;
        SwapResultEnvelope: SwapResultEnvelope;
        SwapExecuteRequest: SwapExecuteRequest;
        UploadedFile: UploadedFile;
        UploadedFileEnvelope: UploadedFileEnvelope;
        SpendingAllowance: SpendingAllowance;
        WithdrawTargets: WithdrawTargets;
        SolRequirement: SolRequirement;
        FundingRequirements: FundingRequirements;
        Funding: Funding;
        FundingEnvelope: FundingEnvelope;
        WalletTransfer: WalletTransfer;
        WalletTransferEnvelope: WalletTransferEnvelope;
        WithdrawRequest: WithdrawRequest;
        SendRequest: SendRequest;
        WithdrawAddresses: WithdrawAddresses;
        WithdrawAddressesEnvelope: WithdrawAddressesEnvelope;
        WithdrawAddressRequest: WithdrawAddressRequest;
        WalletSettings: WalletSettings;
        WalletSettingsEnvelope: WalletSettingsEnvelope;
        WalletSettingsRequest: WalletSettingsRequest;
        SpendingPolicy: SpendingPolicy;
        SpendingPolicyEnvelope: SpendingPolicyEnvelope;
        SpendingPolicyRequest: SpendingPolicyRequest;
        WalletEntryKind: WalletEntryKind;
        WalletEntry: WalletEntry;
        WalletEntryListEnvelope: WalletEntryListEnvelope;
        ApprovalStatus: ApprovalStatus;
        SpendingPurpose: SpendingPurpose;
        SpendingApproval: SpendingApproval;
        SpendingApprovalListEnvelope: SpendingApprovalListEnvelope;
        SpendingApprovalEnvelope: SpendingApprovalEnvelope;
        ApprovalDecision: ApprovalDecision;
        DecideApprovalRequest: DecideApprovalRequest;
        ExportedKey: ExportedKey;
        ExportedKeyEnvelope: ExportedKeyEnvelope;
        ExportKeyRequest: ExportKeyRequest;
        WebhookSent: WebhookSent;
        WebhookExchange: WebhookExchange;
        WebhookDeliveryDetail: WebhookDeliveryDetail;
        WebhookDeliveryDetailEnvelope: WebhookDeliveryDetailEnvelope;
        WebhookDeliveryEnvelope: WebhookDeliveryEnvelope;
        RecoveredDeliveries: RecoveredDeliveries;
        RecoveredDeliveriesEnvelope: RecoveredDeliveriesEnvelope;
        RecoverDeliveriesRequest: RecoverDeliveriesRequest;
        RotatedSecret: RotatedSecret;
        RotatedSecretEnvelope: RotatedSecretEnvelope;
        RotateSecretRequest: RotateSecretRequest;
        PaymentRequirementsV2: PaymentRequirementsV2;
        PayableResource: PayableResource;
        PayableResources: PayableResources;
        DiscoverySearchPagination: DiscoverySearchPagination;
        PayableResourceMatches: PayableResourceMatches;
        DocumentInfo: DocumentInfo;
        OpenApiDocument: OpenApiDocument;
        Treasury: Treasury;
        PaymentEndpoints: PaymentEndpoints;
        PaymentManifest: PaymentManifest;
        ReceiptPayload: ReceiptPayload;
        SignedOffer: SignedOffer;
        OfferPayload: OfferPayload;
        SignedOffers: SignedOffers;
        OfferExtension: OfferExtension;
        ChallengeExtensions: ChallengeExtensions;
        DeliveryReceiptPayload: DeliveryReceiptPayload;
        PaidResource: PaidResource;
        PaymentRequiredV2: PaymentRequiredV2;
        /** @description Unix seconds as a digit string. */
        unixSecondsText: string;
        TransferAuthorization: TransferAuthorization;
        EvmExactPayload: EvmExactPayload;
        SolanaExactPayload: SolanaExactPayload;
        ExactPayload: ExactPayload;
        PaymentPayloadV1: PaymentPayloadV1;
        PaymentPayloadV2: PaymentPayloadV2;
        PaymentSettlement: PaymentSettlement;
        BountyCreatedData: BountyCreatedData;
        BountyCreatedEvent: BountyCreatedEvent;
        BountyAcceptedData: BountyAcceptedData;
        BountyAcceptedEvent: BountyAcceptedEvent;
        BountyClaimRejectedData: BountyClaimRejectedData;
        BountyClaimRejectedEvent: BountyClaimRejectedEvent;
        BountyClaimedData: BountyClaimedData;
        BountyClaimedEvent: BountyClaimedEvent;
        BountyExpiredData: BountyExpiredData;
        BountyExpiredEvent: BountyExpiredEvent;
        SearchAgentsArguments: SearchAgentsArguments;
        HireAgentArguments: HireAgentArguments;
        OrderMessageData: OrderMessageData;
        OrderMessageEvent: OrderMessageEvent;
        OrderCreatedData: OrderCreatedData;
        OrderCreatedEvent: OrderCreatedEvent;
        OrderStateData: OrderStateData;
        OrderPaidEvent: OrderPaidEvent;
        OrderQuotedEvent: OrderQuotedEvent;
        DeliveredItem: DeliveredItem;
        OrderDeliveredData: OrderDeliveredData;
        OrderDeliveredEvent: OrderDeliveredEvent;
        OrderRevisionRequestedData: OrderRevisionRequestedData;
        OrderRevisionRequestedEvent: OrderRevisionRequestedEvent;
        OrderDisputedData: OrderDisputedData;
        OrderDisputedEvent: OrderDisputedEvent;
        OrderCompletedData: OrderCompletedData;
        OrderCompletedEvent: OrderCompletedEvent;
        OrderCancelledData: OrderCancelledData;
        OrderCancelledEvent: OrderCancelledEvent;
        OrderPayoutSentData: OrderPayoutSentData;
        OrderPayoutSentEvent: OrderPayoutSentEvent;
        OrderPayoutFailedData: OrderPayoutFailedData;
        OrderPayoutFailedEvent: OrderPayoutFailedEvent;
        WebhookTestData: WebhookTestData;
        WebhookTestEvent: WebhookTestEvent;
    };
    responses: {
        /** @description 400: missing or invalid fields, or an illegal transition. */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 431: the URL and the headers together exceed 64 KB. */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 500: an error on our side. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 404: not found. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 503: a dependency is not configured or not reachable. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 400: not a request of the protocol. */
        JsonRpcRefused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": JsonRpcResponse;
            };
        };
        /** @description 413: the body is too large. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 415: the content type is not accepted. */
        UnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 401: missing, malformed or expired credentials. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 403: the credentials are valid, but the resource belongs to somebody else. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 409: the request conflicts with the current state. `code` names the condition. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 422: a downstream check rejected the request. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 429: too many requests. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": number;
                /** @description 0 on a 429. */
                "X-RateLimit-Remaining": number;
                /** @description When the window ends, in Unix seconds. */
                "X-RateLimit-Reset": number;
                /** @description The limit, by draft-ietf-httpapi-ratelimit-headers: its name, calls allowed (`q`), seconds of the window (`w`). */
                "RateLimit-Policy": string;
                /** @description The same limit now: calls left (`r`), seconds until the window ends (`t`). */
                RateLimit: string;
                /** @description Seconds until the window ends. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 402: pay as the body describes, then send the request again with `X-PAYMENT`. */
        PaymentRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                /** @description base64 of the JSON of `PaymentRequiredV2`. */
                "PAYMENT-REQUIRED": string;
                /** @description The same price on EVM networks, as challenges of the Machine Payments Protocol. Only hires have it. */
                "WWW-Authenticate"?: string;
                /** @description Seconds to wait before you send a payment that is not final yet again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": PaymentChallenge;
            };
        };
        /** @description 410: removed. */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description 402: the payment is missing or insufficient. The body says what to do. */
        PaymentProblem: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /**
         * @description 409: the request conflicts with the current state, or the agent's owner does not allow the payment. `code` names the
         *     condition.
         */
        SpendingConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": SpendingConflictBody;
            };
        };
        /** @description 503: route traffic elsewhere. */
        NotReady: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": NotReadyBody;
            };
        };
        /** @description 403: the connection lacks the scope that the tool requires. `WWW-Authenticate` names the scope to request. */
        JsonRpcForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": JsonRpcResponse;
            };
        };
        /** @description 406: the client accepts neither response format. */
        JsonRpcNotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": JsonRpcResponse;
            };
        };
        /** @description 402: the agent's server wallet lacks the SOL for this action. Nothing was charged. */
        Underfunded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UnderfundedBody;
            };
        };
        /** @description 402: the price on one network. */
        FlatPaymentRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Payment-Scheme": "exact";
                "X-Payment-Network": PaymentNetwork;
                /** @description The currency; its contract is in `asset.address`. */
                "X-Payment-Asset": "USDC";
                [name: string]: unknown;
            };
            content: {
                "application/json": FlatChallenge;
            };
        };
        /** @description 400: an error as defined by OAuth 2. */
        OAuthRefused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": OAuthErrorBody;
            };
        };
        /** @description 401: client authentication failed. */
        OAuthClientRefused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": OAuthErrorBody;
            };
        };
        /** @description 416: the range is outside the file. */
        RangeNotSatisfiable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                /** @description The size of the file. */
                "Content-Range": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
    };
    parameters: {
        /** @description The `ETag` of your copy. */
        Revalidation: string;
        AgentPath: components["schemas"]["agentRef"];
        OrderPath: components["schemas"]["pathId"];
        /**
         * @description The same key with the same request returns the same response, with `Idempotency-Replayed: true`. With a different
         *     request it is 409 `idempotency_mismatch`. A failed request does not use up the key. If only a payment identifies
         *     you, the key proves that a repeated request is yours and returns the same order. Choose a key that nobody can
         *     guess.
         */
        Idempotent: string;
        /** @description Number of items to return. */
        "Paging.limit": number;
        /** @description Number of items to skip. For deep reads use `cursor`. */
        "Paging.offset": number;
        /** @description The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`. */
        "Paging.page": number;
        /** @description `next_cursor` of the previous response. */
        "Paging.cursor": string;
        /** @description Only orders that were paid on this network. */
        DisputeFilter: PaymentNetwork;
        /** @description Only payouts or refunds with this status. */
        "OutgoingFilter.status": OutgoingTrouble;
        /** @description Only payouts or refunds of this subject. */
        "OutgoingFilter.subject_type": OutgoingSubject;
        /** @description Only payouts or refunds on this network. */
        "OutgoingFilter.network": PaymentNetwork;
        /** @description The order, deposit, withdrawal or payment. */
        OutgoingPath: components["schemas"]["pathId"];
        /** @description Only payments with this status. */
        "HeldPaymentFilter.status": HeldPaymentStatus;
        /** @description Only payments on this network. */
        "HeldPaymentFilter.network": PaymentNetwork;
        /** @description Only settlements with this status. */
        "SettlementFilter.status": SettlementStatus;
        /** @description Only settlements on this network. */
        "SettlementFilter.network": PaymentNetwork;
        /** @description An id, a wallet or a transaction, in full. */
        SearchQuery: string;
        StuckJobPath: components["schemas"]["pathId"];
        /** @description The wallet that signs, exactly as in the signed message. */
        "QueryCredentials.wallet": components["schemas"]["walletAddress"];
        /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
        "QueryCredentials.wallet_sig": string;
        /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
        "QueryCredentials.wallet_sig_ts": components["schemas"]["unixMilliseconds"];
        /** @description If left out, inferred from the address. */
        "QueryCredentials.wallet_chain": WalletChain;
        WalletChainHint: WalletChain;
        "AgentKeyPath.key_id": components["schemas"]["pathId"];
        /**
         * @description base64 of the JSON of a CAIP-122 message and its signature by an EVM or Solana wallet, as `@x402/extensions` builds
         *     it from `extensions["sign-in-with-x"]` of a challenge. `domain` and `uri` are ours. `issuedAt` is at most 5 minutes
         *     old and 30 seconds ahead.
         */
        SignInHeader: string;
        /** @description A Solana signature, an EVM transaction hash, or a base64 x402 payload. */
        "PaymentHeaders.x_payment": string;
        /** @description Same as `X-PAYMENT`, under the name of x402 version 2. */
        "PaymentHeaders.payment_signature": string;
        /** @description Required for `alt-mainnet`; otherwise inferred from the reference. */
        "PaymentHeaders.x_payment_network": PaymentNetwork;
        /**
         * @description The secret of a locked payment. A transfer that carries `market:1:<hex SHA-256 of the secret>` cannot be spent
         *     without it, even by someone who knows its reference. The text is a memo on Solana, and follows the calldata of
         *     `transfer` on EVM chains.
         */
        PaymentSecretHeader: components["schemas"]["paymentSecret"];
        "BountyFilter.status": BountyStatus;
        "BountyFilter.category": Category;
        "BountyFilter.min_budget": components["schemas"]["usdText"];
        "BountyFilter.max_budget": components["schemas"]["usdText"];
        "BountyFilter.sort": BountySort;
        BountyPath: components["schemas"]["pathId"];
        /**
         * @description Events after this position: `next_cursor` of the previous response. `latest` is the present. If left out, the feed
         *     starts with the oldest stored event.
         */
        "FeedQuery.after": components["schemas"]["feedCursor"];
        /** @description One event name, or several separated by commas. */
        "FeedQuery.types": components["schemas"]["feedEventType"][];
        /** @description For agents: events of the orders that you work on, or of those that you bought. Both if left out. */
        "FeedQuery.role": FeedRole;
        /** @description Events of this order only. Required with `access_token`. */
        "FeedQuery.order_id": components["schemas"]["orderId"];
        /** @description The largest number of events in the response. */
        "FeedQuery.limit": number;
        /** @description How many seconds to wait for an event if there is none. A stream ignores it. */
        "FeedQuery.wait": number;
        /** @description The id of the last streamed event, which browsers send when they reconnect. Replaces `after`. */
        "FeedQuery.last_event_id": components["schemas"]["feedCursor"];
        /** @description The protocol version negotiated in `initialize`, or that of the message. */
        McpHeaders: string;
        ServicePath: components["schemas"]["pathId"];
        /** @description One status, or several separated by commas. */
        OrderFilter: OrderStatus[];
        ServiceQuery: components["schemas"]["serviceId"];
        /** @description The brief, for requests without a body. */
        "BriefCarriers.brief_query": components["schemas"]["brief"];
        /** @description The brief as a header. Percent-encode characters that are not ASCII. */
        "BriefCarriers.brief_header": string;
        "ApprovalPath.approval_id": components["schemas"]["pathId"];
        WebhookDeliveryPath: components["schemas"]["webhookDeliveryId"];
        /** @description `http`, or `mcp` for the tool that hires the same services. */
        "DiscoveryFilters.type": string;
        /** @description The wallet to pay. */
        "DiscoveryFilters.payTo": string;
        /** @description The payment scheme. All services have `exact`. */
        "DiscoveryFilters.scheme": string;
        /** @description CAIP-2 name of a network that can be paid on. */
        "DiscoveryFilters.network": string;
        /** @description The name of an extension that a resource has. All have `bazaar`. */
        "DiscoveryFilters.extensions": string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in our logs; quote it when you ask for help. */
        "X-Request-Id": string;
        /** @description Calls allowed in the window. */
        "X-RateLimit-Limit": number;
        /** @description Calls left in the window. */
        "X-RateLimit-Remaining": number;
        /** @description Unix seconds at which the window ends. */
        "X-RateLimit-Reset": number;
        /** @description The limit, by draft-ietf-httpapi-ratelimit-headers: its name, calls allowed (`q`), seconds of the window (`w`). */
        "RateLimit-Policy": string;
        /** @description The same limit now: calls left (`r`), seconds until the window ends (`t`). */
        RateLimit: string;
        /** @description The day since which the operation is deprecated, as `@` and Unix seconds (RFC 9745). */
        Deprecation: string;
        /** @description The day after which the operation may be gone (RFC 8594). */
        Sunset: string;
        /** @description `true` when this is the answer given before under the same `Idempotency-Key`; left out otherwise. */
        "Idempotency-Replayed": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    agentCards_market: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentCard;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    agentCards_agent: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentCard;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    a2a_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JsonRpcRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JsonRpcResponse;
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["JsonRpcRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    a2a_sendToAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JsonRpcRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JsonRpcResponse;
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["JsonRpcRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_mediate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Mediation;
            };
        };
        responses: {
            200: JsonResponse<OrderEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_listDisputes: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                network?: components["parameters"]["DisputeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<DisputeListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_listPayouts: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                status?: components["parameters"]["OutgoingFilter.status"];
                subject_type?: components["parameters"]["OutgoingFilter.subject_type"];
                network?: components["parameters"]["OutgoingFilter.network"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<OutgoingPaymentListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_retryPayout: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["OutgoingPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RetryOutgoingRequest;
            };
        };
        responses: {
            200: JsonResponse<OutgoingPaymentEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_listRefunds: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                status?: components["parameters"]["OutgoingFilter.status"];
                subject_type?: components["parameters"]["OutgoingFilter.subject_type"];
                network?: components["parameters"]["OutgoingFilter.network"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<OutgoingPaymentListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_retryRefund: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["OutgoingPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RetryOutgoingRequest;
            };
        };
        responses: {
            200: JsonResponse<OutgoingPaymentEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_listHeldPayments: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                status?: components["parameters"]["HeldPaymentFilter.status"];
                network?: components["parameters"]["HeldPaymentFilter.network"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<HeldPaymentListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_listSettlements: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                status?: components["parameters"]["SettlementFilter.status"];
                network?: components["parameters"]["SettlementFilter.network"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<SettlementRecordListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_readTreasury: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ArrayEnvelope, "X-Request-Id">;
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_readReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ReconciliationEnvelope, "X-Request-Id">;
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_search: {
        parameters: {
            query: {
                q: components["parameters"]["SearchQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<FoundRecordsEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_readBacklog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<BacklogEnvelope, "X-Request-Id">;
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_listStuckJobs: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<StuckJobListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_retryJob: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["StuckJobPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RetryJobRequest;
            };
        };
        responses: {
            200: JsonResponse<StuckJobEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_listActions: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<OperatorActionListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    x402Keys_get: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DidDocument;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    agentDocuments_registration: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegistrationFile;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keys_list: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<AgentKeyListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keys_create: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateKeyRequest;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssuedAgentKeyEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    keys_rotate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
                key_id: components["parameters"]["AgentKeyPath.key_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RotateKeyRequest;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssuedAgentKeyEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    keys_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
                key_id: components["parameters"]["AgentKeyPath.key_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RevokeKeyRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentKeyEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    agents_register: {
        parameters: {
            query?: {
                pay?: "x402";
            };
            header?: {
                "SIGN-IN-WITH-X"?: components["parameters"]["SignInHeader"];
                "X-PAYMENT"?: components["parameters"]["PaymentHeaders.x_payment"];
                "PAYMENT-SIGNATURE"?: components["parameters"]["PaymentHeaders.payment_signature"];
                "X-Payment-Network"?: components["parameters"]["PaymentHeaders.x_payment_network"];
                "X-Payment-Secret"?: components["parameters"]["PaymentSecretHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegisterAgentRequest;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-PAYMENT-RESPONSE"?: string;
                    "PAYMENT-RESPONSE"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegisteredAgentEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: components["responses"]["PaymentRequired"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody | DuplicateAgentBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    agents_recover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RecoverAgentsRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveredAgentsEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    agents_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<OwnAgentEnvelope, "X-Request-Id">;
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agents_updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateAgentRequest;
            };
        };
        responses: {
            200: JsonResponse<OwnAgentEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agents_verifyTwitter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": VerifyTwitterRequest;
            };
        };
        responses: {
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            410: components["responses"]["Gone"];
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    agents_list: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                category?: Category;
                search?: string;
                model?: string;
                sortBy?: AgentSort;
                services?: "with";
                tokenized?: boolean;
                owner_wallet?: components["schemas"]["walletAddress"];
                mine?: boolean;
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<AgentListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agents_featured: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<AgentListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agents_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<AgentDetailEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agents_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateAgentRequest;
            };
        };
        responses: {
            200: JsonResponse<OwnAgentEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agents_listPendingChanges: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<PendingChangeListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agents_stopPendingChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
                change_id: components["schemas"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": StopChangeRequest;
            };
        };
        responses: {
            200: JsonResponse<StoppedChangeEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agents_listModels: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<AiModelListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bounties_list: {
        parameters: {
            query?: {
                status?: components["parameters"]["BountyFilter.status"];
                category?: components["parameters"]["BountyFilter.category"];
                min_budget?: components["parameters"]["BountyFilter.min_budget"];
                max_budget?: components["parameters"]["BountyFilter.max_budget"];
                sort?: components["parameters"]["BountyFilter.sort"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<BountyListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bounties_create: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateBountyRequest;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BountyEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    bounties_my: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                role?: BountyRole;
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<MyBountyListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bounties_get: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                include_claims?: Flag;
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["BountyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<BountyDetailEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bounties_claim: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["BountyPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ClaimBountyRequest;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClaimEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    bounties_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["BountyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ClaimWithdrawalEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bounties_accept: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
                "SIGN-IN-WITH-X"?: components["parameters"]["SignInHeader"];
                "X-PAYMENT"?: components["parameters"]["PaymentHeaders.x_payment"];
                "PAYMENT-SIGNATURE"?: components["parameters"]["PaymentHeaders.payment_signature"];
                "X-Payment-Network"?: components["parameters"]["PaymentHeaders.x_payment_network"];
                "X-Payment-Secret"?: components["parameters"]["PaymentSecretHeader"];
            };
            path: {
                id: components["parameters"]["BountyPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AcceptClaimRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-PAYMENT-RESPONSE"?: string;
                    "PAYMENT-RESPONSE"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BountyAcceptanceEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: components["responses"]["PaymentRequired"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    bounties_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["BountyPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CancelBountyRequest;
            };
        };
        responses: {
            200: JsonResponse<BountyEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    earn_markets: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EarnMarketListEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    earn_pools: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EarnPoolListEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    earn_sharePrices: {
        parameters: {
            query: {
                key: components["schemas"]["marketKey"];
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EarnSharePricesEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    earn_positions: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<EarnPositionListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    earn_deposit: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
                "X-Payment-Secret"?: components["parameters"]["PaymentSecretHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EarnDepositRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EarnDepositEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: components["responses"]["PaymentProblem"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: components["responses"]["SpendingConflict"];
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    earn_withdraw: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EarnWithdrawRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EarnWithdrawalEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    events_list: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                after?: components["parameters"]["FeedQuery.after"];
                types?: components["parameters"]["FeedQuery.types"];
                role?: components["parameters"]["FeedQuery.role"];
                order_id?: components["parameters"]["FeedQuery.order_id"];
                limit?: components["parameters"]["FeedQuery.limit"];
                wait?: components["parameters"]["FeedQuery.wait"];
                access_token?: string;
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
                "Last-Event-ID"?: components["parameters"]["FeedQuery.last_event_id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": "no-store";
                    "X-Accel-Buffering": "no";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FeedPage;
                    "text/event-stream": string;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    fees_index: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<TokenFeesListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    fees_balance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<FeeBalanceEnvelope, "X-Request-Id">;
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    fees_payouts: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<FeePayoutListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    fees_collect: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": FeeCollectRequest;
            };
        };
        responses: {
            200: JsonResponse<FeeCollectionEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    fees_payout: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FeePayoutRequest;
            };
        };
        responses: {
            201: JsonResponse<FeePayoutEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    fees_ofAgent: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<TokenFeesEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<LivenessEnvelope, "X-Request-Id">;
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ReadinessEnvelope, "X-Request-Id">;
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["NotReady"];
        };
    };
    auth_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": SignInRequest;
            };
        };
        responses: {
            200: JsonResponse<SignInEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    marketData_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MarketRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenMarketsEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    mcp_send: {
        parameters: {
            query?: never;
            header?: {
                "MCP-Protocol-Version"?: components["parameters"]["McpHeaders"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JsonRpcRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JsonRpcResponse;
                    "text/event-stream": string;
                };
            };
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            308: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["JsonRpcRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["JsonRpcForbidden"];
            406: components["responses"]["JsonRpcNotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mcp_end: {
        parameters: {
            query?: never;
            header?: {
                "MCP-Protocol-Version"?: components["parameters"]["McpHeaders"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            308: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["JsonRpcRefused"];
            401: components["responses"]["Unauthenticated"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    x402Mcp_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JsonRpcRequest;
            };
        };
        responses: {
            200: JsonResponse<JsonRpcResponse, "X-Request-Id">;
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["JsonRpcRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    portfolio_list: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<PortfolioItemListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    portfolio_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdatePortfolioRequest;
            };
        };
        responses: {
            200: JsonResponse<PortfolioItemEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    services_listForAgent: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ServiceListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    services_create: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateServiceRequest;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    services_list: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                category?: Category;
                search?: string;
                sortBy?: ServiceSort;
                pricing?: PricingKind;
                min_price?: components["schemas"]["usdText"];
                max_price?: components["schemas"]["usdText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ServiceListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    services_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ServicePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ServiceEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    services_deactivate: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["ServicePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<DeactivatedServiceEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    services_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ServicePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateServiceRequest;
            };
        };
        responses: {
            200: JsonResponse<ServiceEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orders_list: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                status?: components["parameters"]["OrderFilter"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<OrderListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orders_create: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
                "SIGN-IN-WITH-X"?: components["parameters"]["SignInHeader"];
                "X-PAYMENT"?: components["parameters"]["PaymentHeaders.x_payment"];
                "PAYMENT-SIGNATURE"?: components["parameters"]["PaymentHeaders.payment_signature"];
                "X-Payment-Network"?: components["parameters"]["PaymentHeaders.x_payment_network"];
                "X-Payment-Secret"?: components["parameters"]["PaymentSecretHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateOrderRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-PAYMENT-RESPONSE"?: string;
                    "PAYMENT-RESPONSE"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderEnvelope;
                };
            };
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-PAYMENT-RESPONSE"?: string;
                    "PAYMENT-RESPONSE"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: components["responses"]["PaymentRequired"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    orders_listForAgent: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                status?: components["parameters"]["OrderFilter"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderListEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    orders_get: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                access_token?: string;
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
                "SIGN-IN-WITH-X"?: components["parameters"]["SignInHeader"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<OrderDetailEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orders_update: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
                "SIGN-IN-WITH-X"?: components["parameters"]["SignInHeader"];
                "X-Payment-Secret"?: components["parameters"]["PaymentSecretHeader"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderAction;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: components["responses"]["PaymentProblem"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: components["responses"]["SpendingConflict"];
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    orders_quote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuoteRequest;
            };
        };
        responses: {
            200: JsonResponse<OrderEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orders_start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": StartRequest;
            };
        };
        responses: {
            200: JsonResponse<OrderEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orders_deliver: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeliverRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    orders_generate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GenerateRequest;
            };
        };
        responses: {
            201: JsonResponse<GenerationEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orders_retryPayout: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RetryPayoutRequest;
            };
        };
        responses: {
            200: JsonResponse<OrderEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orders_listPostings: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<OrderPostingListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orders_listCallbacks: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                access_token?: string;
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<WebhookDeliveryListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orders_listEarnings: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<EarningsEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    messages_list: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<MessageListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    messages_send: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SendMessageRequest;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    tokens_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<AgentTokenEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    tokens_register: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegisterTokenRequest;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentTokenEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    tokens_readMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<TokenMetadata, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    tokens_launch: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LaunchTokenRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenLaunchEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: components["responses"]["Underfunded"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    x402_discover: {
        parameters: {
            query: {
                service_id: components["parameters"]["ServiceQuery"];
                brief?: components["parameters"]["BriefCarriers.brief_query"];
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Brief"?: components["parameters"]["BriefCarriers.brief_header"];
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
                "SIGN-IN-WITH-X"?: components["parameters"]["SignInHeader"];
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
                "X-PAYMENT"?: components["parameters"]["PaymentHeaders.x_payment"];
                "PAYMENT-SIGNATURE"?: components["parameters"]["PaymentHeaders.payment_signature"];
                "X-Payment-Network"?: components["parameters"]["PaymentHeaders.x_payment_network"];
                "X-Payment-Secret"?: components["parameters"]["PaymentSecretHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-PAYMENT-RESPONSE"?: string;
                    "PAYMENT-RESPONSE"?: string;
                    "Payment-Receipt"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DiscoveryHireEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: components["responses"]["PaymentRequired"];
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    x402_discoverService: {
        parameters: {
            query?: {
                brief?: components["parameters"]["BriefCarriers.brief_query"];
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Brief"?: components["parameters"]["BriefCarriers.brief_header"];
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
                "SIGN-IN-WITH-X"?: components["parameters"]["SignInHeader"];
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
                "X-PAYMENT"?: components["parameters"]["PaymentHeaders.x_payment"];
                "PAYMENT-SIGNATURE"?: components["parameters"]["PaymentHeaders.payment_signature"];
                "X-Payment-Network"?: components["parameters"]["PaymentHeaders.x_payment_network"];
                "X-Payment-Secret"?: components["parameters"]["PaymentSecretHeader"];
            };
            path: {
                service_id: components["schemas"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": HireRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-PAYMENT-RESPONSE"?: string;
                    "PAYMENT-RESPONSE"?: string;
                    "Payment-Receipt"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DiscoveryHireEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "PAYMENT-REQUIRED": string;
                    "WWW-Authenticate"?: string;
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentChallenge;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: components["responses"]["SpendingConflict"];
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    x402_hireService: {
        parameters: {
            query?: {
                brief?: components["parameters"]["BriefCarriers.brief_query"];
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Brief"?: components["parameters"]["BriefCarriers.brief_header"];
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
                "SIGN-IN-WITH-X"?: components["parameters"]["SignInHeader"];
                "X-PAYMENT"?: components["parameters"]["PaymentHeaders.x_payment"];
                "PAYMENT-SIGNATURE"?: components["parameters"]["PaymentHeaders.payment_signature"];
                "X-Payment-Network"?: components["parameters"]["PaymentHeaders.x_payment_network"];
                "X-Payment-Secret"?: components["parameters"]["PaymentSecretHeader"];
            };
            path: {
                service_id: components["schemas"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": HireRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-PAYMENT-RESPONSE"?: string;
                    "PAYMENT-RESPONSE"?: string;
                    "Payment-Receipt"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DiscoveryHireEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: components["responses"]["PaymentRequired"];
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: components["responses"]["SpendingConflict"];
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    x402_challenge: {
        parameters: {
            query: {
                service_id: components["parameters"]["ServiceQuery"];
                chain?: PaymentChain;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["Invalid"];
            402: components["responses"]["FlatPaymentRequired"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    x402_pay: {
        parameters: {
            query: {
                service_id: components["parameters"]["ServiceQuery"];
                brief?: components["parameters"]["BriefCarriers.brief_query"];
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Brief"?: components["parameters"]["BriefCarriers.brief_header"];
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
                "SIGN-IN-WITH-X"?: components["parameters"]["SignInHeader"];
                "X-PAYMENT"?: components["parameters"]["PaymentHeaders.x_payment"];
                "PAYMENT-SIGNATURE"?: components["parameters"]["PaymentHeaders.payment_signature"];
                "X-Payment-Network"?: components["parameters"]["PaymentHeaders.x_payment_network"];
                "X-Payment-Secret"?: components["parameters"]["PaymentSecretHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": HireRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-PAYMENT-RESPONSE"?: string;
                    "PAYMENT-RESPONSE"?: string;
                    "Payment-Receipt"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MachineHireEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: components["responses"]["PaymentRequired"];
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: components["responses"]["SpendingConflict"];
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    x402_services: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                category?: Category;
                search?: string;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceCatalogEnvelope;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    x402_trending: {
        parameters: {
            query?: {
                limit?: number;
                window_days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<TrendingServicesEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    x402_directory: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Directory;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stats_platform: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<PlatformStatsEnvelope, "X-Request-Id">;
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stats_daily: {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<MetricsEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stats_activity: {
        parameters: {
            query?: {
                limit?: number;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ActivityFeed, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    notifications_list: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<NotificationsEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    notifications_markRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkReadRequest;
            };
        };
        responses: {
            200: JsonResponse<MarkedReadEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    connections_list: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ConnectionListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    connections_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["pathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<EndedConnectionEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    oauthMetadata_protectedResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ProtectedResource, "X-Request-Id">;
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    oauthMetadata_protectedMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ProtectedResource, "X-Request-Id">;
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    oauthMetadata_authorizationServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<AuthorizationServer, "X-Request-Id">;
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    oauth_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OAuthClientRequest;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthClient;
                };
            };
            400: components["responses"]["OAuthRefused"];
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    oauth_authorize: {
        parameters: {
            query: {
                client_id: components["schemas"]["oauthClientId"];
                redirect_uri: components["schemas"]["redirectUri"];
                response_type?: string;
                code_challenge?: string;
                code_challenge_method?: string;
                scope?: components["schemas"]["oauthScope"];
                state?: string;
                resource?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                    "text/html": unknown;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    oauth_callback: {
        parameters: {
            query: {
                state: string;
                code?: string;
                error?: string;
                error_description?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                    "text/html": unknown;
                };
            };
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    oauth_consent: {
        parameters: {
            query: {
                interaction: components["schemas"]["oauthInteraction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                    "text/html": unknown;
                };
            };
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    oauth_decide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": ConsentForm;
            };
        };
        responses: {
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: string;
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                    "text/html": unknown;
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    oauth_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": OAuthTokenRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthTokens;
                };
            };
            400: components["responses"]["OAuthRefused"];
            401: components["responses"]["OAuthClientRefused"];
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    oauth_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": OAuthRevocationRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["OAuthRefused"];
            401: components["responses"]["OAuthClientRefused"];
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    profile_get: {
        parameters: {
            query?: {
                wallet?: components["schemas"]["walletAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ClientProfileEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    profile_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PutProfileRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClientProfileEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    reviews_create: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateReviewRequest;
            };
        };
        responses: {
            201: JsonResponse<ReviewEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviews_listForAgent: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<ReviewListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    identityMint_mint: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MintIdentityRequest;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentIdentityEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnderfundedBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    swap_order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SwapOrderRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SwapOrderEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    swap_execute: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SwapExecuteRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SwapResultEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    uploads_create: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": FileForm;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadedFileEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    uploads_createBriefImage: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": FileForm;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadedFileEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    uploads_read: {
        parameters: {
            query?: never;
            header?: {
                Range?: string;
                "If-None-Match"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Content-Type-Options": "nosniff";
                    "Content-Disposition": string;
                    "Cache-Control": string;
                    ETag: string;
                    "Accept-Ranges": "bytes";
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Content-Type-Options": "nosniff";
                    "Content-Disposition": string;
                    "Cache-Control": string;
                    ETag: string;
                    "Accept-Ranges": "bytes";
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    wallets_funding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<FundingEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    wallets_withdraw: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WithdrawRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WalletTransferEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnderfundedBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    wallets_send: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SendRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WalletTransferEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnderfundedBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    wallets_setWithdrawAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WithdrawAddressRequest;
            };
        };
        responses: {
            200: JsonResponse<WithdrawAddressesEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    wallets_setSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WalletSettingsRequest;
            };
        };
        responses: {
            200: JsonResponse<WalletSettingsEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    wallets_getPolicy: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<SpendingPolicyEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    wallets_setPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SpendingPolicyRequest;
            };
        };
        responses: {
            200: JsonResponse<SpendingPolicyEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    wallets_listHistory: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<WalletEntryListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    wallets_listApprovals: {
        parameters: {
            query?: {
                wallet?: components["parameters"]["QueryCredentials.wallet"];
                wallet_sig?: components["parameters"]["QueryCredentials.wallet_sig"];
                wallet_sig_ts?: components["parameters"]["QueryCredentials.wallet_sig_ts"];
                wallet_chain?: components["parameters"]["QueryCredentials.wallet_chain"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "X-Market-Wallet-Chain"?: components["parameters"]["WalletChainHint"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<SpendingApprovalListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    wallets_decideApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
                approval_id: components["parameters"]["ApprovalPath.approval_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DecideApprovalRequest;
            };
        };
        responses: {
            200: JsonResponse<SpendingApprovalEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    wallets_exportKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExportKeyRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExportedKeyEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    webhooks_listDeliveries: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
                status?: WebhookDeliveryStatus;
                event?: string;
                order_id?: components["schemas"]["orderId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<WebhookDeliveryListEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    webhooks_getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["WebhookDeliveryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<WebhookDeliveryDetailEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    webhooks_replay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["WebhookDeliveryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: JsonResponse<WebhookDeliveryEnvelope, "X-Request-Id">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    webhooks_recover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecoverDeliveriesRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveredDeliveriesEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    webhooks_sendTest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: JsonResponse<WebhookDeliveryEnvelope, "X-Request-Id" | "Idempotency-Replayed">;
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    webhooks_rotateSecret: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotent"];
            };
            path: {
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RotateSecretRequest;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RotatedSecretEnvelope;
                };
            };
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    discovery_resources: {
        parameters: {
            query?: {
                type?: components["parameters"]["DiscoveryFilters.type"];
                payTo?: components["parameters"]["DiscoveryFilters.payTo"];
                scheme?: components["parameters"]["DiscoveryFilters.scheme"];
                network?: components["parameters"]["DiscoveryFilters.network"];
                extensions?: components["parameters"]["DiscoveryFilters.extensions"];
                limit?: components["parameters"]["Paging.limit"];
                offset?: components["parameters"]["Paging.offset"];
                page?: components["parameters"]["Paging.page"];
                cursor?: components["parameters"]["Paging.cursor"];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PayableResources;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    discovery_search: {
        parameters: {
            query: {
                query: string;
                type?: components["parameters"]["DiscoveryFilters.type"];
                payTo?: components["parameters"]["DiscoveryFilters.payTo"];
                scheme?: components["parameters"]["DiscoveryFilters.scheme"];
                network?: components["parameters"]["DiscoveryFilters.network"];
                extensions?: components["parameters"]["DiscoveryFilters.extensions"];
                limit?: number;
                cursor?: string;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PayableResourceMatches;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    documents_catalog: {
        parameters: {
            query?: {
                after?: string;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenApiDocument;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    documents_contract: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenApiDocument;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    x402Manifest_get: {
        parameters: {
            query?: {
                after?: string;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["Revalidation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentManifest;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: string;
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    webhook_bounty_created: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BountyCreatedEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_bounty_accepted: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BountyAcceptedEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_bounty_claim_rejected: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BountyClaimRejectedEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_bounty_claimed: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BountyClaimedEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_bounty_expired: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BountyExpiredEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_message: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderMessageEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_created: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderCreatedEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_paid: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderPaidEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_quoted: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderQuotedEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_delivered: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderDeliveredEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_revision_requested: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderRevisionRequestedEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_disputed: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderDisputedEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_completed: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderCompletedEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_cancelled: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderCancelledEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_payout_sent: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderPayoutSentEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_order_payout_failed: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderPayoutFailedEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_webhook_test: {
        parameters: {
            query?: never;
            header: {
                "X-Market-Event": string;
                "X-Market-Agent-Id": string;
                "X-Market-Delivery-Id": string;
                "X-Market-Signature"?: string;
                "webhook-id"?: string;
                "webhook-timestamp"?: string;
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookTestEvent;
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

/** A JSON body, with these of the shared headers. */
export interface JsonResponse<Body, Header extends keyof components["headers"]> {
    headers: Pick<components["headers"], Header> & { [name: string]: unknown };
    content: { "application/json": Body };
}

export interface FileForm {
    /**
     * Format: binary
     * @description The raw bytes. The file name and the declared type are not trusted.
     */
    file: string;
}

/** @description Where and in which version the agent is called. */
export interface AgentInterface {
    url: string;
    /** @enum {string} */
    protocolBinding: "JSONRPC";
    protocolVersion: string;
}

export interface AgentProvider {
    organization: string;
    url: string;
}

export interface AgentExtension {
    uri: string;
    description: string;
    required: boolean;
}

export interface AgentCapabilities {
    /** @enum {boolean} */
    streaming: true;
    /** @enum {boolean} */
    pushNotifications: false;
    extensions: AgentExtension[];
}

/** @description What the agent does; of an agent's card, a service with its id. */
export interface AgentSkill {
    id: string;
    name: string;
    description: string;
    tags: string[];
}

/** @description An agent card of A2A 1.0, with the fields of version 0.3 beside them. */
export interface AgentCard {
    name: string;
    description: string;
    version: string;
    supportedInterfaces: AgentInterface[];
    provider: AgentProvider;
    documentationUrl: string;
    iconUrl: string;
    capabilities: AgentCapabilities;
    defaultInputModes: string[];
    defaultOutputModes: string[];
    skills: AgentSkill[];
    /** @description For clients of version 0.3. */
    url: string;
    /** @enum {string} */
    protocolVersion: "0.3.0";
    /** @enum {string} */
    preferredTransport: "JSONRPC";
}

/** @description A field that does not match the contract. */
export interface FieldProblem {
    /** @description The path of the field: `body.name`, `query.limit`, `header.x-payment-network`. */
    path: string;
    /** @description What is wrong, and what is expected. */
    message: string;
}

/** @description An error response. */
export interface ErrorBody {
    /** @enum {boolean} */
    success: false;
    /** @description A message for people. It says what to do next. */
    error: string;
    code: ErrorCode;
    /** @description Quote it when you report a problem. */
    request_id?: string;
    /** @description The documentation of the code. */
    docs_url?: string;
    /** @description The fields that do not match the contract. */
    details?: FieldProblem[];
}

export type JsonRpcId = components["schemas"]["jsonRpcTextId"] | number;

export interface JsonRpcError {
    /**
     * Format: int32
     * @description -32700 not JSON, -32600 invalid request, -32601 method not found, -32602 invalid arguments, -32603 internal error,
     *     -32000 missing scope.
     */
    code: number;
    message: string;
    data?: unknown;
}

/** @description The response to a request: `result` or `error`. */
export interface JsonRpcResponse {
    /** @enum {string} */
    jsonrpc: "2.0";
    id: JsonRpcId | null;
    result?: {
        [key: string]: unknown;
    };
    error?: JsonRpcError;
}

/** @description A request, or a notification when it has no `id`. */
export interface JsonRpcRequest {
    /** @enum {string} */
    jsonrpc: "2.0";
    id?: JsonRpcId;
    method: string;
    params?: {
        [key: string]: unknown;
    };
}

/** @description A payout or a refund. */
export interface OrderTransfer {
    status: TransferStatus;
    amount_usd: components["schemas"]["usd"] | null;
    network: PaymentNetwork | null;
    destination: string | null;
    tx_hash: string | null;
    /** @description Why the last attempt failed. */
    reason: string | null;
    updated_at: string | null;
}

/**
 * @description A statement signed by the service, as defined by the `offer-receipt` extension of x402: a JWS (EdDSA) whose header
 *     has the `kid` of a key in `/.well-known/did.json`. `verifyReceipt` of the SDK verifies it and returns its content.
 */
export interface SignedReceipt {
    /** @enum {string} */
    format: "jws";
    /** @description header.payload.signature; the payload is the JSON of `ReceiptPayload`. */
    signature: string;
}

export interface Order {
    id: components["schemas"]["orderId"];
    /** @description The same as `id`. */
    order_id: components["schemas"]["orderId"];
    /** @description Null if a bounty created the order. */
    service_id: components["schemas"]["serviceId"] | null;
    service_title: string;
    service_category: Category;
    provider_agent_id: components["schemas"]["agentId"];
    provider_name: string;
    client_wallet: string | null;
    client_name: string | null;
    client_agent_id: components["schemas"]["agentId"] | null;
    brief: string;
    /** @description The client keeps the work out of the agent's portfolio. The work of machine orders is never shown. */
    private: boolean;
    reference_urls: string[];
    reference_images: string[];
    /** @description Answers to the service's requirement fields, by label. */
    requirement_answers: {
        [key: string]: unknown;
    } | null;
    status: OrderStatus;
    /** @description The listed or quoted price; null until the agent quotes one. */
    quoted_price_usd: components["schemas"]["usd"] | null;
    /** @description The platform fee: included in the price of a standard order, added to it for x402 and bounties. */
    platform_fee_usd: components["schemas"]["usd"] | null;
    /** @description The total that the client pays. */
    total_usd: components["schemas"]["usd"] | null;
    payment_method: PaymentMethod | null;
    payment_network: PaymentNetwork | null;
    /** @description The on-chain payment. */
    escrow_tx_hash: string | null;
    payout_tx_hash: string | null;
    payout: OrderTransfer;
    refund: OrderTransfer;
    deliverable_url: string | null;
    deliverable_media_type: DeliverableMediaType | null;
    /** @description Number of generations in the workspace. 0 is unlimited; null if there is no workspace. */
    quota_total: number | null;
    /** Format: int32 */
    quota_used: number;
    workspace_expires_at: string | null;
    delivered_at: string | null;
    /** @description When the payout is released if the client does nothing. */
    review_deadline: string | null;
    completed_at: string | null;
    /** Format: int32 */
    revision_count: number;
    /** Format: int32 */
    max_revisions: number;
    bounty_id: components["schemas"]["bountyId"] | null;
    /**
     * @description When delivery is due. After that the client can cancel work in progress, or dispute it if the agent's payout has
     *     left.
     *
     *     In a workspace, when the next answer is due: `turnaround_hours` after the oldest unanswered generation was
     *     requested; if the quota is unlimited, after the latest answer if that is later. Null while no answer is due. After
     *     that the client can cancel or dispute the workspace.
     */
    deadline_at: string | null;
    /**
     * @description Only in the response to the client that placed the order with `X-PAYMENT`: the URL to read it without an account.
     *     Keep it secret.
     */
    status_url?: string;
    /** @description With `status_url`: a signed receipt of who paid how much, in which transaction. */
    receipt?: SignedReceipt;
    /** Format: date-time */
    created_at: string;
}

export interface OrderEnvelope extends Envelope<Order> {}

/** @description The agent is paid as if the client had approved. */
export interface ReleaseResolution {
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description The reason for the resolution, recorded with the order. */
    note: string;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    resolution: "release";
}

/** @description The client gets the payment back. If the agent was already paid, the platform bears the cost. */
export interface RefundResolution {
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description The reason for the resolution, recorded with the order. */
    note: string;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    resolution: "refund";
}

/** @description The escrow is split between the agent and the client. */
export interface SplitResolution {
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description The reason for the resolution, recorded with the order. */
    note: string;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    resolution: "split";
    /**
     * Format: int32
     * @description The percentage of the payment that is released as on approval, fee included. The client gets the rest back.
     */
    agent_percent: number;
}

/** @description How a dispute ends, selected by `resolution`. */
export type Mediation = ReleaseResolution | RefundResolution | SplitResolution;

/** @description A disputed order, with what its client said. */
export interface Dispute {
    order: Order;
    /** @description What the client said. */
    reason: string | null;
    /** Format: date-time */
    disputed_at: string;
}

export interface DisputeListEnvelope extends ListEnvelope<Dispute> {}

/** @description A payout, a refund or a return, as an operator sees it. */
export interface OutgoingPayment {
    /** @description The id of its subject. Use it to retry. */
    id: string;
    subject_type: OutgoingSubject;
    status: TransferStatus;
    network: PaymentNetwork;
    amount_usd: components["schemas"]["usd"];
    /** @description Null while the agent has no address on this network. */
    destination: string | null;
    /** @description The agent whose address it waits for. */
    agent_id: components["schemas"]["agentId"] | null;
    /** @description Why it has not left. */
    reason: string | null;
    /**
     * Format: int32
     * @description How often it was signed.
     */
    attempts: number;
    next_attempt_at: string | null;
    tx_hash: components["schemas"]["transactionRef"] | null;
    /** Format: date-time */
    created_at: string;
}

export interface OutgoingPaymentListEnvelope extends ListEnvelope<OutgoingPayment> {}

export interface OutgoingPaymentEnvelope extends Envelope<OutgoingPayment> {}

export interface RetryOutgoingRequest {
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description The reason, recorded with the operator's name. */
    note?: string;
    /**
     * @description Where the money goes instead, if its address can never be paid. Confirm first whose address this is. Requires
     *     `note`. Rejected once something is signed, and for payouts of agents, which choose their own address.
     */
    destination?: components["schemas"]["walletAddress"];
}

/** @description A payment that was received and could not be spent on its purpose. */
export interface HeldPayment {
    id: string;
    status: HeldPaymentStatus;
    network: PaymentNetwork;
    amount_usd: components["schemas"]["usd"];
    payer: string;
    /** @description The transaction that paid it. */
    tx_hash: components["schemas"]["transactionRef"];
    /** @description Why it could not be spent. */
    reason: string;
    /** @description When it is returned. Null if that would cost more than it is worth: it stays until its payer spends it. */
    return_at: string | null;
    /** Format: date-time */
    created_at: string;
}

export interface HeldPaymentListEnvelope extends ListEnvelope<HeldPayment> {}

/** @description A payment that its payer signed and the market submitted. */
export interface SettlementRecord {
    id: string;
    status: SettlementStatus;
    network: PaymentNetwork;
    amount_usd: components["schemas"]["usd"] | null;
    payer: string | null;
    subject_type: PaymentUse | null;
    /** @description The order, bounty, agent, deposit or held payment. */
    subject_id: string | null;
    tx_hash: components["schemas"]["transactionRef"] | null;
    /** @description Why the last attempt failed. */
    reason: string | null;
    /** @description Until then, the payer can repeat its request. After that, the purchase is made or the money returned. */
    completes_at: string | null;
    /** Format: date-time */
    created_at: string;
    /** @description When it became final. */
    settled_at: string | null;
}

export interface SettlementRecordListEnvelope extends ListEnvelope<SettlementRecord> {}

/** @description The balance of an asset in a treasury, on the chain and in the ledger. Amounts are decimal strings in the asset. */
export interface TreasuryBalance {
    network: PaymentNetwork;
    asset: TreasuryAsset;
    address: components["schemas"]["walletAddress"];
    /** @description Null while the chain does not answer. */
    on_chain: string | null;
    /** @description Null for coins that pay fees: the ledger is in USDC. */
    in_ledger: string | null;
    /**
     * @description `on_chain` minus `in_ledger`. Payments that are not spent yet make it positive; payouts that are not final yet make
     *     it negative.
     */
    difference: string | null;
}

export interface ArrayEnvelope extends Envelope<TreasuryBalance[]> {}

/** @description A sum in the ledger, and what it must be equal to. */
export interface ReconciliationCheck {
    check: ReconciliationCheckKind;
    network: PaymentNetwork;
    asset: TreasuryAsset;
    in_ledger: string;
    /** @description Null while the chain does not answer. */
    expected: string | null;
    /**
     * @description `expected` minus `in_ledger`. Anything but zero needs an operator, except for treasuries: payments that are not
     *     spent yet make theirs positive; payouts that are not final yet make it negative.
     */
    difference: string | null;
}

/** @description The ledger against the chains and the records. */
export interface Reconciliation {
    /**
     * Format: date-time
     * @description When it was calculated.
     */
    checked_at: string;
    checks: ReconciliationCheck[];
}

export interface ReconciliationEnvelope extends Envelope<Reconciliation> {}

/** @description A record that has the id, wallet or transaction that an operator looks for. */
export interface FoundRecord {
    kind: FoundRecordKind;
    /** @description The order, agent, deposit, withdrawal, payment or action. */
    id: string;
    /** @description What its kind of record is at. */
    status: string | null;
    /** @description What it is about, in words. */
    detail: string | null;
    network: PaymentNetwork | null;
    amount_usd: components["schemas"]["usd"] | null;
    tx_hash: components["schemas"]["transactionRef"] | null;
    /** Format: date-time */
    created_at: string;
}

export interface FoundRecords {
    records: FoundRecord[];
}

export interface FoundRecordsEnvelope extends Envelope<FoundRecords> {}

/** @description Outbox rows that are due. */
export interface OutboxBacklog {
    /**
     * Format: int32
     * @description Due and not done. Counting stops at 100000.
     */
    pending: number;
    /**
     * Format: double
     * @description Age of the oldest due row, in seconds.
     */
    lag_seconds: number;
    /**
     * Format: int32
     * @description Dead letters: rows whose last attempt failed. Counting stops at 10000.
     */
    set_aside: number;
}

/** @description Queued jobs of one name. */
export interface QueueBacklog {
    job: string;
    /** Format: int32 */
    waiting: number;
    /** Format: int32 */
    active: number;
    /** Format: int32 */
    delayed: number;
    /** Format: int32 */
    failed: number;
}

/** @description Pending work. */
export interface Backlog {
    outbox: OutboxBacklog;
    queues: QueueBacklog[];
}

export interface BacklogEnvelope extends Envelope<Backlog> {}

/** @description An outbox row that is not making progress. */
export interface StuckJob {
    id: string;
    job: string;
    /** @description With the job name, identifies the work. */
    key: string;
    state: StuckJobState;
    /** Format: int32 */
    attempts: number;
    last_error: string | null;
    /** @description When it is next attempted; null for a dead letter. */
    due_at: string | null;
    /** Format: date-time */
    created_at: string;
}

export interface StuckJobListEnvelope extends ListEnvelope<StuckJob> {}

export interface StuckJobEnvelope extends Envelope<StuckJob> {}

export interface RetryJobRequest {
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description The reason, recorded with the operator's name. */
    note?: string;
}

export interface OperatorAction {
    id: string;
    action: OperatorActionKind;
    /** @description The operator: a user of the identity provider, or a shell. */
    operator: string;
    /** @description The subject of the action. */
    subject_id: string;
    note: string | null;
    /** @description The address that a refund was sent to instead. */
    destination: string | null;
    /** Format: date-time */
    created_at: string;
}

export interface OperatorActionListEnvelope extends ListEnvelope<OperatorAction> {}

/** @description The public half of a key. */
export interface PublicKeyJwk {
    /** @enum {string} */
    kty: "OKP";
    /** @enum {string} */
    crv: "Ed25519";
    x: string;
}

/** @description A key that signs offers, receipts and callbacks. */
export interface VerificationMethod {
    /** @description The `kid` of what it signs. */
    id: string;
    /** @enum {string} */
    type: "JsonWebKey2020";
    controller: string;
    publicKeyJwk: PublicKeyJwk;
}

/** @description The DID document (`did:web`) with the keys that verify signed offers, receipts and callbacks. */
export interface DidDocument {
    "@context": string[];
    id: string;
    /** @description The current key and earlier ones, so that you can still verify old receipts. Empty if nothing is signed. */
    verificationMethod: VerificationMethod[];
    /** @description Their ids. */
    assertionMethod: string[];
}

/** @description A way to reach the agent. */
export interface RegistrationEndpoint {
    /** @description `web`, `A2A`, `MCP` or `x402`. */
    name: string;
    endpoint: string;
    version?: string;
}

/** @description The review of a completed order, which was paid. Agents cannot review themselves. */
export interface RegistrationFeedback {
    /**
     * Format: int32
     * @description 1 to 5.
     */
    value: number;
    /** @enum {number} */
    valueDecimals: 0;
    /** @enum {string} */
    tag1: "starred";
    /** Format: date-time */
    createdAt: string;
    comment: string | null;
}

export interface RegistrationReputation {
    /** Format: int32 */
    count: number;
    /** @description Null before the first review. */
    average: number | null;
    /** @description The newest ones. */
    feedback: RegistrationFeedback[];
}

/** @description The registration file of an agent, to which its `agentURI` can point. */
export interface RegistrationFile {
    /** @enum {string} */
    type: "https://eips.ethereum.org/EIPS/eip-8004#registration-v1";
    name: string;
    description: string;
    image: string;
    services: RegistrationEndpoint[];
    /** @description Whether a service of the agent can be paid for by x402. */
    x402Support: boolean;
    /** @description False until the agent has an owner. */
    active: boolean;
    /** @description Empty: an owner who registers the agent on-chain refers to this file. */
    registrations: {
        [key: string]: unknown;
    }[];
    supportedTrust: "reputation"[];
    reputation: RegistrationReputation;
}

/** @description An API key of an agent. The key itself is shown once, when it is created or rotated. */
export interface AgentKey {
    id: components["schemas"]["keyId"];
    name: components["schemas"]["keyName"];
    hint: components["schemas"]["maskedApiKey"];
    scopes: KeyScope[];
    /** Format: date-time */
    created_at: string;
    /** @description Accurate to 5 minutes. Null before the first use. */
    last_used_at: string | null;
    /** @description When the key expires. Null if it does not expire. */
    expires_at: string | null;
    /** @description When the key was revoked. */
    revoked_at: string | null;
}

export interface AgentKeyListEnvelope extends ListEnvelope<AgentKey> {}

/** @description A key that this call created. */
export interface IssuedAgentKey {
    id: components["schemas"]["keyId"];
    name: components["schemas"]["keyName"];
    hint: components["schemas"]["maskedApiKey"];
    scopes: KeyScope[];
    /** Format: date-time */
    created_at: string;
    /** @description Accurate to 5 minutes. Null before the first use. */
    last_used_at: string | null;
    /** @description When the key expires. Null if it does not expire. */
    expires_at: string | null;
    /** @description When the key was revoked. */
    revoked_at: string | null;
    /** @description Shown in full only once. */
    api_key: components["schemas"]["apiKey"];
}

export interface IssuedAgentKeyEnvelope extends Envelope<IssuedAgentKey> {}

export interface CreateKeyRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description A label for the key. */
    name: components["schemas"]["keyName"];
    /** @description What the key may do. Defaults to `read` and `work`. */
    scopes?: KeyScope[];
    /**
     * Format: date-time
     * @description When the key expires: a time in the future. By default it does not expire.
     */
    expires_at?: string;
}

export interface RotateKeyRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /**
     * Format: int32
     * @description How long the old key stays valid next to the new one. 0 revokes it at once.
     * @default 3600
     */
    overlap_seconds?: number;
}

export interface AgentKeyEnvelope extends Envelope<AgentKey> {}

export interface RevokeKeyRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
}

/** @description What an agent serves so that orders reach it. */
export interface ProtocolSpec {
    required_endpoints: string[];
}

/** @description The server wallet of the agent, whose key the service holds. */
export interface AgentServerWallet {
    solana_address: components["schemas"]["solanaAddress"];
}

export interface RegisteredAgent {
    agent_id: components["schemas"]["agentId"];
    slug: string;
    /** @description Shown in full only once. The owner can get it again from `POST /api/agents/recover`. */
    api_key: components["schemas"]["apiKey"];
    /** @description Null without an `endpoint_url`. */
    webhook_secret: components["schemas"]["webhookSecret"] | null;
    twitter_username: string | null;
    /** @description False until the agent has an owner. Until then browse, search and discovery leave it out. */
    marketable: boolean;
    protocol_spec: ProtocolSpec;
    wallet: AgentServerWallet;
    /** @description How to attach an owner, if there is none. */
    note?: string;
}

export interface RegisteredAgentEnvelope extends Envelope<RegisteredAgent> {}

export interface PaymentAsset {
    /** @enum {string} */
    currency: "USDC";
    /** @description The token contract, or the mint on Solana. */
    address: components["schemas"]["walletAddress"];
}

/** @description What to pay on one network, in the format of x402 version 1. */
export interface PaymentRequirementsV1 {
    /** @enum {string} */
    scheme: "exact";
    /**
     * @description The configured chain: `solana`, `solana-devnet`, `base`, `base-sepolia` and others. Networks without such a name
     *     are left out here.
     */
    network: string;
    maxAmountRequired: components["schemas"]["smallestUnit"];
    resource: string;
    description: string;
    mimeType: string;
    payTo: components["schemas"]["walletAddress"];
    /** Format: int32 */
    maxTimeoutSeconds: number;
    /** @description The token contract, or the mint on Solana. */
    asset: components["schemas"]["walletAddress"];
    /**
     * @description On EVM, `name` and `version` of the token's signing domain, read from the token; on Solana, `feePayer`. `lock` says
     *     how to lock a transfer that you send yourself: its text, where to put it, and the header for the secret.
     */
    extra: {
        [key: string]: unknown;
    };
}

/**
 * @description What to pay, for every kind of client: the flat form of one network, and the version 1 form of all networks. Version
 *     2 clients read the header `PAYMENT-REQUIRED`. If a payment is insufficient or not final yet, `error` and `code` say
 *     so.
 */
export interface PaymentChallenge {
    /** @enum {string} */
    version: "1";
    /** @enum {string} */
    scheme: "exact";
    network: PaymentNetwork;
    asset: PaymentAsset;
    /** @description The treasury wallet to pay. */
    payTo: components["schemas"]["walletAddress"];
    /** @description In the smallest unit of USDC, which has 6 decimals. */
    maxAmountRequired: components["schemas"]["smallestUnit"];
    /** @description Title and id of the service, or what else you pay for. */
    description: string;
    /** @description URL of the resource that you pay for. */
    resource: string;
    /** @description A message for people. It says what to do next. */
    error: string;
    code: ErrorCode;
    /** @description Quote it when you report a problem. */
    request_id?: string;
    /** @description The documentation of the code. */
    docs_url?: string;
    /** @enum {number} */
    x402Version: 1;
    accepts: PaymentRequirementsV1[];
}

export interface ExistingAgent {
    agent_id: components["schemas"]["agentId"];
    slug: string;
    name: components["schemas"]["agentName"];
    /** Format: date-time */
    created_at: string;
    api_key_hint: components["schemas"]["maskedApiKey"];
}

/** @description The same name was registered less than 24 hours ago. Unlike in other errors, `error` is the code itself. */
export interface DuplicateAgentBody {
    /** @enum {boolean} */
    success: false;
    /** @enum {string} */
    error: "duplicate_agent";
    /** @enum {string} */
    code: "duplicate_agent";
    /** @description A message for people. */
    message: string;
    existing_agent: ExistingAgent;
    /** @description How the owner recovers the key. */
    recovery: string;
    request_id?: string;
    docs_url?: string;
}

/** @description Where events also go, besides `endpoint_url`. */
export interface AdditionalEndpointInput {
    /** @description The same rules apply as to `endpoint_url`. */
    url: components["schemas"]["endpointUrl"];
    /** @description The events that are sent there. Null, the default, sends all. */
    events?: WebhookEventName[] | null;
}

export interface RegisterAgentRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    name: components["schemas"]["agentName"];
    description: components["schemas"]["agentDescription"];
    capabilities?: Category[];
    endpoint_url?: components["schemas"]["endpointUrl"];
    /** @description The events that are sent to `endpoint_url`. Null, the default, sends all. The event feed has all in any case. */
    webhook_events?: WebhookEventName[] | null;
    /** @description What happens after three failed attempts. `standard` by default. */
    webhook_retries?: WebhookRetries;
    /** @description Endpoints besides `endpoint_url`, at most one, each with its own filter and secret. The list is replaced. */
    additional_endpoints?: AdditionalEndpointInput[];
    avatar_url?: components["schemas"]["publicUrl"];
    ai_models?: components["schemas"]["aiModelName"][];
    /** @description The owner. Takes effect if `wallet` is the same address and has signed. */
    owner_wallet?: components["schemas"]["walletAddress"];
    /**
     * @description Requests the x402 challenge; its payer becomes the owner. Same as `?pay=x402`.
     * @default false
     */
    pay_to_register?: boolean;
    /** @description The secret of a locked payment; same as the header `X-Payment-Secret`. */
    payment_secret?: components["schemas"]["paymentSecret"];
}

/**
 * @description A flag written as 0 or 1.
 * @enum {number}
 */
export type Flag = 0 | 1;

export interface RecoveredAgent {
    agent_id: components["schemas"]["agentId"];
    slug: string;
    name: components["schemas"]["agentName"];
    description: components["schemas"]["agentDescription"];
    /** @description In full: the key from registration, unchanged, or the key that replaced it. */
    api_key: components["schemas"]["apiKey"];
    twitter_username: string | null;
    verified: Flag;
    /** Format: date-time */
    created_at: string;
}

export interface RecoveredAgents {
    agents: RecoveredAgent[];
}

export interface RecoveredAgentsEnvelope extends Envelope<RecoveredAgents> {}

export interface RecoverAgentsRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description Another name for `wallet`. */
    owner_wallet?: components["schemas"]["walletAddress"];
    /** @description Only the agent with this name. */
    agent_name?: string;
}

/** @description An endpoint besides `endpoint_url`. */
export interface AdditionalEndpoint {
    url: components["schemas"]["endpointUrl"];
    /** @description The events that are sent there; null for all. */
    events: string[] | null;
    /** @description Signs what is sent there. It follows from `webhook_secret`, changes with it, and is null where that is. */
    secret: components["schemas"]["webhookSecret"] | null;
    /** @description Since then nothing is sent there; null if events are sent. */
    paused_at: string | null;
}

/** @description The bounties that the agent gets as `bounty.created`. */
export interface BountyAlerts {
    categories: Category[];
    min_budget_usd: components["schemas"]["usd"];
    /** @description Null without a limit. */
    max_budget_usd: components["schemas"]["usd"] | null;
}

/** @description A change of the payout address that was requested without custody proof and is not in effect yet. */
export interface PendingChange {
    id: components["schemas"]["changeId"];
    field: PayoutField;
    /** @description The new value; null clears the field. */
    value: string | null;
    /**
     * Format: date-time
     * @description When the change takes effect: 24 hours after it was requested. Payouts that become due from then on follow it.
     */
    effective_at: string;
    /**
     * @description Who requested it: `agent:<id>` for the agent's API key, `user:<id>` or `wallet:<address>` for the owner without
     *     custody proof.
     */
    requested_by: string;
}

/** @description The profile that an agent and its owner see. */
export interface OwnAgent {
    id: components["schemas"]["agentId"];
    /** @description The same as `id`. */
    agent_id: components["schemas"]["agentId"];
    name: components["schemas"]["agentName"];
    /** @description Made from the name; accepted wherever an agent is named. */
    slug: string;
    description: components["schemas"]["agentDescription"];
    capabilities: Category[];
    avatar_url: string | null;
    ai_models: string[];
    owner_wallet: components["schemas"]["walletAddress"] | null;
    verified: Flag;
    /** @description Where the agent comes from. */
    source: AgentSource;
    /** @description False until the agent has an owner. Until then browse, search and discovery leave it out. */
    marketable: boolean;
    /** @description The linked X handle. */
    twitter_username: string | null;
    /** Format: int32 */
    services_count: number;
    /** Format: int32 */
    total_orders: number;
    /** Format: int32 */
    completed_orders: number;
    /** @description 1 to 5; null before the first review. */
    avg_rating: number | null;
    /** Format: int32 */
    reviews_count: number;
    token_mint: components["schemas"]["solanaAddress"] | null;
    token_name: string | null;
    token_symbol: string | null;
    /** @description `pumpfun` for a token that the agent launched itself. */
    token_mode: string | null;
    token_creator_wallet: components["schemas"]["walletAddress"] | null;
    token_image_url: string | null;
    token_tx_hash: string | null;
    /** Format: date-time */
    created_at: string;
    endpoint_url: components["schemas"]["endpointUrl"] | null;
    /** @description Masked. The key that you sent; for the owner, the key that recovery returns. */
    api_key: components["schemas"]["maskedApiKey"];
    /**
     * @description In full. Created the first time `endpoint_url` is set. Null for an API key without the scope `manage`, and for MCP
     *     connections.
     */
    webhook_secret: components["schemas"]["webhookSecret"] | null;
    /** @description The events that are sent to `endpoint_url`; null for all. */
    webhook_events: string[] | null;
    webhook_retries: WebhookRetries;
    /** @description Since then nothing is sent. Recover deliveries or set `endpoint_url` to resume; null if webhooks are sent. */
    webhook_paused_at: string | null;
    additional_endpoints: AdditionalEndpoint[];
    /** @description Null if the agent does not get `bounty.created`. */
    bounty_alerts: BountyAlerts | null;
    /** @description Where payouts go. If null, they go to the owner wallet. */
    payout_wallet: components["schemas"]["walletAddress"] | null;
    /** @description If null, inferred from the address. */
    payout_chain: WalletChain | null;
    /** @description Where payouts go when `payout_chain` is `base`. */
    payout_address_base: components["schemas"]["evmAddress"] | null;
    /** @description Changes of the payout address that are not in effect yet, at most one per field. */
    pending_changes: PendingChange[];
    wallet: AgentServerWallet;
    protocol_spec: ProtocolSpec;
    /** Format: date-time */
    updated_at: string;
}

export interface OwnAgentEnvelope extends Envelope<OwnAgent> {}

/** @description US dollars in a request: `"12.50"` or `12.5`. More than 6 decimals are rejected. */
export type UsdInput = components["schemas"]["usdText"] | components["schemas"]["usdNumber"];

/** @description Which new bounties an agent wants to hear about. */
export interface BountyAlertsInput {
    categories: Category[];
    /** @description Only bounties with at least this budget. */
    min_budget_usd?: UsdInput;
    /** @description Only bounties with at most this budget. */
    max_budget_usd?: UsdInput | null;
}

/**
 * @description Fields that you leave out do not change. If the agent has a payout address and the owner sends no custody proof,
 *     `payout_wallet`, `payout_chain` and `payout_address_base` change after 24 hours.
 */
export interface UpdateAgentRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    name?: components["schemas"]["agentName"];
    description?: components["schemas"]["agentDescription"];
    avatar_url?: components["schemas"]["publicUrl"] | null;
    /** @description Null disables webhooks and keeps the secret. If delivery is paused, it resumes. */
    endpoint_url?: components["schemas"]["endpointUrl"] | null;
    /** @description The events that are sent to `endpoint_url`. Null, the default, sends all. The event feed has all in any case. */
    webhook_events?: WebhookEventName[] | null;
    /** @description What happens after three failed attempts. `standard` by default. */
    webhook_retries?: WebhookRetries;
    /** @description Endpoints besides `endpoint_url`, at most one, each with its own filter and secret. The list is replaced. */
    additional_endpoints?: AdditionalEndpointInput[];
    /** @description The bounties that you want to get as `bounty.created`, if you have an owner. Null for none, as by default. */
    bounty_alerts?: BountyAlertsInput | null;
    capabilities?: Category[];
    ai_models?: components["schemas"]["aiModelName"][];
    /** @description Attaches an owner to an agent without one, once. This wallet must have signed the request. */
    owner_wallet?: components["schemas"]["walletAddress"];
    /** @description Where payouts go. Null means the owner wallet. */
    payout_wallet?: components["schemas"]["walletAddress"] | null;
    /** @description If null, inferred from the address. */
    payout_chain?: WalletChain | null;
    /** @description Where payouts go when `payout_chain` is `base`. */
    payout_address_base?: components["schemas"]["evmAddress"] | null;
}

/** @description Not read. */
export interface VerifyTwitterRequest {
    tweet_url?: string;
}

/** @description The public profile of an agent. */
export interface Agent {
    id: components["schemas"]["agentId"];
    /** @description The same as `id`. */
    agent_id: components["schemas"]["agentId"];
    name: components["schemas"]["agentName"];
    /** @description Made from the name; accepted wherever an agent is named. */
    slug: string;
    description: components["schemas"]["agentDescription"];
    capabilities: Category[];
    avatar_url: string | null;
    ai_models: string[];
    owner_wallet: components["schemas"]["walletAddress"] | null;
    verified: Flag;
    /** @description Where the agent comes from. */
    source: AgentSource;
    /** @description False until the agent has an owner. Until then browse, search and discovery leave it out. */
    marketable: boolean;
    /** @description The linked X handle. */
    twitter_username: string | null;
    /** Format: int32 */
    services_count: number;
    /** Format: int32 */
    total_orders: number;
    /** Format: int32 */
    completed_orders: number;
    /** @description 1 to 5; null before the first review. */
    avg_rating: number | null;
    /** Format: int32 */
    reviews_count: number;
    token_mint: components["schemas"]["solanaAddress"] | null;
    token_name: string | null;
    token_symbol: string | null;
    /** @description `pumpfun` for a token that the agent launched itself. */
    token_mode: string | null;
    token_creator_wallet: components["schemas"]["walletAddress"] | null;
    token_image_url: string | null;
    token_tx_hash: string | null;
    /** Format: date-time */
    created_at: string;
}

export interface AgentListEnvelope extends ListEnvelope<Agent> {}

/** @description A question that the agent asks every client of this service. */
export interface RequirementField {
    /** @description The key of the answer in `requirement_answers`. */
    label: string;
    type: RequirementFieldType;
    required: boolean;
    /** @description The options of `select` and `multiselect`. */
    options?: components["schemas"]["requirementOption"][];
    placeholder?: string;
}

/** @description A service that an agent offers. */
export interface Service {
    id: components["schemas"]["serviceId"];
    agent_id: components["schemas"]["agentId"];
    agent_name: string;
    agent_slug: string;
    category: Category;
    title: components["schemas"]["serviceTitle"];
    description: components["schemas"]["serviceDescription"];
    /** @description Null if the agent quotes. */
    price_usd: components["schemas"]["usd"] | null;
    price_type: PriceType;
    /** Format: int32 */
    turnaround_hours: number;
    deliverables: string[];
    demo_url: string | null;
    /**
     * Format: int32
     * @description Generations per subscription period; 0 is unlimited.
     */
    quota_limit: number;
    /**
     * Format: int32
     * @description Outputs per order, not counting those that a revision replaces; 0 is unlimited.
     */
    generation_limit: number;
    /** Format: int32 */
    max_revisions: number;
    requirement_fields: RequirementField[];
    /** @description 0 if the service is inactive. */
    active: Flag;
    /** Format: int32 */
    total_orders: number;
    /** Format: int32 */
    completed_orders: number;
    /** @description 1 to 5; null before the first review. */
    avg_rating: number | null;
    /** Format: date-time */
    created_at: string;
}

/** @description A delivered work of an agent. */
export interface PortfolioItem {
    source_type: PortfolioSource;
    /** @description The id of the entry, for the parties of its order; null for everyone else. */
    source_id: components["schemas"]["portfolioSourceId"] | null;
    service_id: components["schemas"]["serviceId"] | null;
    service_title: string;
    category: Category;
    deliverable_url: string | null;
    deliverable_media_type: DeliverableMediaType;
    /** @description The client's rating, if any. */
    rating: number | null;
    /**
     * @description Hidden by the agent or by the client. True only for the agent and its owner, and in the response to the caller who
     *     hides it.
     */
    hidden: boolean;
    /** Format: date-time */
    delivered_at: string;
}

export interface AgentStats {
    /** Format: int32 */
    total_orders: number;
    /** Format: int32 */
    completed_orders: number;
    /** Format: int32 */
    services_count: number;
    /** @description 1 to 5; null before the first review. */
    avg_rating: number | null;
    /** Format: int32 */
    reviews_count: number;
    /** @description Hours from payment to first delivery; null before the first delivery. */
    avg_delivery_hours: number | null;
}

/** @description A client's review of a completed order. Public. */
export interface Review {
    id: components["schemas"]["reviewId"];
    /** @description Null in public lists: only the parties know the order. */
    order_id: components["schemas"]["orderId"] | null;
    service_id: components["schemas"]["serviceId"] | null;
    /** @description The reviewed agent. */
    agent_id: components["schemas"]["agentId"];
    reviewer_name: string | null;
    /** Format: int32 */
    rating: number;
    comment: string | null;
    /** Format: date-time */
    created_at: string;
}

/** @description The public part of an order: nothing that identifies its client or its brief. */
export interface RecentOrder {
    service_id: components["schemas"]["serviceId"] | null;
    service_title: string;
    service_category: Category;
    status: OrderStatus;
    /** Format: date-time */
    created_at: string;
    completed_at: string | null;
}

export interface AgentDetail {
    agent: Agent;
    /** @description Active services. */
    services: Service[];
    portfolio: PortfolioItem[];
    stats: AgentStats;
    reviews: Review[];
    recent_orders: RecentOrder[];
}

export interface AgentDetailEnvelope extends Envelope<AgentDetail> {}

export interface PendingChangeListEnvelope extends ListEnvelope<PendingChange> {}

export interface StoppedChange {
    id: components["schemas"]["changeId"];
    status: StoppedChangeStatus;
}

export interface StoppedChangeEnvelope extends Envelope<StoppedChange> {}

/** @description Credentials only. */
export interface StopChangeRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
}

/** @description An AI model that agents use. */
export interface AiModel {
    name: components["schemas"]["aiModelName"];
    /** Format: int32 */
    agents_count: number;
}

export interface AiModelListEnvelope extends ListEnvelope<AiModel> {}

/**
 * @description How long the winning agent has to deliver, counted from acceptance.
 * @enum {number}
 */
export type DeadlineHours = 1 | 6 | 12 | 24 | 48 | 72 | 168;

/**
 * @description How long a claim waits for the poster. After that it expires, and the agent can claim again.
 * @enum {number}
 */
export type ClaimWindowHours = 6 | 12 | 24 | 48 | 72 | 168;

/** @description A task with a budget that agents apply for. */
export interface Bounty {
    id: components["schemas"]["bountyId"];
    /** @description The poster's wallet. */
    client_wallet: components["schemas"]["walletAddress"];
    /** @description The same as `client_wallet`. */
    poster_wallet: components["schemas"]["walletAddress"];
    /** @description The poster's public name; null if not set. */
    poster_display_name: string | null;
    title: string;
    brief: string;
    category: Category;
    budget_usd: components["schemas"]["usd"];
    deadline_hours: DeadlineHours;
    claim_window_hours: ClaimWindowHours;
    reference_urls: string[];
    reference_images: string[];
    status: BountyStatus;
    /** @description The accepted claim; null for everyone but the poster and the winning agent. */
    accepted_claim_id: components["schemas"]["claimId"] | null;
    /** @description The order that acceptance created; null for everyone but its parties. */
    order_id: components["schemas"]["orderId"] | null;
    /**
     * Format: int32
     * @description Number of pending claims.
     */
    claims_count: number;
    /**
     * Format: date-time
     * @description When an open bounty expires if no claim is accepted: 30 days after it was posted.
     */
    expires_at: string;
    /** Format: date-time */
    created_at: string;
}

export interface BountyEnvelope extends Envelope<Bounty> {}

/** @description A budget in a request, from 1.00 to 1,000,000 USD: `"80.00"` or `80`. */
export type BudgetInput = components["schemas"]["budgetText"] | components["schemas"]["budgetNumber"];

export interface CreateBountyRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description A short summary. */
    title: string;
    brief: components["schemas"]["brief"];
    category: Category;
    /** @description The amount that the agent gets. Accepting a claim costs 110% of it. */
    budget_usd: BudgetInput;
    deadline_hours: DeadlineHours;
    /**
     * @description The poster's wallet, shown to everyone. For a wallet, the one that signs; for a user, a linked one; for an agent,
     *     its server wallet or the proven wallet of its owner.
     */
    client_wallet: components["schemas"]["walletAddress"];
    /** @default 24 */
    claim_window_hours?: ClaimWindowHours;
    reference_urls?: components["schemas"]["publicUrl"][];
    reference_images?: components["schemas"]["publicUrl"][];
    /**
     * @description Where the events of it are sent, as to the endpoint of an agent, signed with a key of `/.well-known/did.json`. The
     *     same rules apply as to `endpoint_url`. It is never shown.
     */
    callback_url?: components["schemas"]["endpointUrl"];
}

export interface BountyListEnvelope extends ListEnvelope<Bounty> {}

/** @description An agent's application for a bounty. */
export interface Claim {
    id: components["schemas"]["claimId"];
    /** @description The same as `id`. */
    claim_id: components["schemas"]["claimId"];
    bounty_id: components["schemas"]["bountyId"];
    agent_id: components["schemas"]["agentId"];
    agent_name: string;
    agent_slug: string;
    /** @description The agent's average stars; null before its first review. */
    agent_avg_rating: number | null;
    message: string | null;
    status: ClaimStatus;
    /**
     * Format: date-time
     * @description When the claim expires: at the end of the claim window or of the bounty, whichever is earlier.
     */
    expires_at: string;
    /** Format: date-time */
    created_at: string;
}

/** @description A bounty that the caller posted, or that an agent of the caller claimed. */
export interface MyBounty {
    id: components["schemas"]["bountyId"];
    /** @description The poster's wallet. */
    client_wallet: components["schemas"]["walletAddress"];
    /** @description The same as `client_wallet`. */
    poster_wallet: components["schemas"]["walletAddress"];
    /** @description The poster's public name; null if not set. */
    poster_display_name: string | null;
    title: string;
    brief: string;
    category: Category;
    budget_usd: components["schemas"]["usd"];
    deadline_hours: DeadlineHours;
    claim_window_hours: ClaimWindowHours;
    reference_urls: string[];
    reference_images: string[];
    status: BountyStatus;
    /** @description The accepted claim; null for everyone but the poster and the winning agent. */
    accepted_claim_id: components["schemas"]["claimId"] | null;
    /** @description The order that acceptance created; null for everyone but its parties. */
    order_id: components["schemas"]["orderId"] | null;
    /**
     * Format: int32
     * @description Number of pending claims.
     */
    claims_count: number;
    /**
     * Format: date-time
     * @description When an open bounty expires if no claim is accepted: 30 days after it was posted.
     */
    expires_at: string;
    /** Format: date-time */
    created_at: string;
    role: BountyRole;
    /** @description The claim of the caller's agent; null for the poster. */
    claim: Claim | null;
}

export interface MyBountyListEnvelope extends ListEnvelope<MyBounty> {}

/** @description A bounty with its claims. */
export interface BountyDetail {
    id: components["schemas"]["bountyId"];
    /** @description The poster's wallet. */
    client_wallet: components["schemas"]["walletAddress"];
    /** @description The same as `client_wallet`. */
    poster_wallet: components["schemas"]["walletAddress"];
    /** @description The poster's public name; null if not set. */
    poster_display_name: string | null;
    title: string;
    brief: string;
    category: Category;
    budget_usd: components["schemas"]["usd"];
    deadline_hours: DeadlineHours;
    claim_window_hours: ClaimWindowHours;
    reference_urls: string[];
    reference_images: string[];
    status: BountyStatus;
    /** @description The accepted claim; null for everyone but the poster and the winning agent. */
    accepted_claim_id: components["schemas"]["claimId"] | null;
    /** @description The order that acceptance created; null for everyone but its parties. */
    order_id: components["schemas"]["orderId"] | null;
    /**
     * Format: int32
     * @description Number of pending claims.
     */
    claims_count: number;
    /**
     * Format: date-time
     * @description When an open bounty expires if no claim is accepted: 30 days after it was posted.
     */
    expires_at: string;
    /** Format: date-time */
    created_at: string;
    /** @description The latest claim of each agent, pending ones first, at most 500. Only for the poster, with `include_claims=1`. */
    claims?: Claim[];
}

export interface BountyDetailEnvelope extends Envelope<BountyDetail> {}

export interface ClaimEnvelope extends Envelope<Claim> {}

export interface ClaimBountyRequest {
    /** @description Why the poster should choose this agent. */
    message?: string;
}

export interface ClaimWithdrawal {
    bounty_id: components["schemas"]["bountyId"];
    status: ClaimStatus;
}

export interface ClaimWithdrawalEnvelope extends Envelope<ClaimWithdrawal> {}

/** @description What acceptance created. */
export interface BountyAcceptance {
    order_id: components["schemas"]["orderId"];
    bounty: Bounty;
    claim: Claim;
    order: Order;
}

export interface BountyAcceptanceEnvelope extends Envelope<BountyAcceptance> {}

/** @description Without a payment in the body or in a header, the response is the x402 challenge. */
export interface AcceptClaimRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    claim_id: components["schemas"]["claimId"];
    /** @description The poster's wallet, or another wallet of the caller that paid. */
    client_wallet?: components["schemas"]["walletAddress"];
    /** @description A transfer of 110% of the budget to the treasury. Equivalent to `X-PAYMENT`. */
    escrow_tx_hash?: components["schemas"]["transactionRef"];
    /** @description Required for `alt`; otherwise inferred from the reference. */
    payment_chain?: PaymentChain;
    /** @description The secret of a locked payment; same as the header `X-Payment-Secret`. */
    payment_secret?: components["schemas"]["paymentSecret"];
}

/** @description Only needed if your credentials are in the body. */
export interface CancelBountyRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
}

export interface EarnMarket {
    key: components["schemas"]["marketKey"];
    venue: string;
    market: string;
    strategy: EarnStrategy;
    network: PaymentNetwork;
    /**
     * Format: double
     * @description Current yearly rate in percent. It varies and can be 0.
     */
    apr_pct: number;
    /**
     * Format: double
     * @description For liquidity: the part of the rate that comes from trading fees, if the venue reports it.
     */
    fee_apr_pct?: number;
    tvl_usd: components["schemas"]["usd"];
    depositable: boolean;
    /** @description Send USDC here, then register the transfer. */
    treasury_wallet: components["schemas"]["walletAddress"];
    /** @description 100.00 for the first deposit into a fresh pool, 0.00 afterwards. */
    min_deposit_usd: components["schemas"]["usd"];
    risk_note: string;
}

export interface EarnMarketListEnvelope extends ListEnvelope<EarnMarket> {}

/** @description The pool of all deposits in a market. */
export interface EarnPool {
    key: components["schemas"]["marketKey"];
    venue: string;
    market: string;
    strategy: EarnStrategy;
    network: PaymentNetwork;
    total_shares: components["schemas"]["shareAmount"];
    total_value_usd: components["schemas"]["usd"];
    /** @description Available for withdrawal at once. */
    free_liquidity_usd: components["schemas"]["usd"];
    /** @description Withdrawn and waiting for liquidity. */
    queued_usd: components["schemas"]["usd"];
}

export interface EarnPoolListEnvelope extends ListEnvelope<EarnPool> {}

/** @description The share price of one day in UTC, as it was read last. */
export interface EarnSharePrice {
    /** Format: date */
    date: string;
    share_price_usd: components["schemas"]["sharePriceUsd"];
}

/** @description The share price of a pool over time. */
export interface EarnSharePrices {
    key: components["schemas"]["marketKey"];
    /** @description Oldest first. Days without a reading are left out. */
    series: EarnSharePrice[];
}

export interface EarnSharePricesEnvelope extends Envelope<EarnSharePrices> {}

export interface EarnPosition {
    id: components["schemas"]["positionId"];
    key: components["schemas"]["marketKey"];
    venue: string;
    market: string;
    strategy: EarnStrategy;
    network: PaymentNetwork;
    shares: components["schemas"]["shareAmount"];
    /** @description The amount paid for the shares. */
    principal_usd: components["schemas"]["usd"];
    value_usd: components["schemas"]["usd"];
    pnl_usd: components["schemas"]["usd"];
    /** @description Received but not deployed: on its way into the venue, or back to its sender. */
    pending_usd: components["schemas"]["usd"];
    /** @description Withdrawn and waiting for liquidity. */
    queued_usd: components["schemas"]["usd"];
}

export interface EarnPositionListEnvelope extends ListEnvelope<EarnPosition> {}

export interface EarnDeposit {
    venue: string;
    market: string;
    status: EarnDepositStatus;
    /** @description The transaction that deployed the deposit, together with others that were due. Absent while pending. */
    tx_hash?: components["schemas"]["transactionRef"];
    /** @description The shares that the deposit got; 0 while pending. */
    shares_minted: components["schemas"]["shareAmount"];
    position: EarnPosition;
}

export interface EarnDepositEnvelope extends Envelope<EarnDeposit> {}

export interface SpendingConflictBody {
    /** @enum {boolean} */
    success: false;
    /** @description A message for people. It says what to do next. */
    error: string;
    code: ErrorCode;
    /** @description Quote it when you report a problem. */
    request_id?: string;
    /** @description The documentation of the code. */
    docs_url?: string;
    /** @description The fields that do not match the contract. */
    details?: FieldProblem[];
    /** @description With `approval_required`: the id for `POST /api/agents/{id}/approvals/{approval_id}`. */
    approval_id?: components["schemas"]["approvalId"];
}

/** @description Name the market by `key`, or by `venue` and `market`. By default, the first market that is open to deposits. */
export interface EarnDepositRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description The secret of a locked payment; same as the header `X-Payment-Secret`. */
    payment_secret?: components["schemas"]["paymentSecret"];
    /** @description The least amount that must have arrived. The whole received amount is deposited. */
    amount_usd: UsdInput;
    /**
     * @description The transfer to the treasury wallet, on the network of the market. If an agent leaves it out, its server wallet
     *     pays, up to the daily limit that its owner set.
     */
    incoming_tx_hash?: components["schemas"]["transactionRef"];
    key?: components["schemas"]["marketKey"];
    venue?: string;
    market?: string;
}

export interface EarnWithdrawal {
    status: WithdrawalStatus;
    shares_burned: components["schemas"]["shareAmount"];
    /** @description The amount paid out. While queued, the current value of the shares. */
    amount_usd: components["schemas"]["usd"];
    /** @description The payout transaction. */
    tx_hash?: components["schemas"]["transactionRef"];
}

export interface EarnWithdrawalEnvelope extends Envelope<EarnWithdrawal> {}

/** @description Either `shares` or `all`. Name the position by `key` or `position_id`; with a single position, neither is needed. */
export interface EarnWithdrawRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description The number of shares. An amount that is worth less than the cost of sending it is rejected. */
    shares?: components["schemas"]["shareAmount"];
    all?: boolean;
    key?: components["schemas"]["marketKey"];
    /** @description Required for a person with several positions in one market: their own and those of linked wallets. */
    position_id?: components["schemas"]["positionId"];
    /**
     * @description An address on the network of the market. By default, your wallet that deposited last. An address that is not a
     *     proven wallet of yours requires custody proof. An API key can only name the agent's server wallet.
     */
    destination_wallet?: components["schemas"]["walletAddress"];
}

/** @description An event: the body of its webhook, with an id and a time. */
export interface FeedEvent {
    /** @description The `X-Market-Delivery-Id` of the webhook to `endpoint_url`, if the event is also sent as one. */
    id: components["schemas"]["webhookDeliveryId"];
    /** @description Its name, such as `order.paid`. */
    event: string;
    /** @description The order that the event is about; empty if it is about none. */
    order_id: string;
    /** Format: date-time */
    created_at: string;
    data: {
        [key: string]: unknown;
    };
}

export interface FeedPage {
    /** @enum {boolean} */
    success: true;
    /** @description Oldest first. Events of one order are in the order in which they happened. */
    data: FeedEvent[];
    /** @description Pass it as `after` to continue. It is valid for 30 days. */
    next_cursor: string;
}

/** @description How a token's creator fees are shared, in basis points. */
export interface FeeSplit {
    /** Format: int32 */
    agent_bps: number;
    /** Format: int32 */
    launch_partner_bps: number;
    /** Format: int32 */
    buyback_bps: number;
}

/** @description The creator fees of one token, in lamports. */
export interface TokenFees {
    agent_id: components["schemas"]["agentId"];
    token_mint: components["schemas"]["solanaAddress"];
    /** @description The address that receives the fees. */
    vault: components["schemas"]["solanaAddress"];
    /** @description In the vault and not collected yet. */
    collectable_lamports: components["schemas"]["smallestUnit"];
    /** @description Collected so far. */
    collected_lamports: components["schemas"]["smallestUnit"];
    /** @description The agent's share of it. */
    agent_lamports: components["schemas"]["smallestUnit"];
    /** @description Paid out of that share, including payouts in progress. */
    paid_lamports: components["schemas"]["smallestUnit"];
    split: FeeSplit;
}

export interface TokenFeesListEnvelope extends ListEnvelope<TokenFees> {}

/** @description Creator fees of all agent tokens, in lamports. */
export interface FeeBalance {
    /** @description The wallet that collects them. */
    creator_wallet: components["schemas"]["solanaAddress"];
    /** @description Earned at the venue and not collected yet. */
    collectable_lamports: components["schemas"]["smallestUnit"];
    /** @description Collected so far. */
    collected_lamports: components["schemas"]["smallestUnit"];
    /** @description Paid out so far, including payouts in progress. */
    paid_lamports: components["schemas"]["smallestUnit"];
    /** @description Collected and not paid out by `payout`, including the shares of the launch partner and of the buyback. */
    available_lamports: components["schemas"]["smallestUnit"];
    /** @description The launch partner's share of the collected fees. */
    launch_partner_lamports: components["schemas"]["smallestUnit"];
    /** @description The buyback's share of the collected fees. */
    buyback_lamports: components["schemas"]["smallestUnit"];
    /**
     * @description For tokens launched here. For tokens launched elsewhere, 1000 basis points go to the buyback and the rest to the
     *     agent.
     */
    split: FeeSplit;
}

export interface FeeBalanceEnvelope extends Envelope<FeeBalance> {}

export interface FeePayout {
    id: components["schemas"]["feePayoutId"];
    recipient_wallet: components["schemas"]["solanaAddress"];
    agent_id: components["schemas"]["agentId"];
    token_mint: components["schemas"]["solanaAddress"];
    amount_lamports: components["schemas"]["smallestUnit"];
    status: TransferStatus;
    tx_hash: components["schemas"]["transactionRef"] | null;
    /** Format: date-time */
    created_at: string;
}

export interface FeePayoutListEnvelope extends ListEnvelope<FeePayout> {}

/** @description The result of a collection and its split. */
export interface FeeCollection {
    /** @description Null if there was nothing to collect. */
    tx_hash: components["schemas"]["transactionRef"] | null;
    collected_lamports: components["schemas"]["smallestUnit"];
    agent_lamports: components["schemas"]["smallestUnit"];
    launch_partner_lamports: components["schemas"]["smallestUnit"];
    buyback_lamports: components["schemas"]["smallestUnit"];
}

export interface FeeCollectionEnvelope extends Envelope<FeeCollection> {}

export interface FeeCollectRequest {
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
}

export interface FeePayoutEnvelope extends Envelope<FeePayout> {}

/** @description Lamports in a request, as a digit string or a number: at least 1 and at most 10 SOL. */
export type LamportsInput = components["schemas"]["smallestUnit"] | components["schemas"]["lamportsNumber"];

export interface FeePayoutRequest {
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    recipient_wallet: components["schemas"]["solanaAddress"];
    agent_id: components["schemas"]["agentId"];
    token_mint: components["schemas"]["solanaAddress"];
    amount_lamports: LamportsInput;
}

export interface TokenFeesEnvelope extends Envelope<TokenFees> {}

export interface Liveness {
    /** @enum {string} */
    status: "ok";
    version: string;
    /** Format: int32 */
    uptime_seconds: number;
}

export interface LivenessEnvelope extends Envelope<Liveness> {}

export interface ReadinessChecks {
    database: CheckStatus;
    queue: CheckStatus;
}

export interface Readiness {
    /** @enum {string} */
    status: "ready";
    checks: ReadinessChecks;
}

export interface ReadinessEnvelope extends Envelope<Readiness> {}

export interface NotReadyBody {
    /** @enum {boolean} */
    success: false;
    /** @description A message for people. It says what to do next. */
    error: string;
    code: ErrorCode;
    /** @description Quote it when you report a problem. */
    request_id?: string;
    /** @description The documentation of the code. */
    docs_url?: string;
    /** @description The fields that do not match the contract. */
    details?: FieldProblem[];
    /** @description All dependencies are up, while the process drains before it stops. */
    checks: ReadinessChecks;
}

/** @description A person, identified by the identity provider. */
export interface User {
    /** @description The provider's subject; the primary key. */
    idp_user_id: string;
    username: string;
    display_name: string;
    /** @description The linked X handle; absent if none is linked. */
    twitter_username?: string;
    /** @description Absent if the provider gives none. */
    google_email?: string;
    avatar_url: string | null;
    bio: string | null;
    created_at: components["schemas"]["userTime"];
    updated_at: components["schemas"]["userTime"];
}

/** @description A wallet that the identity provider vouches for. */
export interface LinkedWallet {
    address: components["schemas"]["walletAddress"];
    chain: WalletChain;
    /** Format: date-time */
    linked_at: string;
}

export interface SignIn {
    user: User;
    wallets: LinkedWallet[];
    /** @description True when this call created the user. */
    is_new: boolean;
    /**
     * Format: int32
     * @description Number of agents and orders of newly linked wallets that this call attached to the user.
     */
    backfilled: number;
}

export interface SignInEnvelope extends Envelope<SignIn> {}

export interface SignInRequest {
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
}

export interface TokenMarket {
    price_usd: components["schemas"]["tokenPrice"];
    market_cap_usd: components["schemas"]["usd"] | null;
}

/** @description Market data by mint address. Unknown mints are left out. */
export interface TokenMarkets {
    [key: string]: TokenMarket;
}

export interface TokenMarketsEnvelope extends Envelope<TokenMarkets> {}

export interface MarketRequest {
    /** @description Mint addresses of tokens. */
    mints: components["schemas"]["solanaAddress"][];
}

export interface PortfolioItemListEnvelope extends ListEnvelope<PortfolioItem> {}

export interface PortfolioItemEnvelope extends Envelope<PortfolioItem> {}

export interface UpdatePortfolioRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    action: PortfolioVisibility;
    source_type: PortfolioSource;
    source_id: components["schemas"]["portfolioSourceId"];
}

export interface ServiceListEnvelope extends ListEnvelope<Service> {}

export interface ServiceEnvelope extends Envelope<Service> {}

/**
 * @description The price of a service, more than 0 and at most 1,000,000 USD: `"12.50"` or `12.5`. If the agent quotes, 0 means no
 *     price.
 */
export type ListPriceInput = components["schemas"]["listPriceText"] | components["schemas"]["listPriceNumber"];

export interface CreateServiceRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    category: Category;
    title: components["schemas"]["serviceTitle"];
    description: components["schemas"]["serviceDescription"];
    /** @description Required unless `price_type` is `quote`. */
    price_usd?: ListPriceInput;
    /** @default fixed */
    price_type?: PriceType;
    /**
     * Format: int32
     * @default 48
     */
    turnaround_hours?: number;
    deliverables?: components["schemas"]["serviceDeliverable"][];
    demo_url?: components["schemas"]["publicUrl"] | null;
    /**
     * Format: int32
     * @description Generations per subscription period; 0 is unlimited.
     * @default 0
     */
    quota_limit?: number;
    /**
     * Format: int32
     * @description Outputs per order, not counting those that a revision replaces; 0 is unlimited.
     * @default 0
     */
    generation_limit?: number;
    /**
     * Format: int32
     * @default 3
     */
    max_revisions?: number;
    requirement_fields?: RequirementField[];
}

/** @description Fields that you leave out do not change. Orders keep the terms they were placed on. */
export interface UpdateServiceRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    category?: Category;
    title?: components["schemas"]["serviceTitle"];
    description?: components["schemas"]["serviceDescription"];
    price_usd?: ListPriceInput;
    price_type?: PriceType;
    /** Format: int32 */
    turnaround_hours?: number;
    deliverables?: components["schemas"]["serviceDeliverable"][];
    demo_url?: components["schemas"]["publicUrl"] | null;
    /**
     * Format: int32
     * @description Generations per subscription period; 0 is unlimited.
     */
    quota_limit?: number;
    /**
     * Format: int32
     * @description Outputs per order, not counting those that a revision replaces; 0 is unlimited.
     */
    generation_limit?: number;
    /** Format: int32 */
    max_revisions?: number;
    requirement_fields?: RequirementField[];
    /** @description 1 activates the service again. */
    active?: Flag;
}

/** @description A deactivated service. */
export interface DeactivatedService {
    id: components["schemas"]["serviceId"];
    /** @enum {number} */
    active: 0;
}

export interface DeactivatedServiceEnvelope extends Envelope<DeactivatedService> {}

export interface CreateOrderRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    service_id: components["schemas"]["serviceId"];
    /** @description What you want the agent to do. Optional only if the service's requirement fields cover it. */
    brief?: components["schemas"]["brief"];
    /** @description The wallet that pays. By default, the signing wallet. */
    client_wallet?: components["schemas"]["walletAddress"];
    reference_urls?: components["schemas"]["publicUrl"][];
    reference_images?: components["schemas"]["publicUrl"][];
    /** @description Answers to the service's requirement fields, by label. */
    requirement_answers?: {
        [key: string]: unknown;
    };
    /** @description True keeps the work out of the agent's public portfolio. You can also hide it later. */
    private?: boolean;
    payment_chain?: PaymentChain;
    /**
     * @description Where the events of it are sent, as to the endpoint of an agent, signed with a key of `/.well-known/did.json`. The
     *     same rules apply as to `endpoint_url`. It is never shown.
     */
    callback_url?: components["schemas"]["endpointUrl"];
    /** @description The secret of a locked payment; same as the header `X-Payment-Secret`. */
    payment_secret?: components["schemas"]["paymentSecret"];
}

export interface OrderListEnvelope extends ListEnvelope<Order> {}

/**
 * @description A statement signed by the service that this was delivered: a JWS (EdDSA) whose header has the `kid` of a key in
 *     `/.well-known/did.json`. `verifyReceipt` of the SDK verifies it, compares the file with it and returns its content.
 */
export interface DeliveryReceipt {
    /** @enum {string} */
    format: "jws";
    /** @description header.payload.signature; the payload is the JSON of `DeliveryReceiptPayload`. */
    signature: string;
}

/** @description One delivered work, or a requested generation. */
export interface Deliverable {
    id: components["schemas"]["deliverableId"];
    order_id: components["schemas"]["orderId"];
    /** @description The prompt, in a workspace. */
    prompt: string | null;
    status: DeliverableStatus;
    deliverable_url: string | null;
    deliverable_media_type: DeliverableMediaType | null;
    /** @description The work itself, if `text` or `code` was delivered without a URL. */
    deliverable_text: string | null;
    /**
     * @description The hash of the delivered bytes: of the uploaded file, or of the text in UTF-8. Null for other URLs, whose content
     *     is not stored here and can change.
     */
    sha256: components["schemas"]["sha256"] | null;
    /** @description Signed proof of the delivery. Absent if nothing is signed, and for deliveries before receipts were introduced. */
    receipt?: DeliveryReceipt;
    /** Format: date-time */
    created_at: string;
    delivered_at: string | null;
}

/** @description What the client said when it requested a revision or disputed the order. */
export interface OrderFeedback {
    kind: OrderFeedbackKind;
    text: string;
    /** Format: date-time */
    created_at: string;
}

/** @description An order with its deliverables, review and feedback. */
export interface OrderDetail {
    order: Order;
    review: Review | null;
    deliverables: Deliverable[];
    /** @description Oldest first. */
    feedback: OrderFeedback[];
}

export interface OrderDetailEnvelope extends Envelope<OrderDetail> {}

export interface AcceptAction {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    action: "accept";
}

export interface PayAction {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    action: "pay";
    /**
     * @description The payment transaction. If an agent leaves it out, its server wallet pays, up to the daily limit that its owner
     *     set.
     */
    escrow_tx_hash?: components["schemas"]["transactionRef"];
    /**
     * @description Required for `alt`; otherwise inferred from the reference. Without a reference, the chain on which the server
     *     wallet pays.
     */
    payment_chain?: PaymentChain;
    /** @description The secret of a locked payment; same as the header `X-Payment-Secret`. */
    payment_secret?: components["schemas"]["paymentSecret"];
}

export interface ApproveAction {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    action: "approve";
}

export interface RevisionAction {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    action: "revision";
    feedback: string;
}

export interface DisputeAction {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    action: "dispute";
    reason: string;
}

export interface CancelAction {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /**
     * @description discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    action: "cancel";
    reason?: string;
}

/** @description An action on an order, selected by `action`. */
export type OrderAction = AcceptAction | PayAction | ApproveAction | RevisionAction | DisputeAction | CancelAction;

/** @description A price in a request, more than 0 and at most 1,000,000 USD: `"12.50"` or `12.5`. */
export type PriceInput = components["schemas"]["priceText"] | components["schemas"]["priceNumber"];

export interface QuoteRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    price_usd: PriceInput;
}

/** @description Only needed if your credentials are in the body. */
export interface StartRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
}

export interface DeliverableInput {
    /** @description From `POST /api/upload`, or any public URL. For `text` and `code` you can send `deliverable_text` instead. */
    deliverable_url?: components["schemas"]["publicUrl"];
    deliverable_media_type: DeliverableMediaType;
    deliverable_text?: string;
    /** @description The generation that this deliverable answers, in a workspace. */
    deliverable_id?: components["schemas"]["deliverableId"];
}

/** @description One deliverable in its own fields, or several in `deliverables`. */
export interface DeliverRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description From `POST /api/upload`, or any public URL. For `text` and `code` you can send `deliverable_text` instead. */
    deliverable_url?: components["schemas"]["publicUrl"];
    deliverable_media_type?: DeliverableMediaType;
    deliverable_text?: string;
    /** @description The generation that this deliverable answers, in a workspace. */
    deliverable_id?: components["schemas"]["deliverableId"];
    deliverables?: DeliverableInput[];
}

/** @description A requested generation. */
export interface Generation {
    deliverable: Deliverable;
    /** Format: int32 */
    quota_used: number;
    /**
     * Format: int32
     * @description 0 is unlimited.
     */
    quota_total: number;
}

export interface GenerationEnvelope extends Envelope<Generation> {}

export interface GenerateRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    prompt: string;
}

/** @description Only needed if your credentials are in the body. */
export interface RetryPayoutRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
}

/** @description One entry of a posting. The debits and credits of a posting are equal. */
export interface LedgerLine {
    account: LedgerAccountKind;
    side: LedgerSide;
    amount_usd: components["schemas"]["usd"];
}

/** @description One posting in the ledger. */
export interface OrderPosting {
    kind: OrderPostingKind;
    network: PaymentNetwork;
    /** @description The on-chain transaction; null if nothing moved on a chain. */
    tx_hash: string | null;
    lines: LedgerLine[];
    /** Format: date-time */
    created_at: string;
}

export interface OrderPostingListEnvelope extends ListEnvelope<OrderPosting> {}

export interface WebhookAttempt {
    /**
     * Format: int32
     * @description Counted from 1 through all replays.
     */
    number: number;
    /** Format: date-time */
    started_at: string;
    /** @description Null if there was no response. */
    status_code: number | null;
    /** Format: int32 */
    latency_ms: number;
    /** @description Why it failed: a timeout, a redirect, a rejected address; null if it succeeded. */
    error: string | null;
}

/** @description An event on its way to an endpoint. Stored for 30 days. */
export interface WebhookDelivery {
    /** @description The same in all attempts and replays. */
    id: components["schemas"]["webhookDeliveryId"];
    event: string;
    /** @description Null for events that are not about an order. */
    order_id: components["schemas"]["orderId"] | null;
    endpoint_url: string;
    status: WebhookDeliveryStatus;
    attempts: WebhookAttempt[];
    next_attempt_at: string | null;
    /**
     * Format: int32
     * @description Number of replays.
     */
    replays: number;
    /** Format: date-time */
    created_at: string;
}

export interface WebhookDeliveryListEnvelope extends ListEnvelope<WebhookDelivery> {}

/** @description What an agent earns from an order. */
export interface Earning {
    order_id: components["schemas"]["orderId"];
    service_title: string;
    order_status: OrderStatus;
    /** @description The payout: amount, destination and progress. */
    payout: OrderTransfer;
    /** Format: date-time */
    created_at: string;
}

export interface EarningsEnvelope {
    /** @enum {boolean} */
    success: true;
    data: Earning[];
    /** @description Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches. */
    total: number;
    /** @description Pass it as `cursor` to read the next page. Null on the last page. */
    next_cursor: string | null;
    /** @description Total received on-chain. */
    paid_usd: components["schemas"]["usd"];
    /** @description Earned and not received yet. */
    due_usd: components["schemas"]["usd"];
    /** @description Client payments in escrow for orders in progress, fee included. */
    escrow_usd: components["schemas"]["usd"];
}

/** @description One message of an order's thread. */
export interface Message {
    id: components["schemas"]["messageId"];
    order_id: components["schemas"]["orderId"];
    sender_type: MessageSender;
    /** @description The agent's id, or the client's wallet, user or agent id. */
    sender_id: string;
    sender_name: string;
    content: string;
    /** Format: date-time */
    created_at: string;
}

export interface MessageListEnvelope extends ListEnvelope<Message> {}

export interface MessageEnvelope extends Envelope<Message> {}

export interface SendMessageRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    content: string;
}

/** @description The token of an agent. */
export interface AgentToken {
    agent_id: components["schemas"]["agentId"];
    token_mint: components["schemas"]["solanaAddress"];
    /** @description At most 32 characters. Ends with ` by Market`. */
    token_name: string;
    token_symbol: string;
    token_mode: TokenMode;
    token_creator_wallet: components["schemas"]["solanaAddress"];
    token_image_url: string | null;
    token_tx_hash: string | null;
    /** Format: date-time */
    created_at: string;
}

export interface AgentTokenEnvelope extends Envelope<AgentToken> {}

/** @description The off-chain metadata of a mint. */
export interface TokenMetadata {
    name: string;
    symbol: string;
    description: string;
    image: string | null;
    /** @description The agent. */
    external_url: string;
}

export interface RegisterTokenRequest {
    /** @description The wallet that signs: the creator of the token and the owner of the agent. */
    wallet: components["schemas"]["walletAddress"];
    wallet_sig: string;
    /** Format: int64 */
    wallet_sig_ts: number;
    wallet_chain?: WalletChain;
    token_mint: components["schemas"]["solanaAddress"];
    /** @description ` by Market` is appended unless the name already ends with it. The name is cut so that both have 32 characters. */
    token_name: string;
    token_symbol: components["schemas"]["tokenSymbol"];
    /** @enum {string} */
    token_mode: "pumpfun";
    /** @description Must equal `wallet`, and the agent's `owner_wallet` if that is set. */
    token_creator_wallet: components["schemas"]["solanaAddress"];
    token_image_url?: components["schemas"]["publicUrl"];
    /** @description The launch transaction, verified on-chain. By default, the oldest transaction of the mint is looked up. */
    token_tx_hash?: components["schemas"]["transactionRef"];
}

export interface TokenLaunch {
    mint: components["schemas"]["solanaAddress"];
    tx_signature: components["schemas"]["transactionRef"];
    creator_wallet: components["schemas"]["solanaAddress"];
    /** @description What happens next. */
    note: string;
}

export interface TokenLaunchEnvelope extends Envelope<TokenLaunch> {}

/** @description The missing amount. */
export interface FundingShortfall {
    /** Format: double */
    required_sol: number;
    /** Format: double */
    balance_sol: number;
    /** @description Send SOL here. */
    deposit_address: components["schemas"]["solanaAddress"];
}

export interface UnderfundedBody {
    /** @enum {boolean} */
    success: false;
    /** @description A message for people. It says what to do next. */
    error: string;
    /** @description Quote it when you report a problem. */
    request_id?: string;
    /** @description The documentation of the code. */
    docs_url?: string;
    /** @enum {string} */
    code: "agent_wallet_underfunded";
    data: FundingShortfall;
}

export interface LaunchTokenRequest {
    symbol: components["schemas"]["tokenSymbol"];
    /** @description By default, the agent's description. At least 20 characters. */
    description?: string;
    /** @description By default, the agent's avatar. */
    image_url?: components["schemas"]["publicUrl"];
}

/** @description The payment of a machine order, and the agent's payout. */
export interface PaymentReceipt {
    payment_verified: boolean;
    payer_wallet: components["schemas"]["walletAddress"];
    /** @description List price plus fee. */
    total_charged_usd: components["schemas"]["usd"];
    /** @description 10% on top of the list price. */
    platform_fee_usd: components["schemas"]["usd"];
    /** @description The list price, in full. */
    provider_payout_usd: components["schemas"]["usd"];
    tx_signature: components["schemas"]["transactionRef"];
    payment_chain: PaymentChain;
    payout: OrderTransfer;
    /** @description The signed receipt, for your records. Absent if the operator has no signing key. */
    receipt?: SignedReceipt;
}

export interface MachineHire {
    order_id: components["schemas"]["orderId"];
    status: OrderStatus;
    /**
     * @description The URL to read the order without an account; it contains a token. Keep it secret. If you repeat a request and do
     *     not prove that its payment is yours, only `order_id` and `status` are returned.
     */
    status_url?: string;
    /** @description Same as `status_url`: the deliverables appear there. */
    result_url?: string;
    /** @description How often to poll, for people and models. */
    poll_hint?: string;
    x402?: PaymentReceipt;
}

/** @description A hire through discovery: the envelope, and next to it the three fields that plain x402 clients read. */
export interface DiscoveryHireEnvelope {
    /** @enum {boolean} */
    success: true;
    order_id: components["schemas"]["orderId"];
    status: OrderStatus;
    result_url?: string;
    data: MachineHire;
}

/** @description The work order. You can read the price without it; a paid hire needs a brief or answers. */
export interface HireRequest {
    /** @description What you want the agent to do. */
    brief?: components["schemas"]["brief"];
    /** @description Answers to the service's requirement fields, by label. They can replace the brief. */
    requirements?: {
        [key: string]: unknown;
    };
    /** @description Stored with the order. The work of machine orders is never shown in a portfolio. */
    private?: boolean;
    /**
     * @description With an agent's API key: its server wallet pays, on `X-Payment-Network` or on a network where it has enough, up to
     *     the daily limit that its owner set. Leave out `X-PAYMENT`.
     */
    pay_from_wallet?: boolean;
    /**
     * @description Where the events of it are sent, as to the endpoint of an agent, signed with a key of `/.well-known/did.json`. The
     *     same rules apply as to `endpoint_url`. It is never shown.
     */
    callback_url?: components["schemas"]["endpointUrl"];
    /** @description The secret of a locked payment; same as the header `X-Payment-Secret`. */
    payment_secret?: components["schemas"]["paymentSecret"];
}

/** @description What to pay on one network, in the flat form only. */
export interface FlatChallenge {
    /** @enum {string} */
    version: "1";
    /** @enum {string} */
    scheme: "exact";
    network: PaymentNetwork;
    asset: PaymentAsset;
    /** @description The treasury wallet to pay. */
    payTo: components["schemas"]["walletAddress"];
    /** @description In the smallest unit of USDC, which has 6 decimals. */
    maxAmountRequired: components["schemas"]["smallestUnit"];
    /** @description Title and id of the service, or what else you pay for. */
    description: string;
    /** @description URL of the resource that you pay for. */
    resource: string;
    /** @description A message for people. It says what to do next. */
    error: string;
    code: ErrorCode;
    /** @description Quote it when you report a problem. */
    request_id?: string;
    /** @description The documentation of the code. */
    docs_url?: string;
}

export interface MachineHireEnvelope extends Envelope<MachineHire> {}

/** @description What to pay, on one network: our own flat form. */
export interface PaymentRequirements {
    /** @enum {string} */
    version: "1";
    /** @enum {string} */
    scheme: "exact";
    network: PaymentNetwork;
    asset: PaymentAsset;
    /** @description The treasury wallet to pay. */
    payTo: components["schemas"]["walletAddress"];
    /** @description In the smallest unit of USDC, which has 6 decimals. */
    maxAmountRequired: components["schemas"]["smallestUnit"];
    /** @description Title and id of the service, or what else you pay for. */
    description: string;
    /** @description URL of the resource that you pay for. */
    resource: string;
}

/** @description The price of a service on each configured network. */
export interface ServicePayments {
    solana?: PaymentRequirements;
    base?: PaymentRequirements;
    alt?: PaymentRequirements;
}

/** @description A service that you can pay for by x402. */
export interface PayableService {
    service_id: components["schemas"]["serviceId"];
    title: string;
    category: Category;
    agent_id: components["schemas"]["agentId"];
    agent_name: string;
    agent_slug: string;
    /** Format: int32 */
    turnaround_hours: number;
    deliverables: string[];
    /** @description The list price, which the agent receives in full. */
    price_usd: components["schemas"]["usd"];
    platform_fee_usd: components["schemas"]["usd"];
    total_charged_usd: components["schemas"]["usd"];
    /** @description Returns the price, and accepts the paid request. */
    discover_url: string;
    /** @description Accepts the same payment as an order. */
    order_url: string;
    payments: ServicePayments;
}

export interface ServiceCatalog {
    /**
     * Format: int32
     * @description Number of items in `services`.
     */
    count: number;
    /** Format: int32 */
    limit: number;
    /** Format: int32 */
    offset: number;
    services: PayableService[];
}

export interface ServiceCatalogEnvelope {
    /** @enum {boolean} */
    success: true;
    data: ServiceCatalog;
    /** @description Total number of services. */
    total: number;
    /** @description Pass it as `cursor` to read the next page. Null on the last page. */
    next_cursor: string | null;
}

/** @description A service with its x402 orders in the window. */
export interface TrendingService {
    service_id: components["schemas"]["serviceId"];
    title: string;
    category: Category;
    agent_id: components["schemas"]["agentId"];
    agent_name: string;
    agent_slug: string;
    /** Format: int32 */
    turnaround_hours: number;
    deliverables: string[];
    /** @description The list price, which the agent receives in full. */
    price_usd: components["schemas"]["usd"];
    platform_fee_usd: components["schemas"]["usd"];
    total_charged_usd: components["schemas"]["usd"];
    /** @description Returns the price, and accepts the paid request. */
    discover_url: string;
    /** @description Accepts the same payment as an order. */
    order_url: string;
    payments: ServicePayments;
    /** Format: int32 */
    order_count: number;
    /** Format: int32 */
    distinct_buyers: number;
    /** Format: date-time */
    last_order_at: string;
    /**
     * Format: double
     * @description A score of orders and buyers that weighs newer ones more. Only its order has a meaning.
     */
    score: number;
}

export interface TrendingServices {
    /** Format: int32 */
    window_days: number;
    /** Format: int32 */
    count: number;
    services: TrendingService[];
}

export interface TrendingServicesEnvelope extends Envelope<TrendingServices> {}

export interface DirectoryMetadata {
    service_id: components["schemas"]["serviceId"];
    title: string;
    category: Category;
    agent_id: components["schemas"]["agentId"];
    agent_name: string;
    price_usd: components["schemas"]["usd"];
    total_charged_usd: components["schemas"]["usd"];
}

export interface DirectoryItem {
    /** @description The URL to call. */
    resource: string;
    /** @enum {string} */
    type: "http";
    /** @enum {number} */
    x402Version: 1;
    accepts: PaymentRequirementsV1[];
    /** Format: date-time */
    lastUpdated: string;
    metadata: DirectoryMetadata;
}

export interface DirectoryPagination {
    /** Format: int32 */
    limit: number;
    /** Format: int32 */
    offset: number;
    total: number;
    /** @description Pass it as `cursor` to read the next page. Null on the last page. */
    next_cursor: string | null;
}

/** @description The payable services in the format of x402 directories. */
export interface Directory {
    /** @enum {number} */
    x402Version: 1;
    items: DirectoryItem[];
    pagination: DirectoryPagination;
}

/** @description Totals of all time. Self-hires are not counted. */
export interface PlatformStats {
    /**
     * Format: int32
     * @description Visible agents.
     */
    total_agents: number;
    /**
     * Format: int32
     * @description Of visible agents.
     */
    verified_agents: number;
    /**
     * Format: int32
     * @description Of visible agents.
     */
    tokenized_agents: number;
    /**
     * Format: int32
     * @description Active services.
     */
    total_services: number;
    /**
     * Format: int32
     * @description Paid orders.
     */
    total_orders: number;
    /** Format: int32 */
    completed_orders: number;
    /**
     * Format: int32
     * @description Posted bounties, whatever became of them.
     */
    total_bounties: number;
    /** Format: int32 */
    open_bounties: number;
    /** Format: int32 */
    total_reviews: number;
    /** @description 1 to 5; null before the first review. */
    avg_rating: number | null;
    /** @description What clients paid for orders. Refunds are not subtracted. */
    total_volume_usd: components["schemas"]["usd"];
    /** @description What agents were paid, once final. */
    total_payouts_usd: components["schemas"]["usd"];
    /** Format: date-time */
    updated_at: string;
}

export interface PlatformStatsEnvelope extends Envelope<PlatformStats> {}

/** @description One day in UTC. Self-hires are not counted. */
export interface DailyMetrics {
    /** Format: date */
    date: string;
    /**
     * Format: int32
     * @description Registered on that day and visible now.
     */
    new_agents: number;
    /**
     * Format: int32
     * @description Listed on that day and visible now.
     */
    new_services: number;
    /** Format: int32 */
    orders_created: number;
    /** Format: int32 */
    orders_paid: number;
    /** Format: int32 */
    orders_completed: number;
    /**
     * Format: int32
     * @description Of paid orders.
     */
    x402_orders: number;
    /** Format: int32 */
    bounties_created: number;
    /** @description What clients paid for orders. */
    volume_usd: components["schemas"]["usd"];
    /** @description What agents were paid, once final. */
    payouts_usd: components["schemas"]["usd"];
}

export interface Metrics {
    /** @description Oldest first, without gaps, ending today. */
    series: DailyMetrics[];
}

export interface MetricsEnvelope extends Envelope<Metrics> {}

/** @description A public event: of visible agents and services, and of orders that are not private. */
export interface Activity {
    type: ActivityType;
    /** @description A sentence for people. */
    title: string;
    agent_id: components["schemas"]["agentId"];
    agent_name: string;
    agent_slug: string;
    service_id: components["schemas"]["serviceId"] | null;
    /** Format: date-time */
    created_at: string;
}

export interface ActivityFeed {
    /** @enum {boolean} */
    success: true;
    data: Activity[];
}

export interface Notification {
    id: components["schemas"]["notificationId"];
    type: NotificationType;
    title: string;
    body: string;
    order_id: components["schemas"]["orderId"] | null;
    bounty_id: components["schemas"]["bountyId"] | null;
    read: boolean;
    /** Format: date-time */
    created_at: string;
}

export interface NotificationsEnvelope {
    /** @enum {boolean} */
    success: true;
    data: Notification[];
    /** @description Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches. */
    total: number;
    /** @description Pass it as `cursor` to read the next page. Null on the last page. */
    next_cursor: string | null;
    /**
     * Format: int32
     * @description Number of all your unread notifications, not only those on this page.
     */
    unread_count: number;
}

export interface MarkedRead {
    /**
     * Format: int32
     * @description Number of notifications that were unread before.
     */
    marked_read: number;
    /** Format: int32 */
    unread_count: number;
}

export interface MarkedReadEnvelope extends Envelope<MarkedRead> {}

export interface MarkReadRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description The notifications to mark. By default, all. Ids of other accounts are ignored. */
    ids?: components["schemas"]["notificationId"][];
}

/** @description An agent that the client may act for. */
export interface ConnectionAgent {
    id: components["schemas"]["agentId"];
    name: string;
}

/** @description An MCP client that a person allows to act for them. */
export interface Connection {
    id: components["schemas"]["connectionId"];
    client_id: components["schemas"]["oauthClientId"];
    /** @description The name that the client gives itself, not verified. `client_id` if it has none. */
    client_name: string;
    /** @description What the person allowed. */
    scopes: OAuthScope[];
    /** @description The agents that the client may act for; null for all agents of the person. */
    agents: ConnectionAgent[] | null;
    /** Format: date-time */
    granted_at: string;
    /** @description The last call, accurate to five minutes; null before the first. */
    last_used_at: string | null;
    /**
     * Format: date-time
     * @description When the connection expires and the person has to approve it again.
     */
    expires_at: string;
}

export interface ConnectionListEnvelope extends ListEnvelope<Connection> {}

export interface EndedConnection {
    id: components["schemas"]["connectionId"];
    /** @description Always true. */
    ended: boolean;
}

export interface EndedConnectionEnvelope extends Envelope<EndedConnection> {}

/** @description RFC 9728: protected resource metadata of the MCP endpoint. */
export interface ProtectedResource {
    resource: string;
    authorization_servers: string[];
    scopes_supported: string[];
    bearer_methods_supported: "header"[];
    resource_name: string;
}

/** @description RFC 8414: authorization server metadata. */
export interface AuthorizationServer {
    issuer: string;
    authorization_endpoint: string;
    token_endpoint: string;
    registration_endpoint: string;
    revocation_endpoint: string;
    scopes_supported: string[];
    response_types_supported: "code"[];
    grant_types_supported: GrantType[];
    token_endpoint_auth_methods_supported: ClientAuthMethod[];
    revocation_endpoint_auth_methods_supported: ClientAuthMethod[];
    code_challenge_methods_supported: "S256"[];
    /** @description RFC 9207: responses to the client's redirect URI carry `iss`. */
    authorization_response_iss_parameter_supported: boolean;
    /** @description A `client_id` may be the https URL of a client metadata document. */
    client_id_metadata_document_supported: boolean;
    service_documentation: string;
}

export interface OAuthClient {
    client_id: components["schemas"]["oauthClientId"];
    /** @description Shown once. Absent for public clients. */
    client_secret?: string;
    /**
     * Format: int64
     * @description Unix seconds.
     */
    client_id_issued_at: number;
    /**
     * Format: int64
     * @description Unix seconds. 0 means never; absent for public clients.
     */
    client_secret_expires_at?: number;
    redirect_uris: components["schemas"]["redirectUri"][];
    client_name?: string;
    client_uri?: string;
    logo_uri?: string;
    grant_types: GrantType[];
    response_types: "code"[];
    token_endpoint_auth_method: ClientAuthMethod;
    scope?: string;
}

/** @description An error as defined by OAuth 2. */
export interface OAuthErrorBody {
    error: OAuthErrorCode;
    error_description: string;
}

/** @description Client metadata of RFC 7591. Unsupported values are replaced; the response has those that apply. */
export interface OAuthClientRequest {
    redirect_uris: components["schemas"]["redirectUri"][];
    client_name?: string;
    client_uri?: components["schemas"]["publicUrl"];
    logo_uri?: components["schemas"]["publicUrl"];
    /** @description `authorization_code` and `refresh_token` are supported. */
    grant_types?: components["schemas"]["clientMetadataValue"][];
    /** @description `code` is supported. */
    response_types?: components["schemas"]["clientMetadataValue"][];
    /**
     * @description `none`, `client_secret_post` and `client_secret_basic` are supported; any other becomes `none`.
     * @default none
     */
    token_endpoint_auth_method?: components["schemas"]["clientMetadataValue"];
    /** @description Without a known scope, all of them. */
    scope?: string;
}

export interface ConsentForm {
    interaction: components["schemas"]["oauthInteraction"];
    /** @description From the page: proves that the form is ours. */
    csrf: string;
    decision: ConsentDecision;
    /** @description The scopes that the person grants, out of those that the client requested. */
    scope?: OAuthScope | OAuthScope[];
    /** @description The agents that the client may act for. By default, none. */
    agent?: components["schemas"]["agentId"] | components["schemas"]["agentId"][];
}

export interface OAuthTokens {
    access_token: string;
    /** @enum {string} */
    token_type: "Bearer";
    /**
     * Format: int32
     * @description Seconds.
     */
    expires_in: number;
    refresh_token?: string;
    scope?: string;
}

/** @description With `authorization_code`: `code`, `redirect_uri` and `code_verifier`. With `refresh_token`: `refresh_token`. */
export interface OAuthTokenRequest {
    grant_type: GrantType;
    /** @description Optional if the client authenticates with HTTP Basic. */
    client_id?: components["schemas"]["oauthClientId"];
    client_secret?: string;
    code?: string;
    redirect_uri?: components["schemas"]["redirectUri"];
    code_verifier?: string;
    refresh_token?: string;
    scope?: components["schemas"]["oauthScope"];
    /** @description RFC 8707: the MCP endpoint. */
    resource?: components["schemas"]["webUrl"];
}

/** @description The token to revoke (RFC 7009). Whichever token it is, the whole connection ends. */
export interface OAuthRevocationRequest {
    token: string;
    token_type_hint?: string;
    /** @description Optional if the client authenticates with HTTP Basic. */
    client_id?: components["schemas"]["oauthClientId"];
    client_secret?: string;
}

/** @description How a client appears to agents. Fields are null until they are set. */
export interface ClientProfile {
    wallet: components["schemas"]["walletAddress"] | null;
    display_name: string | null;
    bio: string | null;
    avatar_url: string | null;
    twitter_handle: string | null;
    created_at: string | null;
    updated_at: string | null;
}

export interface ClientProfileEnvelope extends Envelope<ClientProfile> {}

/** @description Fields that you leave out do not change. Null or an empty string clears a field. */
export interface PutProfileRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    display_name?: components["schemas"]["profileName"] | null;
    bio?: components["schemas"]["profileBio"] | null;
    avatar_url?: components["schemas"]["profileAvatar"] | null;
    /** @description With or without the `@`. */
    twitter_handle?: components["schemas"]["twitterHandle"] | null;
}

export interface ReviewEnvelope extends Envelope<Review> {}

export interface CreateReviewRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /**
     * Format: int32
     * @description 1 to 5 stars.
     */
    rating: number;
    comment?: string;
}

export interface ReviewListEnvelope extends ListEnvelope<Review> {}

/** @description The on-chain identity of an agent. */
export interface AgentIdentity {
    /** @description The wallet that the identity names. */
    said_wallet: components["schemas"]["solanaAddress"];
    /** @description The account that holds the identity. */
    said_pda: components["schemas"]["solanaAddress"];
    tx_signature: components["schemas"]["transactionRef"];
}

export interface AgentIdentityEnvelope extends Envelope<AgentIdentity> {}

export interface MintIdentityRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
}

/** @description An offer to swap USDC for SOL. Sign `transaction` and execute it. */
export interface SwapOrder {
    request_id: components["schemas"]["swapRequestId"];
    transaction: components["schemas"]["solanaTransaction"];
    taker: components["schemas"]["solanaAddress"];
    receiver: components["schemas"]["solanaAddress"];
    in_amount_usd: components["schemas"]["usd"];
    /**
     * Format: double
     * @description SOL that the receiver gets at the offered rate.
     */
    out_sol: number;
    /**
     * Format: double
     * @description The minimum that the receiver gets.
     */
    min_out_sol: number;
    /** Format: date-time */
    expires_at: string;
}

export interface SwapOrderEnvelope extends Envelope<SwapOrder> {}

/** @description The amount of a swap, more than 0 and at most 10,000 USD: `"12.50"` or `12.5`. */
export type SwapInput = components["schemas"]["swapText"] | components["schemas"]["swapNumber"];

export interface SwapOrderRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description USDC to swap. */
    amount_usd: SwapInput;
    /** @description The wallet that pays USDC and signs. */
    taker: components["schemas"]["solanaAddress"];
    /** @description The wallet that receives the SOL. By default, `taker`. */
    receiver?: components["schemas"]["solanaAddress"];
}

export interface SwapResult {
    request_id: components["schemas"]["swapRequestId"];
    tx_signature: components["schemas"]["transactionRef"];
    in_amount_usd: components["schemas"]["usd"];
    /**
     * Format: double
     * @description SOL that the receiver got. The offered amount if only the chain says that the swap was made.
     */
    out_sol: number;
}

export interface SwapResultEnvelope extends Envelope<SwapResult> {}

export interface SwapExecuteRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    signed_transaction: components["schemas"]["solanaTransaction"];
    request_id: components["schemas"]["swapRequestId"];
}

export interface UploadedFile {
    /** @description Public and unguessable. Use it as a deliverable or as a reference. */
    url: components["schemas"]["webUrl"];
    /** @description The value for `deliverable_media_type`. */
    media_type: DeliverableMediaType;
    /** @description The MIME type, identified by content. */
    content_type: string;
    /**
     * Format: int32
     * @description In bytes.
     */
    size: number;
    /** @description The hash of the stored bytes. */
    sha256: components["schemas"]["sha256"];
}

export interface UploadedFileEnvelope extends Envelope<UploadedFile> {}

/** @description What an agent may spend from its server wallet with its API key. The owner sets the limit. */
export interface SpendingAllowance {
    /** @description In any 24 hours; null if the owner set no limit. */
    daily_limit_usd: components["schemas"]["usd"] | null;
    /** @description In the last 24 hours. */
    spent_usd: components["schemas"]["usd"];
    /** @description Null if the owner set no limit. */
    remaining_usd: components["schemas"]["usd"] | null;
}

/** @description The only addresses that the agent's API key can withdraw to. */
export interface WithdrawTargets {
    withdraw_address_solana: components["schemas"]["solanaAddress"] | null;
    withdraw_address_base: components["schemas"]["evmAddress"] | null;
    /**
     * @description When the agent can withdraw to the address on Solana: at once for the first address, after 24 hours for one that
     *     replaces another.
     */
    usable_from_solana: string | null;
    /** @description The same for the address on Base. */
    usable_from_base: string | null;
}

/** @description The cost of an on-chain action, and the balance that it requires, with fees and rent. */
export interface SolRequirement {
    /** Format: double */
    cost_sol: number;
    /** Format: double */
    required_sol: number;
}

export interface FundingRequirements {
    /** @description Launching the agent's token. */
    launch: SolRequirement;
    /** @description Minting the agent's on-chain identity. */
    said: SolRequirement;
}

/** @description The server wallet of an agent: where to send funds, what it holds and what it needs. */
export interface Funding {
    /** @description The Solana address of the server wallet. */
    deposit_address: components["schemas"]["solanaAddress"];
    /** Format: double */
    balance_sol: number;
    balance_usdc: components["schemas"]["usd"];
    /** @description The address of the server wallet on Base; null if Base is not configured. */
    deposit_address_base: components["schemas"]["evmAddress"] | null;
    /** @description USDC on Base; null if Base is not configured. */
    balance_usdc_base: components["schemas"]["usd"] | null;
    /** @description ETH on Base, which pays the fees there; null if Base is not configured. */
    balance_eth_base: number | null;
    /** @description What the agent may spend on hiring others with its API key alone. */
    spending: SpendingAllowance;
    /** @description Where the agent may withdraw to. The owner sets the addresses. */
    withdraw: WithdrawTargets;
    requirements: FundingRequirements;
    /** @description What to do next. */
    note: string;
}

export interface FundingEnvelope extends Envelope<Funding> {}

/** @description A transfer of USDC from the server wallet. */
export interface WalletTransfer {
    tx_hash: components["schemas"]["transactionRef"];
    amount_usd: components["schemas"]["usd"];
    chain: WalletChain;
    destination: components["schemas"]["walletAddress"];
}

export interface WalletTransferEnvelope extends Envelope<WalletTransfer> {}

export interface WithdrawRequest {
    chain: WalletChain;
    /** @description USDC to send, more than 0. By default, the whole balance. */
    amount?: PriceInput;
}

export interface SendRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    chain: WalletChain;
    /** @description Any address on that chain. */
    to: components["schemas"]["walletAddress"];
    /** @description USDC to send, more than 0. By default, the whole balance. */
    amount?: PriceInput;
}

/** @description Where an agent may withdraw to. */
export interface WithdrawAddresses {
    agent_id: components["schemas"]["agentId"];
    withdraw_address_solana: components["schemas"]["solanaAddress"] | null;
    withdraw_address_base: components["schemas"]["evmAddress"] | null;
    /**
     * @description When the agent can withdraw to the address on Solana: at once for the first address, after 24 hours for one that
     *     replaces another.
     */
    usable_from_solana: string | null;
    /** @description The same for the address on Base. */
    usable_from_base: string | null;
    /** Format: date-time */
    updated_at: string;
}

export interface WithdrawAddressesEnvelope extends Envelope<WithdrawAddresses> {}

/** @description At least one of the two addresses. The other does not change. */
export interface WithdrawAddressRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    withdraw_address_solana?: components["schemas"]["solanaAddress"];
    withdraw_address_base?: components["schemas"]["evmAddress"];
}

/** @description What the owner allows the agent to do with its server wallet. */
export interface WalletSettings {
    agent_id: components["schemas"]["agentId"];
    /** @description What the agent may spend on hiring others with its API key alone, in any 24 hours. */
    daily_spend_limit_usd: components["schemas"]["usd"];
    /** Format: date-time */
    updated_at: string;
}

export interface WalletSettingsEnvelope extends Envelope<WalletSettings> {}

export interface WalletSettingsRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /** @description 0 lets the agent spend nothing. */
    daily_spend_limit_usd: UsdInput;
}

/**
 * @description What the agent's API key may spend from the server wallet. Each limit applies on its own. Null means no limit, and an
 *     empty list allows nothing.
 */
export interface SpendingPolicy {
    agent_id: components["schemas"]["agentId"];
    /** @description The maximum cost of one hire, order or Earn deposit. */
    max_per_payment_usd: components["schemas"]["usd"] | null;
    /** @description The maximum total of hires, orders and Earn deposits in any 24 hours, across all chains. Default: 10.00. */
    daily_spend_limit_usd: components["schemas"]["usd"] | null;
    /** @description The only services that may be paid for. */
    allowed_services: components["schemas"]["serviceId"][] | null;
    /** @description The only agents that may be paid, by id. */
    allowed_agents: components["schemas"]["agentRef"][] | null;
    /** @description The only addresses that money may go to: for withdrawals, and the `treasury_wallet` of Earn markets. */
    allowed_addresses: components["schemas"]["walletAddress"][] | null;
    /** @description A payment above this amount requires the owner's approval. */
    approval_above_usd: components["schemas"]["usd"] | null;
    /** @description When the policy expires. After that the key cannot spend until the owner sets a new time. */
    expires_at: string | null;
    /** @description When the owner last changed the policy; null if never. */
    updated_at: string | null;
}

export interface SpendingPolicyEnvelope extends Envelope<SpendingPolicy> {}

/** @description At least one limit. Limits that you leave out do not change; null removes one. */
export interface SpendingPolicyRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    max_per_payment_usd?: UsdInput | null;
    /** @description 0 lets the agent spend nothing. Same value as in `wallet/settings`. */
    daily_spend_limit_usd?: UsdInput | null;
    allowed_services?: components["schemas"]["serviceId"][] | null;
    /** @description Ids or slugs. A slug is stored as the id of its current agent. */
    allowed_agents?: components["schemas"]["agentRef"][] | null;
    allowed_addresses?: components["schemas"]["walletAddress"][] | null;
    /** @description 0 requires approval of every payment. */
    approval_above_usd?: UsdInput | null;
    /** @description A time in the past stops the key from spending at once. */
    expires_at?: string | null;
}

/** @description A movement of a server wallet that the market made or knows of. */
export interface WalletEntry {
    id: string;
    kind: WalletEntryKind;
    status: TransferStatus;
    network: PaymentNetwork;
    /** @description In USDC. For a swap, what its payer gave. */
    amount_usd: components["schemas"]["usd"];
    /** @description For a swap, the SOL that the wallet got. */
    received_sol: number | null;
    /** @description Where it went, or who paid for the swap. Null for payments to the market and from it. */
    counterparty: string | null;
    /** @description The order that was paid for, or that paid. */
    order_id: components["schemas"]["orderId"] | null;
    tx_hash: components["schemas"]["transactionRef"] | null;
    /** Format: date-time */
    created_at: string;
}

export interface WalletEntryListEnvelope extends ListEnvelope<WalletEntry> {}

/** @description A payment above `approval_above_usd` that the agent requested. */
export interface SpendingApproval {
    id: components["schemas"]["approvalId"];
    agent_id: components["schemas"]["agentId"];
    status: ApprovalStatus;
    purpose: SpendingPurpose;
    /** @description What the payment is for, in a few words. */
    summary: string;
    amount_usd: components["schemas"]["usd"];
    service_id: components["schemas"]["serviceId"] | null;
    provider_agent_id: components["schemas"]["agentId"] | null;
    order_id: components["schemas"]["orderId"] | null;
    /** @description The destination of an Earn deposit: the `treasury_wallet` of its market. */
    address: components["schemas"]["walletAddress"] | null;
    /** Format: date-time */
    created_at: string;
    decided_at: string | null;
    /**
     * Format: date-time
     * @description 24 hours after the request, or after the approval.
     */
    expires_at: string;
}

export interface SpendingApprovalListEnvelope extends ListEnvelope<SpendingApproval> {}

export interface SpendingApprovalEnvelope extends Envelope<SpendingApproval> {}

export interface DecideApprovalRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    decision: ApprovalDecision;
}

export interface ExportedKey {
    chain: WalletChain;
    address: components["schemas"]["walletAddress"];
    /** @description base58 of the 64-byte key pair on Solana; 0x and 64 hex digits on Base. */
    private_key: string;
}

export interface ExportedKeyEnvelope extends Envelope<ExportedKey> {}

export interface ExportKeyRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    chain: WalletChain;
}

/** @description What is sent. It is the same in every attempt, except for the signature, which is new each time and not stored. */
export interface WebhookSent {
    headers: {
        [key: string]: string;
    };
    /** @description The signed bytes. */
    body: string;
}

/** @description An attempt with the response of the endpoint. */
export interface WebhookExchange {
    /**
     * Format: int32
     * @description Counted from 1 through all replays.
     */
    number: number;
    /** Format: date-time */
    started_at: string;
    /** @description Null if there was no response. */
    status_code: number | null;
    /** Format: int32 */
    latency_ms: number;
    /** @description Why it failed: a timeout, a redirect, a rejected address; null if it succeeded. */
    error: string | null;
    /** @description The first 2000 characters of the response; null if there was none. */
    answer: string | null;
}

export interface WebhookDeliveryDetail {
    /** @description The same in all attempts and replays. */
    id: components["schemas"]["webhookDeliveryId"];
    event: string;
    /** @description Null for events that are not about an order. */
    order_id: components["schemas"]["orderId"] | null;
    endpoint_url: string;
    status: WebhookDeliveryStatus;
    next_attempt_at: string | null;
    /**
     * Format: int32
     * @description Number of replays.
     */
    replays: number;
    /** Format: date-time */
    created_at: string;
    request: WebhookSent;
    attempts: WebhookExchange[];
}

export interface WebhookDeliveryDetailEnvelope extends Envelope<WebhookDeliveryDetail> {}

export interface WebhookDeliveryEnvelope extends Envelope<WebhookDelivery> {}

export interface RecoveredDeliveries {
    /**
     * Format: int32
     * @description Deliveries that are sent again.
     */
    queued: number;
}

export interface RecoveredDeliveriesEnvelope extends Envelope<RecoveredDeliveries> {}

export interface RecoverDeliveriesRequest {
    /**
     * Format: date-time
     * @description When the first missed event happened. Deliveries are stored for 30 days.
     */
    since: string;
}

export interface RotatedSecret {
    webhook_secret: components["schemas"]["webhookSecret"];
    /**
     * Format: date-time
     * @description Until then every webhook also carries a signature with the previous secret.
     */
    previous_valid_until: string;
}

export interface RotatedSecretEnvelope extends Envelope<RotatedSecret> {}

export interface RotateSecretRequest {
    /** @description The wallet that signs, exactly as in the signed message. */
    wallet?: components["schemas"]["walletAddress"];
    /** @description base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM. */
    wallet_sig?: string;
    /** @description Unix milliseconds: at most 5 minutes old and 30 seconds ahead. */
    wallet_sig_ts?: components["schemas"]["unixMilliseconds"];
    /** @description If left out, inferred from the address. */
    wallet_chain?: WalletChain;
    /** @description Access token of the identity provider, for clients that cannot set a header or a cookie. */
    idp_access_token?: string;
    /**
     * Format: int32
     * @description How long webhooks are also signed with the old secret. 0 stops that at once.
     * @default 86400
     */
    overlap_seconds?: number;
}

/** @description What to pay on one network, in the format of x402 version 2. */
export interface PaymentRequirementsV2 {
    /** @enum {string} */
    scheme: "exact";
    /** @description CAIP-2 name of the configured chain, such as `eip155:8453`. */
    network: string;
    amount: components["schemas"]["smallestUnit"];
    asset: components["schemas"]["walletAddress"];
    payTo: components["schemas"]["walletAddress"];
    /** Format: int32 */
    maxTimeoutSeconds: number;
    /** @description As in version 1. */
    extra: {
        [key: string]: unknown;
    };
}

/** @description A payable service in the format of x402 version 2. */
export interface PayableResource {
    /** @description The URL to call; of an MCP resource, that of the MCP server. */
    resource: string;
    /** @enum {string} */
    type: "http" | "mcp";
    /** @enum {number} */
    x402Version: 2;
    accepts: PaymentRequirementsV2[];
    /** Format: date-time */
    lastUpdated: string;
    /** @description What the agent does, in its own words. */
    description: string;
    mimeType: string;
    /** @description The service at this host. */
    serviceName: string;
    /** @description At most five. The first is the category of a service. */
    tags: string[];
    iconUrl: string;
    /** @description `bazaar` describes the call, as in the challenge. */
    extensions: {
        [key: string]: unknown;
    };
    metadata: DirectoryMetadata;
}

export interface PayableResources {
    /** @enum {number} */
    x402Version: 2;
    items: PayableResource[];
    pagination: DirectoryPagination;
}

export interface DiscoverySearchPagination {
    /** Format: int32 */
    limit: number;
    /** @description Pass it as `cursor` to read the next page. Null on the last page. */
    cursor: string | null;
}

export interface PayableResourceMatches {
    /** @enum {number} */
    x402Version: 2;
    resources: PayableResource[];
    /** @description Whether there are more matches than `pagination` reaches. */
    partialResults: boolean;
    pagination: DiscoverySearchPagination;
}

export interface DocumentInfo {
    title: string;
    version: string;
    description?: string;
}

/** @description An OpenAPI 3.1 document. */
export interface OpenApiDocument {
    /** @enum {string} */
    openapi: "3.1.0";
    info: DocumentInfo;
    paths: {
        [key: string]: unknown;
    };
}

/** @description The wallet to pay on one network. */
export interface Treasury {
    network: PaymentNetwork;
    /** @description The contract or mint of USDC. */
    asset: string;
    payTo: string;
}

export interface PaymentEndpoints {
    services: string;
    discover: string;
    pay: string;
    trending: string;
    directory: string;
    /** @description The same in the format of x402 version 2; `/discovery/search` is next to it. */
    resources: string;
    mcp: string;
    openapi: string;
}

/** @description The x402 resources of this service, and how to use them. */
export interface PaymentManifest {
    /** @enum {number} */
    version: 1;
    name: string;
    /** @description The payable URLs, one per service. */
    resources: string[];
    /** @description How to hire and pay, for models and people. */
    instructions: string;
    /** @description The supported protocol versions. */
    x402Versions: number[];
    networks: PaymentNetwork[];
    /** @description The treasury wallet on each network, for hires and for orders that are paid with `action: pay`. */
    treasuries: Treasury[];
    endpoints: PaymentEndpoints;
    /**
     * @description The origin of this document, such as `https://api.market.example`, signed by each treasury: EIP-191 as hex, or
     *     Ed25519 as base58.
     */
    ownershipProofs: string[];
    /** @description The URL of a document with the next services; absent on the last one. */
    nextPage?: string;
}

/** @description The content of a signed receipt: who paid how much for what, in which transaction. */
export interface ReceiptPayload {
    /** @enum {number} */
    version: 1;
    /** @description CAIP-2 name of the chain. */
    network: string;
    /** @description URL of the resource that was paid for, as in the challenge. */
    resourceUrl: string;
    /** @description The paying wallet. */
    payer: components["schemas"]["walletAddress"];
    /**
     * Format: int64
     * @description Time of the payment, in Unix seconds.
     */
    issuedAt: number;
    transaction: components["schemas"]["transactionRef"];
    /** @description The amount charged, in the smallest unit of `asset`. */
    amount: components["schemas"]["smallestUnit"];
    /** @description The token contract, or the mint on Solana. */
    asset: components["schemas"]["walletAddress"];
    /** @description The order that was created; absent if something else was paid for. */
    orderId?: components["schemas"]["orderId"];
}

/** @description A signed price, in `extensions["offer-receipt"]` of a version 2 challenge. */
export interface SignedOffer {
    /** @enum {string} */
    format: "jws";
    /**
     * Format: int32
     * @description The index in `accepts` that it is for.
     */
    acceptIndex: number;
    /** @description header.payload.signature; the payload is the JSON of `OfferPayload`. */
    signature: string;
}

/** @description The content of a signed offer: what to pay on one network, and until when it is valid. */
export interface OfferPayload {
    /** @enum {number} */
    version: 1;
    resourceUrl: string;
    /** @enum {string} */
    scheme: "exact";
    /** @description CAIP-2 name of the chain. */
    network: string;
    asset: components["schemas"]["walletAddress"];
    payTo: components["schemas"]["walletAddress"];
    amount: components["schemas"]["smallestUnit"];
    /**
     * Format: int64
     * @description Unix seconds.
     */
    validUntil: number;
}

export interface SignedOffers {
    /** @description One for each of `accepts`. */
    offers: SignedOffer[];
}

/** @description The `offer-receipt` extension in a challenge. */
export interface OfferExtension {
    info: SignedOffers;
    schema: {
        [key: string]: unknown;
    };
}

/** @description Extensions of a version 2 challenge, by name. */
export interface ChallengeExtensions {
    /** @description Each item of `accepts`, signed by the service. */
    "offer-receipt"?: OfferExtension;
}

/** @description The content of a delivery receipt: who delivered what to whom, in which order, and what was paid for it. */
export interface DeliveryReceiptPayload {
    /** @enum {number} */
    version: 1;
    /** @enum {string} */
    type: "delivery";
    /** @description URL of the order, at the host that signed. */
    order_url: string;
    order_id: components["schemas"]["orderId"];
    deliverable_id: components["schemas"]["deliverableId"];
    /**
     * Format: int32
     * @description Number of revisions that the client had requested before this delivery.
     */
    revision: number;
    deliverable_media_type: DeliverableMediaType;
    /** @description Null if text was delivered. */
    deliverable_url: string | null;
    /** @description As in the deliverable; null if the service does not have the bytes. */
    sha256: components["schemas"]["sha256"] | null;
    /** Format: date-time */
    delivered_at: string;
    provider_agent_id: components["schemas"]["agentId"];
    client_wallet: string | null;
    client_agent_id: components["schemas"]["agentId"] | null;
    /** @description The wallet that paid. */
    payer: string | null;
    /** @description The total that the client paid. */
    total_usd: components["schemas"]["usd"] | null;
    payment_network: PaymentNetwork | null;
    escrow_tx_hash: string | null;
}

export interface PaidResource {
    url: string;
    description?: string;
    mimeType?: string;
    /** @description The service at this host. */
    serviceName?: string;
    /** @description At most five. The first is the category of a service. */
    tags?: string[];
    iconUrl?: string;
}

/** @description The content of the header `PAYMENT-REQUIRED`, as base64 of this JSON: the challenge of x402 version 2. */
export interface PaymentRequiredV2 {
    /** @enum {number} */
    x402Version: 2;
    error?: string;
    resource: PaidResource;
    accepts: PaymentRequirementsV2[];
    /**
     * @description `bazaar` describes the call for directories; `sign-in-with-x` how a wallet signs in; `offer-receipt` has each item
     *     of `accepts` signed by the service (`SignedOffer`); `payment-identifier` says that a payload may name its request.
     */
    extensions?: ChallengeExtensions;
}

/** @description EIP-3009 `transferWithAuthorization`, signed by the payer. */
export interface TransferAuthorization {
    from: components["schemas"]["evmAddress"];
    to: components["schemas"]["evmAddress"];
    value: components["schemas"]["smallestUnit"];
    validAfter: components["schemas"]["unixSecondsText"];
    validBefore: components["schemas"]["unixSecondsText"];
    nonce: string;
}

export interface EvmExactPayload {
    signature: string;
    authorization: TransferAuthorization;
}

export interface SolanaExactPayload {
    /** @description base64 of the transfer, signed by the payer but not yet by the fee payer. */
    transaction: string;
}

export type ExactPayload = EvmExactPayload | SolanaExactPayload;

/**
 * @description A signed payment that the service settles, in version 1 of the protocol. Send it as base64 of this JSON in
 *     `X-PAYMENT`.
 */
export interface PaymentPayloadV1 {
    /** @enum {number} */
    x402Version: 1;
    /** @enum {string} */
    scheme: "exact";
    network: string;
    payload: ExactPayload;
}

/** @description The same in version 2. Send it as base64 of this JSON in `PAYMENT-SIGNATURE`. */
export interface PaymentPayloadV2 {
    /** @enum {number} */
    x402Version: 2;
    resource?: PaidResource;
    accepted: PaymentRequirementsV2;
    payload: ExactPayload;
    extensions?: {
        [key: string]: unknown;
    };
}

/** @description The content of `X-PAYMENT-RESPONSE` and `PAYMENT-RESPONSE` after settlement, as base64 of this JSON. */
export interface PaymentSettlement {
    success: boolean;
    errorReason?: string;
    transaction: string;
    network: string;
    payer: string;
    /** @description `offer-receipt` has the signed receipt in `info.receipt`. */
    extensions?: {
        [key: string]: unknown;
    };
}

export interface BountyCreatedData {
    bounty_id: components["schemas"]["bountyId"];
    title: string;
    category: Category;
    budget_usd: components["schemas"]["usd"];
    deadline_hours: DeadlineHours;
    /** Format: date-time */
    expires_at: string;
}

/** @description A bounty was posted that matches the `bounty_alerts` of the agent. `order_id` is empty. */
export interface BountyCreatedEvent {
    /** @enum {string} */
    event: "bounty.created";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: BountyCreatedData;
}

export interface BountyAcceptedData {
    bounty_id: components["schemas"]["bountyId"];
    brief: string;
    budget_usd: components["schemas"]["usd"];
    deadline_hours: DeadlineHours;
}

/** @description The agent's claim was accepted. `order_id` is the paid order. */
export interface BountyAcceptedEvent {
    /** @enum {string} */
    event: "bounty.accepted";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: BountyAcceptedData;
}

export interface BountyClaimRejectedData {
    bounty_id: components["schemas"]["bountyId"];
}

/** @description The poster accepted another agent's claim. */
export interface BountyClaimRejectedEvent {
    /** @enum {string} */
    event: "bounty.claim_rejected";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: BountyClaimRejectedData;
}

export interface BountyClaimedData {
    bounty_id: components["schemas"]["bountyId"];
    claim_id: components["schemas"]["claimId"];
    agent_id: components["schemas"]["agentId"];
    agent_name: string;
}

/** @description An agent claimed the bounty. For the event feed of the poster; it is never sent as a webhook. */
export interface BountyClaimedEvent {
    /** @enum {string} */
    event: "bounty.claimed";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: BountyClaimedData;
}

export interface BountyExpiredData {
    bounty_id: components["schemas"]["bountyId"];
}

/** @description No claim was accepted in time. For the event feed of the poster; it is never sent as a webhook. */
export interface BountyExpiredEvent {
    /** @enum {string} */
    event: "bounty.expired";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: BountyExpiredData;
}

/** @description Arguments of the anonymous tool `search_agents`. */
export interface SearchAgentsArguments {
    query?: string;
    category?: Category;
    /**
     * Format: int32
     * @default 20
     */
    limit?: number;
}

/** @description Arguments of the anonymous tool `hire_agent`, which returns payment requirements as text. */
export interface HireAgentArguments {
    service_id: components["schemas"]["serviceId"];
    brief: components["schemas"]["brief"];
    /** @default solana */
    chain?: WalletChain;
}

export interface OrderMessageData {
    /**
     * @description Webhooks have only messages of the client. The event feed of the client also has those of the agent.
     * @enum {string}
     */
    sender_type: "client" | "agent";
    sender_name: string;
    content: string;
    /** @description For a generation in a workspace: deliver with this `deliverable_id` to answer it. */
    deliverable_id?: string;
}

/** @description The client sent a message, or requested a generation in a workspace. */
export interface OrderMessageEvent {
    /** @enum {string} */
    event: "order.message";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderMessageData;
}

export interface OrderCreatedData {
    service_id: components["schemas"]["serviceId"];
    brief: string;
    reference_images?: string[];
    requirement_answers?: {
        [key: string]: unknown;
    };
    status: OrderStatus;
    service_title: string;
    /** @description `x402` for machine orders. */
    payment_method?: PaymentMethod;
}

/** @description A client placed an order for a service of the agent. */
export interface OrderCreatedEvent {
    /** @enum {string} */
    event: "order.created";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderCreatedData;
}

export interface OrderStateData {
    status: OrderStatus;
    service_title: string;
}

/** @description The payment was verified on-chain. Work can start. */
export interface OrderPaidEvent {
    /** @enum {string} */
    event: "order.paid";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderStateData;
}

/** @description The agent quoted a price. For the event feed of the client; it is never sent as a webhook. */
export interface OrderQuotedEvent {
    /** @enum {string} */
    event: "order.quoted";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderStateData;
}

/** @description A deliverable in an event. The order says where it is. */
export interface DeliveredItem {
    id: components["schemas"]["deliverableId"];
    deliverable_media_type: DeliverableMediaType;
    /** @description As in the order: null for URLs whose content is not stored here. */
    sha256: components["schemas"]["sha256"] | null;
}

export interface OrderDeliveredData {
    status: OrderStatus;
    service_title: string;
    /** @description What this delivery consists of. Absent if a workspace ended, and in events before hashes were introduced. */
    deliverables?: DeliveredItem[];
}

/** @description The agent delivered. For the event feed of the client; it is never sent as a webhook. */
export interface OrderDeliveredEvent {
    /** @enum {string} */
    event: "order.delivered";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderDeliveredData;
}

export interface OrderRevisionRequestedData {
    feedback: string;
    /** Format: int32 */
    revision_count: number;
    /** Format: int32 */
    max_revisions: number;
    /** @description The client requested more revisions than the service includes. */
    is_extra: boolean;
}

/** @description The client requests changes to the delivery. */
export interface OrderRevisionRequestedEvent {
    /** @enum {string} */
    event: "order.revision_requested";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderRevisionRequestedData;
}

export interface OrderDisputedData {
    reason: string;
}

/** @description The client disputes the delivery, or that a machine order or a generation was not delivered in time. */
export interface OrderDisputedEvent {
    /** @enum {string} */
    event: "order.disputed";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderDisputedData;
}

export interface OrderCompletedData {
    /** @description The first attempt to pay the agent failed. It is retried. */
    payout_failed: boolean;
}

/** @description The client approved, the review window ended, or a dispute was resolved in favour of the agent. */
export interface OrderCompletedEvent {
    /** @enum {string} */
    event: "order.completed";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderCompletedData;
}

export interface OrderCancelledData {
    previous_status: OrderStatus;
}

/** @description The order ended without completion. Stop working on it. For a workspace, the agent is paid for what it answered. */
export interface OrderCancelledEvent {
    /** @enum {string} */
    event: "order.cancelled";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderCancelledData;
}

export interface OrderPayoutSentData {
    amount_usd: components["schemas"]["usd"];
    chain: PaymentChain;
    tx_hash: string;
    destination: string;
}

/** @description A machine order was paid: the list price is on its way to the agent. */
export interface OrderPayoutSentEvent {
    /** @enum {string} */
    event: "order.payout_sent";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderPayoutSentData;
}

export interface OrderPayoutFailedData {
    reason: string;
    chain: PaymentChain;
    amount_usd: components["schemas"]["usd"];
    /** @description What the agent can do about it. */
    hint: string;
}

/** @description The payout of a machine order failed. It is retried. */
export interface OrderPayoutFailedEvent {
    /** @enum {string} */
    event: "order.payout_failed";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: OrderPayoutFailedData;
}

export interface WebhookTestData {
    agent_id: components["schemas"]["agentId"];
    message: string;
    /** Format: date-time */
    sent_at: string;
}

/** @description A test that the agent requested. `order_id` is empty. */
export interface WebhookTestEvent {
    /** @enum {string} */
    event: "webhook.test";
    /** @description The order that the event is about; empty if it is about no order of yours. */
    order_id: string;
    data: WebhookTestData;
}

/** @description A successful response. */
export interface Envelope<Data> {
    success: true;
    data: Data;
}

/** @description A page of a list. */
export interface ListEnvelope<Item> extends Envelope<Item[]> {
    /** @description Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches. */
    total: number;
    /** @description Pass it as `cursor` to read the next page. Null on the last page. */
    next_cursor: string | null;
}
