import type { Authenticator } from './authenticator.ts';
import { readHeader } from './request-fields.ts';

/** A payment instead of an account. The operation verifies it. */
export const paymentAuthenticator: Authenticator = {
  credential: 'x402',
  authenticate(request) {
    const proof = readHeader(request, 'x-payment') ?? readHeader(request, 'payment-signature');
    if (!proof) return null;
    return { kind: 'payment', proof, network: readHeader(request, 'x-payment-network') };
  },
};
