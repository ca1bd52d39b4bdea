import { deepStrictEqual } from 'node:assert/strict';
import type { Measurement } from './report/measurement.ts';
import { median } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';
import { buildEvent, type Contestant, createContestants } from './verifier/contestants.ts';

/**
 * Verifying one webhook, parsed event included, against the packages of Stripe and Standard Webhooks, in one run.
 * Rounds alternate, so that other load affects all alike, and medians are compared.
 */
const WARM_UP = 3;
const ROUNDS = 20;
const ROUND_MS = 100;
const SIZES = [500, 5000, 100_000];
// Small bodies cost about the same everywhere, and two runs differ by several percent.
const MAX_RATIO_TO_PEER = 1.1;

async function measureRound({ verify }: Contestant): Promise<number> {
  const end = performance.now() + ROUND_MS;
  const start = process.cpuUsage();
  let count = 0;
  for (; performance.now() < end; count++) await verify();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / count;
}

async function measure(contestants: Contestant[]): Promise<number[]> {
  const costs = contestants.map((): number[] => []);
  for (let turn = 0; turn < WARM_UP + ROUNDS; turn++) {
    const order = [...contestants.entries()];
    // The next contestant pays for this one's garbage, so the order changes.
    for (const [index, contestant] of turn % 2 ? order : order.toReversed()) {
      const cost = await measureRound(contestant);
      if (turn >= WARM_UP) costs[index]?.push(cost);
    }
  }
  return costs.map(median);
}

async function compare(size: number): Promise<Measurement[]> {
  const text = buildEvent(size);
  const contestants = await createContestants(text);
  for (const { verify } of contestants) deepStrictEqual(await verify(), JSON.parse(text));
  const costs = await measure(contestants);
  const all = contestants.map(({ name, kind }, index) => ({ name, kind, cost: costs[index] ?? Number.NaN }));
  const isOurs = ({ name }: { name: string }) => name.startsWith('ours');
  return all
    .filter((one) => !isOurs(one))
    .map(({ name, kind, cost }) => ({
      path: `a body of ${Buffer.byteLength(text)} bytes, ${kind}`,
      unit: 'CPU µs',
      ours: all.find((one) => isOurs(one) && one.kind === kind)?.cost ?? Number.NaN,
      reference: { name, value: cost },
      bound: { atMost: MAX_RATIO_TO_PEER, of: 'ratio' },
    }));
}

await runBench(async () => {
  const lines: Measurement[] = [];
  for (const size of SIZES) lines.push(...(await compare(size)));
  return lines;
});
