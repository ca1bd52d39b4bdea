import { getAssociatedTokenAddressSync } from '@solana/spl-token';
import type { SignatureStatus } from '@solana/web3.js';
import { type Arrival, arrivalsAt, lessen } from '../arrival.ts';
import type { ObservedPayment } from '../payment-check.ts';
import type { Finality } from '../types.ts';
import type { SolanaContext } from './context.ts';
import { lockInMemos } from './memo-lock.ts';
import { type TokenMovement, tokenMovements } from './token-movements.ts';
import { type Holding, type LandedTransaction, readTransaction } from './transaction.ts';

/** Undefined while the transaction is not confirmed. */
export async function observePayment(
  context: SolanaContext,
  signature: string,
): Promise<ObservedPayment | undefined> {
  const { connection, config } = context;
  const [response, statuses] = await Promise.all([
    connection.getTransaction(signature, { commitment: 'confirmed', maxSupportedTransactionVersion: 0 }),
    connection.getSignatureStatuses([signature], { searchTransactionHistory: true }),
  ]);
  if (!response?.meta || !response.blockTime) return undefined;
  const status = statuses.value[0];
  const landed = readTransaction(response);
  return {
    succeeded: response.meta.err === null,
    ...receivedIn(context, landed),
    lock: lockInMemos(landed.instructions),
    blockTime: new Date(response.blockTime * 1000),
    acceptable: config.acceptCommitment === 'confirmed' || isFinalized(status),
    finality: finalityFrom(status, config.payoutCommitment),
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

/** Only the account that we pay from counts: what lies in another one of ours we could not give back. */
function receivedIn({ treasury, mint }: SolanaContext, landed: LandedTransaction) {
  const usdc = mint.toBase58();
  const owner = treasury.toBase58();
  const account = getAssociatedTokenAddressSync(mint, treasury, true).toBase58();
  const gains = gainsIn(landed);
  const elsewhere = gains.filter((gain) => gain.account !== account);
  const gainedMicro = gains.find((gain) => gain.account === account)?.amount ?? 0n;
  const arrivals = arrivalsAt(byOthers(tokenMovements(landed), owner, account), account);
  return {
    parts: atMost(gainedMicro, arrivals),
    recipient: `${account}, the associated token account of ${owner}`,
    otherRecipients: elsewhere
      .filter((gain) => gain.mint === usdc)
      .map((gain) => (gain.owner === owner ? gain.account : gain.owner)),
    otherTokens: elsewhere
      .filter((gain) => gain.mint !== usdc && gain.owner === owner)
      .map((gain) => gain.mint),
  };
}

function atMost(bound: bigint, arrivals: readonly Arrival[]): Arrival[] {
  const excess = arrivals.reduce((sum, { micro }) => sum + micro, -bound);
  return lessen(arrivals, excess > 0n ? excess : 0n);
}

/** What we move between accounts of our own is no payment. */
function byOthers(movements: TokenMovement[], owner: string, account: string): TokenMovement[] {
  return movements.filter(({ to, giver }) => to !== account || (giver !== owner && giver !== account));
}

/** Token accounts that hold more than before. */
function gainsIn({ before, after }: LandedTransaction): Holding[] {
  const held = new Map(before.map(({ account, amount }) => [account, amount]));
  return after
    .map((now) => ({ ...now, amount: now.amount - (held.get(now.account) ?? 0n) }))
    .filter(({ amount }) => amount > 0n);
}
