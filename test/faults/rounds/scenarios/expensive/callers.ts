/** Started as a process: reads these URLs for a while whenever its parent asks, and says how long that took. */
const urls = process.argv.slice(2);
const DURATION_MS = 4000;
const CALLERS = 4;

export interface Measurement {
  p99: number;
  failed: number;
}

async function measure(): Promise<Measurement> {
  const until = performance.now() + DURATION_MS;
  const latencies: number[] = [];
  let failed = 0;
  const call = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      const status = await read(urls[latencies.length % urls.length] as string);
      latencies.push(performance.now() - began);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  latencies.sort((one, other) => one - other);
  return { p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0, failed };
}

async function read(url: string): Promise<number> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

process.once('disconnect', () => process.exit());
process.on('message', async () => process.send?.(await measure()));
