import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from '../../../webhook-verifier/build.ts';

const source = fileURLToPath(new URL('../../../webhook-verifier', import.meta.url));
const execute = promisify(execFile);

export const packageName = '@agent-market/webhook-verifier';

/** The package as it would be published, and a project that has it installed, in a folder of their own. */
export async function packPackage() {
  const folder = await mkdtemp(join(tmpdir(), 'verifier-package-'));
  const copy = join(folder, 'source');
  await cp(source, copy, { recursive: true, filter: (path) => !/\/(dist|node_modules)$/.test(path) });
  await build({ directory: join(copy, 'dist') });
  const { stdout } = await execute('npm', ['pack', '--ignore-scripts', '--json'], { cwd: copy });
  const [{ filename, files }] = JSON.parse(stdout);
  const tarball = join(copy, filename);
  const installed = join(folder, 'project', 'node_modules', ...packageName.split('/'));
  await mkdir(installed, { recursive: true });
  await execute('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  return {
    tarball: await readFile(tarball),
    files: (files as { path: string }[]).map(({ path }) => path),
    installed,
    project: join(folder, 'project'),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Runs a program that imports the package by its name; what it prints. */
export async function runIn(project: string, args: string[]): Promise<string> {
  const { stdout } = await execute(process.execPath, args, { cwd: project });
  return stdout.trim();
}
