import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../server/config/config.ts';
import { MINIMAL_ENVIRONMENT } from '../../support/server/minimal-environment.ts';

const VAULT = '0xbeef01735c132ada46aa9aa4c54623caa92a64cb';
const LENDING = {
  key: 'lend-usdc',
  venue: 'lend',
  market: 'usdc',
  strategy: 'lending',
  network: 'base-mainnet',
  vault: VAULT,
};
const LIQUIDITY = {
  ...LENDING,
  key: 'perps-usdc',
  venue: 'perps',
  strategy: 'liquidity',
  vault: `0x${'12'.repeat(20)}`,
  fee_apr: { function: 'tradingFeeApr' },
};

function venuesOf(...entries: unknown[]) {
  return loadConfig({ ...MINIMAL_ENVIRONMENT, EARN_VENUES: JSON.stringify(entries) }).earn.venues;
}

function problemOf(text: string): string {
  try {
    loadConfig({ ...MINIMAL_ENVIRONMENT, EARN_VENUES: text });
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.join('\n');
    throw error;
  }
}

describe('the venues of Earn', () => {
  it('are none unless configured', () => {
    expect(loadConfig(MINIMAL_ENVIRONMENT).earn.venues).toEqual([]);
  });

  it('are read in their order, with a note on the risk and the part of the fees for depositors', () => {
    const note = 'Only what you can do without.';
    expect(venuesOf(LIQUIDITY, { ...LENDING, risk_note: note })).toMatchObject([
      { key: 'perps-usdc', strategy: 'liquidity', feeApr: { function: 'tradingFeeApr', sharePct: 60 } },
      { key: 'lend-usdc', vault: getAddress(VAULT), riskNote: note, feeApr: undefined },
    ]);
    expect(venuesOf(LENDING)[0]?.riskNote).toContain('The rate varies');
  });

  it.each([
    ['not JSON', 'it must be a JSON list'],
    ['{}', 'it must be a JSON list'],
    ['[1]', 'it must be a JSON list'],
    [[{ ...LENDING, key: 'Lend' }], '"key" of entry 1 should be lower-case letters'],
    [[LENDING, { ...LIQUIDITY, vault: '0x12' }], '"vault" of entry 2 should be an EVM address'],
    [[{ ...LENDING, vault: VAULT.replace('beef', 'Beef') }], '"vault" of entry 1 should be an EVM address'],
    [[{ ...LENDING, network: 'solana-mainnet' }], '"network" of entry 1 should be base-mainnet or'],
    [[{ ...LENDING, network: 'alt-mainnet' }], 'lend-usdc on alt-mainnet, which is not configured'],
    [[{ ...LENDING, strategy: 'magic' }], '"strategy" of entry 1 should be lending or liquidity'],
    [[{ ...LENDING, address: VAULT }], 'entry 1 has the unknown field "address"'],
    [[{ ...LENDING, fee_apr: { function: 'apr' } }], 'entry 1 has "fee_apr", which only liquidity has'],
    [[{ ...LIQUIDITY, fee_apr: { function: 'apr()' } }], '"fee_apr" of entry 1 should be'],
    [[{ ...LIQUIDITY, fee_apr: { function: 'apr', share_pct: 101 } }], '"fee_apr" of entry 1 should be'],
    [[LENDING, { ...LIQUIDITY, key: 'lend-usdc' }], '2 entries have the key lend-usdc'],
    [[LENDING, { ...LIQUIDITY, venue: 'lend' }], '2 entries have the venue and market lend usdc'],
    [[LENDING, { ...LIQUIDITY, vault: getAddress(VAULT) }], '2 entries have the network and vault'],
  ])('are refused with a sentence: %j', (given, sentence) => {
    expect(problemOf(typeof given === 'string' ? given : JSON.stringify(given))).toContain(sentence);
  });
});
