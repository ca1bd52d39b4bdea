import type { Deployment } from './deployment.ts';
import type { Observations, Record } from './record.ts';

/** A fault that is repeated, and what must hold in every round. */
export interface Scenario {
  name: string;
  title: string;
  /** The result that every round must have. */
  required: string;
  /** How many rounds are played if nobody says otherwise. */
  rounds: number;
  /** If the plan counts something else than calls of `playRound`. */
  unit?: RoundUnit;
  prepare(context: ScenarioContext): Promise<PreparedScenario>;
}

/** What was observed tells how much of the plan was played. */
export interface RoundUnit {
  name: string;
  count(counts: Observations['counts']): number;
}

export interface ScenarioContext {
  record: Record;
  /** The usual deployment, which scenarios of a run may share. */
  deployment(): Promise<Deployment>;
}

export interface PreparedScenario {
  playRound(round: number): Promise<void>;
  /** Checks what holds only once all rounds were played. */
  finish?(): Promise<void>;
  close?(): Promise<void>;
}

/** As it stands in the report. */
export interface ScenarioResult {
  scenario: string;
  title: string;
  required: string;
  rounds: number;
  /** The rounds of a full run. */
  planned: number;
  /** What a round is, if it is not a call of `playRound`. */
  unit?: string;
  observed: Observations;
  violations: string[];
  seconds: number;
}
