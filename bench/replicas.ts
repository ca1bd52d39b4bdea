import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type MeasuredRequest, MeasuredServer } from './browse/measured-server.ts';
import { HAND_WRITTEN } from './browse/protocol.ts';
import { buildRequests } from './browse/requests.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import { type Cluster, startCluster } from './replicas/cluster.ts';
import { keepProcessorsBusy } from './report/busy-processors.ts';
import { excerptDifference } from './report/difference.ts';
import type { Measurement } from './report/measurement.ts';
import { median, medianRatio, sum } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * CPU of a list at 1, 2 and 4 API processes with one streaming replica: of the processes, the primary and the replica.
 * The load grows with the processes. The reference has as many processes: bare `http` for lists from memory, and
 * hand-written Express and `pg`, which reads the replica alone, for the others. Rounds alternate, and the median of
 * their ratios counts. All processors are busy the whole time.
 */
const { values: options } = parseArgs({
  options: {
    agents: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
  },
});
const AGENTS = Number(options.agents);
const ROUNDS = Number(options.rounds);
const COUNTS = [1, 2, 4] as const;
const MOST = 4;
const VISITORS_PER_PROCESS = 4;
/** For each process. One that is colder than the others would count as growth. */
const WARM_UP = 1500;
const MAX_GROWTH = 1.2;
/** Of the CPU time of PostgreSQL, for lists that it answers; less means that it is not used. */
const MIN_REPLICA_SHARE = 0.1;

type Contestant = 'ours' | 'reference';

interface Load {
  name: string;
  servers: Record<Contestant, readonly MeasuredServer[]>;
  /** What the reference is. */
  reference: string;
  /** Of each process. */
  requests: number;
  request: (index: number) => MeasuredRequest;
  /** Whether the processes answer it from memory. */
  isInMemory: boolean;
}

interface Round {
  perSecond: number;
  /** CPU milliseconds for a request, of all of them. */
  cpuMs: number;
  apiMs: number;
  primaryMs: number;
  replicaMs: number;
}

const PARTS = { apiMs: 'the API processes', primaryMs: 'the primary', replicaMs: 'the replica' } as const;

type Rounds = Map<string, Round[]>;

const toKey = (load: Load, contestant: Contestant, processes: number) =>
  `${load.name} ${contestant} ${processes}`;

async function startServers(start: () => Promise<MeasuredServer>, started: MeasuredServer[]) {
  const servers: MeasuredServer[] = [];
  for (let count = 0; count < MOST; count++) {
    const server = await start();
    servers.push(server);
    started.push(server);
  }
  return servers;
}

/** From another address each time, because the limits are on. */
const fromAnywhere = () => ({ 'x-forwarded-for': [...randomBytes(4)].join('.') });

async function startLoads(
  cluster: Cluster,
  env: NodeJS.ProcessEnv,
  started: MeasuredServer[],
): Promise<Load[]> {
  const oursEnv = { ...env, DATABASE_URL: cluster.url, DATABASE_REPLICA_URLS: cluster.replicaUrl };
  const plainEnv = { ...env, DATABASE_URL: cluster.replicaUrl };
  const ours = await startServers(() => MeasuredServer.start('ours', oursEnv), started);
  const uncached = await startServers(
    () => MeasuredServer.start('uncached', { ...oursEnv, PUBLIC_CACHE_MB: '0' }),
    started,
  );
  const plain = await startServers(() => MeasuredServer.start('plain', plainEnv), started);
  const program = new URL('private/plain.ts', import.meta.url);
  const privatePlain = await startServers(() => MeasuredServer.start('plain', plainEnv, program), started);
  const bareEnv = { ...env, BENCH_SOURCE: ours[0]?.url };
  const bare = await startServers(() => MeasuredServer.start('bare', bareEnv), started);
  const requests = buildRequests(AGENTS);
  const publicPaths = [
    ...(requests.get('GET /api/agents') ?? []),
    ...(requests.get('GET /api/services') ?? []),
  ];
  const ownPaths = [
    '/api/agents/me/orders?status=paid,in_progress',
    '/api/agents/me/orders',
    '/api/notifications',
    '/api/agents/me/earnings',
  ];
  const pick = (paths: readonly string[], index: number) => paths[index % paths.length] as string;
  const authorization = `Bearer ${cluster.agent.agentKey}`;
  const readPublic = (index: number) => ({ path: pick(publicPaths, index), headers: fromAnywhere() });
  const readOwn = (index: number) => ({
    path: pick(ownPaths, index),
    headers: { ...fromAnywhere(), authorization },
  });
  return [
    {
      name: 'public lists from memory',
      servers: { ours, reference: bare },
      reference: 'bare http',
      requests: 6400,
      request: readPublic,
      isInMemory: true,
    },
    {
      name: 'public lists from the replica',
      servers: { ours: uncached, reference: plain },
      reference: HAND_WRITTEN,
      requests: 600,
      request: readPublic,
      isInMemory: false,
    },
    {
      name: 'own lists',
      servers: { ours, reference: privatePlain },
      reference: HAND_WRITTEN,
      requests: 600,
      request: readOwn,
      isInMemory: false,
    },
  ];
}

/** Byte for byte. */
async function assertSameResponses({ servers, request }: Load): Promise<void> {
  for (let index = 0; index < 20; index++) {
    const { path, headers } = request(index);
    const [first, second] = await Promise.all(
      [servers.ours[0], servers.reference[0]].map((server) => server?.fetchText(path, headers)),
    );
    if (first !== second) throw new Error(`Answers to ${path} differ:\n${excerptDifference(first, second)}`);
  }
}

async function measureRound(
  cluster: Cluster,
  servers: readonly MeasuredServer[],
  { request }: Load,
  requests: number,
): Promise<Round> {
  const read = () => ({
    primary: cluster.readPrimaryCpuMs(),
    replica: cluster.readReplicaCpuMs(),
    servers: sum(servers.map((server) => server.readCpuMs())),
  });
  const [before, began] = [read(), performance.now()];
  await Promise.all(
    servers.map((server) => server.measureRequests(request, requests / servers.length, VISITORS_PER_PROCESS)),
  );
  const [ms, after] = [performance.now() - began, read()];
  const [apiMs, primaryMs, replicaMs] = (['servers', 'primary', 'replica'] as const).map(
    (part) => (after[part] - before[part]) / requests,
  ) as [number, number, number];
  return {
    perSecond: (requests * 1000) / ms,
    cpuMs: apiMs + primaryMs + replicaMs,
    apiMs,
    primaryMs,
    replicaMs,
  };
}

/** In turns, so that all processes have had as many requests. */
function chooseServers(servers: readonly MeasuredServer[], count: number, round: number): MeasuredServer[] {
  return Array.from(
    { length: count },
    (_, index) => servers[(round * count + index) % servers.length] as MeasuredServer,
  );
}

async function measureAll(cluster: Cluster, loads: readonly Load[]): Promise<Rounds> {
  const rounds: Rounds = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    for (const load of loads) {
      for (const count of COUNTS) {
        for (const contestant of ['ours', 'reference'] as const) {
          const servers = chooseServers(load.servers[contestant], count, round);
          const key = toKey(load, contestant, count);
          const measured = await measureRound(cluster, servers, load, load.requests * count);
          rounds.set(key, [...(rounds.get(key) ?? []), measured]);
        }
      }
    }
    console.log(`  round ${round + 1} of ${ROUNDS}`);
  }
  return rounds;
}

function buildReport(load: Load, rounds: Rounds): Measurement[] {
  const values = (contestant: Contestant, processes: number, what: keyof Round) =>
    (rounds.get(toKey(load, contestant, processes)) ?? []).map((round) => round[what]);
  const growth = (contestant: Contestant, processes: number) =>
    medianRatio(values(contestant, processes, 'cpuMs'), values(contestant, 1, 'cpuMs'));
  const mostOf = (what: keyof Round) => median(values('ours', MOST, what));
  const replicaShare = mostOf('replicaMs') / (mostOf('primaryMs') + mostOf('replicaMs'));
  if (!load.isInMemory && !(replicaShare >= MIN_REPLICA_SHARE))
    throw new Error(`${load.name}: the replica is not used`);
  const compare = (processes: number, what: 'cpuMs' | 'perSecond', unit: string): Measurement => ({
    path: `${load.name}, ${processes} API process${processes > 1 ? 'es' : ''}`,
    unit,
    ours: median(values('ours', processes, what)),
    reference: {
      name: load.reference,
      value: median(values('reference', processes, what)),
      ratio: medianRatio(values('ours', processes, what), values('reference', processes, what)),
    },
  });
  return [
    ...COUNTS.flatMap((processes) => [
      compare(processes, 'cpuMs', 'CPU ms of API and PostgreSQL'),
      compare(processes, 'perSecond', 'requests per s'),
    ]),
    ...COUNTS.slice(1).map(
      (processes): Measurement => ({
        path: `${load.name}: CPU of a request at ${processes} processes to that at one`,
        unit: 'ratio',
        ours: growth('ours', processes),
        reference: { name: load.reference, value: growth('reference', processes) },
        bound: { atMost: MAX_GROWTH },
      }),
    ),
    ...(Object.keys(PARTS) as (keyof typeof PARTS)[]).map(
      (part): Measurement => ({
        path: `${load.name}, ${MOST} API processes: ${PARTS[part]}`,
        unit: 'CPU ms',
        ours: mostOf(part),
        reference: { name: 'one process', value: median(values('ours', 1, part)) },
      }),
    ),
  ];
}

await runBench(async () => {
  const env = { ...apiEnvironment(''), TRUST_PROXY: '1' };
  console.log('Making a market and its replica');
  const cluster = await startCluster({ agents: AGENTS, orders: Number(options.orders) }, env);
  const started: MeasuredServer[] = [];
  let stopLoops = () => {};
  try {
    const loads = await startLoads(cluster, { ...process.env, ...env }, started);
    // until their listeners work, and they use the replica
    await delay(2000);
    for (const load of loads) {
      await assertSameResponses(load);
      for (const servers of Object.values(load.servers))
        await measureRound(cluster, servers, load, WARM_UP * servers.length);
    }
    console.log('Answers are the same. Measuring');
    stopLoops = keepProcessorsBusy();
    const rounds = await measureAll(cluster, loads);
    return loads.flatMap((load) => buildReport(load, rounds));
  } finally {
    stopLoops();
    await Promise.all(started.map((server) => server.stop()));
    await cluster.close();
  }
});
