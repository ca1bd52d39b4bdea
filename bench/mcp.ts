import { deepStrictEqual } from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../sandbox/postgres.ts';
import { buildCalls, type Call, type Transport } from './mcp/calls.ts';
import { MeasuredServer } from './mcp/measured-server.ts';
import type { Measurement } from './report/measurement.ts';
import { median, medianRatio } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * Server CPU of a tool call against the same request over HTTP, for both generations of the protocol. Rounds
 * alternate, so that other load affects all alike, and the median of their ratios counts. Browsing is the hardest: it
 * is public, so that HTTP looks up no key, which a tool always does.
 */
const ROUNDS = 21;
const CALLS = 200;
const WARM_UP = 1000;
const MAX_RATIO_TO_HTTP = 1.5;
const TRANSPORTS: readonly Transport[] = ['HTTP', 'tool, 2025', 'tool, 2026'];

async function compare(stage: MeasuredServer, name: string, call: Call): Promise<Measurement[]> {
  const [expected, ...others] = await Promise.all(TRANSPORTS.map((way) => stage.run(call, way)));
  for (const other of others) deepStrictEqual(other, expected);
  const rounds = new Map(TRANSPORTS.map((way) => [way, [] as number[]]));
  for (const way of TRANSPORTS) await stage.measure(call, way, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of TRANSPORTS) rounds.get(way)?.push(await stage.measure(call, way, CALLS));
  }
  const of = (way: Transport) => rounds.get(way) ?? [];
  return TRANSPORTS.slice(1).map((way) => ({
    path: `${name}, ${way}`,
    unit: 'CPU ms',
    ours: median(of(way)),
    reference: { name: 'HTTP', value: median(of('HTTP')), ratio: medianRatio(of(way), of('HTTP')) },
    bound: { atMost: MAX_RATIO_TO_HTTP, of: 'ratio' },
  }));
}

await runBench(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-mcp-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), disposable: true });
  const stage = await MeasuredServer.start(await postgres.createDatabase('mcp'));
  try {
    const lines: Measurement[] = [];
    for (const [name, call] of Object.entries(buildCalls(stage.orderId)))
      lines.push(...(await compare(stage, name, call)));
    return lines;
  } finally {
    await stage.stop();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});
