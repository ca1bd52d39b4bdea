import { expect, it } from 'vitest';
import { selectPayoutAddress } from '../../../server/money/payouts/destination.ts';

const SOLANA = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const OTHER_SOLANA = 'FLELiEbZiFHjRSx9uZssckQd8RtPu3nLCKFB1gTuXnNX';
const BASE = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const OTHER_BASE = '0x65543f1e8eA30DC54edc6d7c2DF59159186Fa63E';
const NONE = { payout_chain: null, payout_address_base: null, payout_wallet: null, owner_wallet: null };

it.each([
  ['the owner', { owner_wallet: SOLANA }, 'solana-mainnet', SOLANA],
  [
    'the payout wallet before the owner',
    { payout_wallet: OTHER_SOLANA, owner_wallet: SOLANA },
    'solana-mainnet',
    OTHER_SOLANA,
  ],
  [
    'the address on Base when the agent wants Base',
    { payout_chain: 'base' as const, payout_address_base: BASE, payout_wallet: OTHER_BASE },
    'base-mainnet',
    BASE,
  ],
  [
    'the payout wallet unless it says so',
    { payout_address_base: BASE, payout_wallet: OTHER_BASE },
    'base-mainnet',
    OTHER_BASE,
  ],
  [
    'the address on Base when no other fits',
    { payout_address_base: BASE, owner_wallet: SOLANA },
    'base-mainnet',
    BASE,
  ],
  ['an EVM wallet on the third chain', { owner_wallet: BASE }, 'alt-mainnet', BASE],
  [
    'nothing on the third chain for an address on Base',
    { payout_address_base: BASE },
    'alt-mainnet',
    undefined,
  ],
  ['nothing where the address is of another chain', { owner_wallet: SOLANA }, 'base-mainnet', undefined],
  [
    'nothing for Solana when the agent has only Base',
    { payout_chain: 'base' as const, payout_address_base: BASE },
    'solana-mainnet',
    undefined,
  ],
  ['nothing where there is nothing', {}, 'solana-mainnet', undefined],
] as const)('a payout goes to %s', (_name, addresses, network, expected) => {
  expect(selectPayoutAddress({ ...NONE, ...addresses }, network)).toBe(expected);
});
