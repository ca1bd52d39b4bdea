import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { DeliveredOrders } from '../delivered-orders.ts';
import { Deployment } from '../deployment.ts';
import type { Scenario } from '../scenario.ts';

/** Of payouts on each network. */
const AT_ONCE = 3;
/** A signature from the future is accepted up to 30 seconds ahead. */
const MAX_JUMP_MS = 25_000;
const BETWEEN_JUMPS_MS = 200;
const JUMPS = 15;
const PAID_MS = 120_000;

export const clockJumps: Scenario = {
  name: 'clock-jumps',
  title: 'The clocks of all processes jump, each on its own',
  required: '0 lost, 0 double, all due work done',
  rounds: 20,
  async prepare({ record }) {
    const folder = mkdtempSync(join(tmpdir(), 'clocks-'));
    const locate = (name: string) => join(folder, name);
    const deployment = await Deployment.start(
      {},
      {
        main: resolve(import.meta.dirname, 'clock-jumps/jumping-server.ts'),
        envOf(name) {
          writeFileSync(locate(name), '0');
          return { CLOCK_FILE: locate(name) };
        },
      },
    );
    const orders = await DeliveredOrders.open(deployment);
    const set = (pick: () => number) => {
      for (const { name } of deployment.processes) writeFileSync(locate(name), String(Math.round(pick())));
    };
    return {
      async playRound() {
        const made = await orders.create(AT_ONCE);
        const jump = async () => {
          for (let count = 0; count < JUMPS; count++) {
            set(() => (Math.random() * 2 - 1) * MAX_JUMP_MS);
            record.count('jumps', deployment.processes.length);
            await delay(BETWEEN_JUMPS_MS);
          }
        };
        await Promise.all([jump(), orders.approve(made)]);
        record.count('payouts due after the jumps', await orders.countUnpaid(made));
        set(() => 0);
        await eventually(async () => expect(await orders.countUnpaid(made)).toBe(0), PAID_MS);
        record.count('payouts', made.length);
        for (const problem of await deployment.audit()) record.violate(problem);
        for (const problem of await orders.findWrongBalances()) record.violate(problem);
      },
      async finish() {
        for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
      },
      async close() {
        await deployment.close();
        rmSync(folder, { recursive: true });
      },
    };
  },
};
