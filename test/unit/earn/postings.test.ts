import { describe, expect, it } from 'vitest';
import {
  buildDeployedPosting,
  buildReceivedPosting,
  buildRedeemedPosting,
} from '../../../server/money/earn/postings.ts';
import { type Posting, toPostingLines } from '../../../server/money/ledger/posting.ts';

const DEPOSIT = { id: 'dep_1', poolKey: 'alpha', network: 'base-mainnet', amountMicro: 5_000_000n } as const;
const redeem = (costMicro: bigint, assetsMicro: bigint) =>
  buildRedeemedPosting({ id: 'red_1', poolKey: 'alpha', network: 'base-mainnet', costMicro, assetsMicro });

/** What a balanced posting moves: debits are positive, credits negative. */
function readMoves(posting: Posting | undefined): Record<string, bigint> {
  const lines = posting ? toPostingLines(posting) : [];
  return Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));
}

describe('the ledger has a pool at cost', () => {
  it('owes its depositors what they paid', () => {
    expect(readMoves(buildReceivedPosting(DEPOSIT))).toEqual({
      'treasury:base-mainnet': 5_000_000n,
      'pool:alpha': -5_000_000n,
    });
  });

  it('has at the venue what left the treasury', () => {
    expect(readMoves(buildDeployedPosting(DEPOSIT))).toEqual({
      'venue:alpha': 5_000_000n,
      'treasury:base-mainnet': -5_000_000n,
    });
  });

  it.each([
    [
      'a gain, which is owed too',
      100n,
      120n,
      { 'treasury:base-mainnet': 120n, 'venue:alpha': -100n, 'pool:alpha': -20n },
    ],
    [
      'a loss, which is not owed',
      100n,
      70n,
      { 'treasury:base-mainnet': 70n, 'venue:alpha': -100n, 'pool:alpha': 30n },
    ],
    ['neither', 100n, 100n, { 'treasury:base-mainnet': 100n, 'venue:alpha': -100n }],
    [
      'the least gain',
      100n,
      101n,
      { 'treasury:base-mainnet': 101n, 'venue:alpha': -100n, 'pool:alpha': -1n },
    ],
    ['shares that cost nothing', 0n, 7n, { 'treasury:base-mainnet': 7n, 'pool:alpha': -7n }],
    ['shares that bring nothing', 7n, 0n, { 'venue:alpha': -7n, 'pool:alpha': 7n }],
  ])('redeems shares with %s', (_what, costMicro, assetsMicro, moves) => {
    expect(readMoves(redeem(costMicro, assetsMicro))).toEqual(moves);
  });

  it('has nothing to write where nothing moves', () => {
    expect(redeem(0n, 0n)).toBeUndefined();
  });

  it('writes each step of a deposit or redemption once', () => {
    const postings = [buildReceivedPosting(DEPOSIT), buildDeployedPosting(DEPOSIT), redeem(1n, 1n)];
    expect(postings.map((posting) => posting?.reference)).toEqual(['dep_1', 'dep_1', 'red_1']);
    expect(new Set(postings.map((posting) => posting?.kind)).size).toBe(3);
    for (const posting of postings) expect(posting).toMatchObject({ network: 'base-mainnet', asset: 'USDC' });
  });
});
