import { expect, it } from 'vitest';
import { SingleFlight } from '../../../server/foundation/platform/single-flight.ts';

it('does once what many ask for at the same time, and again what is asked for later', async () => {
  const flights = new SingleFlight<number>();
  let runs = 0;
  const work = async () => {
    runs += 1;
    return runs;
  };
  const together = await Promise.all([
    flights.run('a', work),
    flights.run('a', work),
    flights.run('b', work),
  ]);
  expect(together).toEqual([1, 1, 2]);
  expect(await flights.run('a', work)).toBe(3);
});

it('tells all who asked that it failed, and does not remember it', async () => {
  const flights = new SingleFlight<string>();
  const fail = () => Promise.reject(new Error('no'));
  const asked = [flights.run('a', fail), flights.run('a', fail)];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights.run('a', async () => 'yes')).toBe('yes');
});
