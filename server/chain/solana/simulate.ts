import { SystemProgram, VersionedTransaction } from '@solana/web3.js';
import { parseAddress } from './address.ts';
import type { SolanaContext } from './context.ts';

export interface AccountState {
  lamports: bigint;
  /** The owner program. */
  owner: string;
  data: Uint8Array;
}

/** The effect of a transaction on an account. */
export interface AccountChange {
  before: AccountState;
  after: AccountState;
}

export interface Simulation {
  /** Why it would fail, as the node reports it. */
  problem: string | undefined;
  /** In the order of the addresses. Empty if it would fail. */
  changes: AccountChange[];
}

/** The newest state, so that recent deposits count. */
const commitment = 'processed';

/** Simulates a transaction, signed or not, on the newest chain state. Sends nothing. */
export async function simulate(
  { connection }: SolanaContext,
  transaction: string,
  addresses: readonly string[],
): Promise<Simulation> {
  const [before, { value }] = await Promise.all([
    connection.getMultipleAccountsInfo(addresses.map(parseAddress), commitment),
    connection.simulateTransaction(VersionedTransaction.deserialize(Buffer.from(transaction, 'base64')), {
      commitment,
      sigVerify: false,
      replaceRecentBlockhash: true,
      accounts: { encoding: 'base64', addresses: [...addresses] },
    }),
  ]);
  if (value.err) return { problem: JSON.stringify(value.err), changes: [] };
  const after = value.accounts ?? [];
  const changes = addresses.map((_, index) => {
    const account = after[index];
    const data = Buffer.from(account?.data[0] ?? '', 'base64');
    return { before: toAccountState(before[index]), after: toAccountState(account && { ...account, data }) };
  });
  return { problem: undefined, changes };
}

type Account = { lamports: number; owner: { toString(): string }; data: Uint8Array };

/** A missing account equals an empty one of the system program. */
function toAccountState(account: Account | null | undefined): AccountState {
  const { lamports = 0, owner = SystemProgram.programId, data = new Uint8Array() } = account ?? {};
  return { lamports: BigInt(lamports), owner: owner.toString(), data };
}
