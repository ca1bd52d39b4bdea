import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { DeliveredOrders } from '../delivered-orders.ts';
import type { DeployedProcess } from '../deployed-process.ts';
import type { Deployment } from '../deployment.ts';
import type { Scenario } from '../scenario.ts';

/** Of payouts on each network. */
const AT_ONCE = 3;
const TAKEOVER_MS = 60_000;
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
  title: 'A worker paused beyond its lease (SIGSTOP)',
  required: '0 double',
  rounds: 50,
  async prepare({ deployment: getDeployment, record }) {
    const deployment = await getDeployment();
    const orders = await DeliveredOrders.open(deployment);
    return {
      async playRound(round) {
        const window = WINDOWS[round % WINDOWS.length] as Window;
        const made = await orders.create(AT_ONCE);
        const caught = catchWorker(deployment, window);
        await orders.approve(made);
        const { victim, resume } = await caught;
        try {
          record.count(`paused ${window.name}`);
          const [lease] = await deployment.market.database.query<{ until: Date }>(
            'select coalesce(max(locked_until), now()) as until from outbox where done_at is null',
          );
          // beyond its lease, by the clock of the database
          await eventually(async () => {
            const [row] = await deployment.market.database.query<{ over: boolean }>(
              `select now() > $1::timestamptz + interval '1 second' as over`,
              [lease?.until],
            );
            expect(row?.over).toBe(true);
          });
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
          record.expect(victim.isAlive, `${victim.name} ended`);
        }
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

/** Pauses the first worker that comes to the window. */
function catchWorker(
  { workers }: Deployment,
  { methods, holdBefore }: Window,
): Promise<{ victim: DeployedProcess; resume(): void }> {
  const { promise, resolve } = Promise.withResolvers<{ victim: DeployedProcess; resume(): void }>();
  const held = Promise.withResolvers<void>();
  const clear = () => {
    for (const { nodes } of workers) for (const node of Object.values(nodes)) node.fault = () => undefined;
  };
  let isCaught = false;
  for (const victim of workers) {
    const resume = () => {
      clear();
      victim.resume();
      held.resolve();
    };
    for (const node of Object.values(victim.nodes)) {
      node.fault = (method) => {
        if (isCaught || !methods.includes(method)) return undefined;
        isCaught = true;
        victim.pause();
        resolve({ victim, resume });
        return { holdBefore, until: held.promise };
      };
    }
  }
  return promise;
}
