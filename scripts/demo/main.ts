/** The whole story against a sandbox, told step by step, with the balances that prove it. Run: npm run demo [-- --own] */
import { parseArgs } from 'node:util';
import { adviceOn } from '../../examples/advice.ts';
import { isRight, tableOf } from './balances.ts';
import { findSandbox } from './find-sandbox.ts';
import { listOf } from './pages.ts';
import { tellStory } from './story.ts';

const AFTER_OWN = 'Run it again beside `npm start` to see its order, its agent and its money in the console.';
const start = performance.now();
const { own } = parseArgs({ options: { own: { type: 'boolean', default: false } } }).values;
const sandbox = await findSandbox({ own });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => sandbox.stop().finally(() => process.exit(1)));
}
try {
  console.log(`Sandbox at ${sandbox.addresses.base_url}${sandbox.isOwn ? ', started for this demo' : ''}`);
  const { rows, pages } = await tellStory(sandbox);
  console.log(`\n${tableOf(rows)}\n`);
  const right = rows.every(isRight);
  console.log(right ? 'Every micro-USDC is where it belongs.' : 'Some balances are not as they should be.');
  if (!right) process.exitCode = 1;
  // those of a sandbox that ends with the demo cannot be opened
  console.log(sandbox.isOwn ? AFTER_OWN : `\nTo be seen in the console:\n\n${listOf(pages)}\n`);
} catch (error) {
  console.error(adviceOn(error) ?? (error instanceof Error ? error.stack : error));
  process.exitCode = 1;
} finally {
  await sandbox.stop();
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s in all`);
}
