import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { provideRun } from '../../support/run/provided-run.ts';
import { serveRun } from '../../support/run/run-protocol.ts';
import { RunServices } from '../../support/run/run-services.ts';
import { Deployment } from './deployment.ts';
import { readRequestId } from './load.ts';
import { playScenario } from './play-scenario.ts';
import { storeResult } from './results.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string' },
    minutes: { type: 'string' },
    list: { type: 'boolean', default: false },
    'no-store': { type: 'boolean', default: false },
  },
});

if (values.list) {
  for (const { name, title, rounds } of scenarios) console.log(`${name}\t${rounds}\t${title}`);
  process.exit();
}
const unknown = values.scenario.filter((wanted) => !scenarios.some(({ name }) => name === wanted));
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}; --list shows all.`);
  process.exit(1);
}

// so that the processes of an interrupted run end with it
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const services = new RunServices();
const server = serveRun(services).listen(0, '127.0.0.1');
await once(server, 'listening');
provideRun({
  runUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  uploadFolder: services.uploadFolder,
});

let failed = 0;
let shared: Promise<Deployment> | undefined;
for (const scenario of scenarios) {
  const isWanted = values.scenario.length === 0 || values.scenario.includes(scenario.name);
  if (isWanted && !(await play(scenario))) failed += 1;
}
console.log(failed === 0 ? 'All scenarios hold.' : `${failed} scenarios do not hold.`);
process.exitCode = failed === 0 ? 0 : 1;
await (await shared)?.close();
server.close();
server.closeAllConnections();
await services.close();
process.exit();

/** Those that need nothing special share a deployment, until one has broken something. */
async function play(scenario: Scenario): Promise<boolean> {
  const rounds = Number(values.rounds ?? scenario.rounds);
  console.log(`${scenario.name}: ${scenario.title}, ${rounds} rounds`);
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  const result = await playScenario(scenario, {
    rounds,
    ...(values.minutes && { playMs: Number(values.minutes) * 60_000 }),
    deployment() {
      shared ??= Deployment.start();
      return shared;
    },
    onRound: (round) => console.log(`  ${round} of ${rounds} (${seconds()} s)`),
  });
  for (const group of Object.values(result.observed))
    for (const [what, seen] of Object.entries(group)) console.log(`  ${what}: ${seen}`);
  const deployed = await shared;
  for (const problem of result.violations) {
    console.log(`  VIOLATED: ${problem}`);
    const logged = deployed?.findError(readRequestId(problem));
    if (logged) console.log(`    ${logged}`);
  }
  if (!values['no-store'] && !result.observed.notes.skipped) storeResult(result, scenario.unit);
  if (result.violations.length === 0) return true;
  await deployed?.close();
  shared = undefined;
  return false;
}
