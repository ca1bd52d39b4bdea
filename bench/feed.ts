import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent } from '../sdk/src/agent.ts';
import { type FeedMarket, startMarket } from './feed/market.ts';
import type { Measurement } from './report/measurement.ts';
import { quantile } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * From the transaction that makes an order paid until `agent.work()` calls its handler, without a public endpoint,
 * beside idle feeds: with one API process, and with two, of which the worker uses the second.
 */
const IDLE = 1000;
const ORDERS = Number(process.argv[2] ?? 100);
const MAX_P95_MS = 1000;

/** As many of one agent as the service allows. */
const IDLE_PER_AGENT = 20;

/** Half of them at each process if there are two. They reconnect when the service ends them. */
async function openIdleFeeds({ processes, addAgent }: FeedMarket): Promise<() => void> {
  const stop = new AbortController();
  for (let i = 0; i < IDLE / IDLE_PER_AGENT; i++) {
    const { apiKey } = await addAgent();
    const { url = '' } = processes[i % processes.length] ?? {};
    const opened = Array.from({ length: IDLE_PER_AGENT }, () => openIdleFeed(url, apiKey, stop.signal));
    await Promise.all(opened);
  }
  return () => stop.abort();
}

function openIdleFeed(url: string, apiKey: string, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    const stream = request(`${url}/api/events?after=latest`, { headers, agent: false, signal });
    stream.on('response', (response) => {
      response.once('data', () => resolve()).resume();
      response.once('end', () => signal.aborted || openIdleFeed(url, apiKey, signal).catch(() => {}));
    });
    stream.on('error', reject).end();
  });
}

async function measureIdle(market: FeedMarket): Promise<number> {
  const seconds = 5;
  const before = await market.countStatements();
  await delay(seconds * 1000);
  return ((await market.countStatements()) - before) / seconds;
}

async function measure(processCount: number): Promise<Measurement[]> {
  const market = await startMarket(processCount);
  try {
    const close = await openIdleFeeds(market);
    console.log(`${IDLE} feeds are open at ${processCount} API processes`);
    const idle = await measureIdle(market);
    const times = await payOrders(market);
    close();
    const run = `${processCount} API process${processCount > 1 ? 'es' : ''}, ${IDLE} idle feeds`;
    const path = `paid until the handler is called, ${run}`;
    return [
      { path, unit: 'p50 ms', ours: quantile(times, 0.5) },
      { path, unit: 'p95 ms', ours: quantile(times, 0.95), bound: { atMost: MAX_P95_MS } },
      { path, unit: 'slowest, ms', ours: quantile(times, 1) },
      { path: run, unit: 'transactions per s', ours: idle },
    ];
  } finally {
    await market.close();
  }
}

/** One after the other, so that none waits for another. */
async function payOrders(market: FeedMarket): Promise<number[]> {
  const { id, apiKey } = await market.addAgent();
  const agent = new Agent({ baseUrl: market.processes.at(-1)?.url, apiKey });
  const stop = new AbortController();
  const called = new Map<string, (at: number) => void>();
  const working = agent.work(
    ({ order }) => {
      called.get(order.id)?.(performance.now());
      return { deliverable_media_type: 'text', deliverable_text: 'Done' };
    },
    { signal: stop.signal, intervalMs: 3_600_000 },
  );
  await waitForWorker(market);
  const times: number[] = [];
  for (let i = 0; i < ORDERS; i++) {
    const orderId = await market.addQuotedOrder(id);
    const handled = new Promise<number>((resolve) => called.set(orderId, resolve));
    const paidAt = performance.now();
    await market.pay(id, orderId);
    times.push((await handled) - paidAt);
  }
  stop.abort();
  await working;
  return times;
}

/** Until it waits for events: its first request is a poll, unlike the idle feeds. */
async function waitForWorker({ processes }: FeedMarket): Promise<void> {
  const url = `${processes.at(-1)?.internalUrl}/metrics`;
  for (;;) {
    const metrics = await fetch(url).then((answer) => answer.text());
    if (metrics.includes('market_feed_open_requests{kind="poll"} 1')) return;
    await delay(100);
  }
}

await runBench(async () => [...(await measure(1)), ...(await measure(2))]);
