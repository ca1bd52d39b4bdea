import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Markets, withMarkets } from './browse/markets.ts';
import { MeasuredServer } from './browse/measured-server.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import type { Measurement } from './report/measurement.ts';
import { median, medianRatio, quantile } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * `/openapi.json`, which lists what machines can pay for, with 5,000 and with 100,000 listings: its first page against
 * bare `http` with the same bytes, the size of every page, and making a page that is not in memory.
 */
const { values: options } = parseArgs({
  options: {
    few: { type: 'string', default: '5000' },
    many: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '15' },
  },
});
const COUNTS = [Number(options.few), Number(options.many)];
const ROUNDS = Number(options.rounds);
/** How many of a hundred generated services are payable. */
const PAYABLE_PERCENT = 51;
const REQUESTS = 1500;
const PLAIN_REQUESTS = 150;
const MIN_PER_SECOND = 2000;
const MAX_PAGE_MB = 1;
const MAX_RATIO_TO_FEW = 1.5;
const PATH = '/openapi.json';
const MEGABYTE = 1_000_000;

interface Measured {
  listings: number;
  pages: number;
  largestMb: number;
  makingMs: number;
  lines: Measurement[];
}

const format = (listings: number) => `${listings.toLocaleString('en')} listings`;

/** Every page, each read for the first time. */
async function readPages(server: MeasuredServer): Promise<Omit<Measured, 'lines'>> {
  const [sizes, times]: [number[], number[]] = [[], []];
  let listings = 0;
  for (let path: string | undefined = PATH; path; ) {
    const began = performance.now();
    const text = await server.send({ path, headers: { 'accept-encoding': 'identity' } });
    times.push(performance.now() - began);
    sizes.push(Buffer.byteLength(text) / MEGABYTE);
    const { paths, 'x-next-page': next } = JSON.parse(text);
    listings += Object.keys(paths).length;
    path = next && `${new URL(next).pathname}${new URL(next).search}`;
  }
  // the first one also loads what all of them use, and the last one is shorter
  const making = median(times.slice(1, -1));
  return { listings, pages: sizes.length, largestMb: quantile(sizes, 1), makingMs: making };
}

async function compareToBare(
  ours: MeasuredServer,
  bare: MeasuredServer,
  encoding: 'br' | 'identity',
): Promise<Omit<Measurement, 'path'>> {
  const requests = encoding === 'br' ? REQUESTS : PLAIN_REQUESTS;
  const headers = { 'accept-encoding': encoding };
  const measure = async (server: MeasuredServer) =>
    (await server.measureRound([PATH], requests, undefined, headers)).perSecond;
  for (const server of [ours, bare]) await measure(server);
  const [rates, references]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    rates.push(await measure(ours));
    references.push(await measure(bare));
  }
  return {
    unit: 'requests per s',
    ours: median(rates),
    reference: { name: 'bare http', value: median(references), ratio: medianRatio(rates, references) },
  };
}

async function measure(url: string, started: MeasuredServer[]): Promise<Measured> {
  const start = async (name: 'ours' | 'bare', more: Record<string, string> = {}) => {
    const server = await MeasuredServer.start(name, { ...process.env, ...apiEnvironment(url), ...more });
    started.push(server);
    return server;
  };
  const ours = await start('ours');
  const packed = await start('bare', { BENCH_SOURCE: ours.url, BENCH_ENCODING: 'br' });
  const plain = await start('bare', { BENCH_SOURCE: ours.url });
  // until its listener works
  await delay(1500);
  const pages = await readPages(ours);
  const path = `the first page of ${PATH}, ${format(pages.listings)}`;
  const lines = [
    {
      path: `${path}, br`,
      ...(await compareToBare(ours, packed, 'br')),
      bound: { atLeast: MIN_PER_SECOND },
    },
    { path: `${path}, plain`, ...(await compareToBare(ours, plain, 'identity')) },
  ];
  return { ...pages, lines };
}

function buildReport(few: Measured, many: Measured): Measurement[] {
  const sizes = [few, many].map(
    ({ listings, pages, largestMb }): Measurement => ({
      path: `the largest of ${pages} pages, ${format(listings)}`,
      unit: 'MB, plain',
      ours: largestMb,
      bound: { atMost: MAX_PAGE_MB },
    }),
  );
  return [
    ...few.lines,
    ...many.lines,
    ...sizes,
    {
      path: `a page that is not in memory, ${format(many.listings)}`,
      unit: 'p50 ms',
      ours: many.makingMs,
      reference: { name: format(few.listings), value: few.makingMs },
      bound: { atMost: MAX_RATIO_TO_FEW, of: 'ratio' },
    },
  ];
}

async function run(markets: Markets): Promise<Measurement[]> {
  const measured: Measured[] = [];
  for (const listings of COUNTS) {
    const started: MeasuredServer[] = [];
    const url = await markets.create(Math.ceil((listings * 100) / PAYABLE_PERCENT));
    try {
      measured.push(await measure(url, started));
    } finally {
      await Promise.all(started.map((server) => server.stop()));
    }
  }
  const [few, many] = measured as [Measured, Measured];
  return buildReport(few, many);
}

await runBench(() => withMarkets(run));
