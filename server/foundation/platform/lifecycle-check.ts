/** The part of a row that the check needs. */
interface Transition {
  from: string | null;
  trigger: string;
  by: readonly string[];
  guards: readonly string[];
  to: string;
}

interface LifecycleTransitions {
  states: readonly string[];
  final: readonly string[];
  transitions: readonly Transition[];
}

/** Problems of a table; empty if it is sound. */
export function findTableProblems({ states, final, transitions }: LifecycleTransitions): string[] {
  const reached = findReachableStates(transitions);
  const left = new Set(transitions.filter(({ from, to }) => from !== to).map(({ from }) => from));
  return [
    ...states.filter((state) => !reached.has(state)).map((state) => `nothing leads to ${state}`),
    ...states
      .filter((state) => !left.has(state) && !final.includes(state))
      .map((state) => `nothing leaves ${state}, which is not final`),
    ...final.filter((state) => left.has(state)).map((state) => `${state} is final and can be left`),
    ...findAmbiguousTransitions(transitions),
  ];
}

/** All states that are reachable from the start. */
function findReachableStates(transitions: readonly Transition[]): Set<string | null> {
  const reached = new Set<string | null>([null]);
  // iterating a set includes the items added during the loop
  for (const state of reached) {
    for (const { from, to } of transitions) if (from === state) reached.add(to);
  }
  return reached;
}

/** Rows with the same state, trigger and actor whose guards do not exclude each other. */
function findAmbiguousTransitions(transitions: readonly Transition[]): string[] {
  return transitions.flatMap((row, index) =>
    transitions
      .slice(index + 1)
      .filter(
        (other) =>
          other.from === row.from && other.trigger === row.trigger && haveOverlappingGuards(row, other),
      )
      .flatMap((other) => row.by.filter((actor) => other.by.includes(actor)))
      .map((actor) => `${row.trigger} by ${actor} is listed twice in ${row.from ?? 'nothing'}`),
  );
}

/** If the guards of one row include those of the other, both may hold. */
function haveOverlappingGuards({ guards: one }: Transition, { guards: other }: Transition): boolean {
  return one.every((guard) => other.includes(guard)) || other.every((guard) => one.includes(guard));
}
