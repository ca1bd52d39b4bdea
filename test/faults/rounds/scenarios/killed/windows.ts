import { setTimeout as delay } from 'node:timers/promises';
import type { DeployedProcess } from '../../deployed-process.ts';

const BROADCASTS = ['eth_sendRawTransaction', 'sendTransaction'];
/** If no other comes for so long, the rest waits for something that is in the window, such as a lock. */
const PATIENCE_MS = 1500;
const FIRST_MS = 30_000;
const POLL_MS = 50;

/** A moment between two steps, at which a process is killed. */
export interface KillWindow {
  name: string;
  /** Which process comes to it. */
  role: 'api' | 'worker';
  /** Which are tried: those that one of them sends, or all. */
  actions: 'api' | 'worker' | 'all';
  /** The transactions in it by kind, if one statement or message can be of many; otherwise what is stopped counts. */
  countCaught?: string;
  /** Has the process stop at that moment, and reports each time that it does. */
  arm(process: DeployedProcess, onCaught: () => void): void;
}

const onStatement =
  (trap: { pattern: RegExp; after?: RegExp; isForwarded: boolean }) =>
  ({ link }: DeployedProcess, onCaught: () => void): void =>
    link.trap({ ...trap, onCaught });

const onBroadcast =
  (silentAfter: 'call' | 'answer') =>
  ({ nodes }: DeployedProcess, tell: () => void): void => {
    for (const node of Object.values(nodes))
      node.fault = (method) => (BROADCASTS.includes(method) ? { silentAfter, tell } : undefined);
  };

/** Of a transaction that stores money or work. */
const COMMIT = {
  pattern: /\bcommit\b/i,
  after:
    /(insert into|update) "(outbox|chain_transactions|held_payments|ledger_\w+|earn_\w+|swaps|fee_\w+|agent_mints)"/,
};
/** A worker reserves due transfers, or takes up the run of a job. */
const RESERVE = /with "due" as \(select "id" from "chain_transactions"/;
const LEASE = new RegExp(`update "outbox" set "attempts"|${RESERVE.source}`);

const UNSIGNED = "state = 'prepared' and tx_hash is null and kind <> 'batch'";
/** With the transfers of a signed batch. */
const COUNT_SIGNED = `
  select t.kind, count(*)::int from chain_transactions t left join chain_transactions b on b.id = t.batch_id
  where t.kind <> 'batch' and (
    (t.state = 'prepared' and t.tx_hash is not null) or (t.state = 'batched' and b.state = 'prepared')) group by t.kind`;

const SENDING = { name: 'between signing and sending', arm: onBroadcast('call') };
const RECORDING = { name: 'between sending and recording', arm: onBroadcast('answer') };

export const KILL_WINDOWS: readonly [KillWindow, ...KillWindow[]] = [
  {
    name: 'before commit',
    role: 'api',
    actions: 'all',
    arm: onStatement({ ...COMMIT, isForwarded: false }),
  },
  {
    name: 'between commit and relay',
    role: 'api',
    actions: 'all',
    arm: onStatement({ ...COMMIT, isForwarded: true }),
  },
  {
    name: 'between relay and job',
    role: 'worker',
    actions: 'worker',
    countCaught: `select kind, count(*)::int from chain_transactions where ${UNSIGNED} group by kind`,
    arm: onStatement({ pattern: LEASE, isForwarded: false }),
  },
  {
    name: 'between reserving and signing',
    role: 'worker',
    actions: 'worker',
    countCaught: `select kind, count(*)::int from chain_transactions
      where ${UNSIGNED} and batching = 'shared' and next_attempt_at > now() group by kind`,
    arm: onStatement({ pattern: RESERVE, isForwarded: true }),
  },
  { ...SENDING, role: 'worker', actions: 'worker', countCaught: COUNT_SIGNED },
  { ...RECORDING, role: 'worker', actions: 'worker', countCaught: COUNT_SIGNED },
  { ...SENDING, name: `${SENDING.name}, by the API`, role: 'api', actions: 'api' },
  { ...RECORDING, name: `${RECORDING.name}, by the API`, role: 'api', actions: 'api' },
];

/** Of the batches that are due together, every other one lands; the rest never reaches its node. */
export const PARTLY_LANDED_WINDOWS: readonly [KillWindow] = [
  {
    name: 'partly landed',
    role: 'worker',
    actions: 'worker',
    countCaught: COUNT_SIGNED,
    arm: landEveryOtherBroadcast(),
  },
];

function landEveryOtherBroadcast(): KillWindow['arm'] {
  let broadcasts = 0;
  return ({ nodes }, tell) => {
    for (const node of Object.values(nodes))
      node.fault = (method) =>
        BROADCASTS.includes(method)
          ? { silentAfter: broadcasts++ % 2 === 0 ? 'answer' : 'call', tell }
          : undefined;
  };
}

/** Kills the processes when all that can come to the window are there. Returns how many were. */
export async function killInWindow(
  processes: readonly DeployedProcess[],
  { arm }: KillWindow,
  act: () => Promise<unknown>,
): Promise<number> {
  let caught = 0;
  let last = performance.now() + FIRST_MS - PATIENCE_MS;
  for (const process of processes) {
    arm(process, () => {
      caught += 1;
      last = performance.now();
    });
  }
  const acting = act();
  while (performance.now() < last + PATIENCE_MS) await delay(POLL_MS);
  await Promise.all(processes.map((process) => process.kill()));
  for (const { link, nodes } of processes) {
    link.disarm();
    for (const node of Object.values(nodes)) node.fault = () => undefined;
  }
  await acting;
  return caught;
}
