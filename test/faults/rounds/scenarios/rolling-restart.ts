import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import type { DeployedProcess } from '../deployed-process.ts';
import { Load } from '../load.ts';
import { checkOutPreviousVersion } from '../previous-version.ts';
import type { Scenario } from '../scenario.ts';

const CLIENTS = 4;

/** Sends requests in turn to the processes that are not about to stop, and knows which are still open. */
class Balancer {
  readonly #open = new Map<string, number>();
  readonly serving = new Set<DeployedProcess>();
  #requests = 0;

  route(): string {
    this.#requests += 1;
    const all = [...this.serving];
    const { url } = all[this.#requests % all.length] as DeployedProcess;
    this.#open.set(url, this.countOpen(url) + 1);
    return url;
  }

  onAnswer(url: string): void {
    this.#open.set(url, this.countOpen(url) - 1);
  }

  countOpen(url: string): number {
    return this.#open.get(url) ?? 0;
  }
}

export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  title: 'Rolling restart of all processes under load, old and new version side by side',
  required: '0 failed requests',
  rounds: 20,
  async prepare({ deployment: getDeployment, record }) {
    const deployment = await getDeployment();
    const { market, apis, workers } = deployment;
    const previous = checkOutPreviousVersion();
    record.note('old version', previous.commit);
    const markets = await Promise.all(
      Array.from({ length: CLIENTS }, () => market.onNetwork('base-mainnet')),
    );
    const balancer = new Balancer();
    for (const api of apis) balancer.serving.add(api);
    const replace = async (process: DeployedProcess, isNew: boolean) => {
      const isServing = balancer.serving.delete(process);
      // the old version closes connections that are in use
      if (isServing && isNew) {
        const { url } = process;
        await eventually(() => expect(balancer.countOpen(url)).toBe(0));
      }
      const began = performance.now();
      await process.stop();
      record.max('longest shutdown, in ms', Math.round(performance.now() - began));
      await process.restart({ main: isNew ? undefined : previous.main });
      if (isServing) balancer.serving.add(process);
      record.count(isNew ? 'old replaced by new' : 'new replaced by old');
    };
    return {
      async playRound(round) {
        const load = await Load.start({ balancer, record, logs: deployment, markets, mayFail: false });
        const isNew = round % 2 === 1;
        try {
          for (const [index, api] of apis.entries()) {
            const group = [api, ...workers.filter((_, at) => at % apis.length === index)];
            await Promise.all(group.map((process) => replace(process, isNew)));
          }
        } finally {
          await load.stop();
        }
        record.count('orders completed', load.completed);
        for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
      },
      close: async () => previous.remove(),
    };
  },
};
