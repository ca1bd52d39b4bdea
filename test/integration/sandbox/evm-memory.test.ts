import { expect, it } from 'vitest';
import { openDatabase } from '../../../sandbox/evm/database.ts';
import { WorldState } from '../../../sandbox/evm/world-state.ts';

it('virtual machines are not kept after their use', async () => {
  const world = new WorldState(openDatabase(undefined), 8453, () => new Uint8Array(32));
  const { header } = await world.buildGenesis([], 1n);
  for (let made = 0; made < 3; made++) await world.createVm(header.stateRoot);
  expect(world.common.events.listenerCount('hardforkChanged')).toBe(0);
});
