import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import type { Keypair, PublicKey } from '@solana/web3.js';
import type { WalletSigner } from '../wallet.ts';

/** A wallet that signs text itself, as browser wallets do. */
export interface MessageSigner {
  publicKey: PublicKey;
  signMessage(message: Uint8Array): Promise<Uint8Array>;
}

const SEED_BYTES = 32;

/**
 * Signs requests with a Solana keypair, or with a wallet that signs messages.
 *
 * @example
 * const signer = keypairSigner(Keypair.generate());
 * const market = new AgentMarket({ baseUrl, signer });
 */
export function keypairSigner(wallet: Keypair | MessageSigner): WalletSigner {
  const signBytes = async (message: Uint8Array) =>
    'signMessage' in wallet
      ? wallet.signMessage(message)
      : ed25519.sign(message, wallet.secretKey.slice(0, SEED_BYTES));
  return {
    address: wallet.publicKey.toBase58(),
    sign: async (message) => base58.encode(await signBytes(new TextEncoder().encode(message))),
  };
}
