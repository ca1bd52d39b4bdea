import type { Fault as RpcFault } from '../../support/chains/rpc-proxy.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';

const BROADCASTS: Record<'SOLANA_RPC_URL' | 'BASE_RPC_URL' | 'ALT_RPC_URL', string> = {
  SOLANA_RPC_URL: 'sendTransaction',
  BASE_RPC_URL: 'eth_sendRawTransaction',
  ALT_RPC_URL: 'eth_sendRawTransaction',
};

/** The next broadcasts to a chain do not arrive, or their responses do not, whichever process sends them. */
export function loseBroadcasts(world: World, random: Random): void {
  const name = random.pick(Object.keys(BROADCASTS) as (keyof typeof BROADCASTS)[]);
  const kind: RpcFault = random.pick(['lose-answer', 'lose-call']);
  let left = random.integer(1, 3);
  world.note(`fault: the next ${left} broadcasts to ${name}: ${kind}`);
  for (const { rpc } of world.cluster.alive()) {
    const proxy = rpc.get(name);
    if (!proxy) continue;
    proxy.fault = (method) => {
      if (method !== BROADCASTS[name] || left === 0) return undefined;
      left -= 1;
      return kind;
    };
  }
}
