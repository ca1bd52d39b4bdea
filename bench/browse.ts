import { startMarkets } from './browse/markets.ts';
import { MeasuredServer, type Round } from './browse/measured-server.ts';
import { type Contestant, HAND_WRITTEN } from './browse/protocol.ts';
import { buildRequests, type Endpoint } from './browse/requests.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import type { Measurement } from './report/measurement.ts';
import { median, medianRatio } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * Browsing against hand-written Express and `pg` with the same bytes, and a large market against a small one, in one
 * run. Rounds alternate, so that other load affects all alike, and the median of their ratios counts.
 */
const SMALL = 10_000;
const LARGE = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 31;
const REQUESTS = 250;
const COUNTED_REQUESTS = 100;
const WARM_UP = 2000;
const MIN_RATIO_TO_PLAIN = 0.75;
const MAX_RATIO_TO_SMALL = 1.5;
const MAX_STATEMENTS = 2;

interface Dataset {
  agents: number;
  url: string;
  servers: MeasuredServer[];
  rounds: Map<string, Round[]>;
}

const toKey = (endpoint: Endpoint, contestant: Contestant) => `${endpoint} ${contestant}`;

async function startDataset(agents: number, url: string): Promise<Dataset> {
  // reads of the database are compared; `bench:public` has those from memory
  const env = { ...process.env, ...apiEnvironment(url), PUBLIC_CACHE_MB: '0' };
  const servers = await Promise.all(
    (['ours', 'plain'] as const).map((name) => MeasuredServer.start(name, env)),
  );
  return { agents, url, servers, rounds: new Map() };
}

/** Byte for byte. */
async function assertSameResponses({ agents, servers }: Dataset): Promise<void> {
  for (const paths of buildRequests(agents).values()) {
    for (const path of paths.slice(0, 20)) {
      const [first, second] = await Promise.all(servers.map((server) => server.fetchText(path)));
      if (first !== second) throw new Error(`Answers to ${path} differ:\n${first}\n${second}`);
      if (!first?.startsWith('200 ')) throw new Error(`${path}: ${first}`);
    }
  }
}

async function measureRound({ agents, servers, rounds }: Dataset, requests: number): Promise<void> {
  for (const [endpoint, paths] of buildRequests(agents)) {
    for (const server of servers) {
      const key = toKey(endpoint, server.name);
      rounds.set(key, [...(rounds.get(key) ?? []), await server.measureRound(paths, requests)]);
    }
  }
}

async function countStatementsPerRequest({ agents, servers }: Dataset): Promise<Map<Endpoint, number>> {
  const ours = servers.find(({ name }) => name === 'ours') as MeasuredServer;
  const counts = new Map<Endpoint, number>();
  for (const [endpoint, paths] of buildRequests(agents)) {
    const before = await ours.countStatements();
    await ours.measureRound(paths, COUNTED_REQUESTS, 1);
    counts.set(endpoint, ((await ours.countStatements()) - before) / COUNTED_REQUESTS);
  }
  return counts;
}

function buildReport(small: Dataset, large: Dataset, statements: Map<Endpoint, number>): Measurement[] {
  return [...statements].flatMap(([endpoint, count]): Measurement[] => {
    const values = (stage: Dataset, contestant: Contestant, what: keyof Round) =>
      (stage.rounds.get(toKey(endpoint, contestant)) ?? []).map((round) => round[what]);
    const compare = (stage: Dataset): Measurement => {
      const [ours, plain] = [values(stage, 'ours', 'perSecond'), values(stage, 'plain', 'perSecond')];
      return {
        path: `${endpoint}, ${stage.agents.toLocaleString('en')} agents`,
        unit: 'requests per s',
        ours: median(ours),
        reference: {
          name: HAND_WRITTEN,
          value: median(plain),
          ratio: medianRatio(ours, plain),
        },
        bound: { atLeast: MIN_RATIO_TO_PLAIN, of: 'ratio' },
      };
    };
    const [few, many] = [values(small, 'ours', 'p50'), values(large, 'ours', 'p50')];
    return [
      compare(small),
      compare(large),
      {
        path: `${endpoint}, ${LARGE.toLocaleString('en')} agents`,
        unit: 'p50 ms',
        ours: median(many),
        reference: {
          name: `${SMALL.toLocaleString('en')} agents`,
          value: median(few),
          ratio: medianRatio(many, few),
        },
        bound: { atMost: MAX_RATIO_TO_SMALL, of: 'ratio' },
      },
      { path: endpoint, unit: 'SQL statements', ours: count, bound: { atMost: MAX_STATEMENTS } },
    ];
  });
}

await runBench(async () => {
  console.log('Making two markets:');
  const markets = await startMarkets();
  const datasets: Dataset[] = [];
  try {
    for (const agents of [SMALL, LARGE])
      datasets.push(await startDataset(agents, await markets.create(agents)));
    for (const stage of datasets) await assertSameResponses(stage);
    console.log('Answers are the same. Measuring:');
    for (const stage of datasets) await measureRound(stage, WARM_UP);
    for (const stage of datasets) stage.rounds.clear();
    for (let round = 1; round <= ROUNDS; round++) {
      for (const stage of datasets) await measureRound(stage, REQUESTS);
      if (round % 5 === 0) console.log(`  round ${round} of ${ROUNDS}`);
    }
    const [small, large] = datasets as [Dataset, Dataset];
    return buildReport(small, large, await countStatementsPerRequest(large));
  } finally {
    await Promise.all(datasets.flatMap(({ servers }) => servers.map((server) => server.stop())));
    await markets.close();
  }
});
