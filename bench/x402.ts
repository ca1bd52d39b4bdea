import { startMarkets } from './browse/markets.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import { startChains } from './x402/chains.ts';
import { type MeasuredRequest, MeasuredServer } from './x402/measured-server.ts';
import type { Cost } from './x402/protocol.ts';

/**
 * The challenge and the catalogs with 100 and with 100,000 payable services: they may not slow down with the number,
 * and building the complete documents may neither delay other requests nor use much memory.
 */
const SMALL = 100;
const LARGE = 100_000;
/** How many of a hundred generated services are payable. */
const PAYABLE_PERCENT = 51;
const REQUESTS = 300;
const MAX_RATIO_TO_SMALL = 1.5;
const MAX_EVENT_LOOP_DELAY_MS = 100;
const MAX_MEMORY_GROWTH_MB = 200;

interface Measurements {
  payable: number;
  making: Cost;
  documentMb: number;
  p50: Map<string, number>;
}

interface Service {
  service_id: string;
}

const GZIP = { 'accept-encoding': 'gzip' };
const CACHED_PATHS = ['/api/x402/services', '/api/x402/directory', '/api/x402/services?category=coding'];
/** Uncached pages, as many as there are requests. */
const UNCACHED_REQUESTS: MeasuredRequest[] = Array.from({ length: REQUESTS }, (_, index) => {
  const catalog = index % 2 === 0 ? 'services' : 'directory';
  return {
    path: `/api/x402/${catalog}?limit=${21 + (index % 3)}&offset=${Math.floor(index / 6)}`,
    headers: GZIP,
  };
});

async function measure(services: number, url: string, env: Record<string, string>): Promise<Measurements> {
  const server = await MeasuredServer.start({
    ...process.env,
    ...apiEnvironment(url),
    ...env,
    RATE_LIMITS: 'on',
  });
  try {
    return await measureServer(server);
  } finally {
    await server.stop();
    console.log(`  measured with ${services.toLocaleString('en')}`);
  }
}

async function measureServer(server: MeasuredServer): Promise<Measurements> {
  const page = JSON.parse((await server.read({ path: '/api/x402/services?limit=100' })).body);
  const ids = page.data.services.map(({ service_id }: Service) => service_id);
  const making = await server.measureCost(() => server.read({ path: '/openapi.json', headers: GZIP }));
  const { headers } = await server.read({ path: '/openapi.json', headers: GZIP });
  const [kept, unchanged, document] = [
    CACHED_PATHS,
    await buildConditionalRequests(server, CACHED_PATHS),
    await buildConditionalRequests(server, ['/openapi.json']),
  ];
  const asked: [string, MeasuredRequest[], number][] = [
    ['the 402', ids.map((id: string) => ({ path: `/api/x402/pay?service_id=${id}` })), 402],
    ['a page of a catalog, made', UNCACHED_REQUESTS, 200],
    ['a page of a catalog, kept', kept.map((path) => ({ path, headers: GZIP })), 200],
    ['a page of a catalog, unchanged', unchanged, 304],
    ['/openapi.json, unchanged', document, 304],
  ];
  const p50 = new Map<string, number>();
  for (const [what, requests, status] of asked) {
    if (requests !== UNCACHED_REQUESTS) await server.measureP50(requests, REQUESTS / 3, status);
    p50.set(what, await server.measureP50(requests, REQUESTS, status));
  }
  return { payable: page.total, making, documentMb: Number(headers['content-length']) / 2 ** 20, p50 };
}

/** Conditional requests of callers with a cached copy. */
function buildConditionalRequests(
  server: MeasuredServer,
  paths: readonly string[],
): Promise<MeasuredRequest[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { headers } = await server.read({ path, headers: GZIP });
      return { path, headers: { ...GZIP, 'if-none-match': String(headers.etag) } };
    }),
  );
}

function printReport(small: Measurements, large: Measurements): boolean {
  const lines = [...small.p50].map(([what, smallMs]) => {
    const largeMs = large.p50.get(what) ?? Number.NaN;
    const growth = largeMs / smallMs;
    return {
      what,
      'p50 small ms': smallMs.toFixed(2),
      'p50 large ms': largeMs.toFixed(2),
      'large / small': growth.toFixed(2),
      good: growth <= MAX_RATIO_TO_SMALL,
    };
  });
  console.table(lines);
  const { eventLoopDelayMs, memoryGrowthMb } = large.making;
  const { eventLoopDelayMs: heldUpBySmallMs } = small.making;
  const size = `${large.documentMb.toFixed(1)} MB packed`;
  console.log(
    `small: ${small.payable} payable services, large: ${large.payable}; large / small: at most ${MAX_RATIO_TO_SMALL}`,
  );
  console.log(
    `making /openapi.json (${size}) held the event loop up for ${eventLoopDelayMs.toFixed(0)} ms at a time (at most ${MAX_EVENT_LOOP_DELAY_MS}; small: ${heldUpBySmallMs.toFixed(0)} ms)`,
  );
  console.log(`  and took ${memoryGrowthMb.toFixed(0)} MB (at most ${MAX_MEMORY_GROWTH_MB})`);
  return (
    lines.every(({ good }) => good) &&
    eventLoopDelayMs <= MAX_EVENT_LOOP_DELAY_MS &&
    memoryGrowthMb <= MAX_MEMORY_GROWTH_MB
  );
}

console.log('Making two markets:');
const [markets, chains] = await Promise.all([startMarkets(), startChains()]);
try {
  const figures: Measurements[] = [];
  for (const services of [SMALL, LARGE]) {
    const url = await markets.create(Math.ceil((services * 100) / PAYABLE_PERCENT));
    figures.push(await measure(services, url, chains.env));
  }
  const [small, large] = figures as [Measurements, Measurements];
  if (!printReport(small, large)) process.exitCode = 1;
} finally {
  await chains.close();
  await markets.close();
}
