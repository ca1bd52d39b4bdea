import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');

export type PythonPackage = 'sdk-python' | 'webhook-verifier-python';

export interface BuiltPackage {
  wheel: string;
  sdist: string;
  /** Of the wheel. */
  bytes: number;
}

/** A folder with built packages and virtual environments, to be removed. */
export async function createPackageFolder(python: string) {
  const folder = await mkdtemp(join(tmpdir(), 'python-packages-'));

  /** The source distribution, and the wheel that is built from it. */
  async function build(name: PythonPackage): Promise<BuiltPackage> {
    const source = join(folder, name);
    const output = join(folder, `${name}-dist`);
    const filter = (path: string) => !/^(__pycache__|dist)$/.test(basename(path));
    await cp(join(ROOT, name), source, { recursive: true, filter });
    // the backend is installed, without what it needs for editable installations only
    const args = ['-m', 'build', '--no-isolation', '--skip-dependency-check', '--outdir', output, source];
    await execute(python, args);
    const files = (await readdir(output)).map((file) => join(output, file));
    const wheel = files.find((file) => file.endsWith('.whl')) ?? '';
    return {
      wheel,
      sdist: files.find((file) => file.endsWith('.tar.gz')) ?? '',
      bytes: (await stat(wheel)).size,
    };
  }

  /** A virtual environment with these wheels, and what the system has if they depend on it. Returns its Python. */
  async function install(name: string, wheels: string[], needs: 'nothing' | 'system'): Promise<string> {
    const environment = join(folder, name);
    const options = needs === 'system' ? ['--system-site-packages'] : [];
    await execute(python, ['-m', 'venv', ...options, environment]);
    const installed = join(environment, 'bin/python');
    await execute(installed, [
      '-m',
      'pip',
      'install',
      '--no-index',
      '--disable-pip-version-check',
      ...wheels,
    ]);
    return installed;
  }

  return { folder, build, install, remove: () => rm(folder, { recursive: true }) };
}
