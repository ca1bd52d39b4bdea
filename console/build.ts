import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

/** `isStale` compares it with its sources. */
export const CONSOLE = {
  outputs: ['console/dist/index.html'],
  sources: ['console/src', 'console/public', 'sdk/src', 'generated'],
};

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const SDK = fileURLToPath(new URL('../sdk/src', import.meta.url));
/** What every page needs and what seldom changes. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/|node_modules\/lucide-react\/dist\/esm\/\w+\.m?js|sdk\/src\/(?!evm|solana|node)|generated\/(?!field-limits)|console\/src\/settings/;
const ICONS = /node_modules\/lucide-react\//;
/** What several pages share and what is small: without the libraries of popups. */
const PARTS =
  /console\/src\/(components\/(?!.*(dialog|confirm|combobox|form\.tsx|menu|tabs|toast|account|deposit|pay-|style))|data\/)/;
const COMPRESSIBLE = /\.(js|css|html|svg|txt)$/;

/** Builds in a child process: bundling depends on `NODE_ENV`, which this process uses for itself. */
export async function build(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url)], { env });
}

/** Writes the pages with hashed names, each with its compressed forms. Swapped in as a whole, like the packages. */
async function writePages(): Promise<void> {
  const directory = join(FOLDER, 'dist');
  const fresh = `${directory}.${process.pid}`;
  await bundle(fresh);
  compressAll(fresh);
  await rm(directory, { recursive: true, force: true });
  await rename(fresh, directory);
}

async function bundle(outDir: string): Promise<void> {
  // loaded only if there is something to build
  const [vite, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  await vite.build({
    configFile: false,
    logLevel: 'warn',
    root: FOLDER,
    // the base path is set when the pages are served
    base: './',
    plugins: [react()],
    resolve: {
      alias: [
        { find: /^@agent-market\/sdk$/, replacement: join(SDK, 'index.ts') },
        { find: /^@agent-market\/sdk\/(\w+)$/, replacement: join(SDK, '$1.ts') },
      ],
    },
    build: {
      outDir,
      emptyOutDir: true,
      // the server tells browsers what each page loads
      manifest: 'manifest.json',
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // few files: many small ones cost more, by their round trips and headers alone
            groups: [
              { name: 'base', test: LIBRARIES, priority: 3 },
              { name: 'first', tags: ['$initial'], priority: 2 },
              { name: 'icons', test: ICONS, priority: 1 },
              { name: 'parts', test: PARTS, minShareCount: 3, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  });
}

function compressAll(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    if (!COMPRESSIBLE.test(name)) continue;
    const file = join(parentPath, name);
    const bytes = readFileSync(file);
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (import.meta.main) await writePages();
