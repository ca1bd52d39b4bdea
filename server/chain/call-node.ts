import { BaseError } from 'viem';
import { AppError } from '../foundation/platform/errors.ts';
import type { Network } from '../foundation/platform/networks.ts';
import { ChainUnavailableError, TransferRefusedError } from './errors.ts';

/** Calls a node. Any error that is not meant for the caller becomes "chain unavailable". */
export async function callNode<T>(network: Network, calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    throw findAppError(error) ?? new ChainUnavailableError(network, describeNodeError(error));
  }
}

/** Submits a transaction to a node, which may reject it. */
export async function submitTransaction(network: Network, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    const refusal = `A ${network} node rejected the transaction: ${describeNodeError(error)}`;
    throw findAppError(error) ?? new TransferRefusedError(refusal);
  }
}

/** Whether no node responded, as opposed to one that responded with an error. */
export function isNodeUnreachable(error: unknown): boolean {
  return findAppError(error) instanceof ChainUnavailableError;
}

/** The libraries wrap the errors of our own fetch. */
function findAppError(error: unknown): AppError | undefined {
  for (let link = error; link instanceof Error; link = link.cause) {
    if (link instanceof AppError) return link;
  }
  return undefined;
}

/** The node's message, without the URL that viem appends. */
export function describeNodeError(error: unknown): string {
  if (error instanceof BaseError) return error.details || error.shortMessage;
  return error instanceof Error ? error.message : String(error);
}
