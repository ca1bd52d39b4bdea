import { Connection, PublicKey } from '@solana/web3.js';
import type { SolanaConfig } from '../../config/config.ts';
import type { RpcFetch } from '../rpc-fetch.ts';
import type { Signer } from '../signer.ts';
import { parseAddress } from './address.ts';

/** The network as it is configured, with who signs for the treasury in place of its key. */
export type SolanaNetworkConfig = Omit<SolanaConfig, 'treasuryKey' | 'treasuryKmsKey'> & { treasury: Signer };

/** What every call to the chain needs. */
export interface SolanaContext {
  connection: Connection;
  treasury: PublicKey;
  mint: PublicKey;
  config: SolanaNetworkConfig;
}

export function createContext(config: SolanaNetworkConfig, rpc: RpcFetch): SolanaContext {
  return {
    config,
    connection: new Connection(config.rpcUrl, {
      commitment: 'confirmed',
      fetch: rpc.fetch as unknown as typeof fetch,
      // our own fetch repeats what may be repeated
      disableRetryOnRateLimit: true,
    }),
    treasury: parseAddress(config.treasury.address),
    mint: new PublicKey(config.usdcMint),
  };
}
