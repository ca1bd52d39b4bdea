import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompressedFile } from '../pages/compressed-page.ts';

const BUILD_FOLDER = fileURLToPath(new URL('../../../console/dist', import.meta.url));
const COMPRESSED_FILE = /\.(br|gz)$/;

/** The files that `npm run packages` built, by path. */
export type ConsoleFiles = ReadonlyMap<string, CompressedFile>;

/** What to do if people would get 404 instead of the console; undefined if it has been built. */
export function findConsoleProblem(folder = BUILD_FOLDER): string | undefined {
  if (existsSync(join(folder, 'index.html'))) return undefined;
  return 'The console is not built, so its pages are 404: run `npm ci && npm run packages` (deploy/README.md), and restart.';
}

/** Undefined if the console has not been built. */
export function readConsoleFiles(folder = BUILD_FOLDER): ConsoleFiles | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths
      .filter((path) => !COMPRESSED_FILE.test(path))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readCompressedFile(path)]),
  );
}

function readCompressedFile(path: string): CompressedFile {
  const packed = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : undefined);
  const [br, gzip] = [packed('.br'), packed('.gz')];
  return { plain: readFileSync(path), ...(br && { br }), ...(gzip && { gzip }) };
}
