import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getContractAddress,
  maxUint256,
} from 'viem';
import { lendingVaultArtifact } from '../contracts/LendingVault.gen.ts';
import { liquidityVaultArtifact } from '../contracts/LiquidityVault.gen.ts';
import type { VaultManager } from './manager.ts';

export type VaultKind = 'lending' | 'liquidity';

const ARTIFACTS = { lending: lendingVaultArtifact, liquidity: liquidityVaultArtifact };

export interface VaultTerms {
  /** USDC of other depositors. */
  seedMicro: bigint;
  /** USDC that its holders will earn over time. */
  reserveMicro: bigint;
}

/** The manager's next transaction deploys it, to the address that follows from its nonce. */
export async function deployVault(
  manager: VaultManager,
  kind: VaultKind,
  { seedMicro, reserveMicro }: VaultTerms,
): Promise<Address> {
  const address = predictVaultAddress(manager.address, await manager.getNonce());
  const held = seedMicro + reserveMicro;
  if (held > 0n) await manager.mintUsdc(address, held);
  const { abi, bytecode } = ARTIFACTS[kind];
  await manager.send({ data: encodeDeployData({ abi, bytecode, args: [manager.usdc, seedMicro] }) });
  return address;
}

export function predictVaultAddress(manager: Address, nonce: number): Address {
  return getContractAddress({ from: manager, nonce: BigInt(nonce) });
}

/** The manager holds what the vault invested, and returns it. */
export async function approveVault({ usdc, send }: VaultManager, vault: Address): Promise<void> {
  const args = [vault, maxUint256] as const;
  await send({ to: usdc, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) });
}
