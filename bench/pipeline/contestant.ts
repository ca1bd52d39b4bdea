import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { ADMIN_KEY, type Contestant, type FromServer, PATH } from './protocol.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
const CONNECTIONS = 16;
const REQUEST = { method: 'GET', path: PATH, headers: { authorization: `Bearer ${ADMIN_KEY}` } } as const;

/** A server in a process of its own, and the connections that load it. */
export class Measured {
  readonly name: Contestant;
  readonly #child: ChildProcess;
  readonly #pool: Pool;

  private constructor(name: Contestant, child: ChildProcess, port: number) {
    this.name = name;
    this.#child = child;
    this.#pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
  }

  static async start(name: Contestant, env: NodeJS.ProcessEnv, logFile: string): Promise<Measured> {
    const child = fork(SERVER, [name, logFile], { env });
    const [message] = (await once(child, 'message')) as [FromServer];
    if (!('ready' in message)) throw new Error(`${name} did not start`);
    return new Measured(name, child, message.ready);
  }

  /** CPU time of the server per request, in microseconds, user and system. */
  async round(requests: number): Promise<number> {
    this.#child.send('mark');
    let left = requests;
    const visitor = async () => {
      while (left-- > 0) await this.#visit();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    this.#child.send('report');
    const [message] = (await once(this.#child, 'message')) as [FromServer];
    if (!('cpuMicros' in message)) throw new Error(`${this.name} did not report`);
    return message.cpuMicros / requests;
  }

  /** The answer, so that it can be compared with the others'. */
  async answer(): Promise<string> {
    const { statusCode, body } = await this.#pool.request(REQUEST);
    return `${statusCode} ${await body.text()}`;
  }

  async stop(): Promise<void> {
    await this.#pool.close();
    this.#child.disconnect();
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
  }

  async #visit(): Promise<void> {
    const { body } = await this.#pool.request(REQUEST);
    await body.dump();
  }
}
