import { startMarkets } from './browse/markets.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import { startChains } from './x402/chains.ts';
import { type Asked, MeasuredServer } from './x402/measured.ts';
import type { Cost } from './x402/protocol.ts';

/**
 * The challenge and the catalogs with 100 and with 100,000 payable services: they may not slow down with the number,
 * and making the documents that list all may neither hold up other requests nor take much memory.
 */
const SMALL = 100;
const LARGE = 100_000;
/** Of this many listings in a hundred of the made-up market are payable. */
const PAYABLE_PERCENT = 51;
const REQUESTS = 300;
const MOST_OVER_SMALL = 1.5;
const MOST_HELD_UP_MS = 100;
const MOST_GROWN_MB = 200;

interface Figures {
  payable: number;
  making: Cost;
  documentMb: number;
  p50: Map<string, number>;
}

interface Service {
  service_id: string;
}

const GZIP = { 'accept-encoding': 'gzip' };
const KEPT = ['/api/x402/services', '/api/x402/directory', '/api/x402/services?category=coding'];
/** Pages that nobody has asked for before, as many as there are requests. */
const NEW: Asked[] = Array.from({ length: REQUESTS }, (_, index) => {
  const catalog = index % 2 === 0 ? 'services' : 'directory';
  return {
    path: `/api/x402/${catalog}?limit=${21 + (index % 3)}&offset=${Math.floor(index / 6)}`,
    headers: GZIP,
  };
});

async function measure(services: number, url: string, env: Record<string, string>): Promise<Figures> {
  const server = await MeasuredServer.start({
    ...process.env,
    ...apiEnvironment(url),
    ...env,
    RATE_LIMITS: 'on',
  });
  try {
    return await figuresOf(server);
  } finally {
    await server.stop();
    console.log(`  measured with ${services.toLocaleString('en')}`);
  }
}

async function figuresOf(server: MeasuredServer): Promise<Figures> {
  const page = JSON.parse((await server.read({ path: '/api/x402/services?limit=100' })).body);
  const ids = page.data.services.map(({ service_id }: Service) => service_id);
  const making = await server.cost(() => server.read({ path: '/openapi.json', headers: GZIP }));
  const { headers } = await server.read({ path: '/openapi.json', headers: GZIP });
  const [kept, unchanged, document] = [
    KEPT,
    await knownOf(server, KEPT),
    await knownOf(server, ['/openapi.json']),
  ];
  const asked: [string, Asked[], number][] = [
    ['the 402', ids.map((id: string) => ({ path: `/api/x402/pay?service_id=${id}` })), 402],
    ['a page of a catalog, made', NEW, 200],
    ['a page of a catalog, kept', kept.map((path) => ({ path, headers: GZIP })), 200],
    ['a page of a catalog, unchanged', unchanged, 304],
    ['/openapi.json, unchanged', document, 304],
  ];
  const p50 = new Map<string, number>();
  for (const [what, requests, status] of asked) {
    if (requests !== NEW) await server.p50(requests, REQUESTS / 3, status);
    p50.set(what, await server.p50(requests, REQUESTS, status));
  }
  return { payable: page.total, making, documentMb: Number(headers['content-length']) / 2 ** 20, p50 };
}

/** The requests of callers who have these already. */
function knownOf(server: MeasuredServer, paths: readonly string[]): Promise<Asked[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { headers } = await server.read({ path, headers: GZIP });
      return { path, headers: { ...GZIP, 'if-none-match': String(headers.etag) } };
    }),
  );
}

function report(small: Figures, large: Figures): boolean {
  const lines = [...small.p50].map(([what, smallMs]) => {
    const largeMs = large.p50.get(what) ?? Number.NaN;
    const growth = largeMs / smallMs;
    return {
      what,
      'p50 small ms': smallMs.toFixed(2),
      'p50 large ms': largeMs.toFixed(2),
      'large / small': growth.toFixed(2),
      good: growth <= MOST_OVER_SMALL,
    };
  });
  console.table(lines);
  const { heldUpMs, grewMb } = large.making;
  const { heldUpMs: heldUpBySmallMs } = small.making;
  const size = `${large.documentMb.toFixed(1)} MB packed`;
  console.log(
    `small: ${small.payable} payable services, large: ${large.payable}; large / small: at most ${MOST_OVER_SMALL}`,
  );
  console.log(
    `making /openapi.json (${size}) held the event loop up for ${heldUpMs.toFixed(0)} ms at a time (at most ${MOST_HELD_UP_MS}; small: ${heldUpBySmallMs.toFixed(0)} ms)`,
  );
  console.log(`  and took ${grewMb.toFixed(0)} MB (at most ${MOST_GROWN_MB})`);
  return lines.every(({ good }) => good) && heldUpMs <= MOST_HELD_UP_MS && grewMb <= MOST_GROWN_MB;
}

console.log('Making two markets:');
const [markets, chains] = await Promise.all([startMarkets(), startChains()]);
try {
  const figures: Figures[] = [];
  for (const services of [SMALL, LARGE]) {
    const url = await markets.create(Math.ceil((services * 100) / PAYABLE_PERCENT));
    figures.push(await measure(services, url, chains.env));
  }
  const [small, large] = figures as [Figures, Figures];
  if (!report(small, large)) process.exitCode = 1;
} finally {
  await chains.close();
  await markets.close();
}
