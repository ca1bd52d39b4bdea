import { type Address, erc20Abi, getAddress, type Hash, parseEventLogs, type TransactionReceipt } from 'viem';
import type { ObservedPayment } from '../payment-check.ts';
import type { EvmContext } from './context.ts';
import { findReceipt } from './receipt.ts';

interface Movement {
  token: Address;
  from: Address;
  to: Address;
  micro: bigint;
}

/** Undefined while the transaction is in no block. */
export async function observePayment(
  context: EvmContext,
  hash: Hash,
  recipient: Address,
): Promise<ObservedPayment | undefined> {
  const { reader, config } = context;
  const receipt = await findReceipt(reader, hash);
  if (!receipt) return undefined;
  const [block, latest, settled] = await Promise.all([
    reader.getBlock({ blockNumber: receipt.blockNumber }),
    reader.getBlockNumber(),
    reader.getBlock({ blockTag: config.payoutFinality }),
  ]);
  if (block.hash !== receipt.blockHash) return undefined;
  return {
    succeeded: receipt.status === 'success',
    ...summarise(movementsIn(receipt), config.usdc, recipient),
    blockTime: new Date(Number(block.timestamp) * 1000),
    acceptable: latest - receipt.blockNumber + 1n >= BigInt(config.acceptConfirmations),
    finality: settled.number >= receipt.blockNumber ? 'finalized' : 'confirmed',
  };
}

/** Every transfer that any contract announces. Only what USDC itself announces is believed. */
function movementsIn({ logs }: TransactionReceipt): Movement[] {
  const events = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs });
  return events.map(({ address, args }) => ({
    token: getAddress(address),
    from: args.from,
    to: args.to,
    micro: args.value,
  }));
}

function summarise(movements: readonly Movement[], usdc: Address, recipient: Address) {
  const ours = movements.filter(({ token }) => token === usdc);
  const arriving = ours.filter(({ to }) => to === recipient);
  const leaving = ours.filter(({ from }) => from === recipient);
  const others = movements.filter(({ token, to }) => token !== usdc && to === recipient);
  return {
    receivedMicro: total(arriving) - total(leaving),
    payer: largestGiver(arriving),
    otherRecipients: [...new Set(ours.map(({ to }) => to))].filter((to) => to !== recipient),
    otherTokens: [...new Set(others.map(({ token }) => token))],
  };
}

function total(movements: readonly Movement[]): bigint {
  return movements.reduce((sum, { micro }) => sum + micro, 0n);
}

function largestGiver(arriving: readonly Movement[]): string {
  const givers = Map.groupBy(arriving, ({ from }) => from);
  const ranked = [...givers].sort(([, a], [, b]) => (total(a) > total(b) ? -1 : 1));
  return ranked[0]?.[0] ?? '';
}
