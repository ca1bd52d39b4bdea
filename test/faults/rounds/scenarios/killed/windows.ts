import { setTimeout as delay } from 'node:timers/promises';
import type { DeployedProcess } from '../../deployed-process.ts';

const BROADCASTS = ['eth_sendRawTransaction', 'sendTransaction'];
/** What is not in the window by then waits for something that is, such as a lock. */
const PATIENCE_MS = 1500;
const FIRST_MS = 30_000;

/** A moment between two steps, at which a process is killed. */
export interface KillWindow {
  name: string;
  /** Which process comes to it. */
  role: 'api' | 'worker';
  /** Has the process stop at that moment, and reports each time that it does. */
  arm(process: DeployedProcess, onCaught: () => void): void;
}

const onStatement =
  (pattern: RegExp, isForwarded: boolean) =>
  ({ link }: DeployedProcess, onCaught: () => void): void =>
    link.trap({ pattern, isForwarded, onCaught });

const onBroadcast =
  (silentAfter: 'call' | 'answer') =>
  ({ nodes }: DeployedProcess, tell: () => void): void => {
    for (const node of Object.values(nodes))
      node.fault = (method) => (BROADCASTS.includes(method) ? { silentAfter, tell } : undefined);
  };

const COMMIT = /\bcommit\b/i;
/** A worker takes up the run of a job. */
const LEASE = /update "outbox" set "attempts"/;

export const KILL_WINDOWS: readonly KillWindow[] = [
  { name: 'before commit', role: 'api', arm: onStatement(COMMIT, false) },
  { name: 'between commit and relay', role: 'api', arm: onStatement(COMMIT, true) },
  { name: 'between relay and job', role: 'worker', arm: onStatement(LEASE, false) },
  { name: 'between signing and sending', role: 'worker', arm: onBroadcast('call') },
  { name: 'between sending and recording', role: 'worker', arm: onBroadcast('answer') },
  { name: 'between signing and sending', role: 'api', arm: onBroadcast('call') },
  { name: 'between sending and recording', role: 'api', arm: onBroadcast('answer') },
];

/** Kills the processes when all that can come to the window are there. Returns how many were. */
export async function killInWindow(
  processes: readonly DeployedProcess[],
  { arm }: KillWindow,
  act: () => Promise<unknown>,
): Promise<number> {
  let caught = 0;
  const first = Promise.withResolvers<void>();
  for (const process of processes) {
    arm(process, () => {
      caught += 1;
      first.resolve();
    });
  }
  const acting = act();
  await Promise.race([first.promise, delay(FIRST_MS)]);
  await delay(PATIENCE_MS);
  await Promise.all(processes.map((process) => process.kill()));
  for (const { link, nodes } of processes) {
    link.disarm();
    for (const node of Object.values(nodes)) node.fault = () => undefined;
  }
  await acting;
  return caught;
}
