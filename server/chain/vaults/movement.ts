import { type Address, type Hash, isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem';
import type { EvmContext } from '../evm/context.ts';
import { findReceipt } from '../evm/receipt.ts';
import { parseTokenTransfers } from '../evm/token-transfers.ts';
import { VAULT_ABI } from './abi.ts';
import type { VaultMovement } from './vault.ts';

interface VaultEvent {
  assets: bigint;
  shares: bigint;
}

export function readDeposit(context: EvmContext, vault: Address, hash: Hash) {
  return readMovement(context, hash, selectDeposits(vault, context.treasury), 1n);
}

export function readRedemption(context: EvmContext, vault: Address, hash: Hash) {
  return readMovement(context, hash, selectRedemptions(vault, context.treasury), -1n);
}

type SelectEvents = (receipt: TransactionReceipt) => VaultEvent[];

/** Only events of the USDC contract count, not those of the vault. */
async function readMovement(
  { reader, config, treasury }: EvmContext,
  hash: Hash,
  eventsIn: SelectEvents,
  direction: bigint,
): Promise<VaultMovement | undefined> {
  const receipt = await findReceipt(reader, hash);
  if (receipt?.status !== 'success') return undefined;
  const [event, ...others] = eventsIn(receipt);
  if (!event) return undefined;
  // our transactions call a vault once
  if (others.length > 0) throw new Error(`${hash} has ${others.length + 1} movements of one vault`);
  return { assetsMicro: computeNetPaid(receipt, config.usdc, treasury) * direction, shares: event.shares };
}

function selectDeposits(vault: Address, treasury: Address): SelectEvents {
  return ({ logs }) =>
    parseEventLogs({ abi: VAULT_ABI, eventName: 'Deposit', logs })
      .filter(({ address }) => isAddressEqual(address, vault))
      .map(({ args }) => args)
      .filter(({ sender, owner }) => sender === treasury && owner === treasury);
}

function selectRedemptions(vault: Address, treasury: Address): SelectEvents {
  return ({ logs }) =>
    parseEventLogs({ abi: VAULT_ABI, eventName: 'Withdraw', logs })
      .filter(({ address }) => isAddressEqual(address, vault))
      .map(({ args }) => args)
      .filter(({ receiver, owner }) => receiver === treasury && owner === treasury);
}

/** USDC that left the address, net. */
function computeNetPaid(receipt: TransactionReceipt, usdc: Address, payer: Address): bigint {
  const moved = parseTokenTransfers(receipt).filter(({ token }) => token === usdc);
  return moved.reduce(
    (sum, { from, to, amount }) => sum + (from === payer ? amount : 0n) - (to === payer ? amount : 0n),
    0n,
  );
}
