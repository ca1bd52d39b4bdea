import type { Random } from '../random.ts';
import { RECEIVER_MODES } from '../world/receiver.ts';
import type { World } from '../world/world.ts';
import { loseBroadcasts } from './broadcasts.ts';
import { fireAtWork } from './fire-at-work.ts';
import { misbehave, reorganize } from './nodes.ts';

/** Something that goes wrong. Ended by `endFaults`, or by itself. */
export interface Fault {
  name: string;
  weight: number;
  begin(world: World, random: Random): Promise<void> | void;
}

/** A process dies while it is at work. */
function crash(world: World, random: Random): void {
  const process = random.maybe(world.cluster.alive());
  if (!process) return;
  const moment = fireAtWork(process, random, () => {
    world.note(`fault: ${process.name} dies`);
    process.crash();
  });
  world.note(`fault: ${process.name} dies at ${moment}`);
}

function loseConnections(world: World, random: Random): void {
  const process = random.maybe(world.cluster.alive());
  if (!process) return;
  const moment = fireAtWork(process, random, () => process.link.drop());
  world.note(`fault: ${process.name} loses its connections at ${moment}`);
}

export const faults: Fault[] = [
  { name: 'a process dies', weight: 4, begin: crash },
  {
    name: 'a process loses its connections',
    weight: 4,
    begin: loseConnections,
  },
  { name: 'a node misbehaves', weight: 5, begin: misbehave },
  { name: 'broadcasts are lost', weight: 5, begin: loseBroadcasts },
  { name: 'a chain is reorganized', weight: 2, begin: reorganize },
  {
    name: 'receivers change',
    weight: 2,
    begin: (world, random) => {
      world.receiver.mode = random.pick(RECEIVER_MODES);
    },
  },
  {
    name: 'a process is replaced',
    weight: 1,
    begin: async (world, random) => void (await world.cluster.restart(random.pick(world.cluster.all).name)),
  },
  { name: 'the dead are started', weight: 3, begin: (world) => world.cluster.restartDead() },
];

export async function endFaults(world: World): Promise<void> {
  world.receiver.mode = 'well';
  await world.cluster.restartDead();
  for (const { rpc, link } of world.cluster.all) {
    link.fireAtMessage(Number.POSITIVE_INFINITY, false, () => {});
    link.atNextJob(() => {});
    for (const proxy of rpc.values()) {
      proxy.fault = () => undefined;
      proxy.onCall = () => {};
    }
  }
}
