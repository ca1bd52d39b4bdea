import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getProgramPath } from '../scripts/bundle-program.ts';
import { isStale } from '../scripts/is-stale.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** Each becomes one file. The second loads while PostgreSQL, which the first one starts, gets ready. */
export const PROGRAMS = ['sandbox/prepare.ts', 'sandbox/program.ts'] as const;

/** `isStale` compares them with their sources. */
const TARGET = {
  outputs: PROGRAMS.map(getProgramPath),
  sources: ['server', 'shared', 'generated', 'sandbox', 'scripts', 'console/build.ts', 'package-lock.json'],
};

interface Programs {
  loadPreparation(): Promise<typeof import('./prepare.ts')>;
  loadProgram(): Promise<typeof import('./program.ts')>;
}

/** From the files that `npm install` writes, or from the sources if they have changed since: that takes longer. */
export function findPrograms(): Programs {
  if (isStale(TARGET))
    return { loadPreparation: () => import('./prepare.ts'), loadProgram: () => import('./program.ts') };
  const [preparation, program] = TARGET.outputs.map((file) => pathToFileURL(join(ROOT, file)).href);
  return { loadPreparation: () => import(`${preparation}`), loadProgram: () => import(`${program}`) };
}

/** In a process of its own that outlives this one. */
export function bundleForNextStart(): void {
  if (!isStale(TARGET)) return;
  const bundle = join(import.meta.dirname, 'bundle.ts');
  spawn(process.execPath, [bundle], { detached: true, stdio: 'ignore' }).unref();
}
