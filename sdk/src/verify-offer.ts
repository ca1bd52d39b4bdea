import type { OfferPayload, PaymentRequiredV2, SignedOffer } from '../../generated/client.gen.ts';
import { fromBase64 } from './base64.ts';
import type { PaymentRequiredError } from './status-errors.ts';
import { type KeySource, SignatureError, verifyJws } from './verify-jws.ts';

export interface VerifyOfferOptions {
  /** The time at which it must be valid; now by default. */
  at?: Date | undefined;
}

/**
 * The offers of a 402, one for each network.
 *
 * @example
 * if (error instanceof PaymentRequiredError) console.log(offersOf(error).length);
 */
export function offersOf({ headers }: PaymentRequiredError): SignedOffer[] {
  const header = headers.get('payment-required');
  if (!header) return [];
  try {
    const { extensions } = JSON.parse(fromBase64(header)) as PaymentRequiredV2;
    return extensions?.['offer-receipt']?.info.offers ?? [];
  } catch (cause) {
    throw new SignatureError('malformed', 'The PAYMENT-REQUIRED header cannot be read', { cause });
  }
}

/**
 * The content of an offer, if the market signed it and it is valid; throws a `SignatureError` otherwise. Store it as
 * proof of the price.
 *
 * @example
 * for (const offer of offersOf(demand)) {
 *   const { network, amount, payTo, validUntil } = await verifyOffer(market, offer);
 *   console.log(network, amount, payTo, new Date(validUntil * 1000));
 * }
 */
export async function verifyOffer(
  source: KeySource,
  { signature }: SignedOffer,
  { at = new Date() }: VerifyOfferOptions = {},
): Promise<OfferPayload> {
  const said = await verifyJws<OfferPayload>(source, signature, 'resourceUrl');
  if (!said.payTo || !said.amount || !said.validUntil) {
    throw new SignatureError('wrong_type', 'It is signed, but it is no offer');
  }
  if (said.validUntil * 1000 < at.getTime()) {
    throw new SignatureError('expired', 'The offer has expired: ask again');
  }
  return said as OfferPayload;
}
