import { generateKeyPairSync } from 'node:crypto';
import { base58 } from '@scure/base';
import { type Hex, hexToBytes } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { createEvmSigner, createSolanaSigner, deriveEvmAddress, type Signer } from '../chain/signer.ts';
import { Sealer } from '../foundation/platform/crypto.ts';
import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import type { KeyFamily } from './agent-wallet.entity.ts';

/** A wallet with its encrypted key. */
export interface SealedWallet {
  agentId: string;
  family: KeyFamily;
  address: string;
  keySealed: string;
}

/** In the format that wallets import: base58 of 64 bytes on Solana, 0x and 64 hex digits on EVM chains. */
interface NewKey {
  address: string;
  key: string;
}

const KEY_GENERATORS: Record<KeyFamily, () => NewKey> = { solana: generateSolanaKey, evm: generateEvmKey };

const SIGNER_FACTORIES: Record<KeyFamily, (open: () => string, address: string) => Signer> = {
  solana: (open, address) => createSolanaSigner(() => base58.decode(open()), address),
  evm: (open, address) => createEvmSigner(() => hexToBytes(open() as Hex), address),
};

/**
 * Creates, encrypts and decrypts the keys of agents' wallets. A key can be decrypted only for its agent and chain
 * family.
 */
export class WalletKeys {
  readonly #sealer: Sealer;

  constructor(masterKeys: ReadonlyMap<number, Uint8Array>) {
    this.#sealer = new Sealer(masterKeys);
  }

  create(agentId: string, family: KeyFamily) {
    const { address, key } = KEY_GENERATORS[family]();
    const keySealed = this.#sealer.seal(key, getWalletSealPurpose(agentId, family));
    return { agentId, family, address, addressKey: normalizeWalletAddress(address), keySealed };
  }

  /** Decrypts the key for each signature. */
  createSigner(wallet: SealedWallet): Signer {
    return SIGNER_FACTORIES[wallet.family](() => this.openKey(wallet), wallet.address);
  }

  /** For the owner only. */
  openKey({ agentId, family, keySealed }: SealedWallet): string {
    return this.#sealer.open(keySealed, getWalletSealPurpose(agentId, family));
  }
}

/** Solana keys were once stored in `agents` and stay encrypted for that column. */
export function getWalletSealPurpose(agentId: string, family: KeyFamily): string {
  if (family === 'solana') return `agents.wallet_solana_sealed:${agentId}`;
  return `agent_wallets.key_sealed:${family}:${agentId}`;
}

/** By OpenSSL, which takes a tenth of the time of JavaScript. */
export function generateSolanaKey(): NewKey {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const [seed, publicKey] = [d, x].map((part) => Buffer.from(part ?? '', 'base64url'));
  if (seed?.length !== 32 || publicKey?.length !== 32) throw new Error('An Ed25519 key has 32 bytes');
  return {
    address: base58.encode(publicKey),
    key: base58.encode(Buffer.concat([seed, publicKey])),
  };
}

function generateEvmKey(): NewKey {
  const key = generatePrivateKey();
  return { address: deriveEvmAddress(key), key };
}
