import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface BuildTarget {
  /** Written by every build. */
  output: string;
  /** Folders and files. */
  sources: string[];
}

/** True if it was never built, or a source has changed since. */
export function isStale({ output, sources }: BuildTarget): boolean {
  const file = join(ROOT, output);
  if (!existsSync(file)) return true;
  const builtAt = statSync(file).mtimeMs;
  return sources.flatMap(listFiles).some((source) => statSync(source).mtimeMs > builtAt);
}

function listFiles(source: string): string[] {
  const path = join(ROOT, source);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
