import { readAddress } from './address.ts';
import type { SolanaContext } from './context.ts';

/** Most accounts that a node tells of at once. */
const AT_ONCE = 100;

/** In the order of the addresses. */
export async function nativeBalances(
  { connection }: SolanaContext,
  addresses: readonly string[],
): Promise<bigint[]> {
  const chunks = Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, index) =>
    addresses.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const found = await Promise.all(
    chunks.map((chunk) => connection.getMultipleAccountsInfo(chunk.map(readAddress))),
  );
  return found.flat().map((account) => BigInt(account?.lamports ?? 0));
}
