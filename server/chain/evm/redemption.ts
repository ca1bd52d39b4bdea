import { type Address, type Hash, type Hex, parseAbi, parseAbiItem } from 'viem';
import { PaymentPendingError } from '../errors.ts';
import { nonceOf } from '../life.ts';
import type { SignedTransaction, TransferAuthorization } from '../types.ts';
import { readAddress } from './address.ts';
import type { EvmContext } from './context.ts';
import { authorizationIn } from './settlement.ts';

const STATE = parseAbi([
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
]);
const USED = parseAbiItem('event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)');
const CANCELED = parseAbiItem(
  'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
);
/** As many blocks as nodes look through at once. */
const SPAN = 1000n;
/** Blocks and we do not go by the same clock. */
const CLOCKS_DIFFER_MS = 600_000;
const HOUR_MS = 3_600_000;

type Authorization = ReturnType<typeof authorizationIn>;

/** Anybody who sees an authorization can hand it to the token: then the money comes in their transaction, not in ours. */
export async function findForeignSettlement(
  context: EvmContext,
  signed: SignedTransaction,
  since: Date,
): Promise<Hash | undefined> {
  const { reader } = context;
  const { payload, from } = signed;
  const authorization = authorizationIn(payload);
  const [spent, isUsed, latest] = await Promise.all([
    reader.getTransactionCount({ address: from as Address, blockTag: 'latest' }),
    isRedeemed(context, authorization),
    reader.getBlockNumber(),
  ]);
  if (BigInt(spent) <= nonceOf(signed) || !isUsed) return undefined;
  return search(context, authorization, latest, since.getTime() - CLOCKS_DIFFER_MS);
}

/** By the time of the chain. What was redeemed longer ago is not looked for. */
export async function findRedemption(
  context: EvmContext,
  { from, nonce }: TransferAuthorization,
): Promise<Hash | undefined> {
  const authorization = { authorizer: readAddress(from), nonce: nonce as Hex };
  if (!(await isRedeemed(context, authorization))) return undefined;
  const latest = await context.reader.getBlock({ blockTag: 'latest' });
  try {
    return await search(context, authorization, latest.number, Number(latest.timestamp) * 1000 - HOUR_MS);
  } catch (error) {
    if (error instanceof PaymentPendingError) return undefined;
    throw error;
  }
}

/** Or taken back by its payer. */
function isRedeemed({ reader, config }: EvmContext, { authorizer, nonce }: Authorization): Promise<boolean> {
  const call = { address: config.usdc, abi: STATE, functionName: 'authorizationState' } as const;
  return reader.readContract({ ...call, args: [authorizer, nonce] });
}

/** Backwards, because it is asked for soon after it happened. Undefined if the payer took the authorization back. */
async function search(
  { reader, config }: EvmContext,
  args: Authorization,
  latest: bigint,
  sinceMs: number,
): Promise<Hash | undefined> {
  for (let toBlock = latest; ; toBlock -= SPAN) {
    const fromBlock = toBlock >= SPAN ? toBlock - SPAN + 1n : 0n;
    const where = { address: config.usdc, args, fromBlock, toBlock };
    const [used, canceled, first] = await Promise.all([
      reader.getLogs({ ...where, event: USED }),
      reader.getLogs({ ...where, event: CANCELED }),
      reader.getBlock({ blockNumber: fromBlock }),
    ]);
    if (used[0]) return used[0].transactionHash;
    if (canceled[0]) return undefined;
    if (fromBlock === 0n || Number(first.timestamp) * 1000 < sinceMs) {
      throw new PaymentPendingError(`The token has taken ${args.nonce}, and the node does not show where.`);
    }
  }
}
