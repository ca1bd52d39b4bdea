import type { TransactionError } from '../runtime/transaction-error.ts';
import type { InnerInstructions, ReturnData } from '../runtime/virtual-machine.ts';
import type { UiTokenAmount } from './token-data.ts';

export type Commitment = 'processed' | 'confirmed' | 'finalized';

export interface TokenBalance {
  accountIndex: number;
  mint: string;
  owner: string;
  programId: string;
  uiTokenAmount: UiTokenAmount;
}

export interface LoadedAddresses {
  writable: string[];
  readonly: string[];
}

export interface TransactionMeta {
  err: TransactionError | null;
  fee: number;
  preBalances: number[];
  postBalances: number[];
  preTokenBalances: TokenBalance[];
  postTokenBalances: TokenBalance[];
  innerInstructions: InnerInstructions[];
  logMessages: string[];
  loadedAddresses: LoadedAddresses;
  computeUnitsConsumed: number;
  returnData: ReturnData | null;
}

/** A stored transaction of the chain. */
export interface TransactionRecord {
  signature: string;
  slot: number;
  blockTime: number;
  /** The signed transaction, in base64. */
  wire: string;
  /** All its accounts: its own keys, then those loaded from lookup tables. */
  keys: string[];
  /** The accounts it changed. */
  changed: string[];
  memo: string | null;
  meta: TransactionMeta;
}
