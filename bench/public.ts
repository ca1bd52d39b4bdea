import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Markets, withMarkets } from './browse/markets.ts';
import { MeasuredServer, type Round } from './browse/measured-server.ts';
import { type Contestant, HAND_WRITTEN } from './browse/protocol.ts';
import { buildRequests } from './browse/requests.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import type { Measurement } from './report/measurement.ts';
import { median, medianRatio } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';
import { startChains } from './x402/chains.ts';

/**
 * Public reads from memory, against bare `http` and against hand-written Express and `pg` with the same bytes, in one
 * run; and without the cache. Rounds alternate, and the median of their ratios counts. Last, the hit rate while
 * listings change.
 */
const AGENTS = 10_000;
const ROUNDS = Number(process.argv[2] ?? 15);
const REQUESTS = 1500;
const WARM_UP = 3000;
const CHANGES_PER_SECOND = 10;
const CHANGING_MS = 8000;
const MIN_RATIO_TO_BARE = 0.5;
const MIN_RATIO_TO_PLAIN = 5;
const MIN_UNCACHED_TO_PLAIN = 1;
const MIN_HIT_RATE = 0.9;
/** Per second. */
const MIN_DOCUMENTS = 2000;

const env = (url: string, more: Record<string, string> = {}) => ({
  ...process.env,
  ...apiEnvironment(url),
  ...more,
});

type Servers = Record<Contestant, MeasuredServer>;

async function startServers(url: string, chains: Record<string, string>): Promise<Servers> {
  const ours = await MeasuredServer.start('ours', env(url, chains));
  return {
    ours,
    uncached: await MeasuredServer.start('uncached', env(url, { ...chains, PUBLIC_CACHE_MB: '0' })),
    plain: await MeasuredServer.start('plain', env(url)),
    bare: await MeasuredServer.start('bare', env(url, { BENCH_SOURCE: ours.url })),
  };
}

async function listRequests(ours: MeasuredServer): Promise<Map<string, readonly string[]>> {
  const text = await ours.fetchText('/api/x402/services?limit=100');
  const { data } = JSON.parse(text.slice('200 '.length));
  const challenges = data.services.map(
    ({ service_id }: { service_id: string }) => `/api/x402/pay?service_id=${service_id}&chain=base`,
  );
  return new Map<string, readonly string[]>([
    ...buildRequests(AGENTS),
    ['GET /api/x402/pay (402)', challenges],
    ['GET /api/x402/services', ['/api/x402/services', '/api/x402/services?category=coding']],
  ]);
}

/** Hand-written Express has no x402. */
const contestantsOf = (endpoint: string): Contestant[] =>
  endpoint.includes('x402') ? ['ours', 'bare', 'uncached'] : ['ours', 'bare', 'plain', 'uncached'];

async function measure(servers: Servers, endpoint: string, paths: readonly string[]): Promise<Measurement[]> {
  const rounds: Record<Contestant, Round[]> = { ours: [], bare: [], plain: [], uncached: [] };
  const names = contestantsOf(endpoint);
  for (const name of names) await servers[name].measureRound(paths, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) rounds[name].push(await servers[name].measureRound(paths, REQUESTS));
  }
  const values = (name: Contestant, what: keyof Round) => rounds[name].map((round) => round[what]);
  const compare = (
    [name, what]: [Contestant, string],
    [to, reference]: [Contestant, string],
    atLeast: number,
  ): Measurement => {
    const [ours, theirs] = [values(name, 'perSecond'), values(to, 'perSecond')];
    return {
      path: `${endpoint}, ${what}`,
      unit: 'requests per s',
      ours: median(ours),
      reference: { name: reference, value: median(theirs), ratio: medianRatio(ours, theirs) },
      bound: { atLeast, of: 'ratio' },
    };
  };
  const plain: [Contestant, string] = ['plain', HAND_WRITTEN];
  const lines = [compare(['ours', 'from memory'], ['bare', 'bare http'], MIN_RATIO_TO_BARE)];
  if (!names.includes('plain')) return lines;
  return [
    ...lines,
    compare(['ours', 'from memory'], plain, MIN_RATIO_TO_PLAIN),
    compare(['uncached', 'from the database'], plain, MIN_UNCACHED_TO_PLAIN),
  ];
}

/** Statements per request tell how many were answered from memory. */
async function measureHitRate(ours: MeasuredServer, url: string, paths: readonly string[]): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const end = performance.now() + CHANGING_MS;
  const change = async () => {
    for (let index = 0; performance.now() < end; index++) {
      await pool.query(
        `update services set title = title || ' ' where id in (select id from services offset $1 limit 1)`,
        [(index * 97) % AGENTS],
      );
      await delay(1000 / CHANGES_PER_SECOND);
    }
  };
  const changing = change();
  const before = await ours.countStatements();
  let requests = 0;
  for (; performance.now() < end; requests += REQUESTS) await ours.measureRound(paths, REQUESTS);
  const statements = (await ours.countStatements()) - before;
  await changing;
  await pool.end();
  return 1 - statements / requests;
}

async function run(markets: Markets): Promise<Measurement[]> {
  const url = await markets.create(AGENTS);
  const chains = await startChains();
  const servers = await startServers(url, chains.env);
  try {
    // until its listener works
    await delay(1500);
    const requests = await listRequests(servers.ours);
    const lines: Measurement[] = [];
    for (const [endpoint, paths] of requests) lines.push(...(await measure(servers, endpoint, paths)));
    const lists = [...(requests.get('GET /api/agents') ?? []), ...(requests.get('GET /api/services') ?? [])];
    const packed = { 'accept-encoding': 'br' };
    await servers.ours.measureRound(['/openapi.json'], 100, 8, packed);
    const documents = await servers.ours.measureRound(['/openapi.json'], WARM_UP, 8, packed);
    const hitRate = await measureHitRate(servers.ours, url, lists);
    return [
      ...lines,
      {
        path: 'the first page of /openapi.json, br',
        unit: 'requests per s',
        ours: documents.perSecond,
        bound: { atLeast: MIN_DOCUMENTS },
      },
      {
        path: `answered from memory while ${CHANGES_PER_SECOND} listings change per second`,
        unit: 'share',
        ours: hitRate,
        bound: { atLeast: MIN_HIT_RATE },
      },
    ];
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await chains.close();
  }
}

await runBench(() => withMarkets(run));
