import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface BuildTarget {
  /** Written by every build. */
  output: string;
  /** Source folders. */
  sources: string[];
}

/** True if it was never built, or a source has changed since. */
export function isStale({ output, sources }: BuildTarget): boolean {
  const file = join(ROOT, output);
  if (!existsSync(file)) return true;
  const builtAt = statSync(file).mtimeMs;
  return sources.flatMap(listFiles).some((source) => statSync(source).mtimeMs > builtAt);
}

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
