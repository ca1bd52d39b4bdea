import {
  type Address,
  BaseError,
  ContractFunctionZeroDataError,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
  zeroHash,
} from 'viem';
import type { TransferAuthorization } from '../types.ts';
import { isRevert } from './call.ts';
import type { EvmContext } from './context.ts';
import { readIsRedeemed } from './redemption.ts';
import { encodeSettlementCall } from './settlement.ts';

/** The same on every public chain. */
export const MULTICALL3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const BATCH_GAS = 60_000n;
/** Includes a recipient's first balance and the nonce that the token stores. */
const TRANSFER_GAS = 120_000n;

/** A bound: only what is used is paid for. */
export function computeBatchGas(transfers: number): bigint {
  return BATCH_GAS + TRANSFER_GAS * BigInt(transfers);
}

/** If one of them fails, the others do not. */
export function encodeBatchCall(usdc: Address, authorizations: readonly TransferAuthorization[]): Hex {
  const calls = authorizations.map((one) => ({
    target: usdc,
    allowFailure: true,
    callData: encodeSettlementCall(one),
  }));
  return encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] });
}

type SupportContext = Pick<EvmContext, 'reader' | 'config' | 'treasury' | 'usdcDomain'>;

/** Whether the chain has Multicall3 and its USDC has EIP-3009. Read until it has: a node can be behind. */
export function createBatchSupportReader(context: SupportContext): () => Promise<boolean> {
  let isSupported = false;
  return async () => {
    isSupported ||= await readBatchSupport(context);
    return isSupported;
  };
}

async function readBatchSupport(context: SupportContext): Promise<boolean> {
  const { reader, treasury } = context;
  const hasAuthorizations = Promise.all([
    context.usdcDomain(),
    readIsRedeemed(context, { authorizer: treasury, nonce: zeroHash }),
  ]).then(
    () => true,
    (error: unknown) => {
      if (isMissingFunction(error)) return false;
      throw error;
    },
  );
  const [code, isSupported] = await Promise.all([reader.getCode({ address: MULTICALL3 }), hasAuthorizations]);
  return code !== undefined && isSupported;
}

/** A contract that lacks a function reverts or returns nothing. */
function isMissingFunction(error: unknown): boolean {
  if (isRevert(error)) return true;
  return (
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null
  );
}
