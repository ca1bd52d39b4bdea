import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { PostgresCluster } from '../../../support/database/postgres-cluster.ts';
import { eventually } from '../../../support/eventually.ts';
import { DatabaseLink } from '../database-link.ts';
import type { DeployedProcess } from '../deployed-process.ts';
import { Deployment } from '../deployment.ts';
import { Load } from '../load.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';

const CLIENTS = 4;
/** How long clients are served before and after the outage. */
const UNDISTURBED_MS = 1500;
const READY_MS = 60_000;
const ANSWER_MS = 10_000;
const OUTAGES = ['restart', 'crash', 'failover'] as const;
type Outage = (typeof OUTAGES)[number];

export const postgresOutage: Scenario = {
  name: 'postgres-outage',
  title: 'PostgreSQL restarted, crashed, and failed over to a replica, under load',
  required: 'invariants hold, no hung request, ready again without help',
  rounds: 20,
  async prepare(context) {
    const cluster = await PostgresCluster.start();
    const link = await DatabaseLink.open(cluster.url);
    const deployment = await Deployment.start({ DATABASE_URL: link.url, DATABASE_TIMEOUT_SECONDS: '10' });
    const { market } = deployment;
    const markets = await Promise.all(
      Array.from({ length: CLIENTS }, () => market.onNetwork('base-mainnet')),
    );
    return {
      async playRound(round) {
        const outage = OUTAGES[round % OUTAGES.length] as Outage;
        if (outage === 'failover') {
          await cluster.addStandby();
          await waitUntilReady(deployment);
        }
        const balancer = { route: () => deployment.nextApi().url };
        const { record } = context;
        const load = await Load.start({ balancer, record, logs: deployment, markets, mayFail: true });
        try {
          await delay(UNDISTURBED_MS);
          await bringAbout(outage, cluster, link);
          context.record.count(outage);
          await expectReadyAgain(context, deployment);
          await delay(UNDISTURBED_MS);
        } finally {
          await load.stop();
        }
        context.record.count('orders completed', load.completed);
        for (const problem of await deployment.auditWhenSettled()) context.record.violate(problem);
      },
      async close() {
        await deployment.close();
        await market.database.drop();
        link.close();
        await cluster.close();
      },
    };
  },
};

async function bringAbout(outage: Outage, cluster: PostgresCluster, link: DatabaseLink): Promise<void> {
  if (outage !== 'failover') return cluster.restart(outage === 'crash' ? 'crash' : 'clean');
  await cluster.failOver();
  link.retarget(cluster.url);
}

async function expectReadyAgain({ record }: ScenarioContext, deployment: Deployment): Promise<void> {
  const began = performance.now();
  await waitUntilReady(deployment);
  record.max('longest time until ready again, in ms', Math.round(performance.now() - began));
}

function waitUntilReady({ processes }: Deployment): Promise<unknown> {
  return eventually(async () => {
    const states = await Promise.all(processes.map(readReadiness));
    expect(states).toEqual(processes.map(({ name }) => `${name}: 200`));
  }, READY_MS);
}

/** A process that hangs is named, and does not keep the others from being asked again. */
async function readReadiness({ name, internalUrl }: DeployedProcess): Promise<string> {
  const answer = await fetch(`${internalUrl}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    (error: unknown) => ({ status: String(error) }),
  );
  return `${name}: ${answer.status}`;
}
