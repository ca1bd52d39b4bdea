import { deepStrictEqual } from 'node:assert/strict';
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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
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

async function compare(size: number): Promise<boolean> {
  const text = buildEvent(size);
  const contestants = await createContestants(text);
  for (const { verify } of contestants) deepStrictEqual(await verify(), JSON.parse(text));
  const costs = await measure(contestants);
  const own = (kind: Contestant['kind']) =>
    costs[contestants.findIndex((each) => each.kind === kind)] ?? Number.NaN;
  console.log(`\nA body of ${Buffer.byteLength(text)} bytes`);
  console.table(
    contestants.map(({ name, kind }, index) => ({
      package: name,
      kind,
      'CPU µs': costs[index]?.toFixed(1),
      'over ours': ((costs[index] ?? Number.NaN) / own(kind)).toFixed(2),
    })),
  );
  const peers = contestants.map(({ name, kind }, index) => ({
    name,
    kind,
    cost: costs[index] ?? Number.NaN,
  }));
  return peers.every(
    ({ name, kind, cost }) => name.startsWith('ours') || own(kind) <= cost * MAX_RATIO_TO_PEER,
  );
}

const results: boolean[] = [];
for (const size of SIZES) results.push(await compare(size));
const isWithinBounds = results.every(Boolean);
console.log(
  `Ours costs at most ${MAX_RATIO_TO_PEER} times what any peer costs: ${isWithinBounds ? 'yes' : 'no'}`,
);
process.exitCode = isWithinBounds ? 0 : 1;
