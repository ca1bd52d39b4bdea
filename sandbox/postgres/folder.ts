import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Account, runAsAccount } from './run-as.ts';

const PASSWORD_FILE = 'sandbox-password';

/** Ensures an initialized data folder and returns the superuser's password. */
export async function prepareFolder(
  dataDir: string,
  bin: Binaries,
  account: Account | undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  makeWritable(dirname(dataDir));
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initializeFolder(dataDir, bin, account, settings);
  else accessSync(dataDir, constants.W_OK);
  return readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim();
}

/** Built elsewhere and renamed, so that a killed first start leaves nothing half done. */
async function initializeFolder(
  dataDir: string,
  bin: Binaries,
  account: Account | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const draft = `${dataDir}.initialising`;
  rmSync(draft, { recursive: true, force: true });
  createFolder(draft, account);
  const secrets = `${draft}.password`;
  writeFileSync(secrets, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (account) chownSync(secrets, account.uid, account.gid);
  const set = Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`);
  await runInitdb(draft, [`--pwfile=${secrets}`, ...set], bin, account);
  renameSync(secrets, join(draft, PASSWORD_FILE));
  renameSync(draft, dataDir);
}

async function runInitdb(dir: string, more: string[], bin: Binaries, account: Account | undefined) {
  const args = [`--pgdata=${dir}`, '--username=postgres', '--auth=scram-sha-256', ...more];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const command = runAsAccount(
    bin.initdb,
    [...args, ...locale, '--no-sync', '--no-instructions'],
    account,
    dir,
  );
  const child = spawn(command.file, command.args, {
    ...command.options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problem = '';
  child.stderr?.on('data', (chunk) => {
    problem += chunk;
  });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  const code = await promise;
  if (code !== 0) throw new Error(`PostgreSQL could not set up ${dir}: ${problem.trim()}`);
}

function createFolder(path: string, account: Account | undefined): void {
  mkdirSync(path, { mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
}

function makeWritable(path: string): void {
  mkdirSync(path, { recursive: true });
  accessSync(path, constants.W_OK | constants.X_OK);
}

export function explainFolderError(error: unknown, dataDir: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (!code || !['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ENOENT'].includes(code))
    return error;
  return new Error(
    `The data folder ${dataDir} cannot be written (${code}): make it writable for this user, ` +
      'or set SANDBOX_DIR to another folder.',
    { cause: error },
  );
}
