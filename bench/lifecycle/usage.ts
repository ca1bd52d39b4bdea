import type { BenchPostgres } from './database.ts';
import type { LocalChains } from './local-chains.ts';
import { readCpuMs, readFamilyCpuMs } from './processor-time.ts';
import type { Stack } from './stack.ts';

/** What was used so far, or between two moments. */
export interface Usage {
  cpuMs: {
    api: number;
    worker: number;
    postgres: number;
    redis: number;
    chains: number;
    proxy: number;
    driver: number;
  };
  roundTrips: { api: number; worker: number };
  walBytes: number;
  jobs: Record<string, number>;
  rpcCalls: Record<string, number>;
}

export interface Meter {
  postgres: BenchPostgres;
  chains: LocalChains;
  redisPid: number | undefined;
}

/** Asking for the jobs costs round trips: at the beginning it comes first, at the end last. */
export async function readUsage(meter: Meter, stack: Stack, moment: 'begin' | 'end'): Promise<Usage> {
  if (moment === 'begin') {
    const jobs = await readJobs(stack);
    return { ...(await readResources(meter, stack)), jobs };
  }
  const resources = await readResources(meter, stack);
  return { ...resources, jobs: await readJobs(stack) };
}

async function readJobs({ processes }: Stack): Promise<Record<string, number>> {
  const jobs: Record<string, number> = {};
  for (const process of processes)
    for (const [job, count] of await process.readJobs()) jobs[job] = (jobs[job] ?? 0) + count;
  return jobs;
}

async function readResources(
  { postgres, chains, redisPid }: Meter,
  stack: Stack,
): Promise<Omit<Usage, 'jobs'>> {
  const roundTrips = { api: 0, worker: 0 };
  const cpuMs = { api: 0, worker: 0 };
  for (const process of stack.processes) {
    roundTrips[process.role] += await process.readRoundTrips();
    cpuMs[process.role] += process.cpuMs;
  }
  const { user, system } = process.cpuUsage();
  return {
    cpuMs: {
      ...cpuMs,
      postgres: readFamilyCpuMs(postgres.pid),
      redis: redisPid ? readCpuMs(redisPid) : 0,
      chains: readCpuMs(chains.pids.chains),
      proxy: readCpuMs(chains.pids.proxy),
      driver: (user + system) / 1000,
    },
    roundTrips,
    walBytes: await postgres.readWalBytes(),
    rpcCalls: await chains.countCalls(),
  };
}

/** What was used for each of so many. */
export function divideUsage(before: Usage, after: Usage, count: number): Usage {
  const each = <Name extends string>(from: Record<Name, number>, to: Record<Name, number>) => {
    const names = Object.keys(to) as Name[];
    return Object.fromEntries(names.map((name) => [name, (to[name] - (from[name] ?? 0)) / count])) as Record<
      Name,
      number
    >;
  };
  return {
    cpuMs: each(before.cpuMs, after.cpuMs),
    roundTrips: each(before.roundTrips, after.roundTrips),
    walBytes: (after.walBytes - before.walBytes) / count,
    jobs: each(before.jobs, after.jobs),
    rpcCalls: each(before.rpcCalls, after.rpcCalls),
  };
}
