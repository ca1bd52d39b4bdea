import { fork } from 'node:child_process';
import { once } from 'node:events';
import { findPython, runPython } from '../test/support/python/interpreter.ts';
import { createPackageFolder } from '../test/support/python/packages.ts';
import type { Measurement } from './report/measurement.ts';
import { runBench } from './report/run-bench.ts';

/** The cost of a call with the Python SDK and with bare httpx, against a trivial server, and the sizes of the packages. */
interface Cost {
  cpu: number;
  latency: number;
}

/** Bytes that the tests allow. */
const PACKAGES = { 'sdk-python': 150_000, 'webhook-verifier-python': 20_000 } as const;

async function measureCalls(python: string): Promise<Measurement[]> {
  const server = fork(new URL('sdk/server.ts', import.meta.url));
  const [port] = await once(server, 'message');
  const printed = await runPython(python, ['bench/python/calls.py', `http://127.0.0.1:${port}`]);
  server.disconnect();
  return Object.entries<Record<string, Cost>>(JSON.parse(printed)).flatMap(([kind, costs]) =>
    (['cpu', 'latency'] as const).map((what) => ({
      path: `a call of the Python SDK, ${kind}`,
      unit: what === 'cpu' ? 'CPU µs' : 'latency µs',
      ours: costs['the SDK']?.[what] ?? Number.NaN,
      reference: { name: 'bare httpx', value: costs['bare httpx']?.[what] ?? Number.NaN },
    })),
  );
}

async function measureSizes(python: string): Promise<Measurement[]> {
  const packages = await createPackageFolder(python);
  const lines: Measurement[] = [];
  for (const name of Object.keys(PACKAGES) as (keyof typeof PACKAGES)[]) {
    const { bytes } = await packages.build(name);
    lines.push({
      path: `the wheel of ${name}`,
      unit: 'kB',
      ours: bytes / 1000,
      bound: { atMost: PACKAGES[name] / 1000 },
    });
  }
  await packages.remove();
  return lines;
}

await runBench(async () => {
  const python = findPython('httpx', 'build', 'hatchling');
  if (!python) throw new Error('Install python3-httpx, python3-build and python3-hatchling');
  return [...(await measureCalls(python)), ...(await measureSizes(python))];
});
