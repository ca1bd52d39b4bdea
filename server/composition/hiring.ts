import { SIGNATURE_LIFE_SECONDS } from '../identity/signature-age.ts';
import { CatalogChanges } from '../market/catalog/changes.ts';
import { CatalogPages } from '../market/catalog/pages.ts';
import { ServicePricing } from '../market/catalog/service-pricing.ts';
import { CatalogSnapshots } from '../market/catalog/snapshots.ts';
import { Trending } from '../market/catalog/trending.ts';
import { HirePlacement } from '../market/hiring/hire-placement.ts';
import { HireService } from '../market/hiring/hire-service.ts';
import { PromptPayout } from '../market/hiring/prompt-payout.ts';
import { OrderTokens } from '../market/orders/access-token.ts';
import type { OrderSteps } from '../market/orders/steps.ts';
import type { WalletPayer } from '../money/wallets/wallet-payer.ts';
import { Challenger } from '../money/x402/challenger.ts';
import { Receipts } from '../money/x402/receipts.ts';
import { createSignInOffer } from '../money/x402/sign-in-extension.ts';
import { SignedOffers } from '../money/x402/signed-offers.ts';
import { SigningKeys } from '../money/x402/signing-keys.ts';
import type { Parts } from './parts.ts';
import type { PaymentsDomain } from './payments.ts';

export interface HiringDomain {
  hiring: HireService;
  challenger: Challenger;
  signingKeys: SigningKeys;
  receipts: Receipts;
  pricing: ServicePricing;
  trending: Trending;
  snapshots: CatalogSnapshots;
  pages: CatalogPages;
  maxTimeoutSeconds: number;
}

type Dependencies = Pick<Parts, 'config' | 'clock' | 'transfers' | 'orm' | 'log'>;

interface Paying extends PaymentsDomain {
  payer: WalletPayer;
}

/** Hiring by payment, from the parts of the server. */
export function createHiring(parts: Dependencies, steps: OrderSteps, payments: Paying): HiringDomain {
  const { config, clock, transfers, orm, log } = parts;
  const { intake, settlements, paymentOptions, payer } = payments;
  const { maxTimeoutSeconds, requirePayerSignature, minPriceMicro } = config.x402;
  const signIn = createSignInOffer({ baseUrl: config.baseUrl, lifeSeconds: SIGNATURE_LIFE_SECONDS });
  const signingKeys = new SigningKeys({ baseUrl: config.baseUrl, secrets: config.x402.signingKeys });
  const { signer } = signingKeys;
  const offers = new SignedOffers({ signer, maxTimeoutSeconds });
  const challenger = new Challenger({ paymentOptions, clock, maxTimeoutSeconds, signIn, offers });
  const pricing = new ServicePricing(config.baseUrl, minPriceMicro);
  const tokens = new OrderTokens(orm.em, config.lookupKey);
  const hiring = new HireService({
    clock,
    challenger,
    pricing,
    intake,
    payer,
    payouts: new PromptPayout({ transfers, log }),
    settlements,
    placement: new HirePlacement({ clock, steps, tokens, intake }),
    tokens,
    baseUrl: config.baseUrl,
    maxTimeoutSeconds,
    requirePayerSignature,
  });
  const changes = new CatalogChanges(orm.em, paymentOptions);
  return {
    hiring,
    challenger,
    signingKeys,
    receipts: new Receipts({ signer, paymentOptions }),
    pricing,
    trending: new Trending(clock, minPriceMicro),
    snapshots: new CatalogSnapshots({
      em: orm.em,
      changes,
      pricing,
      paymentOptions,
      baseUrl: config.baseUrl,
      log,
    }),
    pages: new CatalogPages(changes),
    maxTimeoutSeconds,
  };
}
