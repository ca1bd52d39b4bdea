import type { SignedTransaction } from './types.ts';

/** Without it nobody can say whether a transaction may still land, so that nothing may be taken for it. */
export function getNonce({ nonce, txHash }: SignedTransaction): bigint {
  if (nonce === undefined) throw new Error(`${txHash} was signed without a nonce`);
  return nonce;
}

export function getLastBlockHeight({ lastBlockHeight, txHash }: SignedTransaction): bigint {
  if (lastBlockHeight === undefined) throw new Error(`${txHash} was signed without an end`);
  return lastBlockHeight;
}
