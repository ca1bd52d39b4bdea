import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionEnvironment } from './pipeline/environment.ts';
import { type MeasuredRequest, MeasuredServer } from './pipeline/measured-server.ts';
import type { Measurement } from './report/measurement.ts';
import { median, medianRatio } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * CPU of sending the large documents, the contract and a description of 500 services, in each encoding, against
 * plain `http` with the same bytes. Rounds alternate, so that other load affects both alike, and the median of their
 * ratios counts.
 */
const SERVER = new URL('documents/server.ts', import.meta.url);
const ROUNDS = 41;
const REQUESTS = { contract: 200, catalog: 60 };
/** Requests of the smallest response, to warm up the JIT. */
const WARM_UP = 20_000;
const MAX_RATIO_TO_PLAIN = 2;
const PATHS = { contract: '/api/openapi.json', catalog: '/openapi.json' };
const ENCODINGS = ['identity', 'gzip', 'br'];

type Contestant = 'plain' | 'ours';
type Document = keyof typeof PATHS;

async function measure(server: MeasuredServer<Contestant>[], request: MeasuredRequest, requests: number) {
  const rounds: Record<Contestant, number[]> = { plain: [], ours: [] };
  for (const one of server) await one.measureRound(request, requests);
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of server) rounds[one.name].push(await one.measureRound(request, requests));
  }
  const { plain, ours } = rounds;
  return { plain: median(plain), ours: median(ours), over: medianRatio(ours, plain) };
}

async function assertSameResponses(
  servers: MeasuredServer<Contestant>[],
  request: MeasuredRequest,
): Promise<void> {
  const answers = new Set(await Promise.all(servers.map((server) => server.fetchText(request))));
  if (answers.size !== 1) throw new Error(`Answers to ${request.path} differ`);
}

await runBench(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-documents-'));
  const env = { ...process.env, ...productionEnvironment() };
  const servers = await Promise.all(
    (['plain', 'ours'] as const).map((name) =>
      MeasuredServer.start(name, SERVER, env, join(folder, `${name}.log`)),
    ),
  );
  try {
    const smallest = { path: PATHS.contract, headers: { 'accept-encoding': 'br' } };
    for (const server of servers) await server.measureRound(smallest, WARM_UP);
    const lines: Measurement[] = [];
    for (const document of Object.keys(PATHS) as Document[]) {
      for (const encoding of ENCODINGS) {
        const request = { path: PATHS[document], headers: { 'accept-encoding': encoding } };
        await assertSameResponses(servers, request);
        const { ours, plain, over } = await measure(servers, request, REQUESTS[document]);
        lines.push({
          path: `${PATHS[document]}, ${encoding}`,
          unit: 'CPU µs',
          ours,
          reference: { name: 'plain http', value: plain, ratio: over },
          bound: { atMost: MAX_RATIO_TO_PLAIN, of: 'ratio' },
        });
      }
    }
    return lines;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
});
