import { SIGNATURE_MAX_AGE_SECONDS } from '../identity/signature-age.ts';
import { CatalogPageCache } from '../market/catalog/cached-pages.ts';
import { CatalogVersion } from '../market/catalog/catalog-version.ts';
import { ServicePricing } from '../market/catalog/service-pricing.ts';
import { CatalogSnapshots } from '../market/catalog/snapshots.ts';
import { TrendingServices } from '../market/catalog/trending.ts';
import { HirePlacement } from '../market/hiring/hire-placement.ts';
import { HireService } from '../market/hiring/hire-service.ts';
import { PayoutWait } from '../market/hiring/payout-wait.ts';
import { OrderAccessTokens } from '../market/orders/access-token.ts';
import type { OrderTransitions } from '../market/orders/lifecycle/transitions.ts';
import type { WalletPayer } from '../money/wallets/wallet-payer.ts';
import { Challenger } from '../money/x402/challenger.ts';
import { Receipts } from '../money/x402/receipts.ts';
import { createSignInExtensionBuilder } from '../money/x402/sign-in-extension.ts';
import { SignedOffers } from '../money/x402/signed-offers.ts';
import { SigningKeys } from '../money/x402/signing-keys.ts';
import type { Parts } from './parts.ts';
import type { PaymentsDomain } from './payments.ts';

export interface HiringDomain {
  hires: HireService;
  challenger: Challenger;
  signingKeys: SigningKeys;
  receipts: Receipts;
  pricing: ServicePricing;
  trending: TrendingServices;
  snapshots: CatalogSnapshots;
  pages: CatalogPageCache;
  maxTimeoutSeconds: number;
}

type Dependencies = Pick<Parts, 'config' | 'clock' | 'transfers' | 'orm' | 'log'>;

interface PaymentDependencies extends PaymentsDomain {
  payer: WalletPayer;
}

/** Hiring by payment, from the parts of the server. */
export function createHiring(
  parts: Dependencies,
  steps: OrderTransitions,
  payments: PaymentDependencies,
): HiringDomain {
  const { config, clock, transfers, orm, log } = parts;
  const { intake, settlements, paymentOptions, payer } = payments;
  const { maxTimeoutSeconds, requirePayerSignature, minPriceMicro } = config.x402;
  const signIn = createSignInExtensionBuilder({
    baseUrl: config.baseUrl,
    ttlSeconds: SIGNATURE_MAX_AGE_SECONDS,
  });
  const signingKeys = new SigningKeys({ baseUrl: config.baseUrl, secrets: config.x402.signingKeys });
  const { signer } = signingKeys;
  const offers = new SignedOffers({ signer, maxTimeoutSeconds });
  const challenger = new Challenger({ paymentOptions, clock, maxTimeoutSeconds, signIn, offers });
  const pricing = new ServicePricing(config.baseUrl, minPriceMicro);
  const tokens = new OrderAccessTokens(orm.em, config.lookupKey);
  const hiring = new HireService({
    clock,
    challenger,
    pricing,
    intake,
    payer,
    payoutWait: new PayoutWait({ transfers, log }),
    settlements,
    placement: new HirePlacement({ clock, transitions: steps, tokens, intake }),
    tokens,
    baseUrl: config.baseUrl,
    maxTimeoutSeconds,
    requirePayerSignature,
  });
  const changes = new CatalogVersion(orm.em, paymentOptions);
  return {
    hires: hiring,
    challenger,
    signingKeys,
    receipts: new Receipts({ signer, paymentOptions }),
    pricing,
    trending: new TrendingServices(clock, minPriceMicro),
    snapshots: new CatalogSnapshots({
      em: orm.em,
      version: changes,
      pricing,
      paymentOptions,
      baseUrl: config.baseUrl,
      log,
    }),
    pages: new CatalogPageCache(changes),
    maxTimeoutSeconds,
  };
}
