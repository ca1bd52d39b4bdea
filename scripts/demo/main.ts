/**
 * A complete scenario against a sandbox, step by step, with the balances that prove it. Run: npm run demo [-- --own]
 */
import { parseArgs } from 'node:util';
import { findAdvice } from '../../examples/exit-with-advice.ts';
import { formatTable, isAsExpected } from './balances.ts';
import { findSandbox } from './find-sandbox.ts';
import { formatPages } from './pages.ts';
import { runScenario } from './scenario.ts';

const OWN_SANDBOX_HINT =
  'Run it again beside `npm start` to see its order, its agent and its money in the console.';
const start = performance.now();
const { own } = parseArgs({ options: { own: { type: 'boolean', default: false } } }).values;
const sandbox = await findSandbox({ own });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => sandbox.stop().finally(() => process.exit(1)));
}
try {
  console.log(`Sandbox at ${sandbox.addresses.base_url}${sandbox.isOwn ? ', started for this demo' : ''}`);
  const { rows, pages } = await runScenario(sandbox);
  console.log(`\n${formatTable(rows)}\n`);
  const right = rows.every(isAsExpected);
  console.log(right ? 'Every micro-USDC is where it belongs.' : 'Some balances are not as they should be.');
  if (!right) process.exitCode = 1;
  // a temporary sandbox ends with the demo, so its pages cannot be opened
  console.log(sandbox.isOwn ? OWN_SANDBOX_HINT : `\nTo be seen in the console:\n\n${formatPages(pages)}\n`);
} catch (error) {
  console.error(findAdvice(error) ?? (error instanceof Error ? error.stack : error));
  process.exitCode = 1;
} finally {
  await sandbox.stop();
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s in all`);
}
