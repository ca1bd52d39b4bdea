import type { Network } from '../../../server/foundation/platform/networks.ts';
import type { RpcVariable } from '../cluster/process.ts';
import type { World } from '../world/world.ts';

const LATE_MS = 200;
const VARIABLES: Partial<Record<Network, RpcVariable>> = {
  'solana-mainnet': 'SOLANA_RPC_URL',
  'base-mainnet': 'BASE_RPC_URL',
  'alt-mainnet': 'ALT_RPC_URL',
};

/** Gives others time between the reads of a request and its writes. */
export async function withLateNodes(world: World, network: Network, run: () => Promise<void>): Promise<void> {
  const variable = VARIABLES[network];
  const proxies = world.cluster.alive('api').flatMap(({ rpc }) => (variable && rpc.get(variable)) ?? []);
  const before = proxies.map(({ fault }) => fault);
  for (const proxy of proxies) proxy.fault = () => ({ lateMs: LATE_MS });
  await run();
  for (const [index, proxy] of proxies.entries()) proxy.fault = before[index] ?? (() => undefined);
}
