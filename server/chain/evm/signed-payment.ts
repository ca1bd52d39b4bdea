import { randomBytes } from 'node:crypto';
import { toHex } from 'viem';
import type { Signer } from '../signer.ts';
import type { SignedPayment } from '../types.ts';
import { computeValidBefore, signAuthorization } from './authorization.ts';
import type { EvmContext } from './context.ts';

const NONCE_BYTES = 32;

/** EIP-3009: an authorization that one of our wallets signs and the treasury submits. */
export async function signPayment(
  context: EvmContext,
  signer: Signer,
  amountMicro: bigint,
  lifeSeconds: number,
): Promise<SignedPayment> {
  const [validBefore] = await Promise.all([
    computeValidBefore(context, lifeSeconds),
    context.readUsdcSeparator(),
  ]);
  const nonce = toHex(randomBytes(NONCE_BYTES));
  const terms = { to: context.treasury, amountMicro, validBefore, nonce };
  return { kind: 'authorization', authorization: await signAuthorization(context, signer, terms) };
}
