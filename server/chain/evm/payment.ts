import type { Address, Hash } from 'viem';
import { arrivalsAt } from '../arrival.ts';
import type { ObservedPart, ObservedPayment } from '../payment-check.ts';
import { lockInCall } from './calldata-lock.ts';
import type { EvmContext } from './context.ts';
import { findReceipt, findTransaction } from './receipt.ts';
import { type TokenMovement, tokenMovements } from './token-movements.ts';

/** Undefined while the transaction is in no block. */
export async function observePayment(context: EvmContext, hash: Hash): Promise<ObservedPayment | undefined> {
  const { reader, config, treasury } = context;
  const [receipt, transaction] = await Promise.all([
    findReceipt(reader, hash),
    findTransaction(reader, hash),
  ]);
  // without its transaction it cannot be told whether the payment is locked
  if (!receipt || !transaction) return undefined;
  const [block, latest, settled] = await Promise.all([
    reader.getBlock({ blockNumber: receipt.blockNumber }),
    reader.getBlockNumber(),
    reader.getBlock({ blockTag: config.payoutFinality }),
  ]);
  if (block.hash !== receipt.blockHash) return undefined;
  return {
    succeeded: receipt.status === 'success',
    ...receivedIn(tokenMovements(receipt), config.usdc, treasury),
    lock: lockInCall(transaction, config.usdc),
    blockTime: new Date(Number(block.timestamp) * 1000),
    acceptable: latest - receipt.blockNumber + 1n >= BigInt(config.acceptConfirmations),
    finality: settled.number >= receipt.blockNumber ? 'finalized' : 'confirmed',
  };
}

/** Only what USDC itself announces is believed. */
function receivedIn(movements: readonly TokenMovement[], usdc: Address, recipient: Address) {
  const ours = movements.filter(({ token }) => token === usdc);
  const others = movements.filter(({ token, to }) => token !== usdc && to === recipient);
  return {
    parts: partsOf(ours, recipient),
    recipient,
    otherRecipients: [...new Set(ours.map(({ to }) => to))].filter((to) => to !== recipient),
    otherTokens: [...new Set(others.map(({ token }) => token))],
  };
}

/**
 * Anyone can redeem an authorization that they have seen, together with a larger payment of their own. The transaction
 * is first of all the payment of whoever signed the authorization.
 */
function partsOf(movements: readonly TokenMovement[], recipient: Address): ObservedPart[] {
  const redeemed = movements.filter(({ to, authorization }) => to === recipient && authorization);
  const parts = arrivalsAt(movements, recipient).map((part) => ({
    ...part,
    authorization: redeemed.find(({ giver }) => giver === part.payer)?.authorization,
  }));
  return [
    ...parts.filter(({ authorization }) => authorization !== undefined),
    ...parts.filter(({ authorization }) => authorization === undefined),
  ];
}
