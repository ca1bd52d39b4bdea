import { createJWS, type JWSSigner } from '@x402/extensions/offer-receipt';

export interface SignedStatement {
  format: 'jws';
  signature: string;
}

/** The same statement is the same text each time, as long as the key is the same. */
export async function signStatement(signer: JWSSigner, payload: object): Promise<SignedStatement> {
  return { format: 'jws', signature: await createJWS(payload, signer) };
}
