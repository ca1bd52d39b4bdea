import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Packed } from '../pages/packed.ts';

const BUILT = fileURLToPath(new URL('../../../console/dist', import.meta.url));
const PACKED = /\.(br|gz)$/;

/** The files that `npm run packages` wrote, by their path below the console. */
export type ConsoleFiles = ReadonlyMap<string, Packed>;

/** Undefined where the console has not been built. */
export function readConsoleFiles(folder = BUILT): ConsoleFiles | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths
      .filter((path) => !PACKED.test(path))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFile(path)]),
  );
}

function readFile(path: string): Packed {
  const packed = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : undefined);
  const [br, gzip] = [packed('.br'), packed('.gz')];
  return { plain: readFileSync(path), ...(br && { br }), ...(gzip && { gzip }) };
}
