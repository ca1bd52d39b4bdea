import { findTableProblems } from './lifecycle-check.ts';
import { ActorNotAllowedError, IllegalTransitionError, withArticle } from './lifecycle-errors.ts';

/** A condition besides the state. */
export interface GuardRule<Subject> {
  holds(subject: Subject): boolean;
  /** Ends the sentence "… is possible only". */
  condition: string;
}

/** Where `from` leads when one of these actors does something and all guards hold. */
export interface Transition<
  State extends string = string,
  Trigger extends string = string,
  Actor extends string = string,
  Guard extends string = string,
  Effect extends string = string,
> {
  /** Null before there is anything. */
  from: State | null;
  trigger: Trigger;
  by: readonly Actor[];
  guards: readonly Guard[];
  to: State;
  /** Names of what happens along with it, in the same database transaction. The domain knows what they mean. */
  effects: readonly Effect[];
}

/** In place of the state where a row leads: the one that it came from. */
export const SAME_STATE = Symbol('same');

type OneOrMore<T> = T | readonly T[];

/** A line of the table: from, trigger, by whom, only if, to, effects. */
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
  /** What lives it, for messages: `order`. */
  noun: string;
  states: readonly State[];
  /** Those that nothing leaves. */
  final: readonly State[];
  guards: Readonly<Record<Guard, GuardRule<Subject>>>;
  /** Where rows share state, trigger and actor, their guards exclude each other. */
  rows: readonly TransitionRow<State, Trigger, Actor, Guard, Effect>[];
}

/** What can happen to something, read from a table. A table with holes is refused when it is loaded. */
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
    if (holes.length > 0) throw new Error(`The life of ${withArticle(noun)} has holes: ${holes.join('; ')}`);
  }

  /** What these actors can do in this state as things are. */
  listAllowedTriggers(state: State, actors: readonly Actor[], subject: Subject): Trigger[] {
    const open = this.transitions.filter(
      (row) =>
        row.from === state &&
        isPermittedFor(row, actors) &&
        this.#listUnmetConditions(row, subject).length === 0,
    );
    return [...new Set(open.map(({ trigger }) => trigger))];
  }

  /** The transition that a trigger causes now, or an error that says what would be possible. */
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
    throw new IllegalTransitionError(this.noun, state ?? 'not there yet', trigger, {
      allowedTriggers: state ? this.listAllowedTriggers(state, actors, subject) : [],
      condition: here.map((row) => this.#listUnmetConditions(row, subject).join(' and ')).join(', or '),
    });
  }

  /** What would have to hold for a row, and does not. */
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
    if (next === null) throw new Error(`${trigger} cannot leave what is not there as it is`);
    return { from: state, trigger, by: toArray(by), guards, to: next, effects };
  });
}

function isPermittedFor<Actor>({ by }: { by: readonly Actor[] }, actors: readonly Actor[]): boolean {
  return by.some((actor) => actors.includes(actor));
}

function toArray<T>(one: OneOrMore<T>): readonly T[] {
  return Array.isArray(one) ? one : [one as T];
}
