import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../sandbox/postgres.ts';
import { type MeasuredRequest, MeasuredServer, type Round } from './browse/measured-server.ts';
import { HAND_WRITTEN } from './browse/protocol.ts';
import { readFamilyCpuMs } from './lifecycle/processor-time.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import { type SeededAgent, seedBusyAgent } from './private/seed.ts';
import { excerptDifference } from './report/difference.ts';
import type { Measurement } from './report/measurement.ts';
import { median, medianRatio } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * What an agent reads of its own, and registration, against hand-written Express and `pg` with the same bytes, for an
 * agent with few orders and one with very many. Rate limits are on, in the database; the other has none. Rounds
 * alternate, and the median of their ratios counts.
 */
const { values: options } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '15' },
  },
});
const SMALL = Number(options.small);
const LARGE = Number(options.large);
const ROUNDS = Number(options.rounds);
const REQUESTS = 100;
const WARM_UP = 200;
const MIN_RATIO_TO_PLAIN = 1;
const MAX_RATIO_TO_SMALL = 1.2;
/** A third of what a registration cost before, server and PostgreSQL: 5.2 and 3.5 ms. */
const MAX_REGISTER_CPU_MS = (5.2 + 3.5) / 3;

const READS = {
  'one order': ({ orderIds }: SeededAgent, index: number) =>
    `/api/orders/${orderIds[index % orderIds.length]}`,
  "an agent's poll": () => '/api/agents/me/orders?status=paid,in_progress',
  'all orders of an agent': () => '/api/agents/me/orders',
  notifications: () => '/api/notifications',
  earnings: () => '/api/agents/me/earnings',
};
type Path = keyof typeof READS | 'register';
const PATHS = [...(Object.keys(READS) as (keyof typeof READS)[]), 'register' as const];

interface MeasuredRound extends Round {
  /** CPU milliseconds of PostgreSQL for a request. Its clock ticks every 10 ms. */
  postgresMs: number;
}

type Name = 'ours' | 'plain';

class Dataset {
  readonly orders: number;
  readonly agent: SeededAgent;
  readonly servers: readonly MeasuredServer[];
  readonly #rounds = new Map<string, MeasuredRound[]>();

  private constructor(orders: number, agent: SeededAgent, servers: readonly MeasuredServer[]) {
    this.orders = orders;
    this.agent = agent;
    this.servers = servers;
  }

  static async start(orders: number, databaseUrl: string): Promise<Dataset> {
    const env = { ...apiEnvironment(databaseUrl), TRUST_PROXY: '1' };
    const agent = await seedBusyAgent(databaseUrl, env, orders);
    const all = { ...process.env, ...env };
    const servers = [
      await MeasuredServer.start('ours', all),
      await MeasuredServer.start('plain', all, new URL('private/plain.ts', import.meta.url)),
    ];
    return new Dataset(orders, agent, servers);
  }

  /** Byte for byte. A registration contains new keys. */
  async assertSameResponses(): Promise<void> {
    for (const name of Object.keys(READS) as (keyof typeof READS)[]) {
      const { path, headers } = this.#request(name, 0);
      const [first, second] = await Promise.all(
        this.servers.map((server) => server.fetchText(path, headers)),
      );
      if (first !== second)
        throw new Error(`Answers to ${path} differ:\n${excerptDifference(first, second)}`);
      if (!first?.startsWith('200 ')) throw new Error(`${path}: ${first}`);
    }
  }

  async measure(path: Path, requests: number, postgresPid: number): Promise<void> {
    for (const server of this.servers) {
      const before = readFamilyCpuMs(postgresPid);
      const round = await server.measureRequests((index) => this.#request(path, index), requests);
      const postgresMs = (readFamilyCpuMs(postgresPid) - before) / requests;
      const key = `${path} ${server.name}`;
      this.#rounds.set(key, [...(this.#rounds.get(key) ?? []), { ...round, postgresMs }]);
    }
  }

  forgetRounds(): void {
    this.#rounds.clear();
  }

  values(path: Path, name: Name, what: keyof MeasuredRound): number[] {
    return (this.#rounds.get(`${path} ${name}`) ?? []).map((round) => round[what]);
  }

  /** From another address each time, because the limits are on. */
  #request(path: Path, index: number): MeasuredRequest & { headers: Record<string, string> } {
    const headers = { 'x-forwarded-for': [...randomBytes(4)].join('.') };
    if (path !== 'register')
      return {
        path: READS[path](this.agent, index),
        headers: { ...headers, authorization: `Bearer ${this.agent.agentKey}` },
      };
    const name = `Agent ${randomBytes(8).toString('hex')}`;
    const body = JSON.stringify({ name, description: 'Product photos and short clips for small shops' });
    return {
      method: 'POST',
      path: '/api/agents/register',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    };
  }
}

const format = (orders: number) => `${orders.toLocaleString('en')} orders`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function compareToPlain(path: Path, dataset: Dataset): Measurement {
  const [ours, plain] = [
    dataset.values(path, 'ours', 'perSecond'),
    dataset.values(path, 'plain', 'perSecond'),
  ];
  return {
    path: path === 'register' ? path : `${path}, ${format(dataset.orders)}`,
    unit: 'requests per s',
    ours: median(ours),
    reference: { name: HAND_WRITTEN, value: median(plain), ratio: medianRatio(ours, plain) },
    bound: { atLeast: MIN_RATIO_TO_PLAIN, of: 'ratio' },
  };
}

function reportCpu(path: Path, dataset: Dataset): Measurement[] {
  const cpu = (name: Name) => mean(dataset.values(path, name, 'cpuUs')) / 1000;
  const postgres = (name: Name) => mean(dataset.values(path, name, 'postgresMs'));
  const sum = (name: Name) => cpu(name) + postgres(name);
  return [
    {
      path,
      unit: 'CPU ms of the server',
      ours: cpu('ours'),
      reference: { name: HAND_WRITTEN, value: cpu('plain') },
    },
    {
      path,
      unit: 'CPU ms of PostgreSQL',
      ours: postgres('ours'),
      reference: { name: HAND_WRITTEN, value: postgres('plain') },
    },
    ...(path === 'register'
      ? [
          {
            path,
            unit: 'CPU ms of both',
            ours: sum('ours'),
            reference: { name: HAND_WRITTEN, value: sum('plain') },
            bound: { atMost: MAX_REGISTER_CPU_MS },
          },
        ]
      : []),
  ];
}

function compareToSmall(path: Path, small: Dataset, large: Dataset): Measurement {
  const [few, many] = [small.values(path, 'ours', 'p50'), large.values(path, 'ours', 'p50')];
  return {
    path: `${path}, ${format(large.orders)}`,
    unit: 'p50 ms',
    ours: median(many),
    reference: { name: format(small.orders), value: median(few), ratio: medianRatio(many, few) },
    bound: { atMost: MAX_RATIO_TO_SMALL, of: 'ratio' },
  };
}

function buildReport(small: Dataset, large: Dataset): Measurement[] {
  return PATHS.flatMap((path) => [
    compareToPlain(path, small),
    ...(path === 'register' ? [] : [compareToPlain(path, large), compareToSmall(path, small, large)]),
    ...reportCpu(path, small),
  ]);
}

await runBench(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-private-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), disposable: true });
  const datasets: Dataset[] = [];
  try {
    for (const orders of [SMALL, LARGE]) {
      console.log(`Making an agent with ${format(orders)}`);
      datasets.push(await Dataset.start(orders, await postgres.createDatabase(`private_${orders}`)));
    }
    for (const dataset of datasets) await dataset.assertSameResponses();
    console.log('Answers are the same. Measuring');
    const pid = Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    for (const path of PATHS) for (const dataset of datasets) await dataset.measure(path, WARM_UP, pid);
    for (const dataset of datasets) dataset.forgetRounds();
    for (let round = 1; round <= ROUNDS; round++)
      for (const path of PATHS) for (const dataset of datasets) await dataset.measure(path, REQUESTS, pid);
    const [small, large] = datasets as [Dataset, Dataset];
    return buildReport(small, large);
  } finally {
    await Promise.all(datasets.flatMap(({ servers }) => servers.map((server) => server.stop())));
    await postgres.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});
