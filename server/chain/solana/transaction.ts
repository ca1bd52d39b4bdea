import { base58 } from '@scure/base';
import type { TokenBalance, VersionedTransactionResponse } from '@solana/web3.js';

/** An executed instruction, with addresses in place of indexes. */
export interface Instruction {
  program: string;
  accounts: string[];
  data: Uint8Array;
}

/** A token account's balance at one moment. */
export interface Holding {
  account: string;
  owner: string;
  mint: string;
  amount: bigint;
}

export interface LandedTransaction {
  /** In execution order, including inner instructions. */
  instructions: Instruction[];
  before: Holding[];
  after: Holding[];
}

/** Transactions are atomic, so every instruction of a successful one succeeded. */
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

/** A node can confuse its responses. */
export function assertSameTransaction(
  signature: string,
  { transaction: { signatures } }: Pick<VersionedTransactionResponse, 'transaction'>,
): void {
  if (signatures[0] !== signature)
    throw new Error(`The node was asked for ${signature} and returned ${signatures[0]}`);
}
