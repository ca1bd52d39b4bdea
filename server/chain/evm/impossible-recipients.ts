import { zeroAddress } from 'viem';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { ImpossibleRecipients } from '../types.ts';
import type { EvmContext } from './context.ts';

export function impossibleRecipients({ treasury, config }: EvmContext): ImpossibleRecipients {
  return new Map([
    [walletKeyOf(zeroAddress), 'the zero address'],
    [walletKeyOf(config.usdc), 'the USDC contract'],
    [walletKeyOf(treasury), 'the treasury itself'],
  ]);
}
