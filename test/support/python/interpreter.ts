import { execFile, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The packages, from their sources. */
export const PYTHONPATH = ['sdk-python/src', 'webhook-verifier-python/src']
  .map((path) => resolve(ROOT, path))
  .join(':');

/** The Python that people have first in their path often lacks the packages of the system. */
const CANDIDATES = [process.env.PYTHON, 'python3', '/usr/bin/python3'].filter((path) => path !== undefined);

/** What a suite needs, with the Debian package that has it. */
export const MODULES = {
  httpx: 'python3-httpx',
  cryptography: 'python3-cryptography',
  mypy: 'mypy',
  hatchling: 'python3-hatchling',
  build: 'python3-build',
  ensurepip: 'python3-venv',
  flask: 'python3-flask',
  django: 'python3-django',
  fastapi: 'python3-fastapi',
} as const;

export type PythonModule = keyof typeof MODULES;

function canImport(python: string, modules: readonly PythonModule[]): boolean {
  const program = modules.map((name) => `import ${name}`).join('\n');
  return spawnSync(python, ['-c', program]).status === 0;
}

const found = new Map<string, string | undefined>();

/** A Python that has these modules; undefined if there is none. */
export function findPython(...modules: PythonModule[]): string | undefined {
  const key = modules.join();
  if (!found.has(key)) {
    found.set(
      key,
      CANDIDATES.find((path) => canImport(path, modules)),
    );
  }
  return found.get(key);
}

/** Runs Python on our sources; returns the output. */
export async function runPython(
  python: string,
  args: string[],
  options: { env?: Record<string, string>; input?: string; cwd?: string } = {},
): Promise<string> {
  const env = {
    ...process.env,
    PYTHONPATH,
    PYTHONDONTWRITEBYTECODE: '1',
    ...options.env,
  };
  const running = promisify(execFile)(python, args, {
    env,
    cwd: options.cwd ?? ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  running.child.stdin?.end(options.input ?? '');
  const { stdout } = await running.catch((error) => {
    throw new Error(`${args.join(' ')} failed:\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}
