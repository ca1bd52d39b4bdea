import { World } from './world.ts';

/** Run as a child process: begins one job, says so, and never ends it. */
const [addresses = ''] = process.argv.slice(2);
const world = await World.open(JSON.parse(addresses));
world.workers.register('reach-out.v1', () => {
  process.stdout.write('begun\n');
  return new Promise(() => {});
});
