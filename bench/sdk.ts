import { deepStrictEqual } from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Measurement } from './report/measurement.ts';
import { median } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';
import { type Contestant, createContestants } from './sdk/contestants.ts';
import { ORDER_RESPONSE } from './sdk/order-response.ts';

/**
 * The cost of a call with the SDK, with openapi-fetch and with bare fetch, in one run: against a trivial server, and
 * without network. Rounds alternate, so that other load affects all alike, and medians are compared.
 */
const WARM_UP = 3;
const ROUNDS = 20;
const ROUND_MS = 150;

interface Cost {
  cpu: number;
  latency: number;
}

async function measureRound(call: () => Promise<unknown>): Promise<Cost> {
  const start = { at: performance.now(), cpu: process.cpuUsage() };
  const end = start.at + ROUND_MS;
  let count = 0;
  for (; performance.now() < end; count++) await call();
  const { user, system } = process.cpuUsage(start.cpu);
  return { cpu: (user + system) / count, latency: ((performance.now() - start.at) * 1000) / count };
}

async function measure(calls: (() => Promise<unknown>)[]): Promise<Cost[]> {
  const costs = calls.map((): Cost[] => []);
  for (let turn = 0; turn < WARM_UP + ROUNDS; turn++) {
    const order = [...calls.entries()];
    for (const [index, call] of turn % 2 ? order : order.toReversed()) {
      const cost = await measureRound(call);
      if (turn >= WARM_UP) costs[index]?.push(cost);
    }
  }
  return costs.map((each) => ({
    cpu: median(each.map(({ cpu }) => cpu)),
    latency: median(each.map(({ latency }) => latency)),
  }));
}

async function compare(title: string, all: Contestant[], kind: 'read' | 'write'): Promise<Measurement[]> {
  for (const contestant of all) deepStrictEqual(await contestant[kind](), JSON.parse(ORDER_RESPONSE).data);
  const costs = await measure(all.map((contestant) => contestant[kind]));
  const measured = all.map(({ name }, index) => ({ name, cost: costs[index] as Cost }));
  const sdk = measured.at(-1) as (typeof measured)[number];
  return measured.slice(0, -1).flatMap(({ name, cost }) =>
    (['cpu', 'latency'] as const).map((what) => ({
      path: `a call of the SDK ${title}, ${kind}`,
      unit: what === 'cpu' ? 'CPU µs' : 'latency µs',
      ours: sdk.cost[what],
      reference: { name, value: cost[what] },
    })),
  );
}

const fakeFetch = async () =>
  new Response(ORDER_RESPONSE, { headers: { 'content-type': 'application/json' } });

await runBench(async () => {
  const server = fork(new URL('sdk/server.ts', import.meta.url));
  const [port] = await once(server, 'message');
  const overTheWire = await createContestants(`http://127.0.0.1:${port}`, fetch);
  const inMemory = await createContestants('http://127.0.0.1', fakeFetch);
  const lines: Measurement[] = [];
  for (const kind of ['read', 'write'] as const) {
    lines.push(...(await compare('against a trivial server', overTheWire, kind)));
    lines.push(...(await compare('without a network', inMemory, kind)));
  }
  server.disconnect();
  return lines;
});
