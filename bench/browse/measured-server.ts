import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { readCpuMs } from '../lifecycle/processor-time.ts';
import { median } from '../report/medians.ts';
import type { Contestant, FromServer } from './protocol.ts';

const CONNECTIONS = 8;
const ACCEPTED = new Set([200, 201, 402]);

const FILES: Record<Contestant, string> = {
  ours: 'ours.ts',
  uncached: 'ours.ts',
  plain: 'plain.ts',
  bare: 'bare.ts',
};

export interface MeasuredRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PATCH';
  headers?: Record<string, string>;
  body?: string;
}

export interface Round {
  perSecond: number;
  /** CPU microseconds of the server for a request. Its clock ticks every 10 ms. */
  cpuUs: number;
  /** Median latency in milliseconds. */
  p50: number;
}

/** A server in its own process, and the connections that load it. */
export class MeasuredServer {
  readonly name: Contestant;
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #pool: Pool;

  private constructor(name: Contestant, child: ChildProcess, port: number) {
    this.name = name;
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
    this.#pool = new Pool(this.url, { connections: CONNECTIONS });
  }

  static async start(
    name: Contestant,
    env: NodeJS.ProcessEnv,
    program = new URL(FILES[name], import.meta.url),
  ): Promise<MeasuredServer> {
    const child = fork(fileURLToPath(program), { env });
    const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${name} did not start`)));
    const [message] = (await Promise.race([once(child, 'message'), failed])) as [FromServer];
    failed.catch(() => {});
    if (!('ready' in message)) throw new Error(`${name} did not start`);
    return new MeasuredServer(name, child, message.ready);
  }

  measureRound(
    paths: readonly string[],
    requests: number,
    visitors = CONNECTIONS,
    headers: Record<string, string> = {},
  ): Promise<Round> {
    const request = (index: number) => ({ path: paths[index % paths.length] as string, headers });
    return this.measureRequests(request, requests, visitors);
  }

  async measureRequests(
    request: (index: number) => MeasuredRequest,
    requests: number,
    visitors = CONNECTIONS,
  ): Promise<Round> {
    const times: number[] = [];
    const cpuBefore = this.readCpuMs();
    const begin = performance.now();
    let next = 0;
    const visit = async () => {
      while (next < requests) {
        const asked = request(next++);
        const start = performance.now();
        await this.#receive(asked);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    const ms = performance.now() - begin;
    const cpuUs = ((this.readCpuMs() - cpuBefore) * 1000) / requests;
    return { perSecond: (requests * 1000) / ms, p50: median(times), cpuUs };
  }

  /** The response, to compare it with the other's. */
  async fetchText(path: string, headers: Record<string, string> = {}): Promise<string> {
    const { statusCode, body } = await this.#pool.request({ method: 'GET', path, headers });
    return `${statusCode} ${await body.text()}`;
  }

  /** The text of an accepted response. */
  async send({ method = 'GET', ...request }: MeasuredRequest): Promise<string> {
    const { statusCode, body } = await this.#pool.request({ method, ...request });
    const text = await body.text();
    if (!ACCEPTED.has(statusCode))
      throw new Error(`${this.name} answered ${statusCode} to ${method} ${request.path}: ${text}`);
    return text;
  }

  /** CPU milliseconds so far. */
  readCpuMs(): number {
    return readCpuMs(this.#child.pid ?? 0);
  }

  /** Statements sent to the database so far. */
  async countStatements(): Promise<number> {
    this.#child.send('statements');
    const [message] = (await once(this.#child, 'message')) as [FromServer];
    if (!('statements' in message)) throw new Error(`${this.name} does not count statements`);
    return message.statements;
  }

  async stop(): Promise<void> {
    await this.#pool.close();
    this.#child.disconnect();
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
  }

  /** Reads the response without its text. */
  async #receive({ method = 'GET', ...request }: MeasuredRequest): Promise<void> {
    const { statusCode, body } = await this.#pool.request({ method, ...request });
    const answer = ACCEPTED.has(statusCode)
      ? await body.dump({ limit: Number.MAX_SAFE_INTEGER })
      : await body.text();
    if (!ACCEPTED.has(statusCode))
      throw new Error(`${this.name} answered ${statusCode} to ${method} ${request.path}: ${answer}`);
  }
}
