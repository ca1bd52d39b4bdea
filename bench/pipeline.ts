import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionEnvironment } from './pipeline/environment.ts';
import { MeasuredServer } from './pipeline/measured-server.ts';
import { ADMIN_KEY, type Contestant, PATH } from './pipeline/protocol.ts';
import type { Measurement } from './report/measurement.ts';
import { median } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * CPU per request of the whole pipeline (id, log, limit, credential, validation, envelope) on a trivial operation,
 * against bare Express 5 with the same bytes, in one run. Rounds alternate, so that other load affects all alike, and
 * medians are compared. Each has several processes, because equal ones differ by up to 10 %.
 */
const PROCESSES = 3;
const ROUNDS = 5;
const REQUESTS = 5000;
const WARM_UP = 10_000;
const MAX_RATIO_TO_BARE = 1.5;
const MAX_RATIO_ALL_TO_TEN = 1.1;
const SERVER = new URL('pipeline/server.ts', import.meta.url);
const REQUEST = { path: PATH, headers: { authorization: `Bearer ${ADMIN_KEY}` } };
const CONTESTANTS: Contestant[] = ['bare', 'ours-10', 'ours-all'];

const env = { ...process.env, ...productionEnvironment() };

async function measure(servers: MeasuredServer<Contestant>[]): Promise<Map<Contestant, number>> {
  const rounds = new Map(CONTESTANTS.map((name) => [name, [] as number[]]));
  for (const server of servers) await server.measureRound(REQUEST, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of servers) rounds.get(server.name)?.push(await server.measureRound(REQUEST, REQUESTS));
  }
  return new Map([...rounds].map(([name, values]) => [name, median(values)]));
}

async function assertSameResponses(servers: MeasuredServer<Contestant>[]): Promise<void> {
  const answers = new Set(await Promise.all(servers.map((server) => server.fetchText(REQUEST))));
  const [first = ''] = answers;
  if (answers.size !== 1 || !first.startsWith('200 '))
    throw new Error(`Answers differ: ${[...answers].join(' | ')}`);
}

function buildReport(results: Map<Contestant, number>): Measurement[] {
  const of = (name: Contestant) => results.get(name) ?? Number.NaN;
  const ours = { path: 'the whole pipeline', unit: 'CPU µs', ours: of('ours-all') };
  return [
    {
      ...ours,
      reference: { name: 'bare Express', value: of('bare') },
      bound: { atMost: MAX_RATIO_TO_BARE, of: 'ratio' },
    },
    {
      ...ours,
      path: 'all paths of the contract',
      reference: { name: 'ten paths', value: of('ours-10') },
      bound: { atMost: MAX_RATIO_ALL_TO_TEN, of: 'ratio' },
    },
  ];
}

await runBench(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pipeline-'));
  const servers = await Promise.all(
    Array.from({ length: PROCESSES }, (_, index) =>
      CONTESTANTS.map((name) =>
        MeasuredServer.start(name, SERVER, env, join(folder, `${name}-${index}.log`)),
      ),
    ).flat(),
  );
  try {
    await assertSameResponses(servers);
    return buildReport(await measure(servers));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
});
