import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const libraries = Object.fromEntries(
  ['index', 'index.node', 'node', 'express', 'fetch', 'testing'].map((name) => [
    name,
    here(`src/${name}.ts`),
  ]),
);

/** Writes the published files: both module formats, each with its types, and the command line. */
export async function build(directory = here('dist')): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await scripts(directory, { ...libraries, cli: here('src/cli.ts') }, 'esm', 'js');
  await scripts(directory, libraries, 'cjs', 'cjs');
  await types(directory, 'ts');
  await types(directory, 'cts');
}

async function scripts(
  directory: string,
  input: Record<string, string>,
  format: 'esm' | 'cjs',
  extension: string,
): Promise<void> {
  const bundle = await rolldown({ input, platform: 'neutral', external: /^node:/ });
  await bundle.write({
    dir: directory,
    format,
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `shared/[name].${extension}`,
  });
}

async function types(directory: string, extension: 'ts' | 'cts'): Promise<void> {
  const bundle = await rolldown({
    input: libraries,
    plugins: [
      dts({ emitDtsOnly: true, tsconfig: here('../tsconfig.json'), compilerOptions: { noEmit: false } }),
    ],
  });
  // The plugin calls a declaration `<name>.d`; what it calls otherwise, it drops.
  const nameOf = ({ name }: { name: string }) =>
    name.endsWith('.d') ? `[name].${extension}` : '[name].dropped.js';
  await bundle.write({
    dir: directory,
    format: 'esm',
    entryFileNames: nameOf,
    chunkFileNames: (chunk) => `shared/${nameOf(chunk)}`,
  });
}

if (import.meta.main) await build();
