import type { Address, Hash, Hex } from 'viem';

/** Who deploys vaults and may pull their levers. Its transactions are mined when they return, and throw when they fail. */
export interface VaultManager {
  address: Address;
  usdc: Address;
  getNonce(): Promise<number>;
  send(call: { to?: Address; data: Hex }): Promise<Hash>;
  /** Out of thin air. */
  mintUsdc(address: Address, micro: bigint): Promise<unknown>;
}
