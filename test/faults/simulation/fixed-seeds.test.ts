import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { NODE_COMPILE_CACHE } from '../../support/processes/server-process.ts';
import { getRun } from '../../support/run/provided-run.ts';
import { callRun } from '../../support/run/run-protocol.ts';

const SEEDS = 2;
const STEPS = 40;

/** In a process of its own: the simulation replaces its clock. */
async function simulate(): Promise<{ code: number | null; output: string }> {
  // its own would have to be created and migrated
  const { url } = await callRun(getRun().runUrl, 'postgres');
  const options = [
    '--seed=1',
    `--seeds=${SEEDS}`,
    `--steps=${STEPS}`,
    `--postgres=${url}`,
    '--no-shrink',
    '--trace',
  ];
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['test/simulation/simulate.ts', ...options],
      { maxBuffer: 2 ** 26, env: { ...process.env, NODE_COMPILE_CACHE } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

it('no rule is broken by what fixed seeds make actors do and go wrong', async () => {
  const { code, output } = await simulate();
  expect(code, output).toBe(0);
  expect(output).toContain(`${SEEDS} seeds hold.`);
}, 240_000);
