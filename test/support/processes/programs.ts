import { getRun } from '../run/provided-run.ts';
import { callRun } from '../run/run-protocol.ts';

/** The file to run for a program of the repository, named by its path from the root: bundled once in a run. */
export function findProgram(source: string): Promise<string> {
  return callRun(getRun().runUrl, 'program', source);
}
