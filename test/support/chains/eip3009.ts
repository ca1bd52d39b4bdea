import { type Address, type Hex, parseAbi, parseSignature } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

/** A USDC contract and its chain. */
export interface UsdcContract {
  chainId: number;
  usdc: Address;
}

/** An EIP-3009 authorization for another party to submit. */
export interface AuthorizationTerms {
  from: Address;
  to: Address;
  value: bigint;
  validAfter: bigint;
  validBefore: bigint;
  nonce: Hex;
}

const TERMS = [
  { name: 'from', type: 'address' },
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'validAfter', type: 'uint256' },
  { name: 'validBefore', type: 'uint256' },
  { name: 'nonce', type: 'bytes32' },
] as const;
const TYPES = {
  TransferWithAuthorization: TERMS,
  ReceiveWithAuthorization: TERMS,
  CancelAuthorization: [
    { name: 'authorizer', type: 'address' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const;

export const EIP3009_ABI = parseAbi([
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  'function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
]);

export function signAuthorization(
  signer: PrivateKeyAccount,
  at: UsdcContract,
  terms: AuthorizationTerms,
  primaryType: 'TransferWithAuthorization' | 'ReceiveWithAuthorization' = 'TransferWithAuthorization',
): Promise<Hex> {
  return signer.signTypedData({ domain: buildUsdcDomain(at), types: TYPES, primaryType, message: terms });
}

export function signCancellation(signer: PrivateKeyAccount, at: UsdcContract, nonce: Hex): Promise<Hex> {
  const message = { authorizer: signer.address, nonce };
  return signer.signTypedData({
    domain: buildUsdcDomain(at),
    types: TYPES,
    primaryType: 'CancelAuthorization',
    message,
  });
}

/** v, r and s, for the token's older functions. */
export function splitSignature(signature: Hex): readonly [v: number, r: Hex, s: Hex] {
  const { r, s, yParity } = parseSignature(signature);
  return [27 + yParity, r, s];
}

export function buildUsdcDomain({ chainId, usdc: verifyingContract }: UsdcContract) {
  return { name: 'USDC', version: '2', chainId, verifyingContract };
}
