import type { SignatureStatus } from '@solana/web3.js';
import { deductAmount, type PayerAmount, sumByPayer } from '../payer-amounts.ts';
import type { ObservedPayment } from '../payment-check.ts';
import type { Finality } from '../types.ts';
import type { SolanaContext } from './context.ts';
import { findMemoLock } from './memo-lock.ts';
import { deriveTokenAccount } from './token-account.ts';
import { parseTokenTransfers, type TokenTransfer } from './token-transfers.ts';
import {
  assertSameTransaction,
  type Holding,
  type LandedTransaction,
  parseTransaction,
} from './transaction.ts';

/** Undefined until the transaction is confirmed. */
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
  assertSameTransaction(signature, response);
  const status = statuses.value[0];
  const landed = parseTransaction(response);
  return {
    succeeded: response.meta.err === null,
    ...summarizeReceived(context, landed),
    lock: findMemoLock(landed.instructions),
    blockTime: new Date(response.blockTime * 1000),
    isAcceptable: config.acceptCommitment === 'confirmed' || isFinalized(status),
    finality: toFinality(status, config.payoutCommitment),
    origin: {
      from: response.transaction.message.staticAccountKeys[0]?.toBase58() ?? '',
      blockHeight: BigInt(response.slot),
    },
  };
}

export function toFinality(status: SignatureStatus | null | undefined, payoutCommitment: Finality): Finality {
  return payoutCommitment === 'confirmed' || isFinalized(status) ? 'finalized' : 'confirmed';
}

function isFinalized(status: SignatureStatus | null | undefined): boolean {
  return status?.confirmationStatus === 'finalized';
}

/** Only the treasury's associated token account counts: we could not return money from another one. */
function summarizeReceived({ treasury, mint }: SolanaContext, landed: LandedTransaction) {
  const usdc = mint.toBase58();
  const owner = treasury.toBase58();
  const account = deriveTokenAccount(mint, treasury).toBase58();
  const gains = listBalanceIncreases(landed);
  const elsewhere = gains.filter((gain) => gain.account !== account);
  const gainedMicro = gains.find((gain) => gain.account === account)?.amount ?? 0n;
  const arrivals = sumByPayer(excludeOwnTransfers(parseTokenTransfers(landed), owner, account), account);
  return {
    payerAmounts: capAmounts(gainedMicro, arrivals),
    recipient: `${account}, the associated token account of ${owner}`,
    otherRecipients: elsewhere
      .filter((gain) => gain.mint === usdc)
      .map((gain) => (gain.owner === owner ? gain.account : gain.owner)),
    otherTokens: elsewhere
      .filter((gain) => gain.mint !== usdc && gain.owner === owner)
      .map((gain) => gain.mint),
  };
}

function capAmounts(bound: bigint, arrivals: readonly PayerAmount[]): PayerAmount[] {
  const excess = arrivals.reduce((sum, { micro }) => sum + micro, -bound);
  return deductAmount(arrivals, excess > 0n ? excess : 0n);
}

/** Transfers between our own accounts are not payments. */
function excludeOwnTransfers(movements: TokenTransfer[], owner: string, account: string): TokenTransfer[] {
  return movements.filter(
    ({ to, fromOwner }) => to !== account || (fromOwner !== owner && fromOwner !== account),
  );
}

/** Token accounts whose balance increased. */
function listBalanceIncreases({ before, after }: LandedTransaction): Holding[] {
  const held = new Map(before.map(({ account, amount }) => [account, amount]));
  return after
    .map((now) => ({ ...now, amount: now.amount - (held.get(now.account) ?? 0n) }))
    .filter(({ amount }) => amount > 0n);
}
