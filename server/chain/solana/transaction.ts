import { base58 } from '@scure/base';
import type { TokenBalance, VersionedTransactionResponse } from '@solana/web3.js';

/** One instruction that was carried out, with addresses in place of indexes. */
export interface Instruction {
  program: string;
  accounts: string[];
  data: Uint8Array;
}

/** What a token account held at one moment. */
export interface Holding {
  account: string;
  owner: string;
  mint: string;
  amount: bigint;
}

export interface LandedTransaction {
  /** In the order in which they were carried out, those that programs called included. */
  instructions: Instruction[];
  before: Holding[];
  after: Holding[];
}

/** A transaction succeeds or fails as a whole, so in one that succeeded every instruction did. */
export function parseTransaction({ transaction, meta }: VersionedTransactionResponse): LandedTransaction {
  const { staticAccountKeys, compiledInstructions } = transaction.message;
  const { writable = [], readonly = [] } = meta?.loadedAddresses ?? {};
  const keys = [...staticAccountKeys, ...writable, ...readonly].map((key) => key.toBase58());
  const keyAt = (index: number) => keys[index] ?? '';
  const called = new Map(meta?.innerInstructions?.map(({ index, instructions }) => [index, instructions]));
  const instructions = compiledInstructions.flatMap((own, index) => [
    { program: keyAt(own.programIdIndex), accounts: own.accountKeyIndexes.map(keyAt), data: own.data },
    ...(called.get(index) ?? []).map(({ programIdIndex, accounts, data }) => ({
      program: keyAt(programIdIndex),
      accounts: accounts.map(keyAt),
      data: base58.decode(data),
    })),
  ]);
  const holdings = (balances: TokenBalance[] | null | undefined) =>
    (balances ?? []).map(({ accountIndex, owner = '', mint, uiTokenAmount }) => ({
      account: keyAt(accountIndex),
      owner,
      mint,
      amount: BigInt(uiTokenAmount.amount),
    }));
  return {
    instructions,
    before: holdings(meta?.preTokenBalances),
    after: holdings(meta?.postTokenBalances),
  };
}
