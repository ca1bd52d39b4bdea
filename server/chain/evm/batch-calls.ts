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

type SupportContext = Pick<EvmContext, 'reader' | 'config' | 'treasury' | 'readUsdcSeparator'>;
type RelaySupport = Pick<EvmContext, 'reader'> & { supportsAuthorizations(): Promise<boolean> };

/** Whether the chain has Multicall3 and its USDC has EIP-3009. */
export function createBatchSupportReader(context: RelaySupport): () => Promise<boolean> {
  return readUntilSupported(async () => {
    const hasMulticall = context.reader.getCode({ address: MULTICALL3 }).then((code) => code !== undefined);
    const [isOnChain, isSupported] = await Promise.all([hasMulticall, context.supportsAuthorizations()]);
    return isOnChain && isSupported;
  });
}

/** Whether USDC has EIP-3009. */
export function createAuthorizationSupportReader(context: SupportContext): () => Promise<boolean> {
  return readUntilSupported(() =>
    Promise.all([
      context.readUsdcSeparator(),
      readIsRedeemed(context, { authorizer: context.treasury, nonce: zeroHash }),
    ]).then(
      () => true,
      (error: unknown) => {
        if (isMissingFunction(error)) return false;
        throw error;
      },
    ),
  );
}

/** A node can be behind. */
function readUntilSupported(read: () => Promise<boolean>): () => Promise<boolean> {
  let isSupported = false;
  return async () => {
    isSupported ||= await read();
    return isSupported;
  };
}

/** A contract that lacks a function reverts or returns nothing. */
function isMissingFunction(error: unknown): boolean {
  if (isRevert(error)) return true;
  return (
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null
  );
}
