import type { ChainMethods } from './chains-process.ts';
import { type Helper, type Remote, startHelper } from './messages.ts';
import type { ProxyMethods } from './rpc-proxy-process.ts';

export interface LocalChains {
  /** A server's variables; its nodes are as far away as asked for. */
  env: Record<string, string>;
  call: Remote<ChainMethods>;
  countCalls(): Promise<Record<string, number>>;
  /** Processes, to read what they use. */
  pids: { chains: number; proxy: number };
  close(): Promise<void>;
}

/** The three chains in a process of their own, behind a proxy that answers late. */
export async function startLocalChains(delayMs: number): Promise<LocalChains> {
  const chains: Helper<ChainMethods> = startHelper(new URL('chains-process.ts', import.meta.url));
  const env = await chains.call.readEnvironment();
  const nodes = [env.SOLANA_RPC_URL, env.BASE_RPC_URL, env.ALT_RPC_URL];
  const program = new URL('rpc-proxy-process.ts', import.meta.url);
  const proxy: Helper<ProxyMethods> = startHelper(program, [String(delayMs), ...nodes]);
  const [solana = '', base = '', alt = ''] = await proxy.call.readUrls();
  return {
    env: { ...env, SOLANA_RPC_URL: solana, BASE_RPC_URL: base, ALT_RPC_URL: alt },
    call: chains.call,
    countCalls: () => proxy.call.readCounts(),
    pids: { chains: chains.child.pid ?? 0, proxy: proxy.child.pid ?? 0 },
    close: async () => {
      await Promise.all([proxy.stop(), chains.stop()]);
    },
  };
}
