import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getProgramPath } from '../scripts/bundle-program.ts';
import { isStale } from '../scripts/is-stale.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SOURCE = 'sandbox/program.ts';

/** `isStale` compares it with its sources. */
export const PROGRAM = {
  source: SOURCE,
  output: getProgramPath(SOURCE),
  sources: ['server', 'shared', 'generated', 'sandbox', 'scripts', 'console/build.ts', 'package-lock.json'],
};

/** From one file, which `npm install` writes, or from the sources if they have changed since: that takes longer. */
export async function loadProgram(): Promise<typeof import('./program.ts')> {
  if (isStale(PROGRAM)) return import('./program.ts');
  return import(pathToFileURL(join(ROOT, PROGRAM.output)).href);
}

/** In a process of its own that outlives this one. */
export function bundleForNextStart(): void {
  if (!isStale(PROGRAM)) return;
  const bundle = join(import.meta.dirname, 'bundle.ts');
  spawn(process.execPath, [bundle], { detached: true, stdio: 'ignore' }).unref();
}
