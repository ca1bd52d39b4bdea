import { inject, type ProvidedContext } from 'vitest';

let provided: ProvidedContext | undefined;

/** For programs that use the support of the tests without being one. */
export function provideRun(run: ProvidedContext): void {
  provided = run;
}

/** Where the parts of this run are. */
export function getRun(): ProvidedContext {
  return provided ?? { runUrl: inject('runUrl'), uploadFolder: inject('uploadFolder') };
}
