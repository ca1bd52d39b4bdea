import { type Address, concat, type Hex, hashStruct, keccak256, stringToBytes, toHex } from 'viem';
import type { Signer } from '../signer.ts';
import type { TransferAuthorization } from '../types.ts';
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

/** EIP-712: before the domain separator and the hash of the message. */
const TYPED_DATA_PREFIX = '0x1901';

/** Longer than a transaction waits for its block. Until then, a transfer can be neither withdrawn nor redirected. */
export const AUTHORIZATION_SECONDS = 1800;

interface AuthorizationTerms {
  to: Address;
  amountMicro: bigint;
  /** In seconds of chain time. */
  validBefore: bigint;
  nonce: Hex;
}

/** EIP-3009: whoever submits it, the token moves the signer's money at most once per nonce. */
export async function signAuthorization(
  { readUsdcSeparator }: EvmContext,
  signer: Signer,
  { to, amountMicro, validBefore, nonce }: AuthorizationTerms,
): Promise<TransferAuthorization> {
  const from = parseAddress(signer.address);
  const data = { from, to, value: amountMicro, validAfter: 0n, validBefore, nonce };
  const message = hashStruct({ data, types: AUTHORIZATION_TYPES, primaryType: 'TransferWithAuthorization' });
  const typedData = concat([TYPED_DATA_PREFIX, await readUsdcSeparator(), message]);
  const signature = toHex(await signer.sign(keccak256(typedData, 'bytes')));
  const terms = { value: String(amountMicro), validAfter: '0', validBefore: String(validBefore) };
  return { from, to, ...terms, nonce, signature };
}

/** The same for every attempt of a transfer, so that the token makes it once. */
export function deriveTransferNonce(transferId: string): Hex {
  return keccak256(stringToBytes(transferId));
}

/** The sandbox's chain may be ahead of real time. */
export async function computeValidBefore({ readHead }: EvmContext, lifeSeconds: number): Promise<bigint> {
  const { timestamp } = await readHead();
  const now = Math.floor(Date.now() / 1000);
  return BigInt(Math.max(Number(timestamp), now) + lifeSeconds);
}
