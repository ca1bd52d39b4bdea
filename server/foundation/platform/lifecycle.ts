import { findTableProblems } from './lifecycle-check.ts';
import { ActorNotAllowedError, IllegalTransitionError, withArticle } from './lifecycle-errors.ts';

/** A condition besides the state. */
export interface GuardRule<Subject> {
  holds(subject: Subject): boolean;
  /** Completes the sentence "… is possible only". */
  condition: string;
}

/** The next state of `from` if one of these actors triggers it and all guards hold. */
export interface Transition<
  State extends string = string,
  Trigger extends string = string,
  Actor extends string = string,
  Guard extends string = string,
  Effect extends string = string,
> {
  /** Null before creation. */
  from: State | null;
  trigger: Trigger;
  by: readonly Actor[];
  guards: readonly Guard[];
  to: State;
  /** Names of effects in the same database transaction. The domain implements them. */
  effects: readonly Effect[];
}

/** A target that means: back to the previous state. */
export const SAME_STATE = Symbol('same');

type OneOrMore<T> = T | readonly T[];

/** A row of the table: from, trigger, actors, guards, to, effects. */
export type TransitionRow<State, Trigger, Actor, Guard, Effect> = readonly [
  from: OneOrMore<State | null>,
  trigger: Trigger,
  by: OneOrMore<Actor>,
  guards: readonly Guard[],
  to: State | typeof SAME_STATE,
  effects: readonly Effect[],
];

export interface LifecycleTable<
  State extends string,
  Trigger extends string,
  Actor extends string,
  Subject,
  Guard extends string,
  Effect extends string,
> {
  /** The noun for messages: `order`. */
  noun: string;
  states: readonly State[];
  /** Terminal states. */
  final: readonly State[];
  guards: Readonly<Record<Guard, GuardRule<Subject>>>;
  /** Rows that share state, trigger and actor have guards that exclude each other. */
  rows: readonly TransitionRow<State, Trigger, Actor, Guard, Effect>[];
}

/** A state machine, read from a table. A table with holes fails to load. */
export class Lifecycle<
  State extends string,
  Trigger extends string,
  Actor extends string,
  Subject,
  Guard extends string,
  Effect extends string,
> {
  readonly noun: string;
  readonly states: readonly State[];
  readonly final: readonly State[];
  readonly guards: Readonly<Record<Guard, GuardRule<Subject>>>;
  readonly transitions: readonly Transition<State, Trigger, Actor, Guard, Effect>[];

  constructor({
    noun,
    states,
    final,
    guards,
    rows,
  }: LifecycleTable<State, Trigger, Actor, Subject, Guard, Effect>) {
    this.noun = noun;
    this.states = states;
    this.final = final;
    this.guards = guards;
    this.transitions = rows.flatMap(expandRow);
    const holes = findTableProblems(this);
    if (holes.length > 0)
      throw new Error(`The lifecycle of ${withArticle(noun)} is invalid: ${holes.join('; ')}`);
  }

  /** What these actors can do in this state. */
  listAllowedTriggers(state: State, actors: readonly Actor[], subject: Subject): Trigger[] {
    const open = this.transitions.filter(
      (row) =>
        row.from === state &&
        isPermittedFor(row, actors) &&
        this.#listUnmetConditions(row, subject).length === 0,
    );
    return [...new Set(open.map(({ trigger }) => trigger))];
  }

  /** The transition of a trigger in this state, or an error that says what is possible. */
  getTransition(
    state: State | null,
    trigger: Trigger,
    actors: readonly Actor[],
    subject: Subject,
  ): Transition<State, Trigger, Actor, Guard, Effect> & { actor: Actor } {
    const rows = this.transitions.filter((row) => row.trigger === trigger);
    const theirs = rows.filter((row) => isPermittedFor(row, actors));
    if (theirs.length === 0)
      throw new ActorNotAllowedError(
        this.noun,
        trigger,
        rows.flatMap(({ by }) => by),
      );
    const here = theirs.filter((row) => row.from === state);
    const found = here.find((row) => this.#listUnmetConditions(row, subject).length === 0);
    const actor = found && actors.find((one) => found.by.includes(one));
    if (found && actor) return { ...found, actor };
    throw new IllegalTransitionError(this.noun, state ?? 'not created yet', trigger, {
      allowedTriggers: state ? this.listAllowedTriggers(state, actors, subject) : [],
      condition: here.map((row) => this.#listUnmetConditions(row, subject).join(' and ')).join(', or '),
    });
  }

  /** The guards of a row that do not hold. */
  #listUnmetConditions({ guards }: { guards: readonly Guard[] }, subject: Subject): string[] {
    return guards
      .filter((guard) => !this.guards[guard].holds(subject))
      .map((guard) => this.guards[guard].condition);
  }
}

function expandRow<
  State extends string,
  Trigger extends string,
  Actor extends string,
  Guard extends string,
  Effect extends string,
>([from, trigger, by, guards, to, effects]: TransitionRow<State, Trigger, Actor, Guard, Effect>) {
  return toArray(from).map((state): Transition<State, Trigger, Actor, Guard, Effect> => {
    const next = to === SAME_STATE ? state : to;
    if (next === null) throw new Error(`${trigger} cannot keep the state of what does not exist yet`);
    return { from: state, trigger, by: toArray(by), guards, to: next, effects };
  });
}

function isPermittedFor<Actor>({ by }: { by: readonly Actor[] }, actors: readonly Actor[]): boolean {
  return by.some((actor) => actors.includes(actor));
}

function toArray<T>(one: OneOrMore<T>): readonly T[] {
  return Array.isArray(one) ? one : [one as T];
}
