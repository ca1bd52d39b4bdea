import { Connection, Keypair, PublicKey } from '@solana/web3.js';
import type { SolanaConfig } from '../../config/config.ts';
import type { RpcFetch } from '../rpc-fetch.ts';

/** What every call to the chain needs. */
export interface SolanaContext {
  connection: Connection;
  treasury: PublicKey;
  mint: PublicKey;
  config: SolanaConfig;
}

export function createContext(config: SolanaConfig, rpc: RpcFetch): SolanaContext {
  return {
    config,
    connection: new Connection(config.rpcUrl, {
      commitment: 'confirmed',
      fetch: rpc.fetch as unknown as typeof fetch,
      // our own fetch repeats what may be repeated
      disableRetryOnRateLimit: true,
    }),
    treasury: Keypair.fromSecretKey(config.treasuryKey).publicKey,
    mint: new PublicKey(config.usdcMint),
  };
}
