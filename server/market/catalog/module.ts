import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import { showsAll } from '../../contract/public-read.ts';
import type { MikroORM } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';
import { CatalogVersion } from './catalog-version.ts';
import type { Hosts } from './contract-document.ts';
import { documentsHandlers, x402ManifestHandlers } from './handlers.ts';
import { OpenApiPages } from './openapi-pages.ts';
import { ServicePricing } from './service-pricing.ts';
import { CatalogSnapshots } from './snapshots.ts';
import { TrendingServices } from './trending.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  orm: MikroORM;
  log: Logger;
  paymentOptions: PaymentOptions;
}

export interface CatalogServices {
  pricing: ServicePricing;
  trending: TrendingServices;
  snapshots: CatalogSnapshots;
  openApiPages: OpenApiPages;
}

export function createCatalog({ config, clock, orm, log, paymentOptions }: Dependencies): CatalogServices {
  const { baseUrl, x402 } = config;
  const pricing = new ServicePricing(baseUrl, x402.minPriceMicro);
  const version = new CatalogVersion(orm.em, paymentOptions);
  return {
    pricing,
    trending: new TrendingServices(clock, x402.minPriceMicro),
    snapshots: new CatalogSnapshots({ em: orm.em, version, pricing, paymentOptions, baseUrl, log }),
    openApiPages: new OpenApiPages({ minPriceMicro: x402.minPriceMicro, baseUrl, log }),
  };
}

export function createCatalogModule(
  { snapshots, openApiPages }: CatalogServices,
  paymentOptions: PaymentOptions,
  hosts: Hosts,
): DomainModule {
  return {
    handlers: {
      x402Manifest: x402ManifestHandlers(snapshots),
      documents: documentsHandlers(openApiPages, hosts),
    },
    publicReads: {
      x402Manifest_get: { ...showsAll('services:content'), isStorable: () => paymentOptions.isComplete },
      documents_catalog: showsAll('services:content'),
      documents_contract: showsAll(),
    },
  };
}
