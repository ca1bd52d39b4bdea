import type { Authenticator } from './authenticator.ts';
import { singleHeader } from './fields.ts';

/** A payment instead of an account. What it is worth is for the operation to find out. */
export const paymentAuthenticator: Authenticator = {
  credential: 'x402',
  authenticate(request) {
    const proof = singleHeader(request, 'x-payment') ?? singleHeader(request, 'payment-signature');
    if (!proof) return null;
    return { kind: 'payment', proof, network: singleHeader(request, 'x-payment-network') };
  },
};
