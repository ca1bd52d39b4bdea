import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';

/** Uses the caches, as servers do, until its parent is gone. */
const LOOP = `
  const parent = process.ppid;
  const seen = new Map();
  let value = 0;
  while (process.ppid === parent)
    for (let turn = 0; turn < 1_000_000; turn++) {
      value = (value * 31 + turn) | 0;
      if ((turn & 7) === 0) seen.set(value & 0xffff, turn);
    }`;

/**
 * Processors are often threads of one core, on which work takes up to 1.7 times the CPU time while the other thread is
 * busy. Loops of the lowest priority keep all of them busy, so that the CPU time of a request does not depend on how
 * many processes serve. Returns what ends them.
 */
export function keepProcessorsBusy(): () => void {
  const loops = Array.from({ length: availableParallelism() }, startLoop);
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}

function startLoop(): ChildProcess {
  const loop = spawn(process.execPath, ['--eval', LOOP], { stdio: 'ignore' });
  if (loop.pid) setPriority(loop.pid, constants.priority.PRIORITY_LOW);
  return loop;
}
