import { zeroAddress } from 'viem';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import type { InvalidRecipients } from '../types.ts';
import type { EvmContext } from './context.ts';

export function listInvalidRecipients({ treasury, config }: EvmContext): InvalidRecipients {
  return new Map([
    [normalizeWalletAddress(zeroAddress), 'the zero address'],
    [normalizeWalletAddress(config.usdc), 'the USDC contract'],
    [normalizeWalletAddress(treasury), 'the treasury itself'],
  ]);
}
