import { parseArgs } from 'node:util';

/** Started as a process: reads from the API for a while, and prints how long that took. */
const { values, positionals } = parseArgs({
  options: { ms: { type: 'string', default: '4000' }, callers: { type: 'string', default: '4' } },
  allowPositionals: true,
});
const until = performance.now() + Number(values.ms);
const latencies: number[] = [];
let failed = 0;
let next = 0;

async function call(): Promise<void> {
  while (performance.now() < until) {
    next += 1;
    const began = performance.now();
    const status = await fetch(positionals[next % positionals.length] as string)
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      })
      .catch(() => 0);
    latencies.push(performance.now() - began);
    if (status !== 200) failed += 1;
  }
}

await Promise.all(Array.from({ length: Number(values.callers) }, call));
latencies.sort((one, other) => one - other);
const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
console.log(JSON.stringify({ p99, count: latencies.length, failed }));
