import { SIGNATURE_LIFE_SECONDS } from '../identity/signature-age.ts';
import { OrderTokens } from '../orders/access-token.ts';
import type { OrderSteps } from '../orders/steps.ts';
import type { Parts } from '../parts.ts';
import type { PaymentsDomain } from '../payments/create-payments.ts';
import { FinishService } from '../payments/settlement/finish-service.ts';
import { PaymentReturn } from '../payments/settlement/payment-return.ts';
import { CatalogChanges } from './catalog/changes.ts';
import { CatalogPages } from './catalog/pages.ts';
import { CatalogSnapshots } from './catalog/snapshots.ts';
import { Trending } from './catalog/trending.ts';
import { Challenger } from './challenger.ts';
import type { HireIntent } from './hire-intent.ts';
import { HirePlacement } from './hire-placement.ts';
import { HireService } from './hire-service.ts';
import { PromptPayout } from './prompt-payout.ts';
import { ServicePricing } from './service-pricing.ts';
import { createSignInOffer } from './sign-in-extension.ts';

export interface HiringDomain {
  hiring: HireService;
  challenger: Challenger;
  pricing: ServicePricing;
  trending: Trending;
  snapshots: CatalogSnapshots;
  pages: CatalogPages;
  finishing: FinishService;
  maxTimeoutSeconds: number;
}

type Needed = Pick<Parts, 'config' | 'clock' | 'chains' | 'transfers' | 'orm' | 'log'>;

/** Hiring by payment, from the parts of the server. */
export function createHiring(parts: Needed, steps: OrderSteps, payments: PaymentsDomain): HiringDomain {
  const { config, clock, chains, transfers, orm, log } = parts;
  const { intake, kept, settlements, paymentOptions } = payments;
  const { maxTimeoutSeconds, requirePayerSignature, minPriceMicro } = config.x402;
  const signIn = createSignInOffer({ baseUrl: config.baseUrl, lifeSeconds: SIGNATURE_LIFE_SECONDS });
  const challenger = new Challenger({ paymentOptions, clock, maxTimeoutSeconds, signIn });
  const pricing = new ServicePricing(config.baseUrl, minPriceMicro);
  const tokens = new OrderTokens(orm.em, config.lookupKey);
  const hiring = new HireService({
    clock,
    challenger,
    pricing,
    intake,
    payouts: new PromptPayout({ transfers, log }),
    settlements,
    placement: new HirePlacement({ clock, steps, tokens, intake }),
    tokens,
    baseUrl: config.baseUrl,
    maxTimeoutSeconds,
    requirePayerSignature,
  });
  const returns = new PaymentReturn({ chains, kept });
  const changes = new CatalogChanges(orm.em, paymentOptions);
  return {
    hiring,
    challenger,
    pricing,
    finishing: new FinishService({
      chains,
      resume: (em, request, sent) => hiring.resume(em, request as HireIntent, sent),
      returns,
      clock,
      log,
    }),
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
