import type { TransferService } from '../../chain/transfers/transfers.ts';
import type { Config } from '../../config/config.ts';
import type { DomainModule, PublicRequest } from '../../contract/domain-module.ts';
import { listSearchedSets, toAgentTag } from '../../contract/public-read.ts';
import type { CallbackUrls } from '../../events/webhooks/callback-urls.ts';
import type { MikroORM } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { PaymentIntake } from '../../money/payments/intake.ts';
import type { Settlements } from '../../money/payments/settlement/settlements.ts';
import type { WalletPayer } from '../../money/wallets/wallet-payer.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import { listShownItems } from '../catalog/module.ts';
import type { ServicePricing } from '../catalog/service-pricing.ts';
import { OrderAccessTokens } from '../orders/access-token.ts';
import type { OrderTransitions } from '../orders/lifecycle/transitions.ts';
import type { OrderPlacement } from '../orders/placement.ts';
import { type X402HandlersOptions, x402Handlers } from './handlers.ts';
import { HirePlacement } from './hire-placement.ts';
import { HireService } from './hire-service.ts';
import { OrderCreateService } from './order-create-service.ts';
import { createOrderPlacement } from './order-placement.ts';
import { PayoutWait } from './payout-wait.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  transfers: TransferService;
  orm: MikroORM;
  log: Logger;
  intake: PaymentIntake;
  settlements: Settlements;
  payer: WalletPayer;
  challenger: Challenger;
  pricing: ServicePricing;
  transitions: OrderTransitions;
  callbacks: CallbackUrls;
}

export interface HiringServices {
  hires: HireService;
  placement: OrderPlacement;
}

export function createHiring(dependencies: Dependencies): HiringServices {
  const { config, clock, transfers, orm, log, intake, transitions, challenger, pricing, callbacks } =
    dependencies;
  const { maxTimeoutSeconds, requirePayerSignature } = config.x402;
  const tokens = new OrderAccessTokens(orm.em, config.lookupKey);
  const hires = new HireService({
    clock,
    challenger,
    pricing,
    intake,
    payer: dependencies.payer,
    payoutWait: new PayoutWait({ transfers, log }),
    settlements: dependencies.settlements,
    placement: new HirePlacement({ clock, transitions, tokens, intake }),
    callbacks,
    tokens,
    baseUrl: config.baseUrl,
    maxTimeoutSeconds,
    requirePayerSignature,
  });
  const orderCreation = new OrderCreateService({ clock, transitions, challenger, pricing, callbacks });
  return { hires, placement: createOrderPlacement({ orderCreation, hires, pricing }) };
}

export function createHiringModule(options: X402HandlersOptions): DomainModule {
  const isStorable = () => options.paymentOptions.isComplete;
  return {
    handlers: { x402: x402Handlers(options) },
    publicReads: {
      x402_services: { status: 200, isStorable, listTags: listShownServices },
      x402_directory: { status: 200, isStorable, listTags: listShownItems },
      x402_challenge: { status: 402, isStorable, listTags: listOfferedService },
    },
  };
}

type Rows = readonly Parameters<typeof toAgentTag>[0][];

const listShownServices = ({ data }: { data: { services: Rows } }, request: PublicRequest) => [
  ...listSearchedSets('services', request),
  ...data.services.map(toAgentTag),
];

/** The price is the service's, and a service changes when its agent is hidden or closed. */
const listOfferedService = (_body: never, { query }: PublicRequest) => [`service:${query.service_id}`];
