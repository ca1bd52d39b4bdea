import { startMarkets } from './browse/markets.ts';
import { Measured, median, medianRatio, type Round } from './browse/measured.ts';
import type { Contestant } from './browse/protocol.ts';
import { type Endpoint, requestsOf } from './browse/requests.ts';
import { apiEnvironment } from './pipeline/environment.ts';

/**
 * Browsing against hand-written Express and `pg` with the same bytes, and a large market against a small one, in one
 * run. Rounds alternate, so that what else the machine does hits all alike, and the median of their ratios counts.
 */
const SMALL = 10_000;
const LARGE = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 31;
const REQUESTS = 250;
const COUNTED = 100;
const WARM_UP = 2000;
const LEAST_OF_PLAIN = 0.75;
const MOST_OVER_SMALL = 1.5;
const MOST_STATEMENTS = 2;

interface Stage {
  agents: number;
  url: string;
  servers: Measured[];
  rounds: Map<string, Round[]>;
}

const keyOf = (endpoint: Endpoint, contestant: Contestant) => `${endpoint} ${contestant}`;

async function startStage(agents: number, url: string): Promise<Stage> {
  const env = { ...process.env, ...apiEnvironment(url) };
  const servers = await Promise.all((['ours', 'plain'] as const).map((name) => Measured.start(name, env)));
  return { agents, url, servers, rounds: new Map() };
}

/** Byte for byte. */
async function requireSameAnswers({ agents, servers }: Stage): Promise<void> {
  for (const paths of requestsOf(agents).values()) {
    for (const path of paths.slice(0, 20)) {
      const [first, second] = await Promise.all(servers.map((server) => server.answer(path)));
      if (first !== second) throw new Error(`Answers to ${path} differ:\n${first}\n${second}`);
      if (!first?.startsWith('200 ')) throw new Error(`${path}: ${first}`);
    }
  }
}

async function measureRound({ agents, servers, rounds }: Stage, requests: number): Promise<void> {
  for (const [endpoint, paths] of requestsOf(agents)) {
    for (const server of servers) {
      const key = keyOf(endpoint, server.name);
      rounds.set(key, [...(rounds.get(key) ?? []), await server.round(paths, requests)]);
    }
  }
}

async function statementsPerRequest({ agents, servers }: Stage): Promise<Map<Endpoint, number>> {
  const ours = servers.find(({ name }) => name === 'ours') as Measured;
  const counts = new Map<Endpoint, number>();
  for (const [endpoint, paths] of requestsOf(agents)) {
    const before = await ours.statements();
    await ours.round(paths, COUNTED, 1);
    counts.set(endpoint, ((await ours.statements()) - before) / COUNTED);
  }
  return counts;
}

function report(small: Stage, large: Stage, statements: Map<Endpoint, number>): boolean {
  const lines = [...statements].map(([endpoint, count]) => {
    const values = (stage: Stage, contestant: Contestant, what: keyof Round) =>
      (stage.rounds.get(keyOf(endpoint, contestant)) ?? []).map((round) => round[what]);
    const throughput = (stage: Stage) =>
      medianRatio(values(stage, 'ours', 'perSecond'), values(stage, 'plain', 'perSecond'));
    const growth = medianRatio(values(large, 'ours', 'p50'), values(small, 'ours', 'p50'));
    const least = Math.min(throughput(small), throughput(large));
    return {
      endpoint,
      'ours per s': median(values(large, 'ours', 'perSecond')).toFixed(0),
      'plain per s': median(values(large, 'plain', 'perSecond')).toFixed(0),
      'ours / plain, small': throughput(small).toFixed(2),
      'ours / plain, large': throughput(large).toFixed(2),
      'p50 small ms': median(values(small, 'ours', 'p50')).toFixed(2),
      'p50 large ms': median(values(large, 'ours', 'p50')).toFixed(2),
      'large / small': growth.toFixed(2),
      'SQL statements': count.toFixed(1),
      good: least >= LEAST_OF_PLAIN && growth <= MOST_OVER_SMALL && count <= MOST_STATEMENTS,
    };
  });
  console.table(lines);
  console.log(`small: ${SMALL} agents and listings, large: ${LARGE}`);
  console.log(`ours / plain: at least ${LEAST_OF_PLAIN}; large / small: at most ${MOST_OVER_SMALL}`);
  console.log(`SQL statements per request: at most ${MOST_STATEMENTS}`);
  return lines.every(({ good }) => good);
}

console.log('Making two markets:');
const markets = await startMarkets();
const stages: Stage[] = [];
try {
  for (const agents of [SMALL, LARGE]) stages.push(await startStage(agents, await markets.create(agents)));
  for (const stage of stages) await requireSameAnswers(stage);
  console.log('Answers are the same. Measuring:');
  for (const stage of stages) await measureRound(stage, WARM_UP);
  for (const stage of stages) stage.rounds.clear();
  for (let round = 1; round <= ROUNDS; round++) {
    for (const stage of stages) await measureRound(stage, REQUESTS);
    if (round % 5 === 0) console.log(`  round ${round} of ${ROUNDS}`);
  }
  const [small, large] = stages as [Stage, Stage];
  if (!report(small, large, await statementsPerRequest(large))) process.exitCode = 1;
} finally {
  await Promise.all(stages.flatMap(({ servers }) => servers.map((server) => server.stop())));
  await markets.close();
}
