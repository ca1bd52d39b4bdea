import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { rolldown } from 'rolldown';
import { build as buildMcp } from '../../../mcp/build.ts';
import { build as buildSdk } from '../../../sdk/build.ts';
import { build as buildVerifier } from '../../../webhook-verifier/build.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

const PACKAGES = {
  '@agent-market/sdk': { source: 'sdk', build: buildSdk },
  '@agent-market/mcp': { source: 'mcp', build: buildMcp },
  '@agent-market/webhook-verifier': { source: 'webhook-verifier', build: buildVerifier },
};

export type PackageName = keyof typeof PACKAGES;

/** A package as published, and a project that has it unpacked, in a temporary folder. */
export async function packPackage(name: PackageName) {
  const { source, build } = PACKAGES[name];
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  const copy = join(folder, 'source');
  const filter = (path: string) => !/\/(dist[.\d]*|node_modules)$/.test(path);
  await cp(join(root, source), copy, { recursive: true, filter });
  await build({ directory: join(copy, 'dist') });
  const { stdout } = await execute('npm', ['pack', '--ignore-scripts', '--json'], { cwd: copy });
  const [{ filename, files }] = JSON.parse(stdout);
  const project = join(folder, 'project');
  const installed = join(project, 'node_modules', name);
  await mkdir(installed, { recursive: true });
  await execute('tar', ['-xzf', join(copy, filename), '-C', installed, '--strip-components=1']);
  return {
    tarballPath: join(copy, filename),
    tarball: await readFile(join(copy, filename)),
    files: (files as { path: string }[]).map(({ path }) => path),
    installed,
    project,
    remove: () => rm(folder, { recursive: true }),
  };
}

export type PackedPackage = Awaited<ReturnType<typeof packPackage>>;

/** The findings of publint and arethetypeswrong. */
export async function lintPackage({ tarball }: PackedPackage): Promise<unknown[]> {
  const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length) as ArrayBuffer;
  const { messages, pkg } = await publint({ pack: { tarball: data }, level: 'suggestion' });
  const checked = await checkPackage(createPackageFromTarballData(tarball));
  const untyped = checked.types ? checked.problems : ['It has no types'];
  return [...messages.map((message) => formatMessage(message, pkg)), ...untyped];
}

/** The bundle of a page that imports these names. */
export async function bundleForBrowser(packed: PackedPackage, names: string): Promise<string> {
  const source = `export ${names} from ${JSON.stringify(join(packed.installed, 'dist/index.js'))}`;
  const resolveId = (id: string) => (id === 'entry' ? '\0entry' : null);
  const load = (id: string) => (id === '\0entry' ? source : null);
  const plugins = [{ name: 'entry', resolveId, load }];
  const bundle = await rolldown({ input: 'entry', platform: 'browser', plugins });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const [chunk, ...more] = output;
  if (more.length > 0 || chunk.imports.length > 0) throw new Error('It does not fit into one file');
  return chunk.code;
}

/** Runs a program of the project with this Node; returns its output. */
export async function runInProject(
  project: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { stdout } = await execute(process.execPath, args, { cwd: project, env: { ...process.env, ...env } });
  return stdout.trim();
}

/** Runs a program that imports names from the subpaths of a package, as ESM and CommonJS; returns both outputs. */
export async function runByName(
  { project }: PackedPackage,
  name: PackageName,
  imported: Record<string, string>,
  program: string,
): Promise<string[]> {
  const importing = (line: (names: string, from: string) => string) =>
    Object.entries(imported)
      .map(([path, names]) => line(`{ ${names} }`, `'${name}${path}'`))
      .join('\n');
  const modules = importing((names, from) => `import ${names} from ${from};`);
  const commonJs = importing((names, from) => `const ${names} = require(${from});`);
  return [
    await runInProject(project, ['--input-type=module', '-e', modules + program]),
    await runInProject(project, ['--input-type=commonjs', '-e', commonJs + program]),
  ];
}

/** Makes our packages available to a project, as if installed. */
export async function linkInto(project: string, names: string[]): Promise<void> {
  for (const name of names) {
    const target = join(project, 'node_modules', name);
    await mkdir(dirname(target), { recursive: true });
    await symlink(join(root, 'node_modules', name), target);
  }
}
