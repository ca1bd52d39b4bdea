import type { Account, Execution } from '../runtime/virtual-machine.ts';
import type { WireTransaction } from '../runtime/wire-transaction.ts';
import type { Accounts } from './finality.ts';
import type { LoadedAddresses, TokenBalance, TransactionMeta } from './record.ts';
import { readMint, readToken, toUiTokenAmount } from './token-data.ts';

const MEMO_PROGRAMS = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
];

export interface TransactionEffects {
  keys: string[];
  loaded: LoadedAddresses;
  before: Accounts;
  after: Accounts;
  decimalsOf(mint: string): number;
}

export function isMemoProgram(program: string | undefined): boolean {
  return program !== undefined && MEMO_PROGRAMS.includes(program);
}

export function readDecimals(mint: Account | null): number {
  return readMint(mint)?.decimals ?? 0;
}

function listBalances(keys: string[], accounts: Accounts): number[] {
  return keys.map((key) => Number(accounts.get(key)?.lamports ?? 0n));
}

function listTokenBalances({ keys, decimalsOf }: TransactionEffects, accounts: Accounts): TokenBalance[] {
  return keys.flatMap((key, accountIndex) => {
    const account = accounts.get(key) ?? null;
    const token = readToken(account);
    if (!account || !token) return [];
    const { mint, owner, amount } = token;
    const programId = account.programAddress;
    return [
      { accountIndex, mint, owner, programId, uiTokenAmount: toUiTokenAmount(amount, decimalsOf(mint)) },
    ];
  });
}

export function buildMeta(execution: Execution, effects: TransactionEffects): TransactionMeta {
  return {
    err: execution.err,
    fee: execution.fee,
    preBalances: listBalances(effects.keys, effects.before),
    postBalances: listBalances(effects.keys, effects.after),
    preTokenBalances: listTokenBalances(effects, effects.before),
    postTokenBalances: listTokenBalances(effects, effects.after),
    innerInstructions: execution.innerInstructions,
    logMessages: execution.logs,
    loadedAddresses: effects.loaded,
    computeUnitsConsumed: execution.unitsConsumed,
    returnData: execution.returnData,
  };
}

/** The memos of a transaction as the node lists them: `[5] hello; [3] you`. */
export function readMemo({ message }: WireTransaction): string | null {
  const memos = message.compiledInstructions
    .filter(({ programIdIndex }) => isMemoProgram(message.staticAccountKeys[programIdIndex]?.toBase58()))
    .map(({ data }) => `[${data.length}] ${Buffer.from(data).toString('utf8')}`);
  return memos.length > 0 ? memos.join('; ') : null;
}
