import type { Hash } from 'viem';
import { PaymentPendingError } from '../errors.ts';
import type { BatchTransfer } from '../types.ts';
import { parseAddress } from './address.ts';
import { deriveTransferNonce } from './authorization.ts';
import type { EvmContext } from './context.ts';
import { MAX_CLOCK_SKEW_MS, readIsRedeemed, searchRedemptionLogs } from './redemption.ts';

/** What became of an authorization that was signed for a transfer. */
export type AuthorizationState =
  | { kind: 'unused'; isLapsed: boolean }
  | { kind: 'used'; txHash: Hash; isFinal: boolean }
  | { kind: 'cancelled' }
  /** Used or cancelled, and nobody can tell yet for good. */
  | { kind: 'unclear' };

type AuthorizedTransfer = BatchTransfer & Required<Pick<BatchTransfer, 'authorization'>>;

/** Calls no node if none of the transfers was authorized. */
export async function readAuthorizationStates(
  context: EvmContext,
  transfers: readonly BatchTransfer[],
): Promise<Map<string, AuthorizationState>> {
  const authorized = transfers.filter((one): one is AuthorizedTransfer => one.authorization !== undefined);
  if (authorized.length === 0) return new Map();
  const { reader, config } = context;
  const settled = await reader.getBlock({ blockTag: config.payoutFinality });
  const states = authorized.map(async (one) => [one.id, await readState(context, one, settled)] as const);
  return new Map(await Promise.all(states));
}

async function readState(
  context: EvmContext,
  { id, authorization, requestedAt }: AuthorizedTransfer,
  settled: { number: bigint; timestamp: bigint },
): Promise<AuthorizationState> {
  if (!authorization) return { kind: 'unused', isLapsed: true };
  const key = { authorizer: parseAddress(authorization.authorizer), nonce: deriveTransferNonce(id) };
  const [isUsed, isUsedForGood, latest] = await Promise.all([
    readIsRedeemed(context, key),
    readIsRedeemed(context, key, settled.number),
    context.reader.getBlockNumber(),
  ]);
  if (!isUsed && !isUsedForGood) {
    // no later block can be earlier than a final one
    const isLapsed = Number(settled.timestamp) * 1000 >= authorization.until.getTime();
    return { kind: 'unused', isLapsed };
  }
  const since = requestedAt.getTime() - MAX_CLOCK_SKEW_MS;
  const txHash = await searchRedemptionLogs(context, key, latest, since).catch(toUnclear);
  if (txHash === 'unclear') return { kind: 'unclear' };
  if (txHash === undefined) return { kind: isUsedForGood ? 'cancelled' : 'unclear' };
  return { kind: 'used', txHash, isFinal: (await context.readFinality(txHash)) === 'finalized' };
}

function toUnclear(error: unknown): 'unclear' {
  if (error instanceof PaymentPendingError) return 'unclear';
  throw error;
}
