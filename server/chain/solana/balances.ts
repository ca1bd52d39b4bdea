import { parseAddress } from './address.ts';
import type { SolanaContext } from './context.ts';

/** The RPC limit of accounts per call. */
const MAX_ACCOUNTS_PER_CALL = 100;

/** In the order of the addresses. */
export async function readNativeBalances(
  { connection }: SolanaContext,
  addresses: readonly string[],
): Promise<bigint[]> {
  const chunks = Array.from({ length: Math.ceil(addresses.length / MAX_ACCOUNTS_PER_CALL) }, (_, index) =>
    addresses.slice(index * MAX_ACCOUNTS_PER_CALL, (index + 1) * MAX_ACCOUNTS_PER_CALL),
  );
  const found = await Promise.all(
    chunks.map((chunk) => connection.getMultipleAccountsInfo(chunk.map(parseAddress))),
  );
  return found.flat().map((account) => BigInt(account?.lamports ?? 0));
}
