import { SystemProgram, VersionedTransaction } from '@solana/web3.js';
import { parseAddress } from './address.ts';
import type { SolanaContext } from './context.ts';

export interface AccountState {
  lamports: bigint;
  /** The program that it belongs to. */
  owner: string;
  data: Uint8Array;
}

/** What a transaction would do to an account. */
export interface AccountChange {
  before: AccountState;
  after: AccountState;
}

export interface Simulation {
  /** Why it would fail, in the words of the node. */
  problem: string | undefined;
  /** In the order of the addresses. Nothing where it would fail. */
  changes: AccountChange[];
}

/** The newest state there is: what was just paid in counts. */
const commitment = 'processed';

/** Runs a transaction on the newest state of the chain, whoever has signed it so far. Nothing is sent. */
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

/** An account that is not there is an empty one of the system's. */
function toAccountState(account: Account | null | undefined): AccountState {
  const { lamports = 0, owner = SystemProgram.programId, data = new Uint8Array() } = account ?? {};
  return { lamports: BigInt(lamports), owner: owner.toString(), data };
}
