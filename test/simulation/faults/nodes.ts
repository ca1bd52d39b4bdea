import { setTimeout as delay } from 'node:timers/promises';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain } from '../../support/chains/chains.ts';
import type { Fault as RpcFault } from '../../support/chains/rpc-proxy.ts';
import type { RpcVariable } from '../cluster/process.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';

const RPC: readonly RpcVariable[] = ['SOLANA_RPC_URL', 'BASE_RPC_URL', 'ALT_RPC_URL'];
const BROADCASTS = ['eth_sendRawTransaction', 'sendTransaction'];
const LATE_MS = 400;
const LATEST_REORGANIZATION_MS = 300;
/** 500 gwei. */
const HIGH_FEE = '0x746a528800';

/** What a node says that is behind the others. */
const BEHIND: Partial<Record<string, RpcFault>> = {
  eth_getTransactionReceipt: { pretend: null },
  eth_getTransactionByHash: { pretend: null },
  getTransaction: { pretend: null },
  getSignatureStatuses: { pretend: { context: { slot: 1 }, value: [null] } },
};

const whenBroadcast = (fault: RpcFault) => (method: string) =>
  BROADCASTS.includes(method) ? fault : undefined;

/** What a node can do to the calls of a process. */
const MISBEHAVIORS: Record<string, (method: string) => RpcFault | undefined> = {
  'loses responses': () => 'lose-answer',
  'loses calls': () => 'lose-call',
  'is unavailable': () => ({ status: 503 }),
  'is late': () => ({ lateMs: LATE_MS }),
  'is behind': (method) => BEHIND[method],
  'loses responses to broadcasts': whenBroadcast('lose-answer'),
  'loses broadcasts': whenBroadcast('lose-call'),
  'drops what it accepted': (method) =>
    method === 'eth_sendRawTransaction' ? { pretend: `0x${'11'.repeat(32)}` } : undefined,
  'rejects for lack of funds': whenBroadcast({
    error: { code: -32000, message: 'insufficient funds for gas * price + value' },
  }),
  'asks for high fees': (method) =>
    method === 'eth_maxPriorityFeePerGas' ? { pretend: HIGH_FEE } : undefined,
  'returns nonsense': () => ({ pretend: 'nonsense' }),
};

/** The next calls of one process to one node go wrong. */
export function misbehave(world: World, random: Random): void {
  const process = random.maybe(world.cluster.alive());
  const name = random.pick(RPC);
  const proxy = process?.rpc.get(name);
  if (!proxy) return;
  const kind = random.pick(Object.keys(MISBEHAVIORS));
  let left = random.integer(1, 12);
  world.note(`fault: ${name} of ${process?.name} ${kind} for ${left} calls`);
  world.coverage.add(`fault a node ${kind}`);
  proxy.fault = (method) => {
    const fault = left > 0 ? MISBEHAVIORS[kind]?.(method) : undefined;
    if (fault) left -= 1;
    return fault;
  };
}

const REORGANIZED = [
  { network: 'base-mainnet', chainId: BASE_CHAIN_ID },
  { network: 'alt-mainnet', chainId: ALT_CHAIN_ID },
] as const;

/**
 * While the step is taken, no block becomes final, and then the last ones are replaced, with all of their transactions
 * or without those of one sender.
 */
export async function reorganize(world: World, random: Random): Promise<void> {
  const { network, chainId } = random.pick(REORGANIZED);
  const depth = random.integer(1, 6);
  const payers = world.clients.filter((client) => client.network === network);
  const senders = [world.treasury(network), ...payers.map(({ payer }) => payer.signer.address)];
  const dropped = random.chance(0.8) ? random.pick(senders) : undefined;
  const afterMs = random.integer(20, LATEST_REORGANIZATION_MS);
  const chain = await evmChain(chainId);
  await chain.holdFinality(true);
  world.inBackground(async () => {
    await delay(afterMs);
    const lost = await chain.reorganize(depth, dropped);
    await chain.holdFinality(false);
    world.note(`fault: ${network} replaces ${depth} blocks and loses ${lost.join(', ') || 'nothing'}`);
    if (lost.length > 0) world.coverage.add('fault a transaction is lost in a reorganization');
  });
}
