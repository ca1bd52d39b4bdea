import type {
  ConfirmedTransactionMeta,
  SignatureStatus,
  TokenBalance,
  VersionedTransactionResponse,
} from '@solana/web3.js';
import type { ObservedPayment } from '../payment-check.ts';
import type { Finality } from '../types.ts';
import type { SolanaContext } from './context.ts';

interface Change {
  mint: string;
  owner: string;
  micro: bigint;
}

/** Undefined while the transaction is not confirmed. */
export async function observePayment(
  { connection, mint, config }: SolanaContext,
  signature: string,
  recipient: string,
): Promise<ObservedPayment | undefined> {
  const [transaction, statuses] = await Promise.all([
    connection.getTransaction(signature, { commitment: 'confirmed', maxSupportedTransactionVersion: 0 }),
    connection.getSignatureStatuses([signature], { searchTransactionHistory: true }),
  ]);
  if (!transaction?.meta || !transaction.blockTime) return undefined;
  const status = statuses.value[0];
  const usdc = mint.toBase58();
  const changes = balanceChanges(transaction.meta);
  const gains = changes.filter(({ micro }) => micro > 0n);
  return {
    succeeded: transaction.meta.err === null,
    receivedMicro: changes.find(({ mint, owner }) => mint === usdc && owner === recipient)?.micro ?? 0n,
    payer: payerIn(changes, usdc) ?? feePayerOf(transaction),
    blockTime: new Date(transaction.blockTime * 1000),
    acceptable: config.acceptCommitment === 'confirmed' || isFinalized(status),
    finality: finalityFrom(status, config.payoutCommitment),
    otherRecipients: gains
      .filter(({ mint, owner }) => mint === usdc && owner !== recipient)
      .map(({ owner }) => owner),
    otherTokens: gains
      .filter(({ mint, owner }) => mint !== usdc && owner === recipient)
      .map(({ mint }) => mint),
  };
}

export function finalityFrom(
  status: SignatureStatus | null | undefined,
  payoutCommitment: Finality,
): Finality {
  return payoutCommitment === 'confirmed' || isFinalized(status) ? 'finalized' : 'confirmed';
}

function isFinalized(status: SignatureStatus | null | undefined): boolean {
  return status?.confirmationStatus === 'finalized';
}

/** Per owner and mint, over all their token accounts: what instructions claim to move plays no part. */
function balanceChanges({ preTokenBalances, postTokenBalances }: ConfirmedTransactionMeta): Change[] {
  const changes = new Map<string, Change>();
  const add = (balances: TokenBalance[] | null | undefined, sign: bigint) => {
    for (const { mint, owner = '', uiTokenAmount } of balances ?? []) {
      const key = `${mint} ${owner}`;
      const before = changes.get(key)?.micro ?? 0n;
      changes.set(key, { mint, owner, micro: before + sign * BigInt(uiTokenAmount.amount) });
    }
  };
  add(preTokenBalances, -1n);
  add(postTokenBalances, 1n);
  return [...changes.values()];
}

/** Whoever gave up most. */
function payerIn(changes: readonly Change[], usdc: string): string | undefined {
  const losses = changes.filter(({ mint, micro }) => mint === usdc && micro < 0n);
  return losses.sort((a, b) => (a.micro < b.micro ? -1 : 1))[0]?.owner;
}

function feePayerOf({ transaction }: VersionedTransactionResponse): string {
  return transaction.message.staticAccountKeys[0]?.toBase58() ?? '';
}
