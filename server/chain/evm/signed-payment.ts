import { randomBytes } from 'node:crypto';
import { hashTypedData, hexToBytes, toHex } from 'viem';
import type { Signer } from '../signer.ts';
import type { SignedPayment } from '../types.ts';
import { parseAddress } from './address.ts';
import type { EvmContext } from './context.ts';

export const AUTHORIZATION_TYPES = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const;
const NONCE_BYTES = 32;

/** EIP-3009: an authorization that one of our wallets signs and the treasury submits. */
export async function signPayment(
  context: EvmContext,
  signer: Signer,
  amountMicro: bigint,
  lifeSeconds: number,
): Promise<SignedPayment> {
  const { treasury: to, config } = context;
  const [domain, validBefore] = await Promise.all([
    context.usdcDomain(),
    computeValidBefore(context, lifeSeconds),
  ]);
  const from = parseAddress(signer.address);
  const nonce = toHex(randomBytes(NONCE_BYTES));
  const message = { from, to, value: amountMicro, validAfter: 0n, validBefore, nonce };
  const primaryType = 'TransferWithAuthorization';
  const typed = { ...domain, chainId: config.chainId, verifyingContract: config.usdc };
  const digest = hashTypedData({ domain: typed, types: AUTHORIZATION_TYPES, primaryType, message });
  const signature = toHex(await signer.sign(hexToBytes(digest)));
  const terms = { value: String(amountMicro), validAfter: '0', validBefore: String(validBefore) };
  return { kind: 'authorization', authorization: { from, to, ...terms, nonce, signature } };
}

/** The sandbox's chain may be ahead of real time. */
async function computeValidBefore({ reader }: EvmContext, lifeSeconds: number): Promise<bigint> {
  const { timestamp } = await reader.getBlock({ blockTag: 'latest' });
  const now = Math.floor(Date.now() / 1000);
  return BigInt(Math.max(Number(timestamp), now) + lifeSeconds);
}
