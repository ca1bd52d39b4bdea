/**
 * A complete scenario against a sandbox, step by step, with the balances that prove it, or a whole market to look at.
 * Run: npm run demo [-- --own | --fill]
 */
import { parseArgs } from 'node:util';
import { findAdvice } from '../../examples/exit-with-advice.ts';
import { formatTable, isAsExpected } from './balances.ts';
import { fillMarket, isFilled } from './fill/fill.ts';
import { findSandbox, type SandboxHandle } from './find-sandbox.ts';
import { formatPages } from './pages.ts';
import { runScenario } from './scenario.ts';

const OWN_SANDBOX_HINT =
  'Run it again beside `npm start` to see its order, its agent and its money in the console.';
const start = performance.now();
const flag = { type: 'boolean', default: false } as const;
const { own, fill } = parseArgs({ options: { own: flag, fill: flag } }).values;
const sandbox = await findSandbox({ own });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => sandbox.stop().finally(() => process.exit(1)));
}
try {
  console.log(`Sandbox at ${sandbox.addresses.base_url}${sandbox.isOwn ? ', started for this demo' : ''}`);
  await (fill ? fillAndTell(sandbox) : playScenario(sandbox));
} catch (error) {
  console.error(findAdvice(error) ?? (error instanceof Error ? error.stack : error));
  process.exitCode = 1;
} finally {
  await sandbox.stop();
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s in all`);
}

async function playScenario(handle: SandboxHandle): Promise<void> {
  const { rows, pages } = await runScenario(handle);
  console.log(`\n${formatTable(rows)}\n`);
  const right = rows.every(isAsExpected);
  console.log(right ? 'Every micro-USDC is where it belongs.' : 'Some balances are not as they should be.');
  if (!right) process.exitCode = 1;
  // a temporary sandbox ends with the demo, so its pages cannot be opened
  console.log(handle.isOwn ? OWN_SANDBOX_HINT : `\nTo be seen in the console:\n\n${formatPages(pages)}\n`);
}

async function fillAndTell(handle: SandboxHandle): Promise<void> {
  if (await isFilled(handle)) return console.log('This sandbox is filled. npm start -- --fresh empties it.');
  await fillMarket(handle, (line) => console.log(`  ✓ ${line}`));
  console.log(`\nOpen ${handle.addresses.app_url}. Sign in as Mara to see a client's orders.`);
}
