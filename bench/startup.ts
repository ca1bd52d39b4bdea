import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { FREE_PORTS } from '../sandbox/settings.ts';
import { median } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * How long `npm start` takes until it is ready: the first time after `npm install`, with everything to set up, and the
 * second time on the same folder. Each round starts over, and medians count.
 */
const START = resolve(import.meta.dirname, '../sandbox/start.ts');
const INSTALL = resolve(import.meta.dirname, '../sandbox/bundle.ts');
const ROUNDS = Number(process.argv[2] ?? 3);
const MAX_FIRST_SECONDS = 4;
const MAX_LATER_SECONDS = 2;

interface Times {
  ready: number;
  stopped: number;
}

function createEnvironment(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...FREE_PORTS,
    SANDBOX_DIR: join(folder, 'data'),
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    LOG_LEVEL: 'warn',
  };
}

async function startAndStop(env: NodeJS.ProcessEnv): Promise<Times> {
  const begin = performance.now();
  const child = spawn(process.execPath, [START], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  await waitUntilReady(child);
  const ready = performance.now();
  child.kill('SIGINT');
  const [code] = await closed;
  if (code !== 0) throw new Error(`The sandbox ended with code ${code}`);
  return { ready: ready - begin, stopped: performance.now() - ready };
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
    if (output.includes('The sandbox is ready.')) resolve();
  });
  child.once('close', () => reject(new Error(`The sandbox did not start:\n${output}`)));
  await promise;
}

async function measureRound(): Promise<{ first: Times; second: Times }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-startup-'));
  const env = createEnvironment(folder);
  try {
    await promisify(execFile)(process.execPath, [INSTALL], { env });
    return { first: await startAndStop(env), second: await startAndStop(env) };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

await runBench(async () => {
  const rounds: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let done = 0; done < ROUNDS; done++) {
    rounds.push(await measureRound());
    console.log(`round ${done + 1} of ${ROUNDS}`);
  }
  const seconds = (times: number[]) => median(times) / 1000;
  return [
    {
      path: 'npm start, the first time',
      unit: 's',
      ours: seconds(rounds.map(({ first }) => first.ready)),
      bound: { atMost: MAX_FIRST_SECONDS },
    },
    {
      path: 'npm start, later',
      unit: 's',
      ours: seconds(rounds.map(({ second }) => second.ready)),
      bound: { atMost: MAX_LATER_SECONDS },
    },
    {
      path: 'until it has stopped',
      unit: 's',
      ours: seconds(rounds.flatMap(({ first, second }) => [first.stopped, second.stopped])),
    },
  ];
});
