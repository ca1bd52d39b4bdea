import { OffsetClock } from '../../sandbox/offset-clock.ts';

/** A clock that a test moves by hand: it stands still between two advances. */
export function createTestClock(start = '2030-01-01T00:00:00.000Z'): OffsetClock {
  const still = new Date(start);
  return new OffsetClock(0, { now: () => still });
}
