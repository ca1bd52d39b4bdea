import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Built {
  /** Written by every build. */
  built: string;
  /** Folders that it is made of. */
  sources: string[];
}

/** True when it was never built, or a source has changed since. */
export function isStale({ built, sources }: Built): boolean {
  const file = join(ROOT, built);
  if (!existsSync(file)) return true;
  const builtAt = statSync(file).mtimeMs;
  return sources.flatMap(filesIn).some((source) => statSync(source).mtimeMs > builtAt);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
