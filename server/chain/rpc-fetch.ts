import { setTimeout as delay } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import type { Metrics } from '../foundation/platform/metrics.ts';
import type { Network } from '../foundation/platform/networks.ts';
import { backoffMs } from './backoff.ts';
import { ChainUnavailableError } from './errors.ts';

export interface RpcOptions {
  network: Network;
  /** For one try. */
  timeoutMs: number;
  metrics?: Metrics | undefined;
}

export interface RpcFetch {
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const MAX_ATTEMPTS = 3;
const RETRY_BACKOFF = { baseMs: 200, capMs: 2000 };
/** Whether one of these took effect is not known when its answer is lost, so whoever sends decides what next. */
const BROADCAST_METHODS = ['sendTransaction', 'eth_sendRawTransaction'];

/** The way both chain libraries reach their node: timed, counted, and repeated while the node is out of reach. */
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
    // read here, so that an answer that breaks off counts as none
    return new Response(await response.text(), { status: response.status });
  };
  return {
    async fetch(input, init = {}) {
      const methods = parseRpcMethods(init.body);
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

/** Never the address: it may hold the key of the node's provider. */
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
