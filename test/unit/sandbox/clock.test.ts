import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStateDatabase } from '../../../sandbox/folder/state-database.ts';
import type { LocalChain } from '../../../sandbox/networks/local-chain.ts';
import { restoreClock, TimeMachine } from '../../../sandbox/time-machine.ts';

function world() {
  const db = openStateDatabase(':memory:');
  const clock = restoreClock(db);
  const events: string[] = [];
  const advanceTime = async (seconds: number) => {
    await setImmediate();
    events.push(`chain ${seconds} at ${clock.offsetMs}`);
  };
  const runDue = async (now: Date) => {
    events.push(`due ${Math.round((now.getTime() - Date.now()) / 1000)}`);
  };
  const chains = new Map([['base-mainnet' as const, { advanceTime } as LocalChain]]);
  return { db, events, time: new TimeMachine({ clock, db, chains, runDue }) };
}

test('the chain goes first, then the clock, then what has fallen due', async () => {
  const { events, time } = world();
  await time.advance(60);
  expect(events).toEqual(['chain 60 at 0', 'due 60']);
});

test('concurrent moves are applied in sequence and stored', async () => {
  const { db, events, time } = world();
  await Promise.all([time.advance(10), time.advance(20), time.advance(0)]);
  expect(events).toEqual(['chain 10 at 0', 'due 10', 'chain 20 at 10000', 'due 30', 'due 30']);
  expect(restoreClock(db).offsetMs).toBe(30_000);
});

test('a move that failed does not hold up the next', async () => {
  const db = openStateDatabase(':memory:');
  const clock = restoreClock(db);
  let fails = true;
  const runDue = async () => {
    if (fails) throw new Error('a sweep failed');
  };
  const time = new TimeMachine({ clock, db, chains: new Map(), runDue });
  await expect(time.advance(5)).rejects.toThrow('a sweep failed');
  fails = false;
  await time.advance(5);
  expect(clock.offsetMs).toBe(10_000);
});
