import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Markets, withMarkets } from './browse/markets.ts';
import { MeasuredServer } from './browse/measured-server.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import type { Measurement } from './report/measurement.ts';
import { quantile } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';
import { addListings, type ChangedThing, type Listing } from './staleness/listing.ts';
import { startChains } from './x402/chains.ts';

/**
 * How long a change is not shown. Two API processes take turns in writing; both have the path that shows the change in
 * memory. The writing process is read once; the other one, again and again until it shows the change. It is stale until
 * its last old response arrives. A third process, without a cache, is the reference.
 */
const { values: options } = parseArgs({
  options: {
    writes: { type: 'string', default: '10000' },
    writers: { type: 'string', default: '2' },
    agents: { type: 'string', default: '1000' },
  },
});
const WRITES = Number(options.writes);
const WRITERS = Number(options.writers);
const WARM_UP_WRITES = 300;
const MAX_P99_MS = 50;
/** A change that is not shown by then counts as permanently stale. */
const GIVE_UP_MS = 5000;

interface Servers {
  cached: [MeasuredServer, MeasuredServer];
  uncached: MeasuredServer;
}

interface Counts {
  writes: number;
  /** Old responses of the process that wrote. */
  staleAtWriter: number;
  /** Old responses of the other one. */
  staleAtOther: number;
  permanent: number;
  /** From the response to the write until the last old response of the other process; 0 if there is none. */
  staleMs: number[];
  /** From the response to the write until a response of the other process with the change. */
  shownMs: number[];
  uncachedMs: number[];
}

const createCounts = (): Counts => ({
  writes: 0,
  staleAtWriter: 0,
  staleAtOther: 0,
  permanent: 0,
  staleMs: [],
  shownMs: [],
  uncachedMs: [],
});

async function startServers(env: NodeJS.ProcessEnv): Promise<Servers> {
  return {
    cached: [await MeasuredServer.start('ours', env), await MeasuredServer.start('ours', env)],
    uncached: await MeasuredServer.start('uncached', { ...env, PUBLIC_CACHE_MB: '0' }),
  };
}

/** Fails unless the paths are answered without the database, apart from what each process asks now and then. */
async function assertInMemory(server: MeasuredServer, paths: readonly string[]): Promise<void> {
  for (const path of paths) await server.send({ path });
  const before = await server.countStatements();
  for (const path of paths) await server.send({ path });
  const statements = (await server.countStatements()) - before;
  if (statements > paths.length / 2) throw new Error(`${statements} statements for ${paths.length} paths`);
}

async function change(
  { cached, uncached }: Servers,
  { paths, change: build }: ChangedThing,
  text: string,
  counts: Counts,
): Promise<void> {
  const turn = counts.writes++;
  const [writer, other] = (turn % 2 === 0 ? cached : cached.toReversed()) as Servers['cached'];
  const path = paths[Math.floor(turn / 2) % paths.length] as string;
  await Promise.all(cached.map((server) => server.send({ path })));
  await writer.send(build(text));
  const writtenAt = performance.now();
  const [atWriter] = await Promise.all([
    writer.send({ path }),
    waitUntilShown(other, path, text, writtenAt, counts),
  ]);
  if (!atWriter.includes(text)) counts.staleAtWriter++;
  const readAt = performance.now();
  const reference = await uncached.send({ path });
  if (!reference.includes(text)) throw new Error(`${path} does not show a change of what it should show`);
  counts.uncachedMs.push(performance.now() - readAt);
}

async function waitUntilShown(
  server: MeasuredServer,
  path: string,
  text: string,
  writtenAt: number,
  counts: Counts,
): Promise<void> {
  let staleMs = 0;
  while (!(await server.send({ path })).includes(text)) {
    staleMs = performance.now() - writtenAt;
    counts.staleAtOther++;
    if (staleMs > GIVE_UP_MS) {
      counts.permanent++;
      break;
    }
  }
  counts.staleMs.push(staleMs);
  counts.shownMs.push(performance.now() - writtenAt);
}

/** One after the other for each writer. Returns what each listing shows in the end. */
async function changeAll(
  servers: Servers,
  listings: readonly Listing[],
  counts: Counts,
  writes: number,
): Promise<Map<ChangedThing, string>> {
  const last = new Map<ChangedThing, string>();
  const write = async (listing: Listing) => {
    for (let number = 1; counts.writes < writes; number++) {
      const thing = listing.things[number % listing.things.length] as ChangedThing;
      const text = randomBytes(8).toString('hex');
      last.set(thing, text);
      await change(servers, thing, text, counts);
    }
  };
  await Promise.all(listings.map(write));
  return last;
}

/** Paths that show something old after all writes. */
async function countOldPaths(server: MeasuredServer, shown: Map<ChangedThing, string>): Promise<number> {
  let old = 0;
  for (const [{ paths }, text] of shown) {
    for (const path of paths) if (!(await server.send({ path })).includes(text)) old++;
  }
  return old;
}

function buildReport(counts: Counts, seconds: number, cpuMs: number): Measurement[] {
  const stale = (share: number, unit: string): Measurement => ({
    path: `the other process is stale, ${WRITERS} changes at once`,
    unit,
    ours: quantile(counts.staleMs, share),
  });
  const shown = (share: number, unit: string): Measurement => ({
    path: 'a change until the other process has shown it',
    unit,
    ours: quantile(counts.shownMs, share),
    reference: { name: 'one read without a cache', value: quantile(counts.uncachedMs, share) },
  });
  const writes = `${WRITES.toLocaleString('en')} writes`;
  return [
    {
      path: `old responses of the process that wrote, ${writes}`,
      unit: 'responses',
      ours: counts.staleAtWriter,
      bound: { atMost: 0 },
    },
    stale(0.5, 'p50 ms'),
    { ...stale(0.99, 'p99 ms'), bound: { atMost: MAX_P99_MS } },
    stale(1, 'longest, ms'),
    shown(0.5, 'p50 ms'),
    shown(0.99, 'p99 ms'),
    { path: `old responses of the other process, ${writes}`, unit: 'responses', ours: counts.staleAtOther },
    {
      path: `changes that a process never shows, ${writes}`,
      unit: 'changes',
      ours: counts.permanent,
      bound: { atMost: 0 },
    },
    { path: 'writes, each with 6 reads or more', unit: 'per s', ours: WRITES / seconds },
    { path: 'a write with its reads: both processes and PostgreSQL', unit: 'CPU ms', ours: cpuMs / WRITES },
  ];
}

async function run(markets: Markets): Promise<Measurement[]> {
  const url = await markets.create(Number(options.agents));
  const chains = await startChains();
  const env = { ...apiEnvironment(url), ...chains.env, NODE_ENV: 'development', RATE_LIMITS: 'off' };
  const servers = await startServers({ ...process.env, ...env });
  try {
    const listings = await addListings(url, env, WRITERS);
    // until their listeners work
    await delay(1500);
    const paths = listings.flatMap(({ things }) => things.flatMap((thing) => thing.paths));
    for (const server of servers.cached) await assertInMemory(server, paths);
    await changeAll(servers, listings, createCounts(), WARM_UP_WRITES);
    const counts = createCounts();
    const readCpuMs = () =>
      servers.cached.reduce((total, server) => total + server.readCpuMs(), markets.readCpuMs());
    const [cpuBefore, began] = [readCpuMs(), performance.now()];
    const shown = await changeAll(servers, listings, counts, WRITES);
    const [seconds, cpuMs] = [(performance.now() - began) / 1000, readCpuMs() - cpuBefore];
    for (const server of servers.cached) counts.permanent += await countOldPaths(server, shown);
    return buildReport(counts, seconds, cpuMs);
  } finally {
    await Promise.all([...servers.cached, servers.uncached].map((server) => server.stop()));
    await chains.close();
  }
}

await runBench(() => withMarkets(run));
