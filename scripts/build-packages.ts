/** `npm run build:packages`: what programs of this repository import by published names, where that is out of date. */
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildSdk } from '../sdk/build.ts';
import { build as buildVerifier } from '../webhook-verifier/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function newestChange(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Math.max(...(await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs))));
}

async function isFresh(folder: string): Promise<boolean> {
  const built = join(folder, 'dist/index.js');
  if (!existsSync(built)) return false;
  const sources = [join(folder, 'src'), join(root, 'generated')];
  const changed = Math.max(...(await Promise.all(sources.map(newestChange))));
  return (await stat(built)).mtimeMs > changed;
}

/** Swapped in whole, so that a program that runs meanwhile finds the old files or the new ones. */
async function refresh(name: string, build: typeof buildSdk): Promise<void> {
  const folder = join(root, name);
  if (await isFresh(folder)) return;
  const fresh = join(folder, `dist.${process.pid}`);
  await build({ directory: fresh, types: false });
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  await rename(fresh, join(folder, 'dist'));
}

await refresh('sdk', buildSdk);
await refresh('webhook-verifier', buildVerifier);
