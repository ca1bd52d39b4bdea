import { setTimeout as delay } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { isInsideTransaction } from '../foundation/db/transaction-scope.ts';
import type { Metrics } from '../foundation/platform/metrics.ts';
import type { Network } from '../foundation/platform/networks.ts';
import { backoffMs } from './backoff.ts';
import { ChainUnavailableError } from './errors.ts';
import type { NodeFetch } from './types.ts';

export interface RpcOptions {
  network: Network;
  /** For one attempt. */
  timeoutMs: number;
  metrics?: Metrics | undefined;
  /** Rejects calls inside database transactions: locks would last as long as a node takes to respond. */
  rejectInTransactions?: boolean;
}

export interface RpcFetch {
  fetch: NodeFetch;
  close(): Promise<void>;
}

const MAX_ATTEMPTS = 3;
const RETRY_BACKOFF = { baseMs: 200, capMs: 2000 };
/** After a lost response, it is unknown whether one of these took effect. The sender decides whether to retry. */
const BROADCAST_METHODS = ['sendTransaction', 'eth_sendRawTransaction'];

/** The fetch of both chain libraries: with timeout, metrics, and retries while the node is unreachable. */
export function createRpcFetch(options: RpcOptions): RpcFetch {
  const agent = new Agent({ connect: { timeout: options.timeoutMs } });
  const tryOnce = async (input: string | URL | Request, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(options.timeoutMs);
    const response = await fetch(String(input), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: String(init.body),
      signal,
      dispatcher: agent,
    });
    if (response.status === 429 || response.status >= 500) throw new Error(`HTTP ${response.status}`);
    // read here, so that a truncated response counts as no response
    return new Response(await response.text(), { status: response.status });
  };
  return {
    async fetch(input, init = {}) {
      const methods = parseRpcMethods(init.body);
      if (options.rejectInTransactions && isInsideTransaction())
        throw new Error(`${methods.join(', ')} was called inside a database transaction`);
      const measured = () => measureCall(options, methods, () => tryOnce(input, init));
      return methods.some((method) => BROADCAST_METHODS.includes(method))
        ? measured().catch((error) => throwUnavailable(options.network, error))
        : fetchWithRetry(options.network, measured);
    },
    close: () => agent.close(),
  };
}

async function fetchWithRetry(network: Network, attempt: () => Promise<Response>): Promise<Response> {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (failures === MAX_ATTEMPTS) throwUnavailable(network, error);
      await delay(backoffMs(failures, RETRY_BACKOFF));
    }
  }
}

function throwUnavailable(network: Network, error: unknown): never {
  throw new ChainUnavailableError(network, describeFetchError(error));
}

/** Never the URL: it may contain the RPC provider's API key. */
function describeFetchError(error: unknown): string {
  const { message, cause } = error as Error;
  const { code } = (cause ?? {}) as { code?: string };
  return code ?? message;
}

async function measureCall(
  { network, metrics }: RpcOptions,
  methods: readonly string[],
  call: () => Promise<Response>,
): Promise<Response> {
  const method = methods.length === 1 ? String(methods[0]) : 'batch';
  const end = metrics?.rpcDuration.startTimer({ network, method });
  try {
    const response = await call();
    end?.({ outcome: 'ok' });
    return response;
  } catch (error) {
    end?.({ outcome: 'failed' });
    throw error;
  }
}

function parseRpcMethods(body: unknown): string[] {
  const calls = JSON.parse(String(body)) as { method: string } | { method: string }[];
  return [calls].flat().map(({ method }) => method);
}
