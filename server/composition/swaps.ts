import { JupiterSwapProvider } from '../money/swaps/jupiter.ts';
import { type SwapProvider, unconfiguredSwapProvider } from '../money/swaps/swap-provider.ts';
import { SwapService } from '../money/swaps/swap-service.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'config' | 'chains' | 'clock'>;

/** Through Jupiter where it is configured, else by the provider that the embedding program brings, else not at all. */
export function createSwaps(
  { config, chains, clock }: Dependencies,
  own: SwapProvider = unconfiguredSwapProvider,
): SwapService {
  const { jupiter, solana } = config;
  const { usdcMint } = solana;
  const provider = jupiter.url
    ? new JupiterSwapProvider({ url: jupiter.url, apiKey: jupiter.apiKey, usdcMint })
    : own;
  return new SwapService({ provider, chains, clock });
}
