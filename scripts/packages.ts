import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildSdk } from '../sdk/build.ts';
import { build as buildVerifier } from '../webhook-verifier/build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = { sdk: buildSdk, 'webhook-verifier': buildVerifier };

/** Builds the published packages whose sources have changed, so that programs here can import them by their names. */
export async function buildChangedPackages(): Promise<void> {
  const changed = Object.entries(PACKAGES).filter(([folder]) => isStale(join(ROOT, folder)));
  // types are read from the sources here, and leaving them out is ten times as fast
  await Promise.all(changed.map(([, build]) => build({ types: false })));
}

function isStale(folder: string): boolean {
  const built = join(folder, 'dist/index.js');
  if (!existsSync(built)) return true;
  const sources = [join(folder, 'src'), join(ROOT, 'generated')].flatMap(filesIn);
  return sources.some((file) => statSync(file).mtimeMs > statSync(built).mtimeMs);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

if (import.meta.main) await buildChangedPackages();
