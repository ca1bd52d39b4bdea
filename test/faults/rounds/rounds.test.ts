import { afterAll, beforeAll, expect, it } from 'vitest';
import { Deployment } from './deployment.ts';
import { playScenario } from './play-scenario.ts';
import { queueTruncated } from './scenarios/queue-wiped.ts';
import { samePayment } from './scenarios/same-payment.ts';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await Deployment.start();
});
afterAll(() => deployment?.close());

it.each([samePayment, queueTruncated])(
  '$title: $required',
  async (scenario) => {
    const result = await playScenario(scenario, { rounds: 1, deployment: async () => deployment });
    expect(result).toMatchObject({ rounds: 1, violations: [] });
  },
  180_000,
);
