import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import type { RunServices } from './run-services.ts';

export type RunMethod = Exclude<keyof RunServices, 'close' | 'uploadFolder'>;
type Arguments<M extends RunMethod> = Parameters<RunServices[M]>;
type Result<M extends RunMethod> = Awaited<ReturnType<RunServices[M]>>;

/** Test files run in their own processes; they reach the run's services over a loopback port. */
export function serveRun(services: RunServices): Server {
  return createServer(async (request, response) => {
    try {
      response.end(serialize({ result: await handleCall(services, request) }));
    } catch (error) {
      response.end(serialize({ problem: error instanceof Error ? error.message : String(error) }));
    }
  });
}

async function handleCall(services: RunServices, request: IncomingMessage): Promise<unknown> {
  const [method, parameters] = deserialize(await buffer(request)) as [RunMethod, unknown[]];
  const call = services[method] as (...parameters: unknown[]) => Promise<unknown>;
  return call.apply(services, parameters);
}

export async function callRun<M extends RunMethod>(
  url: string,
  method: M,
  ...args: Arguments<M>
): Promise<Result<M>> {
  const body = new Uint8Array(serialize([method, args]));
  const response = await fetch(url, { method: 'POST', body });
  const { result, problem } = deserialize(Buffer.from(await response.arrayBuffer()));
  if (problem) throw new Error(problem);
  return result as Result<M>;
}
