import { base58 } from '@scure/base';
import type { WalletChain } from '../../generated/vocabulary.gen.ts';

export type { WalletChain };

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const SOLANA_ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const SOLANA_KEY_BYTES = 32;

/** By the format of the address; undefined if it is invalid. */
export function detectChain(address: string): WalletChain | undefined {
  if (EVM_ADDRESS.test(address)) return 'base';
  return SOLANA_ADDRESS.test(address) && base58.decode(address).length === SOLANA_KEY_BYTES
    ? 'solana'
    : undefined;
}
