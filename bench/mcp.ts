import { deepStrictEqual } from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../sandbox/postgres.ts';
import { median, medianRatio } from './browse/measured-server.ts';
import { buildCalls, type Call, type Transport } from './mcp/calls.ts';
import { MeasuredServer } from './mcp/measured-server.ts';

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

async function compare(stage: MeasuredServer, name: string, call: Call) {
  const [expected, ...others] = await Promise.all(TRANSPORTS.map((way) => stage.run(call, way)));
  for (const other of others) deepStrictEqual(other, expected);
  const rounds = new Map(TRANSPORTS.map((way) => [way, [] as number[]]));
  for (const way of TRANSPORTS) await stage.measure(call, way, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of TRANSPORTS) rounds.get(way)?.push(await stage.measure(call, way, CALLS));
  }
  const of = (way: Transport) => rounds.get(way) ?? [];
  return TRANSPORTS.map((way) => ({
    call: name,
    way,
    'CPU ms': median(of(way)).toFixed(3),
    'over HTTP': medianRatio(of(way), of('HTTP')).toFixed(2),
    good: medianRatio(of(way), of('HTTP')) <= MAX_RATIO_TO_HTTP,
  }));
}

const folder = mkdtempSync(join(tmpdir(), 'bench-mcp-'));
chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), disposable: true });
const stage = await MeasuredServer.start(await postgres.createDatabase('mcp'));
try {
  const lines = [];
  for (const [name, call] of Object.entries(buildCalls(stage.orderId))) {
    lines.push(...(await compare(stage, name, call)));
  }
  console.table(lines);
  console.log(`over HTTP: at most ${MAX_RATIO_TO_HTTP}`);
  if (!lines.every(({ good }) => good)) process.exitCode = 1;
} finally {
  await stage.stop();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
