import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { type EvmSigner, solanaSigner, type WalletSigner } from '../../test/support/chains/signers.ts';
import { isEvm, type Network } from './networks.ts';

/** A client's wallet: it signs requests, and the process of the chains pays with its key. */
export interface PayingWallet {
  signer: WalletSigner;
  key: string;
}

export function createWallet(network: Network): PayingWallet {
  if (!isEvm(network)) {
    const signer = solanaSigner();
    return { signer, key: Buffer.from(signer.secretKey).toString('hex') };
  }
  const key = generatePrivateKey();
  return { signer: toSigner(key), key };
}

export function toSigner(key: Hex): EvmSigner {
  const account = privateKeyToAccount(key);
  return {
    chain: 'base',
    address: account.address,
    account,
    sign: (message) => account.signMessage({ message }),
  };
}

export interface Treasuries {
  env: Record<string, string>;
  addresses: Record<Network, string>;
  /** The same on both EVM chains. */
  relayers: string[];
}

/** New keys of a treasury on each network, and of relayers. */
export function createTreasuries(relayers = 0): Treasuries {
  const solana = solanaSigner();
  const [base, alt] = [generatePrivateKey(), generatePrivateKey()];
  const relayerKeys = Array.from({ length: relayers }, generatePrivateKey);
  const submitters = { BASE_RELAYER_KEYS: relayerKeys.join(), ALT_RELAYER_KEYS: relayerKeys.join() };
  return {
    env: {
      SOLANA_TREASURY_KEY: JSON.stringify([...solana.secretKey]),
      BASE_TREASURY_KEY: base,
      ALT_TREASURY_KEY: alt,
      ...(relayers > 0 && submitters),
    },
    addresses: {
      'solana-mainnet': base58.encode(ed25519.getPublicKey(solana.secretKey.slice(0, 32))),
      'base-mainnet': privateKeyToAccount(base).address,
      'alt-mainnet': privateKeyToAccount(alt).address,
    },
    relayers: relayerKeys.map((key) => privateKeyToAccount(key).address),
  };
}
