import type { Chains } from '../../chain/types.ts';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import { SEARCHED_SETS, showsAll, toAgentTag } from '../../contract/public-read.ts';
import type { MikroORM } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';
import { OwnershipProofs } from '../../money/x402/ownership-proofs.ts';
import { CatalogVersion } from './catalog-version.ts';
import type { Hosts } from './contract-document.ts';
import { discoveryHandlers, documentsHandlers, x402ManifestHandlers } from './handlers.ts';
import { OpenApiPages } from './openapi-pages.ts';
import { ServicePricing } from './service-pricing.ts';
import { CatalogSnapshots } from './snapshots.ts';
import { TrendingServices } from './trending.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  orm: MikroORM;
  log: Logger;
  chains: Chains;
  paymentOptions: PaymentOptions;
}

export interface CatalogServices {
  proofs: OwnershipProofs;
  pricing: ServicePricing;
  trending: TrendingServices;
  snapshots: CatalogSnapshots;
  openApiPages: OpenApiPages;
}

export function createCatalog(dependencies: Dependencies): CatalogServices {
  const { config, clock, orm, log, chains, paymentOptions } = dependencies;
  const { baseUrl, x402 } = config;
  const proofs = new OwnershipProofs({ chains, baseUrl, log });
  const pricing = new ServicePricing(baseUrl, x402.minPriceMicro);
  const version = new CatalogVersion(orm.em, paymentOptions);
  return {
    proofs,
    pricing,
    trending: new TrendingServices(clock, x402.minPriceMicro),
    snapshots: new CatalogSnapshots({ em: orm.em, version, pricing, paymentOptions, proofs, baseUrl, log }),
    openApiPages: new OpenApiPages({ minPriceMicro: x402.minPriceMicro, baseUrl, proofs, log }),
  };
}

interface CatalogModuleOptions extends CatalogServices {
  paymentOptions: PaymentOptions;
  maxTimeoutSeconds: number;
}

export function createCatalogModule(options: CatalogModuleOptions, hosts: Hosts): DomainModule {
  const { snapshots, openApiPages, proofs, paymentOptions } = options;
  const isPriced = () => paymentOptions.isComplete;
  const isSigned = () => proofs.isComplete;
  return {
    handlers: {
      x402Manifest: x402ManifestHandlers(snapshots),
      documents: documentsHandlers(openApiPages, hosts),
      discovery: discoveryHandlers(options),
    },
    publicReads: {
      x402Manifest_get: {
        ...showsAll('services:content'),
        isStorable: () => isPriced() && isSigned(),
      },
      documents_catalog: { ...showsAll('services:content'), isStorable: isSigned },
      documents_contract: showsAll(),
      discovery_resources: { status: 200, isStorable: isPriced, listTags: listShownItems },
      discovery_search: { status: 200, isStorable: isPriced, listTags: listFoundResources },
    },
  };
}

type Resources = readonly { metadata: Parameters<typeof toAgentTag>[0] }[];

/** Every listed service changes the list, and every shown agent its part of it. */
export const listShownItems = ({ items }: { items: Resources }) => ['services', ...listAgents(items)];

const listFoundResources = ({ resources }: { resources: Resources }) => [
  ...SEARCHED_SETS,
  ...listAgents(resources),
];

const listAgents = (resources: Resources) => resources.map(({ metadata }) => toAgentTag(metadata));
