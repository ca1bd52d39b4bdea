import { expect, it } from 'vitest';
import { buildExplorers } from '../../../server/web/console/explorers.ts';

const configured = (cluster: string, chainId: number) =>
  buildExplorers({
    solana: { cluster },
    base: { network: 'base-mainnet', chainId },
    alt: { network: 'alt-mainnet', chainId: 31_337 },
  } as Parameters<typeof buildExplorers>[0]);

it('names explorers of public chains, and none of others', () => {
  expect(configured('mainnet-beta', 8453)).toEqual({
    'solana-mainnet': 'https://explorer.solana.com/tx/{hash}',
    'base-mainnet': 'https://basescan.org/tx/{hash}',
  });
  expect(configured('devnet', 84_532)['base-mainnet']).toContain('sepolia');
  expect(configured('local', 31_337)).toEqual({});
});
