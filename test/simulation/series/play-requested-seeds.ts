import { collectEvidence } from '../evidence.ts';
import { runSeed } from '../run-seed.ts';
import { startRun } from '../start-run.ts';
import type { SeedResult } from './seed-result.ts';

export interface SeedRequest {
  seed: number;
  steps: number;
}

/** A process of a series: plays the seeds that its parent asks for, one after the other. */
const { fixtures } = await startRun();
process.once('disconnect', () => process.exit());
process.on('message', async ({ seed, steps }: SeedRequest) => {
  const began = performance.now();
  let evidence: string | undefined;
  const { violations, coverage } = await runSeed({
    seed,
    steps: Array.from({ length: steps }, (_, step) => step),
    fixtures,
    async onViolation(world) {
      evidence = await collectEvidence(world);
    },
  });
  const result: SeedResult = {
    seed,
    violations,
    evidence,
    seconds: (performance.now() - began) / 1000,
    coverage: Object.fromEntries(coverage.counts),
  };
  process.send?.(result);
});
