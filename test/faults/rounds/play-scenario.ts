import type { Deployment } from './deployment.ts';
import { Record } from './record.ts';
import type { Scenario, ScenarioContext, ScenarioResult } from './scenario.ts';

interface Options {
  rounds: number;
  /** Begins no further round after that time. */
  playMs?: number;
  deployment(): Promise<Deployment>;
  onRound?(round: number, violations: readonly string[]): void;
}

/** Plays rounds until all are played, time is up or one has broken something. */
export async function playScenario(scenario: Scenario, options: Options): Promise<ScenarioResult> {
  const { rounds, playMs = Number.POSITIVE_INFINITY, deployment, onRound } = options;
  const { name, title, required, rounds: planned, unit } = scenario;
  const record = new Record();
  const context: ScenarioContext = { record, deployment };
  const began = performance.now();
  let calls = 0;
  const countRounds = () => (unit ? unit.count(record.observed.counts) : calls);
  const prepared = await scenario.prepare(context);
  const deadline = performance.now() + playMs;
  try {
    while (countRounds() < rounds && performance.now() < deadline && record.violations.length === 0) {
      await prepared.playRound(calls).catch((error: unknown) => record.violate(describe(error)));
      calls += 1;
      onRound?.(countRounds(), record.violations);
    }
    await prepared.finish?.().catch((error: unknown) => record.violate(describe(error)));
  } finally {
    await prepared.close?.();
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const { observed, violations } = record;
  const played = { rounds: countRounds(), planned, ...(unit && { unit: unit.name }) };
  return { scenario: name, title, required, ...played, observed, violations, seconds };
}

/** Without its stack, which names folders of this machine. */
function describe(error: unknown): string {
  console.error(error);
  return error instanceof Error ? error.message : String(error);
}
