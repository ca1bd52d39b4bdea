import { Connection, PublicKey } from '@solana/web3.js';
import type { SolanaConfig } from '../../config/config.ts';
import type { RpcFetch } from '../rpc-fetch.ts';
import type { Signer } from '../signer.ts';
import { parseAddress } from './address.ts';
import { createStatusReader, type SeenStatus } from './status-reader.ts';

/** The network's configuration, with a signer in place of the treasury key. */
export type SolanaNetworkConfig = Omit<SolanaConfig, 'treasuryKey' | 'treasuryKmsKey'> & { treasury: Signer };

/** Dependencies of every call to the chain. */
export interface SolanaContext {
  connection: Connection;
  treasury: PublicKey;
  mint: PublicKey;
  readStatus(signature: string): Promise<SeenStatus>;
  config: SolanaNetworkConfig;
}

export function createContext(config: SolanaNetworkConfig, rpc: RpcFetch): SolanaContext {
  const connection = new Connection(config.rpcUrl, {
    commitment: 'confirmed',
    fetch: rpc.fetch as unknown as typeof fetch,
    // our own fetch handles retries
    disableRetryOnRateLimit: true,
  });
  return {
    config,
    connection,
    readStatus: createStatusReader(connection),
    treasury: parseAddress(config.treasury.address),
    mint: new PublicKey(config.usdcMint),
  };
}
