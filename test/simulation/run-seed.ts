import { setTimeout as delay } from 'node:timers/promises';
import type { Violation } from '../../server/audit/audit.ts';
import { actions } from './actions/actions.ts';
import { listService, registerAgent } from './actions/supply.ts';
import { endFaults, faults } from './faults/faults.ts';
import { NothingToPickError, randomForStep } from './random.ts';
import { findLeakedSecrets } from './secrets.ts';
import type { Coverage } from './world/coverage.ts';
import type { Fixtures } from './world/fixtures.ts';
import { World } from './world/world.ts';

export interface SeedOptions {
  seed: number;
  /** Which steps are taken, in this order. */
  steps: readonly number[];
  fixtures: Fixtures;
  withFaults?: boolean;
  /** Called if a rule does not hold, before the market ends. */
  onViolation?(world: World): Promise<void>;
}

export interface SeedReport {
  seed: number;
  violations: Violation[];
  trace: string[];
  coverage: Coverage;
  /** Simulated seconds until everything due was done, after faults had ended. */
  settledAfter: number;
}

const FAULT_PROBABILITY = 0.2;
const MAX_TRIES = 5;
const AUDIT_EVERY = 10;
const FIRST_SERVICES = ['fixed', 'fixed', 'quote', 'weekly'];
const FIRST_SETTLE_STEP_SECONDS = 60;
const LONGEST_SETTLE_STEP_SECONDS = 900;
/** Longer than any back-off. */
const SETTLE_LIMIT_SECONDS = 4 * 3600;
const SETTLE_PAUSE_MS = 50;
/** Longer than quotes, reviews, workspaces, bounties and held payments last. */
const LONGEST_DEADLINE_SECONDS = 30 * 24 * 3600;

/** Plays one seed: a setting, the steps, the end of all faults, and the audit. */
export async function runSeed({
  seed,
  steps,
  fixtures,
  withFaults = true,
  onViolation,
}: SeedOptions): Promise<SeedReport> {
  const world = await World.start(fixtures);
  try {
    const setting = randomForStep(seed, -1);
    for (let made = 0; made < 3; made++) await registerAgent(world, setting);
    for (const type of FIRST_SERVICES) await listService(world, setting, type);
    world.isFaulty = withFaults;
    for (const [index, step] of steps.entries()) {
      await takeStep(world, seed, step, withFaults).finally(() => world.endStep());
      if (index % AUDIT_EVERY === AUDIT_EVERY - 1) await audit(world);
      if (world.violations.length > 0) break;
    }
    const settledAfter = world.violations.length > 0 ? 0 : await end(world);
    world.violations.push(...findLeakedSecrets(world));
    if (world.violations.length > 0) await onViolation?.(world);
    return { seed, violations: world.violations, trace: world.trace, coverage: world.coverage, settledAfter };
  } finally {
    await world.close();
  }
}

async function takeStep(world: World, seed: number, step: number, withFaults: boolean): Promise<void> {
  const random = randomForStep(seed, step);
  if (withFaults && random.chance(FAULT_PROBABILITY)) {
    const fault = random.weighted(faults);
    world.note(`${step}. fault: ${fault.name}`);
    world.coverage.add(`fault ${fault.name}`);
    await fault.begin(world, random);
  }
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const action = random.weighted(actions);
    world.note(`${step}. ${action.name}`);
    try {
      await action.run(world, random);
      return world.coverage.add(`action ${action.name}`);
    } catch (error) {
      if (!(error instanceof NothingToPickError)) throw error;
    }
  }
}

/** Without faults, everything due is done, at once and when every deadline has passed. */
async function end(world: World): Promise<number> {
  await endFaults(world);
  world.isFaulty = false;
  const settledAfter = await settle(world);
  await audit(world);
  if (world.violations.length > 0) return settledAfter;
  await world.advance(LONGEST_DEADLINE_SECONDS);
  await settle(world);
  await audit(world);
  world.violations.push(...(await world.auditor.auditChains(world.payments)));
  return settledAfter;
}

async function audit({ auditor, violations }: World): Promise<void> {
  violations.push(...(await auditor.auditDatabase()));
}

/** Lets time pass until nothing is due any more, or reports what is. */
async function settle(world: World): Promise<number> {
  let step = FIRST_SETTLE_STEP_SECONDS;
  for (let passed = 0; ; passed += step, step = Math.min(2 * step, LONGEST_SETTLE_STEP_SECONDS)) {
    const stuck = await world.auditor.findStuckWork(new Date());
    if (stuck.length === 0) return passed;
    if (passed >= SETTLE_LIMIT_SECONDS) {
      world.violations.push(...stuck);
      return passed;
    }
    await world.advance(step);
    await delay(SETTLE_PAUSE_MS);
  }
}
