import { BaseError } from 'viem';
import { AppError } from '../foundation/platform/errors.ts';
import type { Network } from '../foundation/platform/networks.ts';
import { ChainUnavailableError, TransferRefusedError } from './errors.ts';

/** Runs calls to a node. Whatever they throw that is not an answer for the caller means: the chain is not available. */
export async function callNode<T>(network: Network, calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    throw findAppError(error) ?? new ChainUnavailableError(network, describeNodeError(error));
  }
}

/** Hands a transaction to a node, which may answer that it does not want it. */
export async function submitTransaction(network: Network, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    const refusal = `A node of ${network} did not take the transaction: ${describeNodeError(error)}`;
    throw findAppError(error) ?? new TransferRefusedError(refusal);
  }
}

/** Whether no node answered, as opposed to one that answered that it cannot. */
export function isNodeUnreachable(error: unknown): boolean {
  return findAppError(error) instanceof ChainUnavailableError;
}

/** The libraries wrap what our own fetch throws. */
function findAppError(error: unknown): AppError | undefined {
  for (let link = error; link instanceof Error; link = link.cause) {
    if (link instanceof AppError) return link;
  }
  return undefined;
}

/** What the node said, without the address that viem adds to its messages. */
export function describeNodeError(error: unknown): string {
  if (error instanceof BaseError) return error.details || error.shortMessage;
  return error instanceof Error ? error.message : String(error);
}
