import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { Pool } from 'undici';
import { migrate } from '../../server/commands/migrate.ts';
import { seedAgent, seedOrder, seedService } from '../../test/support/market/market-rows.ts';
import { apiEnvironment } from '../pipeline/environment.ts';
import { buildToolRequest, type Call, type Transport } from './calls.ts';
import type { FromServer } from './protocol.ts';

const CONNECTIONS = 8;
const ORDERS = 20;

/** A server with some agents and orders, and the connections that load it. */
export class MeasuredServer {
  readonly orderId: string;
  readonly #child: ChildProcess;
  readonly #api: Pool;
  readonly #app: Pool;
  readonly #key: string;

  private constructor(child: ChildProcess, ports: { api: number; app: number }, made: SeedData) {
    const at = (port: number) => new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
    this.#child = child;
    this.#api = at(ports.api);
    this.#app = at(ports.app);
    this.orderId = made.orderId;
    this.#key = made.apiKey;
  }

  static async start(databaseUrl: string): Promise<MeasuredServer> {
    const env = { ...apiEnvironment(databaseUrl), TRUST_PROXY: '1' };
    await migrate(databaseUrl);
    const made = await seed(databaseUrl, env);
    const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), {
      env: { ...process.env, ...env },
    });
    const [message] = (await once(child, 'message')) as [FromServer];
    if (!('ready' in message)) throw new Error('The server did not start');
    return new MeasuredServer(child, message.ready, made);
  }

  /** The server's CPU per call, in milliseconds. */
  async measure(call: Call, way: Transport, times: number): Promise<number> {
    const before = await this.#readCpuMs();
    let left = times;
    const visit = async () => {
      while (left-- > 0) await this.run(call, way);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visit));
    return ((await this.#readCpuMs()) - before) / times;
  }

  /** The response, for comparison. From another address each time, because the limits are on. */
  async run(call: Call, way: Transport): Promise<unknown> {
    const address = [...randomBytes(4)].join('.');
    const headers = { authorization: `Bearer ${this.#key}`, 'x-forwarded-for': address };
    if (way === 'HTTP') {
      const { statusCode, body } = await this.#api.request({ method: 'GET', path: call.path, headers });
      if (statusCode !== 200) throw new Error(`${call.path}: ${statusCode} ${await body.text()}`);
      return body.json();
    }
    const request = buildToolRequest(call, way);
    const all = { ...headers, ...request.headers };
    const { body } = await this.#app.request({
      method: 'POST',
      path: '/mcp',
      headers: all,
      body: request.body,
    });
    const { result } = (await body.json()) as { result?: { structuredContent?: unknown } };
    if (!result?.structuredContent) throw new Error(`${call.tool} as ${way} failed`);
    return result.structuredContent;
  }

  async stop(): Promise<void> {
    await Promise.all([this.#api.close(), this.#app.close()]);
    this.#child.disconnect();
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
  }

  async #readCpuMs(): Promise<number> {
    this.#child.send('cpu');
    const [message] = (await once(this.#child, 'message')) as [FromServer];
    if (!('cpuMs' in message)) throw new Error('The server does not say what it has spent');
    return message.cpuMs;
  }
}

interface SeedData {
  apiKey: string;
  orderId: string;
}

async function seed(url: string, env: Record<string, string>): Promise<SeedData> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const query = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await pool.query<Row>(sql, values)).rows;
  try {
    const world = { database: { url, query, drop: async () => {} }, env };
    for (let index = 0; index < ORDERS; index++) await seedAgent(world);
    const agent = await seedAgent(world);
    const serviceId = await seedService(world, agent.id);
    const orders: string[] = [];
    for (let index = 0; index < ORDERS; index++) {
      orders.push(await seedOrder(world, agent.id, { service_id: serviceId }));
    }
    return { apiKey: agent.apiKey, orderId: orders[0] as string };
  } finally {
    await pool.end();
  }
}
