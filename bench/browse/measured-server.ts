import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { readCpuMs } from '../lifecycle/processor-time.ts';
import { median } from '../report/medians.ts';
import type { Contestant, FromServer } from './protocol.ts';

const CONNECTIONS = 8;

const FILES: Record<Contestant, string> = {
  ours: 'ours.ts',
  uncached: 'ours.ts',
  plain: 'plain.ts',
  bare: 'bare.ts',
};

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

  static async start(name: Contestant, env: NodeJS.ProcessEnv): Promise<MeasuredServer> {
    const child = fork(fileURLToPath(new URL(FILES[name], import.meta.url)), { env });
    const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${name} did not start`)));
    const [message] = (await Promise.race([once(child, 'message'), failed])) as [FromServer];
    failed.catch(() => {});
    if (!('ready' in message)) throw new Error(`${name} did not start`);
    return new MeasuredServer(name, child, message.ready);
  }

  async measureRound(
    paths: readonly string[],
    requests: number,
    visitors = CONNECTIONS,
    headers: Record<string, string> = {},
  ): Promise<Round> {
    const times: number[] = [];
    const cpuBefore = this.#readCpuMs();
    const begin = performance.now();
    let next = 0;
    const visit = async () => {
      while (next < requests) {
        const path = paths[next++ % paths.length] as string;
        const start = performance.now();
        await this.#read(path, headers);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    const ms = performance.now() - begin;
    const cpuUs = ((this.#readCpuMs() - cpuBefore) * 1000) / requests;
    return { perSecond: (requests * 1000) / ms, p50: median(times), cpuUs };
  }

  /** The response, to compare it with the other's. */
  async fetchText(path: string): Promise<string> {
    const { statusCode, body } = await this.#pool.request({ method: 'GET', path });
    return `${statusCode} ${await body.text()}`;
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

  #readCpuMs(): number {
    return readCpuMs(this.#child.pid ?? 0);
  }

  async #read(path: string, headers: Record<string, string>): Promise<void> {
    const { statusCode, body } = await this.#pool.request({ method: 'GET', path, headers });
    await body.dump();
    if (statusCode !== 200 && statusCode !== 402)
      throw new Error(`${this.name} answered ${statusCode} to ${path}`);
  }
}
