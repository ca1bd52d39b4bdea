import type { Common } from '@ethereumjs/common';
import { createTxFromRLP, isFeeMarket1559Tx, type TypedTransaction } from '@ethereumjs/tx';
import { BaseError, type Hex, hexToBytes, parseTransaction } from 'viem';
import { serverError } from './rpc-error.ts';
import { BLOCK_GAS_LIMIT } from './world-state.ts';

// The wording is geth's: clients recognize these errors by it.

const SUPPORTED_TYPES: readonly (string | undefined)[] = ['legacy', 'eip2930', 'eip1559'];

/** Parses a signed transaction and rejects what could never be mined on this chain. */
export function decodeTransaction(raw: Hex, common: Common): TypedTransaction {
  const { type, chainId } = toRpcFailure(() => parseTransaction(raw));
  if (!SUPPORTED_TYPES.includes(type)) throw serverError(`transaction type not supported: ${type}`);
  if (chainId === undefined) {
    throw serverError('only replay-protected (EIP-155) transactions allowed over RPC');
  }
  if (BigInt(chainId) !== common.chainId()) {
    throw serverError(`invalid chain id for signer: have ${chainId} want ${common.chainId()}`);
  }
  const tx = toRpcFailure(() => createTxFromRLP(hexToBytes(raw), { common }));
  if (!hasSender(tx)) throw serverError('invalid sender: the signature does not verify');
  return tx;
}

function toRpcFailure<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const why = error instanceof BaseError ? error.shortMessage : error instanceof Error ? error.message : '';
    if (/maxPriorityFeePerGas|tip/i.test(why)) {
      throw serverError('max priority fee per gas higher than max fee per gas');
    }
    throw serverError(`invalid transaction: ${why.split('\n')[0]}`);
  }
}

function hasSender(tx: TypedTransaction): boolean {
  try {
    tx.getSenderAddress();
    return true;
  } catch {
    return false;
  }
}

/** Rejects what cannot be mined now, given the sender's balance and the next base fee. */
export function assertAffordable(tx: TypedTransaction, balance: bigint, baseFee: bigint): void {
  const intrinsic = tx.getIntrinsicGas();
  if (tx.gasLimit < intrinsic) {
    throw serverError(`intrinsic gas too low: gas ${tx.gasLimit}, minimum needed ${intrinsic}`);
  }
  if (tx.gasLimit > BLOCK_GAS_LIMIT) throw serverError('exceeds block gas limit');
  const price = getMaxGasPrice(tx);
  if (price < baseFee) {
    const figures = `maxFeePerGas: ${price}, baseFee: ${baseFee}`;
    throw serverError(`transaction underpriced: max fee per gas less than block base fee: ${figures}`);
  }
  const cost = tx.gasLimit * price + tx.value;
  if (balance < cost) {
    const figures = `balance ${balance}, tx cost ${cost}, overshot ${cost - balance}`;
    throw serverError(`insufficient funds for gas * price + value: ${figures}`);
  }
}

export function getMaxGasPrice(tx: TypedTransaction): bigint {
  if (isFeeMarket1559Tx(tx)) return tx.maxFeePerGas;
  return 'gasPrice' in tx ? tx.gasPrice : 0n;
}
