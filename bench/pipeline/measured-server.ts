import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import type { FromServer } from './protocol.ts';

const CONNECTIONS = 16;

export interface MeasuredRequest {
  path: string;
  headers: Record<string, string>;
}

/** A server in its own process, and the connections that load it. */
export class MeasuredServer<Name extends string> {
  readonly name: Name;
  readonly #child: ChildProcess;
  readonly #pool: Pool;

  private constructor(name: Name, child: ChildProcess, port: number) {
    this.name = name;
    this.#child = child;
    this.#pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
  }

  /** `program` gets the name and its log file. */
  static async start<Name extends string>(
    name: Name,
    program: URL,
    env: NodeJS.ProcessEnv,
    logFile: string,
  ): Promise<MeasuredServer<Name>> {
    const child = fork(fileURLToPath(program), [name, logFile], { env });
    const [message] = (await once(child, 'message')) as [FromServer];
    if (!('ready' in message)) throw new Error(`${name} did not start`);
    return new MeasuredServer(name, child, message.ready);
  }

  /** CPU time of the server per request, in microseconds, user and system. */
  async measureRound(request: MeasuredRequest, requests: number): Promise<number> {
    this.#child.send('mark');
    let left = requests;
    const visitor = async () => {
      while (left-- > 0) await this.#request(request);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    this.#child.send('report');
    const [message] = (await once(this.#child, 'message')) as [FromServer];
    if (!('cpuMicros' in message)) throw new Error(`${this.name} did not report`);
    return message.cpuMicros / requests;
  }

  /** The response, to compare it with the others'. */
  async fetchText(request: MeasuredRequest): Promise<string> {
    const { statusCode, body } = await this.#pool.request({ method: 'GET', ...request });
    return `${statusCode} ${await body.text()}`;
  }

  async stop(): Promise<void> {
    await this.#pool.close();
    this.#child.disconnect();
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
  }

  async #request(request: MeasuredRequest): Promise<void> {
    const { body } = await this.#pool.request({ method: 'GET', ...request });
    await body.dump();
  }
}
