import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { median } from '../report/medians.ts';
import type { Cost, FromServer } from './protocol.ts';

const CONNECTIONS = 4;

export interface MeasuredRequest {
  path: string;
  headers?: Record<string, string>;
}

/** The server in its own process, and the connections that load it. */
export class MeasuredServer {
  readonly #child: ChildProcess;
  readonly #pool: Pool;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.#pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
  }

  static async start(env: NodeJS.ProcessEnv): Promise<MeasuredServer> {
    const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), { env });
    const failed = once(child, 'exit').then(() => Promise.reject(new Error('The server did not start')));
    const [message] = (await Promise.race([once(child, 'message'), failed])) as [FromServer];
    failed.catch(() => {});
    if (!('ready' in message)) throw new Error('The server did not start');
    return new MeasuredServer(child, message.ready);
  }

  async read({ path, headers = {} }: MeasuredRequest) {
    const answer = await this.#pool.request({ method: 'GET', path, headers });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  }

  /** Median latency in milliseconds. */
  async measureP50(asked: readonly MeasuredRequest[], requests: number, expected: number): Promise<number> {
    const times: number[] = [];
    for (let next = 0; next < requests; next += 1) {
      const { path, headers = {} } = asked[next % asked.length] as MeasuredRequest;
      const start = performance.now();
      const { statusCode, body } = await this.#pool.request({ method: 'GET', path, headers });
      await body.dump({ limit: Number.MAX_SAFE_INTEGER });
      times.push(performance.now() - start);
      if (statusCode !== expected) throw new Error(`${path} was answered with ${statusCode}`);
    }
    return median(times);
  }

  /** The cost of the work for the server. */
  async measureCost(work: () => Promise<unknown>): Promise<Cost> {
    this.#child.send('begin');
    await work();
    this.#child.send('end');
    const [message] = (await once(this.#child, 'message')) as [FromServer];
    if (!('eventLoopDelayMs' in message)) throw new Error('The server does not say what that cost');
    return message;
  }

  async stop(): Promise<void> {
    await this.#pool.close();
    this.#child.disconnect();
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
  }
}
