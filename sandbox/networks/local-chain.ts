import type { Network } from '../../server/foundation/platform/networks.ts';
import type { SandboxVaults } from '../evm/vaults/sandbox-vaults.ts';

/** A chain of the sandbox, with controls that no real chain has. */
export interface LocalChain {
  network: Network;
  /** Decimals of the native coin. */
  nativeDecimals: number;
  /** The chain's environment variables of the server. */
  variables: Record<string, string>;
  /** Default contracts on the chain. */
  defaults: Record<string, string>;
  /** Venues for deposits. */
  vaults: SandboxVaults | undefined;
  /** Returns the address in canonical form, or undefined. */
  parseAddress(text: string): string | undefined;
  getNativeBalance(address: string): Promise<bigint>;
  /** Mint; final on return, with the transaction hash. */
  sendNative(address: string, units: bigint): Promise<string>;
  sendUsdc(address: string, micro: bigint): Promise<string>;
  /** Where USDC needs an account of its own. */
  openUsdcAccount(address: string): Promise<void>;
  advanceTime(seconds: number): Promise<void>;
  close(): Promise<void>;
}

export type LocalChains = ReadonlyMap<Network, LocalChain>;
