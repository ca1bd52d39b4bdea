import { execFileSync, type SpawnOptions } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** PostgreSQL refuses to run as root, so root runs it as another user. */
export interface Account {
  uid: number;
  gid: number;
}

export interface Command {
  file: string;
  args: string[];
  options: SpawnOptions;
}

export function findAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  const account = findUser('postgres') ?? findUser('nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody": ' +
      'start as another user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/**
 * The command as that user. If a parent folder is not accessible (root's home, mktemp -d), setpriv grants the one
 * capability to traverse it; without setpriv, it fails with a clear error.
 */
export function runAsAccount(
  file: string,
  args: string[],
  account: Account | undefined,
  dataDir: string,
): Command {
  if (!account) return { file, args, options: {} };
  const closed = findInaccessibleFolder(dataDir, account) ?? findInaccessibleFolder(dirname(file), account);
  if (!closed) return { file, args, options: account };
  if (!hasSetpriv()) {
    throw new Error(
      `PostgreSQL does not run as root, and its user may not enter ${closed}: ` +
        `run "chmod o+x ${closed}", start as another user, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const passage = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  // otherwise the kernel drops the capability when PostgreSQL checks whether it may run its own programs
  const whereAsked = '--securebits=+no_setuid_fixup';
  return { file: 'setpriv', args: [...identity, ...passage, whereAsked, file, ...args], options: {} };
}

function findInaccessibleFolder(path: string, account: Account): string | undefined {
  const folders: string[] = [];
  for (let at = resolve(path); at !== dirname(at); at = dirname(at)) folders.unshift(at);
  return folders.find((folder) => existsSync(folder) && !canEnter(folder, account));
}

function canEnter(folder: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

function hasSetpriv(): boolean {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function findUser(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
