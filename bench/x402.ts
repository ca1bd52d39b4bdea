import { startMarkets } from './browse/markets.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import type { Measurement } from './report/measurement.ts';
import { runBench } from './report/run-bench.ts';
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

function buildReport(small: Measurements, large: Measurements): Measurement[] {
  const lines = [...small.p50].map(
    ([what, smallMs]): Measurement => ({
      path: `${what}, ${large.payable.toLocaleString('en')} payable services`,
      unit: 'p50 ms',
      ours: large.p50.get(what) ?? Number.NaN,
      reference: { name: `${small.payable.toLocaleString('en')} of them`, value: smallMs },
      bound: { atMost: MAX_RATIO_TO_SMALL, of: 'ratio' },
    }),
  );
  const making = `making /openapi.json (${large.documentMb.toFixed(1)} MB packed)`;
  return [
    ...lines,
    {
      path: `${making}: the event loop is held up`,
      unit: 'ms at a time',
      ours: large.making.eventLoopDelayMs,
      reference: { name: 'small', value: small.making.eventLoopDelayMs },
      bound: { atMost: MAX_EVENT_LOOP_DELAY_MS },
    },
    {
      path: `${making}: memory`,
      unit: 'MB',
      ours: large.making.memoryGrowthMb,
      bound: { atMost: MAX_MEMORY_GROWTH_MB },
    },
  ];
}

await runBench(async () => {
  console.log('Making two markets:');
  const [markets, chains] = await Promise.all([startMarkets(), startChains()]);
  try {
    const figures: Measurements[] = [];
    for (const services of [SMALL, LARGE]) {
      const url = await markets.create(Math.ceil((services * 100) / PAYABLE_PERCENT));
      figures.push(await measure(services, url, chains.env));
    }
    const [small, large] = figures as [Measurements, Measurements];
    return buildReport(small, large);
  } finally {
    await chains.close();
    await markets.close();
  }
});
