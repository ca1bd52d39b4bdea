import { base58 } from '@scure/base';
import type { WalletSigner } from '../wallet.ts';
import {
  type BrowserWallet,
  getAddress,
  type Keypair,
  type KitMessageSigner,
  type MessageSigner,
  signText,
} from './wallet.ts';

/**
 * Signs requests with a Solana keypair of `@solana/web3.js`, a signer of `@solana/kit`, or a wallet that signs messages.
 *
 * @example
 * const signer = keypairSigner(await generateKeyPairSigner());
 * const market = new AgentMarket({ baseUrl, signer });
 */
export function keypairSigner(
  wallet: Keypair | KitMessageSigner | MessageSigner | BrowserWallet,
): WalletSigner {
  return {
    address: getAddress(wallet),
    sign: async (message) => base58.encode(await signText(wallet, new TextEncoder().encode(message))),
  };
}
