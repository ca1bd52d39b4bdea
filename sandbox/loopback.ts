import type { RequestListener } from 'node:http';
import { ListenError, listen } from '../server/web/http/listen.ts';
import { SandboxError } from './sandbox-error.ts';

/** Listens only on this machine, on both addresses of `localhost`. */
export async function listenOnLoopback(
  handler: RequestListener,
  port: number,
  variable: string,
): Promise<{ close(): Promise<void> }> {
  try {
    const { close } = await listen(handler, { host: 'localhost', port, portVariable: variable });
    return { close: () => close({ timeoutMs: 0 }) };
  } catch (error) {
    throw error instanceof ListenError ? new SandboxError(error.message) : error;
  }
}
