import type { Address, Hex } from 'viem';
import { PaymentPendingError } from '../errors.ts';
import type { AuthorizationState, BatchTransfer } from '../types.ts';
import { parseAddress } from './address.ts';
import { deriveTransferNonce } from './authorization.ts';
import type { EvmContext } from './context.ts';
import { MAX_CLOCK_SKEW_MS, readIsRedeemed, searchRedemptionLogs } from './redemption.ts';

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
  const states = authorized.map(async ({ id, authorization, requestedAt }) => {
    if (!authorization) return [id, { kind: 'unused', isLapsed: true }] as const;
    const { authorizer, until } = authorization;
    const key = { authorizer: parseAddress(authorizer), nonce: deriveTransferNonce(id) };
    return [
      id,
      await readAuthorizationState(context, { ...key, until, since: requestedAt }, settled),
    ] as const;
  });
  return new Map(await Promise.all(states));
}

interface Authorization {
  authorizer: Address;
  nonce: Hex;
  until: Date;
  /** When it was signed, or earlier. */
  since: Date;
}

export async function readAuthorizationState(
  context: EvmContext,
  { authorizer, nonce, until, since: signedSince }: Authorization,
  settled: { number: bigint; timestamp: bigint },
): Promise<AuthorizationState> {
  const key = { authorizer, nonce };
  const [isUsed, isUsedForGood, latest] = await Promise.all([
    readIsRedeemed(context, key),
    readIsRedeemed(context, key, settled.number),
    context.reader.getBlockNumber(),
  ]);
  if (!isUsed && !isUsedForGood) {
    // no later block can be earlier than a final one
    const isLapsed = Number(settled.timestamp) * 1000 >= until.getTime();
    return { kind: 'unused', isLapsed };
  }
  const since = signedSince.getTime() - MAX_CLOCK_SKEW_MS;
  const txHash = await searchRedemptionLogs(context, key, latest, since).catch(toUnclear);
  if (txHash === 'unclear') return { kind: 'unclear' };
  if (txHash === undefined) return { kind: isUsedForGood ? 'cancelled' : 'unclear' };
  return { kind: 'used', txHash, isFinal: (await context.readFinality(txHash)) === 'finalized' };
}

function toUnclear(error: unknown): 'unclear' {
  if (error instanceof PaymentPendingError) return 'unclear';
  throw error;
}
