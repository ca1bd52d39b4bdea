import { createOfferJWS, type JWSSigner, OFFER_RECEIPT } from '@x402/extensions/offer-receipt';
import { LRUCache } from 'lru-cache';
import type { PaymentOption } from '../payments/payment-option.ts';
import type { PricedResource } from './challenge.ts';

/** The signed price on each network, with the `offer-receipt` extension. */
export type OfferExtension = Record<string, unknown>;

export interface SignedOffersOptions {
  signer: JWSSigner | undefined;
  maxTimeoutSeconds: number;
}

/** Challenges are requested far more often than prices change. */
const MAX_CACHED_OFFERS = 5000;
/** How much of its lifetime a cached offer may have lost. */
const CACHE_TTL_FRACTION = 0.2;

/** Clients and proxies limit header sizes, so the header says only that there are offers. */
const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { offers: { type: 'array' } },
  required: ['offers'],
};

/**
 * Signs prices. A price stays valid for a while after its last challenge, so a cached offer ends no later than the
 * price.
 */
export class SignedOffers {
  readonly #signer: JWSSigner | undefined;
  readonly #maxTimeoutSeconds: number;
  readonly #cache: LRUCache<string, Promise<OfferExtension>>;

  constructor({ signer, maxTimeoutSeconds }: SignedOffersOptions) {
    this.#signer = signer;
    this.#maxTimeoutSeconds = maxTimeoutSeconds;
    this.#cache = new LRUCache({
      max: MAX_CACHED_OFFERS,
      ttl: maxTimeoutSeconds * 1000 * CACHE_TTL_FRACTION,
    });
  }

  /** Empty if nothing is signed. */
  async buildExtension(priced: PricedResource, options: readonly PaymentOption[]): Promise<OfferExtension> {
    if (!this.#signer) return {};
    const networks = options.map(({ nameV2 }) => nameV2).join(' ');
    const key = `${priced.dueMicro} ${networks} ${priced.resource}`;
    const kept = this.#cache.get(key);
    if (kept) return kept;
    const signed = this.#sign(this.#signer, priced, options);
    this.#cache.set(key, signed);
    return signed;
  }

  async #sign(
    signer: JWSSigner,
    { dueMicro, resource }: PricedResource,
    options: readonly PaymentOption[],
  ): Promise<OfferExtension> {
    const amount = dueMicro.toString();
    const terms = { scheme: 'exact', amount, offerValiditySeconds: this.#maxTimeoutSeconds };
    const offers = await Promise.all(
      options.map(({ nameV2: network, asset, payTo }, acceptIndex) =>
        createOfferJWS(resource, { ...terms, acceptIndex, network, asset, payTo }, signer),
      ),
    );
    return { [OFFER_RECEIPT]: { info: { offers }, schema: SCHEMA } };
  }
}
