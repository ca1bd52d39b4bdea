import { type Address, type Hash, type Hex, parseAbi, parseAbiItem } from 'viem';
import { PaymentPendingError } from '../errors.ts';
import { getNonce } from '../transaction-lifetime.ts';
import type {
  SignedTransaction,
  TransactionStatus,
  TransferAuthorization,
  UnsuccessfulTransaction,
} from '../types.ts';
import { parseAddress } from './address.ts';
import type { EvmContext } from './context.ts';
import { decodeAuthorization } from './settlement.ts';

const AUTHORIZATION_STATE_ABI = parseAbi([
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
]);
const AUTHORIZATION_USED_EVENT = parseAbiItem(
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
);
const AUTHORIZATION_CANCELED_EVENT = parseAbiItem(
  'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
);
/** The block range that nodes accept in one log query. */
const BLOCK_RANGE = 1000n;
/** Tolerance for the difference between block timestamps and our clock. */
export const MAX_CLOCK_SKEW_MS = 600_000;
const HOUR_MS = 3_600_000;

type Authorization = Pick<ReturnType<typeof decodeAuthorization>, 'authorizer' | 'nonce'>;

/**
 * Anyone who sees an authorization can submit it to the token. The money then arrives in their transaction, not in
 * ours.
 */
export async function findThirdPartySettlement(
  context: EvmContext,
  signed: SignedTransaction,
  { requestedAt, status }: UnsuccessfulTransaction,
): Promise<Hash | undefined> {
  const { reader } = context;
  const { payload, from } = signed;
  const { authorizer, nonce } = decodeAuthorization(payload);
  const authorization = { authorizer, nonce };
  const [spent, isUsed, latest] = await Promise.all([
    reader.getTransactionCount({ address: from as Address, blockTag: 'latest' }),
    readIsRedeemed(context, authorization),
    reader.getBlockNumber(),
  ]);
  if (isStillOpen(signed, spent, status) || !isUsed) return undefined;
  return searchRedemptionLogs(context, authorization, latest, requestedAt.getTime() - MAX_CLOCK_SKEW_MS);
}

/** Nobody has preceded a transaction that can still land. A node that is behind cannot tell. */
export function isStillOpen(signed: SignedTransaction, spent: number, status: TransactionStatus): boolean {
  if (BigInt(spent) > getNonce(signed)) return false;
  if (status === 'pending') return true;
  throw new PaymentPendingError(
    `Transaction ${signed.txHash} is ${status}, and the node does not know it yet.`,
  );
}

/** In chain time. Earlier redemptions are not searched. */
export async function findRedemption(
  context: EvmContext,
  { from, nonce }: TransferAuthorization,
): Promise<Hash | undefined> {
  const authorization = { authorizer: parseAddress(from), nonce: nonce as Hex };
  if (!(await readIsRedeemed(context, authorization))) return undefined;
  const latest = await context.reader.getBlock({ blockTag: 'latest' });
  try {
    return await searchRedemptionLogs(
      context,
      authorization,
      latest.number,
      Number(latest.timestamp) * 1000 - HOUR_MS,
    );
  } catch (error) {
    if (error instanceof PaymentPendingError) return undefined;
    throw error;
  }
}

/** Or cancelled by the payer. In the latest block by default. */
export function readIsRedeemed(
  { reader, config }: Pick<EvmContext, 'reader' | 'config'>,
  { authorizer, nonce }: Authorization,
  blockNumber?: bigint,
): Promise<boolean> {
  const call = {
    address: config.usdc,
    abi: AUTHORIZATION_STATE_ABI,
    functionName: 'authorizationState',
  } as const;
  const block = blockNumber === undefined ? {} : { blockNumber };
  return reader.readContract({ ...call, args: [authorizer, nonce], ...block });
}

/** Searches backwards, because redemptions are usually recent. Undefined if the payer cancelled the authorization. */
export async function searchRedemptionLogs(
  { reader, config }: EvmContext,
  args: Authorization,
  latest: bigint,
  sinceMs: number,
): Promise<Hash | undefined> {
  for (let toBlock = latest; ; toBlock -= BLOCK_RANGE) {
    const fromBlock = toBlock >= BLOCK_RANGE ? toBlock - BLOCK_RANGE + 1n : 0n;
    const where = { address: config.usdc, args, fromBlock, toBlock };
    const [used, canceled, first] = await Promise.all([
      reader.getLogs({ ...where, event: AUTHORIZATION_USED_EVENT }),
      reader.getLogs({ ...where, event: AUTHORIZATION_CANCELED_EVENT }),
      reader.getBlock({ blockNumber: fromBlock }),
    ]);
    if (used[0]) return used[0].transactionHash;
    if (canceled[0]) return undefined;
    if (fromBlock === 0n || Number(first.timestamp) * 1000 < sinceMs) {
      throw new PaymentPendingError(
        `Nonce ${args.nonce} was used, and the node does not return its transaction.`,
      );
    }
  }
}
