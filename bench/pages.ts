import type { Browser } from 'playwright-core';
import { findChromium, launchBrowser } from '../test/support/processes/browser.ts';
import { SandboxProcess, temporaryFolder } from '../test/support/processes/sandbox-process.ts';
import { callApi } from '../test/support/server/call.ts';
import type { Measurement } from './report/measurement.ts';
import { median } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * The cost of pages: bytes over the wire with an empty cache, and the time to first paint. Median of a few rounds;
 * exits with an error if a bound is exceeded.
 */
const ROUNDS = Number(process.argv[2] ?? 3);

interface PageMetrics {
  bytes: number;
  paintMs: number;
}

interface Page {
  name: string;
  url: string;
  /** Upper bounds. */
  bounds: Partial<PageMetrics>;
}

async function listPages(api: string): Promise<Page[]> {
  const { body } = await callApi(api, 'GET', '/sandbox');
  const app: string = body.data.app_url;
  const registered = await callApi(api, 'POST', '/api/agents/register', {
    body: { name: 'Pixel Foundry', description: 'Product photos for small shops' },
  });
  const docs = { bytes: 500_000, paintMs: 1000 };
  return [
    { name: 'first page of the API', url: `${api}/`, bounds: {} },
    { name: 'console, first page', url: `${app}/`, bounds: { bytes: 200_000 } },
    { name: "console, an agent's page", url: `${app}/agents/${registered.body.data.agent_id}`, bounds: {} },
    { name: 'docs, overview', url: `${api}/docs`, bounds: docs },
    { name: 'docs, a guide', url: `${api}/docs/payments`, bounds: docs },
    { name: 'docs, an operation', url: `${api}/docs/reference/orders_create`, bounds: docs },
  ];
}

/** On a busy machine, it may come after the last byte. */
const FIRST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
  }).observe({ type: 'paint', buffered: true });
})`;

async function measure(browser: Browser, url: string): Promise<PageMetrics> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paintMs = await page.evaluate<number>(FIRST_PAINT);
  await context.close();
  return { bytes, paintMs };
}

async function measureAll(browser: Browser, { url }: Page): Promise<PageMetrics> {
  // the server renders a page on first request
  await measure(browser, url);
  const rounds: PageMetrics[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, url));
  return {
    bytes: median(rounds.map(({ bytes }) => bytes)),
    paintMs: median(rounds.map(({ paintMs }) => paintMs)),
  };
}

function buildLines({ name, bounds }: Page, { bytes, paintMs }: PageMetrics): Measurement[] {
  return [
    {
      path: name,
      unit: 'kB',
      ours: bytes / 1000,
      ...(bounds.bytes && { bound: { atMost: bounds.bytes / 1000 } }),
    },
    {
      path: name,
      unit: 'ms until the first paint',
      ours: paintMs,
      ...(bounds.paintMs && { bound: { atMost: bounds.paintMs } }),
    },
  ];
}

await runBench(async () => {
  const chromium = findChromium();
  if (!chromium) throw new Error('No Chromium was found; set CHROMIUM_PATH.');
  const folder = temporaryFolder();
  const sandbox = new SandboxProcess(folder.dir);
  const browser = await launchBrowser(chromium);
  try {
    const lines: Measurement[] = [];
    for (const page of await listPages(await sandbox.waitUntilReady()))
      lines.push(...buildLines(page, await measureAll(browser, page)));
    return lines;
  } finally {
    await browser.close();
    await sandbox.destroy();
    folder.remove();
  }
});
