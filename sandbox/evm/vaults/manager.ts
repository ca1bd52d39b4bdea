import type { Address, Hash, Hex } from 'viem';

/** Deploys and controls vaults. Its transactions are mined on return, and throw if they fail. */
export interface VaultManager {
  address: Address;
  usdc: Address;
  getNonce(): Promise<number>;
  send(call: { to?: Address; data: Hex }): Promise<Hash>;
  /** Mints. */
  mintUsdc(address: Address, micro: bigint): Promise<unknown>;
}
