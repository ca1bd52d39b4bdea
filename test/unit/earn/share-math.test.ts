import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isFairPrice,
  planRedemption,
  splitProportionally,
  splitStake,
} from '../../../server/money/earn/pools/share-math.ts';
import { PoolModel } from './pool-model.ts';
import { VaultModel } from './vault-model.ts';

const SEQUENCES = 10_000;

const micro = (max: bigint) => fc.bigInt({ min: 1n, max });
const owner = fc.integer({ min: 0, max: 4 });
const percent = fc.integer({ min: 0, max: 100 });

type Step =
  | { do: 'deposit'; owner: number; amount: bigint }
  | { do: 'withdraw'; owner: number; percent: number }
  | { do: 'yield' | 'loss'; percent: number }
  | { do: 'serve'; percent: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), owner, amount: micro(10n ** 12n) }),
  fc.record({ do: fc.constant('withdraw' as const), owner, percent }),
  fc.record({ do: fc.constantFrom('yield' as const, 'loss' as const), percent }),
  fc.record({ do: fc.constant('serve' as const), percent }),
);

/** Strangers have money in the vault, too, or gave it some before anybody deposited. */
const vault = fc
  .record({
    assets: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    shares: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    offset: fc.constantFrom(0, 6, 12),
  })
  .map(({ assets, shares, offset }) => new VaultModel(assets, shares, offset));

function run(pool: PoolModel, what: Step): void {
  const part = (whole: bigint, of: number) => (whole * BigInt(of)) / 100n;
  if (what.do === 'deposit') pool.deposit(what.owner, what.amount);
  if (what.do === 'withdraw')
    pool.withdraw(what.owner, part(pool.positions.get(what.owner)?.shares ?? 0n, what.percent));
  if (what.do === 'yield') pool.vault.assets += part(pool.vault.assets, what.percent);
  if (what.do === 'loss') pool.vault.assets -= part(pool.vault.assets, what.percent);
  if (what.do === 'serve') pool.serve(part(pool.vault.assets, what.percent));
}

function expectSound(pool: PoolModel): void {
  const stakes = [...pool.positions.values(), ...pool.waiting];
  const sum = (of: 'shares' | 'costMicro') => stakes.reduce((total, stake) => total + stake[of], 0n);
  const unpaid = pool.waiting.reduce((total, { redeemed }) => total + redeemed, 0n);
  if (pool.owed() > pool.held()) throw new Error(`owes ${pool.owed()}, holds ${pool.held()}`);
  if (sum('shares') !== pool.ownShares) throw new Error('shares do not add up');
  if (pool.cash !== unpaid) throw new Error(`cash ${pool.cash} is not what is unpaid: ${unpaid}`);
  if (pool.venueAccount !== sum('costMicro')) throw new Error('the venue is not at cost');
  if (pool.poolAccount !== sum('costMicro') + unpaid) throw new Error('the pool does not add up');
  if (pool.poolAccount < 0n || pool.venueAccount < 0n) throw new Error('below zero');
}

it('a pool never owes more than it holds, and its shares, assets and ledger always add up', () => {
  fc.assert(
    fc.property(vault, fc.array(step, { maxLength: 30 }), (at, steps) => {
      const pool = new PoolModel(at);
      for (const what of steps) {
        run(pool, what);
        expectSound(pool);
      }
      pool.serve(pool.vault.assets * 2n + 1n);
      expectSound(pool);
      expect(pool.paidPlaces).toEqual([...pool.paidPlaces].sort((a, b) => a - b));
    }),
    { numRuns: SEQUENCES },
  );
});

it('nobody gains by depositing and leaving at once, at whatever moment', () => {
  fc.assert(
    fc.property(vault, fc.array(step, { maxLength: 20 }), micro(10n ** 12n), (at, steps, amount) => {
      const pool = new PoolModel(at);
      for (const what of steps) run(pool, what);
      pool.serve(pool.vault.assets * 2n + 1n);
      if (pool.waiting.length > 0) return;
      const stranger = 99;
      const before = new Map(
        [...pool.positions].map(([who, stake]) => [who, pool.vault.assetsFor(stake.shares)]),
      );
      if (!pool.deposit(stranger, amount)) return;
      pool.withdraw(stranger, pool.positions.get(stranger)?.shares ?? 0n);
      pool.serve(pool.vault.assets * 2n + 1n);
      expect(pool.paid.get(stranger) ?? 0n).toBeLessThanOrEqual(amount);
      for (const [who, worth] of before)
        expect(pool.vault.assetsFor(pool.positions.get(who)?.shares ?? 0n)).toBeGreaterThanOrEqual(worth);
    }),
    { numRuns: SEQUENCES },
  );
});

it('what a redemption brought is split without a rest, and nobody gets more than a unit beyond their part', () => {
  const parts = fc.array(micro(10n ** 30n), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), parts, (total, shares) => {
      const amounts = splitProportionally(
        total,
        shares.map((one) => ({ shares: one })),
      );
      const whole = shares.reduce((sum, one) => sum + one, 0n);
      expect(amounts.reduce((sum, one) => sum + one, 0n)).toBe(total);
      for (const [index, amount] of amounts.entries()) {
        const exact = (total * (shares[index] ?? 0n)) / whole;
        expect(amount - exact === 0n || amount - exact === 1n).toBe(true);
      }
    }),
  );
});

it('a deposit whose shares somebody made dear, or that brings none, is not put to work', () => {
  const donated = new VaultModel(10n ** 12n, 1n, 0);
  expect(isFairPrice(100_000_000n, donated.preview(100_000_000n))).toBe(false);
  expect(isFairPrice(100_000_000n, { shares: 1n, valueMicro: 99_500_000n })).toBe(true);
  expect(isFairPrice(100_000_000n, { shares: 1n, valueMicro: 99_499_999n })).toBe(false);
  expect(isFairPrice(0n, { shares: 0n, valueMicro: 0n })).toBe(false);
});

it('those who wait are served in order; only the last of a turn gets a part', () => {
  const waiting = [5n, 3n, 7n].map((shares, index) => ({ id: `w${index}`, shares }));
  const plan = (shares: bigint, leastPart = 0n) => planRedemption(waiting, { shares, leastPart });
  expect(plan(0n)).toEqual([]);
  expect(plan(4n)).toEqual([{ id: 'w0', shares: 4n }]);
  expect(plan(4n, 5n)).toEqual([]);
  expect(plan(4n, 4n)).toEqual([{ id: 'w0', shares: 4n }]);
  expect(plan(5n, 6n)).toEqual([waiting[0]]);
  expect(plan(9n, 5n)).toEqual([waiting[0], waiting[1], { id: 'w2', shares: 1n }]);
  expect(plan(100n)).toEqual(waiting);
});

it('a stake gives its shares with their part of the cost, and the last ones with all of the rest', () => {
  const { taken, left } = splitStake({ shares: 3n, costMicro: 100n }, 1n);
  expect([taken, left]).toEqual([
    { shares: 1n, costMicro: 33n },
    { shares: 2n, costMicro: 67n },
  ]);
  expect(splitStake(left, 2n).taken.costMicro).toBe(67n);
  expect(() => splitStake(left, 3n)).toThrow(RangeError);
  expect(() => splitStake(left, 0n)).toThrow(RangeError);
});
