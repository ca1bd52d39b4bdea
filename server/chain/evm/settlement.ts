import {
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseSignature,
  parseTransaction,
} from 'viem';
import { TransferRefusedError } from '../errors.ts';
import type { Signer } from '../signer.ts';
import type { TransactionDraft, TransferAuthorization } from '../types.ts';
import { parseAddress } from './address.ts';
import { draftCall } from './call.ts';
import type { EvmContext } from './context.ts';

const VRS_ABI = parseAbi([
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
]);
const BYTES_ABI = parseAbi([
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
]);
const VRS_SIGNATURE_PATTERN = /^0x[0-9a-fA-F]{130}$/;
const V_OFFSET = 27n;

/**
 * EIP-3009: submits the payer's authorization to the token at our expense. A contract wallet verifies signatures with
 * its own code (EIP-1271), so the gas is limited.
 */
export function draftSettlement(
  context: EvmContext,
  signer: Signer,
  authorization: TransferAuthorization,
): Promise<TransactionDraft> {
  const maxGas = context.config.maxSettlementGas;
  return draftCall(context, signer, { data: encodeSettlementCall(authorization), maxGas });
}

/** The authorization in a transaction that we signed. */
export function decodeAuthorization(payload: string) {
  const { data = '0x' } = parseTransaction(payload as Hex);
  const { args } = decodeFunctionData({ abi: [...VRS_ABI, ...BYTES_ABI], data });
  return { authorizer: args[0], nonce: args[5], validBefore: args[4] };
}

/** EOA signatures use v, r, s, which every token version accepts; contract wallets use bytes of any length. */
export function encodeSettlementCall({
  from,
  to,
  value,
  validAfter,
  validBefore,
  nonce,
  signature,
}: TransferAuthorization): Hex {
  const terms = [
    parseAddress(from),
    parseAddress(to),
    BigInt(value),
    BigInt(validAfter),
    BigInt(validBefore),
    nonce as Hex,
  ] as const;
  const functionName = 'transferWithAuthorization';
  if (!VRS_SIGNATURE_PATTERN.test(signature)) {
    return encodeFunctionData({ abi: BYTES_ABI, functionName, args: [...terms, signature as Hex] });
  }
  return encodeFunctionData({
    abi: VRS_ABI,
    functionName,
    args: [...terms, ...splitSignature(signature as Hex)],
  });
}

function splitSignature(signature: Hex): readonly [number, Hex, Hex] {
  try {
    const { r, s, v, yParity } = parseSignature(signature);
    return [Number(v ?? V_OFFSET + BigInt(yParity)), r, s];
  } catch {
    throw new TransferRefusedError('Its signature is malformed.');
  }
}
