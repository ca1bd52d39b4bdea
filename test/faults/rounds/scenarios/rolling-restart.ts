import { setTimeout as delay } from 'node:timers/promises';
import type { DeployedProcess } from '../deployed-process.ts';
import { Load } from '../load.ts';
import type { Scenario } from '../scenario.ts';

const CLIENTS = 4;
/** For requests that were routed to a process before it was taken out of rotation. */
const DRAIN_MS = 1000;

export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  title: 'Rolling restart of all processes under load',
  required: '0 failed requests',
  rounds: 20,
  async prepare({ deployment: getDeployment, record }) {
    const deployment = await getDeployment();
    const { market, apis, processes } = deployment;
    const markets = await Promise.all(
      Array.from({ length: CLIENTS }, () => market.onNetwork('base-mainnet')),
    );
    const serving = new Set<DeployedProcess>(apis);
    let requests = 0;
    const route = () => {
      requests += 1;
      const all = [...serving];
      return (all[requests % all.length] as DeployedProcess).url;
    };
    return {
      async playRound() {
        const load = await Load.start({ route, record, markets, mayFail: false });
        for (const process of processes) {
          // as a load balancer does when a process is no longer ready
          serving.delete(process);
          await delay(DRAIN_MS);
          const began = performance.now();
          await process.stop();
          record.max('longest shutdown, in ms', Math.round(performance.now() - began));
          await process.restart();
          if (process.role === 'api') serving.add(process);
          record.count('restarts');
        }
        await load.stop();
        record.count('orders completed', load.completed);
        for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
      },
    };
  },
};
