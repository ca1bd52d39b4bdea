import { fork } from 'node:child_process';
import { once } from 'node:events';
import { findPython, runPython } from '../test/support/python/interpreter.ts';
import { createPackageFolder } from '../test/support/python/packages.ts';

/** The cost of a call with the Python SDK and with bare httpx, against a trivial server, and the sizes of the packages. */
interface Cost {
  cpu: number;
  latency: number;
}

const python = findPython('httpx', 'build', 'hatchling');
if (!python) throw new Error('Install python3-httpx, python3-build and python3-hatchling');

const server = fork(new URL('sdk/server.ts', import.meta.url));
const [port] = await once(server, 'message');
const printed = await runPython(python, ['bench/python/calls.py', `http://127.0.0.1:${port}`]);
server.disconnect();
for (const [kind, costs] of Object.entries<Record<string, Cost>>(JSON.parse(printed))) {
  const bare = costs['bare httpx']?.cpu ?? Number.NaN;
  console.log(`\n${kind}`);
  console.table(
    Object.entries(costs).map(([client, { cpu, latency }]) => ({
      client,
      'CPU µs': cpu.toFixed(0),
      'latency µs': latency.toFixed(0),
      'CPU over bare httpx µs': (cpu - bare).toFixed(0),
    })),
  );
}

const packages = await createPackageFolder(python);
for (const name of ['sdk-python', 'webhook-verifier-python'] as const) {
  const { bytes } = await packages.build(name);
  console.log(`${name}: wheel of ${(bytes / 1000).toFixed(1)} kB`);
}
await packages.remove();
