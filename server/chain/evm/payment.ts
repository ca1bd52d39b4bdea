import type { Address, Hash } from 'viem';
import { sumByPayer } from '../payer-amounts.ts';
import type { ObservedPayerAmount, ObservedPayment } from '../payment-check.ts';
import { parseCalldataLock } from './calldata-lock.ts';
import type { EvmContext } from './context.ts';
import { describeOrigin } from './origin.ts';
import { findReceipt, findTransaction } from './receipt.ts';
import { parseTokenTransfers, type TokenTransfer } from './token-transfers.ts';

/** Undefined until the transaction is in a block. */
export async function observePayment(context: EvmContext, hash: Hash): Promise<ObservedPayment | undefined> {
  const { reader, config, treasury } = context;
  const [receipt, transaction, latest, settled] = await Promise.all([
    findReceipt(reader, hash),
    findTransaction(reader, hash),
    reader.getBlock({ blockTag: 'latest' }),
    reader.getBlock({ blockTag: config.payoutFinality }),
  ]);
  // the lock is in the transaction's calldata
  if (!receipt || !transaction) return undefined;
  const { blockNumber } = receipt;
  const finality = settled.number >= blockNumber ? 'finalized' : 'confirmed';
  // what the latest block said may have been undone before the other became final
  const known = finality === 'finalized' ? settled : latest;
  const block = known.number === blockNumber ? known : await reader.getBlock({ blockNumber });
  if (block.hash !== receipt.blockHash) return undefined;
  return {
    succeeded: receipt.status === 'success',
    ...summarizeReceived(parseTokenTransfers(receipt), config.usdc, treasury),
    lock: parseCalldataLock(transaction, config.usdc),
    blockTime: new Date(Number(block.timestamp) * 1000),
    isAcceptable: latest.number - blockNumber + 1n >= BigInt(config.acceptConfirmations),
    finality,
    origin: describeOrigin(transaction, blockNumber),
  };
}

/** Only events of the USDC contract count. */
function summarizeReceived(movements: readonly TokenTransfer[], usdc: Address, recipient: Address) {
  const ours = movements.filter(({ token }) => token === usdc);
  const others = movements.filter(({ token, to }) => token !== usdc && to === recipient);
  return {
    payerAmounts: listPayerAmounts(ours, recipient),
    recipient,
    otherRecipients: [...new Set(ours.map(({ to }) => to))].filter((to) => to !== recipient),
    otherTokens: [...new Set(others.map(({ token }) => token))],
  };
}

/**
 * Anyone who sees an authorization can redeem it together with a larger payment of their own. The transaction counts
 * first as the payment of the authorization's signer.
 */
function listPayerAmounts(movements: readonly TokenTransfer[], recipient: Address): ObservedPayerAmount[] {
  const redeemed = movements.filter(({ to, authorization }) => to === recipient && authorization);
  const payerAmounts = sumByPayer(movements, recipient).map((part) => ({
    ...part,
    authorization: redeemed.find(({ fromOwner }) => fromOwner === part.payer)?.authorization,
  }));
  return [
    ...payerAmounts.filter(({ authorization }) => authorization !== undefined),
    ...payerAmounts.filter(({ authorization }) => authorization === undefined),
  ];
}
