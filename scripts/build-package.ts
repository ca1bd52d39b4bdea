import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { collectLicenses } from './third-party-licenses.ts';

export interface PackageBuild {
  /** The package's folder. */
  folder: string;
  /** Files of `src` that are imported by name. */
  libraries: readonly string[];
  /** Files of `src` that are only run. */
  programs?: readonly string[];
  /** Peer dependencies. */
  external?: readonly string[];
  /** The platform; any by default. */
  platform?: 'node' | undefined;
  /** The output folder; `dist` of the package by default. */
  directory?: string | undefined;
  /** Without types, the build is much faster. */
  types?: boolean | undefined;
}

const TSCONFIG = fileURLToPath(new URL('../tsconfig.json', import.meta.url));

/** Writes the published files: both module formats with types, and the licenses of what is bundled. */
export async function buildPackage(options: PackageBuild): Promise<void> {
  const { folder, directory = join(folder, 'dist') } = options;
  // swapped in as a whole, so that running programs find either the old files or the new ones
  const fresh = `${directory}.${process.pid}`;
  await writePackage(options, fresh);
  await rm(directory, { recursive: true, force: true });
  await rename(fresh, directory);
}

async function writePackage(options: PackageBuild, directory: string): Promise<void> {
  const { folder, libraries, programs = [], external = [], types = true, platform } = options;
  const inputs = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, `${folder}/src/${name}.ts`]));
  const outside = [/^node:/, ...external];
  const all = inputs([...libraries, ...programs]);
  const modules = await bundleScripts(directory, { input: all, external: outside, platform }, 'esm', 'js');
  const licences = await collectLicenses(modules);
  if (licences) await writeFile(`${directory}/THIRD-PARTY-LICENSES.txt`, licences);
  if (libraries.length === 0) return;
  const named = { input: inputs(libraries), external: outside, platform };
  await bundleScripts(directory, named, 'cjs', 'cjs');
  if (!types) return;
  await bundleTypes(directory, inputs(libraries), outside, 'ts');
  await bundleTypes(directory, inputs(libraries), outside, 'cts');
}

type Inputs = Record<string, string>;
type External = (string | RegExp)[];

interface BundleOptions {
  input: Inputs;
  external: External;
  platform: 'node' | 'neutral' | undefined;
}

async function bundleScripts(
  directory: string,
  { platform = 'neutral', ...rest }: BundleOptions,
  format: 'esm' | 'cjs',
  extension: string,
): Promise<string[]> {
  const bundle = await rolldown({ ...rest, platform });
  const { output } = await bundle.write({
    dir: directory,
    format,
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `shared/[name].${extension}`,
  });
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

async function bundleTypes(
  directory: string,
  input: Inputs,
  external: External,
  extension: 'ts' | 'cts',
): Promise<void> {
  const bundle = await rolldown({
    input,
    external,
    plugins: [dts({ emitDtsOnly: true, tsconfig: TSCONFIG, compilerOptions: { noEmit: false } })],
  });
  // The plugin names a declaration `<name>.d` and drops other names.
  const nameOf = ({ name }: { name: string }) =>
    name.endsWith('.d') ? `[name].${extension}` : '[name].dropped.js';
  await bundle.write({
    dir: directory,
    format: 'esm',
    entryFileNames: nameOf,
    chunkFileNames: (chunk) => `shared/${nameOf(chunk)}`,
  });
}
