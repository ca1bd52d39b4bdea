import {
  type Abi,
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  erc20Abi,
  getAddress,
  type Log,
} from 'viem';
import { expect, it } from 'vitest';
import type { EvmContext } from '../../../server/chain/evm/context.ts';
import { VAULT_ABI } from '../../../server/chain/vaults/abi.ts';
import { readDeposit, readRedemption } from '../../../server/chain/vaults/movement.ts';

const address = (digit: string) => getAddress(`0x${digit.repeat(40)}`);
const [USDC, VAULT_ADDRESS, TREASURY, STRANGER] = ['1', '2', '3', '4'].map(address) as [
  Address,
  Address,
  Address,
  Address,
];
const HASH = `0x${'5'.repeat(64)}` as const;

function log(from: Address, abi: Abi, eventName: string, args: object, ...values: bigint[]): Log {
  const topics = encodeEventTopics({ abi, eventName, args } as never);
  const data = encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  );
  return { address: from, topics, data } as unknown as Log;
}
const transfer = (from: Address, to: Address, amount: bigint, token = USDC) =>
  log(token, erc20Abi, 'Transfer', { from, to }, amount);
const deposited = (sender: Address, owner: Address, assets: bigint, shares: bigint, vault = VAULT_ADDRESS) =>
  log(vault, VAULT_ABI, 'Deposit', { sender, owner }, assets, shares);
const redeemed = (receiver: Address, owner: Address, assets: bigint, shares: bigint) =>
  log(VAULT_ADDRESS, VAULT_ABI, 'Withdraw', { sender: TREASURY, receiver, owner }, assets, shares);

function chainWith(logs: Log[], status = 'success'): EvmContext {
  const reader = { getTransactionReceipt: async () => ({ transactionHash: HASH, status, logs }) };
  return { reader, treasury: TREASURY, config: { usdc: USDC } } as unknown as EvmContext;
}

it('a deposit is the USDC that left the treasury, whatever the vault says, and the shares that the vault names', async () => {
  const logs = [
    transfer(TREASURY, VAULT_ADDRESS, 100n),
    transfer(VAULT_ADDRESS, TREASURY, 1n),
    transfer(TREASURY, VAULT_ADDRESS, 70n, STRANGER),
    deposited(STRANGER, STRANGER, 5n, 5n),
    deposited(TREASURY, TREASURY, 7n, 7n, STRANGER),
    deposited(TREASURY, TREASURY, 1000n, 90n),
  ];
  expect(await readDeposit(chainWith(logs), VAULT_ADDRESS, HASH)).toEqual({ assetsMicro: 99n, shares: 90n });
});

it('a redemption is the USDC that came to the treasury for its own shares', async () => {
  const logs = [
    transfer(VAULT_ADDRESS, TREASURY, 120n),
    redeemed(STRANGER, TREASURY, 3n, 3n),
    redeemed(TREASURY, TREASURY, 500n, 90n),
  ];
  const context = chainWith(logs);
  expect(await readRedemption(context, VAULT_ADDRESS, HASH)).toEqual({ assetsMicro: 120n, shares: 90n });
  expect(await readDeposit(context, VAULT_ADDRESS, HASH)).toBeUndefined();
});

it('a transaction that failed, or in which strangers deposit, is none of ours', async () => {
  const ours = [deposited(TREASURY, TREASURY, 1n, 1n)];
  expect(await readDeposit(chainWith(ours, 'reverted'), VAULT_ADDRESS, HASH)).toBeUndefined();
  const theirs = [deposited(STRANGER, TREASURY, 1n, 1n)];
  expect(await readDeposit(chainWith(theirs), VAULT_ADDRESS, HASH)).toBeUndefined();
});
