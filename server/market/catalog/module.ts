import type { Chains } from '../../chain/types.ts';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import { SEARCHED_SETS, showsAll, toAgentTag } from '../../contract/public-read.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';
import { OwnershipProofs } from '../../money/x402/ownership-proofs.ts';
import type { Hosts } from './contract-document.ts';
import { DocumentPages } from './document-pages.ts';
import { discoveryHandlers, documentsHandlers, x402ManifestHandlers } from './handlers.ts';
import { ServicePricing } from './service-pricing.ts';
import { TrendingServices } from './trending.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  log: Logger;
  chains: Chains;
}

export interface CatalogServices {
  proofs: OwnershipProofs;
  pricing: ServicePricing;
  trending: TrendingServices;
  pages: DocumentPages;
}

export function createCatalog(dependencies: Dependencies): CatalogServices {
  const { config, clock, log, chains } = dependencies;
  const { baseUrl, x402 } = config;
  const proofs = new OwnershipProofs({ chains, baseUrl, log });
  const pricing = new ServicePricing(baseUrl, x402.minPriceMicro);
  return {
    proofs,
    pricing,
    trending: new TrendingServices(clock, x402.minPriceMicro),
    pages: new DocumentPages({ minPriceMicro: x402.minPriceMicro, log }),
  };
}

interface CatalogModuleOptions extends CatalogServices {
  paymentOptions: PaymentOptions;
  maxTimeoutSeconds: number;
}

export function createCatalogModule(options: CatalogModuleOptions, hosts: Hosts): DomainModule {
  const { proofs, paymentOptions } = options;
  const isPriced = () => paymentOptions.isComplete;
  const isSigned = () => proofs.isComplete;
  return {
    handlers: {
      x402Manifest: x402ManifestHandlers(options, hosts),
      documents: documentsHandlers(options, hosts),
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
