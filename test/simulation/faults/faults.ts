import type { RpcVariable } from '../cluster/process.ts';
import type { Random } from '../random.ts';
import { RECEIVER_MODES } from '../world/receiver.ts';
import type { World } from '../world/world.ts';

/** Something that goes wrong. Ended by `endFaults`, or by itself. */
export interface Fault {
  name: string;
  weight: number;
  begin(world: World, random: Random): Promise<void> | void;
}

const RPC: readonly RpcVariable[] = ['SOLANA_RPC_URL', 'BASE_RPC_URL', 'ALT_RPC_URL'];

/** A process dies at its nth message to the database from now. */
function crashAtMessage(world: World, random: Random): void {
  const process = random.maybe(world.cluster.alive());
  if (!process) return;
  const [message, isForwarded] = [random.integer(1, 40), random.chance(0.5)];
  world.note(`fault: ${process.name} dies at message ${message}, ${isForwarded ? 'after' : 'before'} it`);
  process.link.fireAtMessage(message, isForwarded, () => {
    world.note(`fault: ${process.name} dies`);
    process.crash();
  });
}

function spoilRpc(world: World, random: Random): void {
  const process = random.maybe(world.cluster.alive());
  const name = random.pick(RPC);
  const proxy = process?.rpc.get(name);
  if (!proxy) return;
  const kind = random.pick(['lose-answer', 'lose-call', 'unavailable', 'unseen'] as const);
  let left = random.integer(1, 12);
  world.note(`fault: ${process?.name} ${name} ${kind} ${left}`);
  proxy.fault = (method) => {
    if (left <= 0) return undefined;
    left -= 1;
    if (kind === 'unavailable') return { status: 503 };
    if (kind !== 'unseen') return kind;
    return UNSEEN[method];
  };
}

/** What a node says that is behind the others. */
const UNSEEN: Partial<Record<string, { pretend: unknown }>> = {
  eth_getTransactionReceipt: { pretend: null },
  eth_getTransactionByHash: { pretend: null },
  getTransaction: { pretend: null },
  getSignatureStatuses: { pretend: { context: { slot: 1 }, value: [null] } },
};

export const faults: Fault[] = [
  { name: 'a process dies', weight: 4, begin: crashAtMessage },
  {
    name: 'a process loses its connections',
    weight: 2,
    begin: (world, random) => random.maybe(world.cluster.alive())?.link.drop(),
  },
  { name: 'a node misbehaves', weight: 4, begin: spoilRpc },
  {
    name: 'receivers change',
    weight: 1,
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
    for (const proxy of rpc.values()) proxy.fault = () => undefined;
  }
}
