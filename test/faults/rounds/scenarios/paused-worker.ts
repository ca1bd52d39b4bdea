import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { DeliveredOrders } from '../delivered-orders.ts';
import type { DeployedProcess } from '../deployed-process.ts';
import type { Deployment } from '../deployment.ts';
import type { Scenario } from '../scenario.ts';

const WORKERS = 4;
/** Of payouts on each network. */
const AT_ONCE = 6;
/** If no other comes for so long, the rest waits for a lock that a paused worker has. */
const PATIENCE_MS = 1500;
const FIRST_MS = 30_000;
const POLL_MS = 20;
const LEASE_MS = 60_000;
/** Every so many rounds leases end by themselves; in the others, they are ended once PostgreSQL has ended transactions. */
const FULL_PAUSE_EVERY = 10;
const IDLE_TRANSACTION_MS = 6000;
const TAKEOVER_MS = 10_000;
/** After resuming, until the other worker has done what is left. */
const RECOVERY_MS = 90_000;

interface Window {
  name: string;
  methods: readonly string[];
  /** Whether the node gets the call only after the pause, or the worker its answer. */
  holdBefore: 'call' | 'answer';
}

const WINDOWS: readonly Window[] = [
  {
    name: 'before signing',
    methods: ['eth_estimateGas', 'eth_getTransactionCount', 'getLatestBlockhash'],
    holdBefore: 'call',
  },
  { name: 'before sending', methods: ['eth_sendRawTransaction', 'sendTransaction'], holdBefore: 'call' },
  { name: 'before recording', methods: ['eth_sendRawTransaction', 'sendTransaction'], holdBefore: 'answer' },
];

export const pausedWorker: Scenario = {
  name: 'paused-worker',
  title: 'Up to three of four workers paused beyond their leases (SIGSTOP)',
  required: '0 double',
  rounds: 50,
  async prepare({ deployment: getDeployment, record }) {
    const deployment = await getDeployment();
    await deployment.addWorkers(WORKERS - deployment.workers.length);
    const orders = await DeliveredOrders.open(deployment);
    return {
      async playRound(round) {
        const window = WINDOWS[round % WINDOWS.length] as Window;
        const made = await orders.create(AT_ONCE);
        const caught = catchWorkers(deployment, window);
        await orders.approve(made);
        const { paused, resume } = await caught;
        try {
          record.count(`workers paused ${window.name}`, paused.length);
          if (round % FULL_PAUSE_EVERY === 0) await waitUntilLeasesEnd(deployment);
          else await endLeases(deployment);
          const isTakenOver = await eventually(
            async () => expect(await orders.countUnpaid(made)).toBe(0),
            TAKEOVER_MS,
          ).then(
            () => true,
            () => false,
          );
          record.count(isTakenOver ? 'all paid during the pause' : 'some paid after the pause');
        } finally {
          resume();
        }
        for (const { name, isAlive } of paused) record.expect(isAlive, `${name} ended`);
        await eventually(async () => expect(await orders.countUnpaid(made)).toBe(0), RECOVERY_MS);
        record.count('payouts', made.length);
        for (const problem of await deployment.audit()) record.violate(problem);
        for (const problem of await orders.findWrongBalances()) record.violate(problem);
      },
      async finish() {
        for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
      },
    };
  },
};

/** As if their time had passed. */
async function endLeases({ market }: Deployment): Promise<void> {
  await delay(IDLE_TRANSACTION_MS);
  await market.database.query(
    'update outbox set locked_until = now(), due_at = now() where locked_until > now() and done_at is null',
  );
}

/** By the clock of the database. */
async function waitUntilLeasesEnd({ market }: Deployment): Promise<void> {
  const [lease] = await market.database.query<{ until: Date }>(
    'select coalesce(max(locked_until), now()) as until from outbox where done_at is null',
  );
  await eventually(async () => {
    const [row] = await market.database.query<{ over: boolean }>(
      `select now() > $1::timestamptz + interval '1 second' as over`,
      [lease?.until],
    );
    expect(row?.over).toBe(true);
  }, LEASE_MS);
}

interface PausedWorkers {
  paused: readonly DeployedProcess[];
  resume(): void;
}

/** Pauses workers that come to the window, and leaves one. */
async function catchWorkers(
  { workers }: Deployment,
  { methods, holdBefore }: Window,
): Promise<PausedWorkers> {
  const held = Promise.withResolvers<void>();
  const paused = new Set<DeployedProcess>();
  let last = performance.now() + FIRST_MS - PATIENCE_MS;
  for (const victim of workers) {
    for (const node of Object.values(victim.nodes)) {
      node.fault = (method) => {
        if (!methods.includes(method)) return undefined;
        if (!paused.has(victim) && paused.size >= workers.length - 1) return undefined;
        if (!paused.has(victim)) victim.pause();
        paused.add(victim);
        last = performance.now();
        return { holdBefore, until: held.promise };
      };
    }
  }
  while (paused.size < workers.length - 1 && performance.now() < last + PATIENCE_MS) await delay(POLL_MS);
  for (const victim of workers)
    if (!paused.has(victim)) for (const node of Object.values(victim.nodes)) node.fault = () => undefined;
  return {
    paused: [...paused],
    resume() {
      for (const { nodes } of workers) for (const node of Object.values(nodes)) node.fault = () => undefined;
      for (const victim of paused) victim.resume();
      held.resolve();
    },
  };
}
