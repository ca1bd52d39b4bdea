import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Everything but the tests. Two at a time, because none of them keeps two cores busy; the longest start first. */
const CHECKS = ['typecheck', 'check:contract', 'check:generated', 'check:layers', 'check:unused', 'lint'];
const CONCURRENCY = 2;

async function runCheck(name: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once('error', () => resolve(1)).once('close', resolve);
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code === 0) console.log(`✓ ${name}`);
  else console.error(`✗ ${name}\n${out}${err}`);
  return code === 0;
}

const pendingChecks = [...CHECKS];
let hasPassed = true;

async function runNext(): Promise<void> {
  for (let name = pendingChecks.shift(); name !== undefined; name = pendingChecks.shift()) {
    if (!(await runCheck(name))) hasPassed = false;
  }
}

await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
if (!hasPassed) process.exitCode = 1;
