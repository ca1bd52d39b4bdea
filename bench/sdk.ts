import { deepStrictEqual } from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from './browse/measured-server.ts';
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

async function compare(title: string, all: Contestant[], kind: 'read' | 'write'): Promise<Cost[]> {
  for (const contestant of all) deepStrictEqual(await contestant[kind](), JSON.parse(ORDER_RESPONSE).data);
  const costs = await measure(all.map((contestant) => contestant[kind]));
  const bare = costs[0]?.cpu ?? Number.NaN;
  console.log(`\n${title}, ${kind}`);
  console.table(
    all.map(({ name }, index) => ({
      client: name,
      'CPU µs': costs[index]?.cpu.toFixed(1),
      'latency µs': costs[index]?.latency.toFixed(1),
      'CPU over bare fetch µs': ((costs[index]?.cpu ?? Number.NaN) - bare).toFixed(1),
    })),
  );
  return costs;
}

const fakeFetch = async () =>
  new Response(ORDER_RESPONSE, { headers: { 'content-type': 'application/json' } });

const server = fork(new URL('sdk/server.ts', import.meta.url));
const [port] = await once(server, 'message');
const overTheWire = await createContestants(`http://127.0.0.1:${port}`, fetch);
const inMemory = await createContestants('http://127.0.0.1', fakeFetch);
for (const kind of ['read', 'write'] as const) {
  await compare('Against a trivial server', overTheWire, kind);
  await compare('Without a network', inMemory, kind);
}
server.disconnect();
