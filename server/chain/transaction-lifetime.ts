import type { SignedTransaction } from './types.ts';

/** Without a lifetime, nobody can tell whether a transaction may still land, so the payment is not accepted. */
export function getNonce({ nonce, txHash }: SignedTransaction): bigint {
  if (nonce === undefined) throw new Error(`${txHash} was signed without a nonce`);
  return nonce;
}

export function getLastBlockHeight({ lastBlockHeight, txHash }: SignedTransaction): bigint {
  if (lastBlockHeight === undefined) throw new Error(`${txHash} was signed without an end`);
  return lastBlockHeight;
}
