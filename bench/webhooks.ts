import { type Endpoint, startEndpoint } from './webhooks/endpoints.ts';
import { startMarket } from './webhooks/market.ts';

/**
 * 1,000 events to 20 endpoints of which one hangs, against the 950 events of the other 19 alone, in one run. Rounds
 * alternate, so that other load affects both alike, and medians are compared.
 */
const ENDPOINTS = 20;
const EVENTS_EACH = 50;
const ROUNDS = Number(process.argv[2] ?? 5);
const MAX_SLOWDOWN = 1.25;

interface Round {
  /** Until the last event of the healthy endpoints arrived. */
  all: number;
  p50: number;
  p95: number;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}

const median = (rounds: Round[], name: keyof Round) =>
  quantile(
    rounds.map((round) => round[name]),
    0.5,
  );

const market = await startMarket();
const endpoints = await Promise.all(Array.from({ length: ENDPOINTS }, startEndpoint));
const agentIds: string[] = [];
for (const { url } of endpoints) agentIds.push(await market.addAgent(url));
const [slow, ...healthy] = endpoints as [Endpoint, ...Endpoint[]];
const healthyIds = agentIds.slice(1);

async function measure(receivers: readonly string[]): Promise<Round> {
  const events = Array.from({ length: EVENTS_EACH }, () => receivers).flat();
  const begin = await market.emit(events);
  await market.waitUntilDelivered(healthyIds);
  const times = healthy.flatMap((endpoint) => endpoint.takeArrivals()).map((at) => at - begin);
  if (times.length !== healthy.length * EVENTS_EACH) throw new Error(`${times.length} events arrived`);
  return { all: Math.max(...times), p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

async function measureWithHangingEndpoint(): Promise<Round> {
  slow.hang();
  const round = await measure(agentIds);
  slow.recover();
  await market.waitUntilDelivered(agentIds);
  slow.takeArrivals();
  return round;
}

function printReport(alone: Round[], beside: Round[]): boolean {
  const row = (name: string, rounds: Round[]) => ({
    run: name,
    'p50 ms': median(rounds, 'p50').toFixed(0),
    'p95 ms': median(rounds, 'p95').toFixed(0),
    'all ms': median(rounds, 'all').toFixed(0),
    'events per s': ((healthy.length * EVENTS_EACH) / (median(rounds, 'all') / 1000)).toFixed(0),
  });
  console.table([row('19 endpoints', alone), row('19 beside one that hangs', beside)]);
  const slower = median(beside, 'all') / median(alone, 'all');
  console.log(`beside one that hangs / alone: ${slower.toFixed(2)} (at most ${MAX_SLOWDOWN})`);
  return slower <= MAX_SLOWDOWN;
}

try {
  await measure(healthyIds);
  const [alone, beside]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await measure(healthyIds));
    beside.push(await measureWithHangingEndpoint());
  }
  console.log('Deliveries:', await market.counts());
  if (!printReport(alone, beside)) process.exitCode = 1;
} finally {
  await market.close();
  await Promise.all(endpoints.map((endpoint) => endpoint.close()));
}
