import { createAdminModule } from '../admin/module.ts';
import { createTransactionsModule } from '../chain/transactions/module.ts';
import { createTransfersModule } from '../chain/transfers/module.ts';
import type { DomainModule } from '../contract/domain-module.ts';
import { createFeedModule } from '../events/feed/module.ts';
import { createNotificationsModule } from '../events/notifications/module.ts';
import { createWebhooksModule } from '../events/webhooks/module.ts';
import { compactTotalsSweep } from '../foundation/browse/totals.ts';
import { createOutboxPruning } from '../foundation/outbox/sweeps.ts';
import { attachAgents } from '../identity/attach-records.ts';
import { IdentityService } from '../identity/service.ts';
import { createAccountsModule } from '../market/accounts/module.ts';
import { createAgentsModule } from '../market/agents/module.ts';
import { attachBountiesToUser } from '../market/bounties/attach-to-user.ts';
import { createBountiesModule } from '../market/bounties/module.ts';
import { createCatalogModule } from '../market/catalog/module.ts';
import { createHiringModule } from '../market/hiring/module.ts';
import { createMessagesModule } from '../market/messages/module.ts';
import { attachOrdersToUser } from '../market/orders/attach-to-user.ts';
import { createOrdersModule } from '../market/orders/module.ts';
import { portfolioModule } from '../market/portfolio/module.ts';
import { createPricesModule } from '../market/prices/module.ts';
import type { PriceFeed } from '../market/prices/price-feed.ts';
import { createOrderDetailReader, createReviewsModule } from '../market/reviews/module.ts';
import { createServicesModule } from '../market/services/module.ts';
import { createStatisticsModule } from '../market/statistics/module.ts';
import { createTokensModule } from '../market/tokens/module.ts';
import { createUploadsModule } from '../market/uploads/module.ts';
import { createCreatorFeesModule } from '../money/creator-fees/module.ts';
import { createEarnModule } from '../money/earn/module.ts';
import { ledgerCompactionSweep } from '../money/ledger/compaction.ts';
import { createLedgerClosingSweep } from '../money/ledger/months/closing.ts';
import { createPaymentsModule } from '../money/payments/module.ts';
import { createPayoutsModule } from '../money/payouts/module.ts';
import { createSwapsModule } from '../money/swaps/module.ts';
import type { SwapProvider } from '../money/swaps/swap-provider.ts';
import { createWalletsModule } from '../money/wallets/module.ts';
import { createX402Module } from '../money/x402/module.ts';
import { pruneIdempotencyKeysSweep } from '../operations/idempotency/prune.ts';
import { healthHandlers } from '../web/health/handlers.ts';
import { createOauthModule } from '../web/oauth/module.ts';
import type { Parts } from './parts.ts';
import type { Services } from './services.ts';
import { createSettlementFinisher } from './settlement-finisher.ts';

/** Providers of the embedding program, used if the configuration names no other. */
export interface ModuleOverrides {
  priceFeed?: PriceFeed;
  swapProvider?: SwapProvider;
}

/** Every domain of the server. Sweeps with the same schedule run in this order. */
export function createModules(
  parts: Parts,
  services: Services,
  { priceFeed, swapProvider }: ModuleOverrides,
): DomainModule[] {
  const { clock, log, outbox, config, health, payouts, transactions, transfers } = parts;
  const { payments, x402, catalog, orders, hiring, bounties, earn, tokens } = services;
  const { transitions } = orders;
  const identity = new IdentityService(clock, [attachAgents, attachOrdersToUser, attachBountiesToUser]);
  const readDetail = createOrderDetailReader(services.deliveryReceipts);
  const finisher = createSettlementFinisher(parts, services);
  return [
    { handlers: { health: healthHandlers(health) } },
    {
      prune: [
        createOutboxPruning(config.retentionMs.outbox),
        pruneIdempotencyKeysSweep,
        compactTotalsSweep,
        ledgerCompactionSweep,
        createLedgerClosingSweep(log),
      ],
    },
    createTransactionsModule(transactions, outbox),
    createTransfersModule(transfers, config.directDatabaseUrl),
    createAdminModule({ ...parts, orders: orders.orders }),
    createAccountsModule(clock, identity),
    createAgentsModule({ ...parts, ...payments, ...x402 }),
    createOrdersModule({ ...parts, ...orders, ...hiring, ...x402, readDetail }),
    createBountiesModule(bounties, outbox),
    createHiringModule({ ...payments, ...x402, ...catalog, ...hiring }),
    createCatalogModule({ ...payments, ...x402, ...catalog }, config),
    createMessagesModule(clock, transitions),
    createReviewsModule(clock),
    createServicesModule(clock),
    createStatisticsModule(clock),
    createTokensModule(tokens),
    createUploadsModule(parts),
    createPricesModule(parts, priceFeed),
    portfolioModule,
    createPayoutsModule(payouts, outbox),
    createPaymentsModule({ ...payments, finisher, outbox }),
    createEarnModule(earn, outbox),
    createCreatorFeesModule(parts),
    createSwapsModule(parts, swapProvider),
    createWalletsModule({ ...parts, actions: tokens.actions }),
    createX402Module(x402),
    createWebhooksModule({ ...parts, signBytes: x402.signingKeys.signBytes }),
    createFeedModule(parts),
    createNotificationsModule(clock, config.retentionMs),
    createOauthModule({ ...parts, identity }),
  ];
}
