import type { Network } from '../../server/foundation/platform/networks.ts';
import type { SandboxVaults } from '../evm/vaults/sandbox-vaults.ts';

/** A chain of the sandbox's own, which can do what no real chain does for the asking. */
export interface LocalChain {
  network: Network;
  /** Decimals of the coin that pays for gas. */
  nativeDecimals: number;
  /** What the server has to know of the chain, as its environment variables. */
  variables: Record<string, string>;
  /** What stands on the chain for whoever names nothing else. */
  defaults: Record<string, string>;
  /** Where deposits earn. */
  vaults: SandboxVaults | undefined;
  /** Returns the address as the chain writes it, or undefined. */
  parseAddress(text: string): string | undefined;
  getNativeBalance(address: string): Promise<bigint>;
  /** Pay out of thin air; final on return, with the hash of the transaction. */
  sendNative(address: string, units: bigint): Promise<string>;
  sendUsdc(address: string, micro: bigint): Promise<string>;
  advanceTime(seconds: number): Promise<void>;
  close(): Promise<void>;
}

export type LocalChains = ReadonlyMap<Network, LocalChain>;
