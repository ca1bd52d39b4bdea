import { setTimeout as delay } from 'node:timers/promises';
import { DeliveredOrders } from '../delivered-orders.ts';
import type { DeployedProcess } from '../deployed-process.ts';
import type { Deployment } from '../deployment.ts';
import type { Record } from '../record.ts';
import type { Scenario } from '../scenario.ts';
import { Balancer, PatientClient } from './frozen/patient-client.ts';

const NETWORKS = ['base-mainnet', 'solana-mainnet'] as const;
const CLIENTS_EACH = 4;
const LIFECYCLES = 100;
/** The processes are stopped after the first of these, and go on before the last of them. */
const FREEZE_AFTER = 10;
const RESUME_BEFORE = 80;
const FROZEN_MS = 60_000;
const LIMIT_MS = 10_000;

/** Lets clients begin a given number of orders, and no more. */
class Turns {
  #left = 0;
  #waiting: ((hasTurn: boolean) => void)[] = [];
  #done = 0;
  #watchers: { count: number; resolve(): void }[] = [];

  allow(count: number): void {
    this.#left += count;
    while (this.#left > 0 && this.#waiting.length > 0) {
      this.#left -= 1;
      this.#waiting.shift()?.(true);
    }
  }

  /** False once there are no more. */
  take(): Promise<boolean> {
    if (this.#left === 0) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#left -= 1;
    return Promise.resolve(true);
  }

  finish(): void {
    this.#done += 1;
    for (const { count, resolve } of this.#watchers) if (this.#done >= count) resolve();
  }

  waitForFinished(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#watchers.push({ count, resolve });
      if (this.#done >= count) resolve();
    });
  }

  end(): void {
    for (const resolve of this.#waiting.splice(0)) resolve(false);
  }
}

export const frozenProcesses: Scenario = {
  name: 'frozen-processes',
  title: 'An API process and a worker stopped for 60 s during 100 orders (SIGSTOP)',
  required: 'nobody waits more than 10 s',
  rounds: 10,
  async prepare({ deployment: getDeployment, record }) {
    const deployment = await getDeployment();
    const balances = await DeliveredOrders.open(deployment);
    const balancer = new Balancer(deployment.apis);
    const clients = await createClients(deployment, balancer, record);
    const paidOut = (network: (typeof NETWORKS)[number]) => balances.expectPayouts(network, 1);
    return {
      async playRound(round) {
        const { apis, workers } = deployment;
        const victims = [apis[round % apis.length], workers[round % workers.length]] as DeployedProcess[];
        const turns = new Turns();
        turns.allow(RESUME_BEFORE);
        const load = Promise.all(clients.map((client) => run(client, turns, paidOut)));
        // the first to fail ends the round
        const orFail = <T>(wanted: Promise<T>) => Promise.race([wanted, load.then(() => wanted)]);
        try {
          await orFail(turns.waitForFinished(FREEZE_AFTER));
          for (const victim of victims) victim.pause();
          const frozenUntil = delay(FROZEN_MS);
          record.count('transactions open in stopped processes', await countOpenTransactions(deployment));
          await orFail(turns.waitForFinished(RESUME_BEFORE));
          record.count('orders completed meanwhile', RESUME_BEFORE - FREEZE_AFTER);
          await frozenUntil;
        } finally {
          for (const victim of victims) victim.resume();
        }
        turns.allow(LIFECYCLES - RESUME_BEFORE);
        await orFail(turns.waitForFinished(LIFECYCLES));
        turns.end();
        await load;
        for (const { name, isAlive } of victims) record.expect(isAlive, `${name} ended`);
        record.count('orders', LIFECYCLES);
        for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
        for (const problem of await balances.findWrongBalances()) record.violate(problem);
      },
    };
  },
};

async function createClients(
  deployment: Deployment,
  balancer: Balancer,
  record: Record,
): Promise<PatientClient[]> {
  const networks = NETWORKS.flatMap((network) => Array.from({ length: CLIENTS_EACH }, () => network));
  return Promise.all(
    networks.map(async (network) => {
      const market = await deployment.market.onNetwork(network);
      const { id } = await market.createService({ price_usd: '1.00' });
      return new PatientClient({
        deployment,
        balancer,
        record,
        market,
        network,
        serviceId: id,
        limitMs: LIMIT_MS,
      });
    }),
  );
}

async function run(
  client: PatientClient,
  turns: Turns,
  onPaidOut: (network: PatientClient['network']) => void,
): Promise<void> {
  while (await turns.take()) {
    await client.runLifecycle();
    onPaidOut(client.network);
    turns.finish();
  }
}

/** Sessions in the middle of a transaction, long enough after the stop that only stopped processes have some. */
async function countOpenTransactions({ market }: Deployment): Promise<number> {
  const rows = await market.database.query(
    `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
       and state_change < clock_timestamp() - interval '200 milliseconds'`,
  );
  return rows.length;
}
