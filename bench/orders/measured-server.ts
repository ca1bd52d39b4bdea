import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../server/commands/migrate.ts';
import { evmSigner } from '../../test/support/chains/signers.ts';
import { openTestDatabase } from '../../test/support/database/database.ts';
import { seedAgent, seedService } from '../../test/support/market/market-rows.ts';
import { type CallOptions, callApi } from '../../test/support/server/call.ts';
import { apiEnvironment } from '../pipeline/environment.ts';
import { type FromServer, PRICE_MICRO, type ResourceUsage } from './protocol.ts';

export type Operation = 'create' | 'pay' | 'poll' | 'poll all' | 'read';

export interface Cost extends ResourceUsage {
  ms: number;
}

const CLIENT = evmSigner();

/** An agent's newest 30 orders are open, the others are completed. */
const SEED_SQL = `
  insert into orders (id, service_id, agent_id, service_title, service_category, price_type, client_wallet_key, brief,
    status, price_micro, fee_micro, total_micro, paid_micro, turnaround_hours, max_revisions, created_at, updated_at)
  select 'ord_' || (1700000000000 + n) || '_filling', $1, $2, 'Something made well', 'coding', 'fixed',
    'wallet-' || n % 1000, 'One of many', case when n > $3::int - 30 then 'paid' else 'completed' end, 1000000, 100000,
    1000000, 1000000, 48, 3, timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-01-01'
  from generate_series(1, $3::int) n`;

/** A server whose one agent has this many orders. */
export class MeasuredServer {
  readonly orders: number;
  readonly #child: ChildProcess;
  readonly #url: string;
  readonly #agentKey: string;
  readonly #serviceId: string;

  private constructor(orders: number, child: ChildProcess, url: string, agentKey: string, serviceId: string) {
    this.orders = orders;
    this.#child = child;
    this.#url = url;
    this.#agentKey = agentKey;
    this.#serviceId = serviceId;
  }

  static async start(orders: number, databaseUrl: string): Promise<MeasuredServer> {
    const env = { ...apiEnvironment(databaseUrl), TRUST_PROXY: '1' };
    await migrate(databaseUrl);
    const { agentKey, serviceId } = await seed(databaseUrl, env, orders);
    const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), {
      env: { ...process.env, ...env, BENCH_PAYER: CLIENT.address },
    });
    const failed = once(child, 'exit').then(() => Promise.reject(new Error('The server did not start')));
    const [message] = (await Promise.race([once(child, 'message'), failed])) as [FromServer];
    failed.catch(() => {});
    if (!('ready' in message)) throw new Error('The server did not start');
    return new MeasuredServer(orders, child, `http://127.0.0.1:${message.ready}`, agentKey, serviceId);
  }

  /** The cost of one request, from many in sequence. */
  async measure(operation: Operation, times: number): Promise<Cost> {
    const ids = operation === 'pay' || operation === 'read' ? await this.#placeOrders(times) : [];
    const before = await this.#readUsage();
    const begin = performance.now();
    for (let time = 0; time < times; time++) await this.#run(operation, ids[time]);
    const ms = performance.now() - begin;
    const after = await this.#readUsage();
    return {
      ms: ms / times,
      roundTrips: (after.roundTrips - before.roundTrips) / times,
      cpuMs: (after.cpuMs - before.cpuMs) / times,
    };
  }

  async stop(): Promise<void> {
    this.#child.disconnect();
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
  }

  async #placeOrders(times: number): Promise<string[]> {
    const ids: string[] = [];
    for (let time = 0; time < times; time++) ids.push(await this.#run('create'));
    return ids;
  }

  async #run(operation: Operation, id = ''): Promise<string> {
    const signed = { signer: CLIENT };
    const agent = { bearer: this.#agentKey };
    const calls = {
      create: () =>
        this.#call('POST', '/api/orders', {
          ...signed,
          body: { service_id: this.#serviceId, brief: 'A small thing' },
        }),
      pay: () => {
        const escrow_tx_hash = `0x${randomBytes(32).toString('hex')}`;
        return this.#call('PATCH', `/api/orders/${id}`, {
          ...signed,
          body: { action: 'pay', escrow_tx_hash },
        });
      },
      poll: () =>
        this.#call('GET', '/api/agents/me/orders', { ...agent, query: { status: 'paid,in_progress' } }),
      'poll all': () => this.#call('GET', '/api/agents/me/orders', agent),
      read: () => this.#call('GET', `/api/orders/${id}`, agent),
    };
    return calls[operation]();
  }

  /** From another address each time, because the limits are on. */
  async #call(method: string, path: string, options: CallOptions): Promise<string> {
    const headers = { 'x-forwarded-for': [...randomBytes(4)].join('.') };
    const { status, text, data } = await callApi(this.#url, method, path, { ...options, headers });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return data.id;
  }

  async #readUsage(): Promise<ResourceUsage> {
    this.#child.send('spent');
    const [message] = (await once(this.#child, 'message')) as [FromServer];
    if (!('spent' in message)) throw new Error('The server does not say what it has spent');
    return message.spent;
  }
}

async function seed(databaseUrl: string, env: Record<string, string>, orders: number) {
  const database = openTestDatabase(databaseUrl, 1);
  const { query } = database;
  try {
    const world = { database, env };
    const agent = await seedAgent(world, { endpoint_url: 'https://agent.example.com/hook' });
    const serviceId = await seedService(world, agent.id, { price_micro: PRICE_MICRO });
    // its triggers count orders one by one, which is not measured here
    await query('set session_replication_role = replica');
    await query(SEED_SQL, [serviceId, agent.id, orders]);
    await query('vacuum analyze orders');
    return { agentKey: agent.apiKey, serviceId };
  } finally {
    await database.drop();
  }
}
