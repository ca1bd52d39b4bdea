import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface BuildTarget {
  /** Written by every build. */
  outputs: readonly string[];
  /** Folders and files. */
  sources: string[];
}

/** True if it was never built, or a source has changed since. */
export function isStale({ outputs, sources }: BuildTarget): boolean {
  const files = outputs.map((output) => join(ROOT, output));
  if (!files.every((file) => existsSync(file))) return true;
  const builtAt = Math.min(...files.map((file) => statSync(file).mtimeMs));
  return sources.flatMap(listFiles).some((source) => statSync(source).mtimeMs > builtAt);
}

function listFiles(source: string): string[] {
  const path = join(ROOT, source);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
