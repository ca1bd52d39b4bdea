import type { Measurement } from './report/measurement.ts';
import { median, quantile } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';
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

const UNITS: Record<keyof Round, string> = {
  p50: 'p50 ms',
  p95: 'p95 ms',
  all: 'ms until the last arrived',
};

function buildReport(alone: readonly Round[], beside: readonly Round[]): Measurement[] {
  return (['p50', 'p95', 'all'] as const).map((what) => {
    const of = (rounds: readonly Round[]) => median(rounds.map((round) => round[what]));
    return {
      path: `${EVENTS_EACH * (ENDPOINTS - 1)} events to ${ENDPOINTS - 1} endpoints beside one that hangs`,
      unit: UNITS[what],
      ours: of(beside),
      reference: { name: 'without it', value: of(alone) },
      ...(what === 'all' && { bound: { atMost: MAX_SLOWDOWN, of: 'ratio' } }),
    };
  });
}

await runBench(async () => {
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

  try {
    await measure(healthyIds);
    const [alone, beside]: [Round[], Round[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await measure(healthyIds));
      beside.push(await measureWithHangingEndpoint());
    }
    console.log('Deliveries:', await market.counts());
    return buildReport(alone, beside);
  } finally {
    await market.close();
    await Promise.all(endpoints.map((endpoint) => endpoint.close()));
  }
});
