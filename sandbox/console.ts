import { isStale } from '../scripts/is-stale.ts';
import type { Progress } from './progress.ts';

/** Builds the console if its sources have changed. Everything else works without it. */
export async function buildConsole(progress: Progress): Promise<void> {
  const { build, CONSOLE } = await import('../console/build.ts');
  if (!isStale(CONSOLE)) return;
  await progress.runStep('Console', build).catch((error: unknown) => {
    progress.print(`The console was not built: ${error instanceof Error ? error.message : error}`);
  });
}
