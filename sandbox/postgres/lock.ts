import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { getParentPid, hasWorkingDirectory, isAlive } from './processes.ts';
import { type Account, runAsAccount } from './run-as.ts';

const OWNER_FILE = 'sandbox-owner.pid';

/**
 * Looks at what an earlier start left in postmaster.pid. A database that outlived its parent is stopped. A lock
 * that names anything else is removed: PostgreSQL would keep out for a stranger with the same process id, or for
 * a dead process that nobody took note of (a container without an init). Backends that are still ending hold
 * the shared memory of the folder, which keeps a new start out until they are gone.
 */
export async function releaseStaleLock(
  dataDir: string,
  bin: Binaries,
  account: Account | undefined,
): Promise<void> {
  const lock = join(dataDir, 'postmaster.pid');
  const pid = readPid(lock);
  if (pid === undefined || !isAlive(pid) || !hasWorkingDirectory(pid, dataDir))
    return rmSync(lock, { force: true });
  const owner = readPid(join(dataDir, OWNER_FILE));
  if (owner !== undefined && getParentPid(pid) === owner) {
    throw new Error(
      `Another sandbox (process ${owner}) is using ${dataDir}: stop it first, or set SANDBOX_DIR to another folder.`,
    );
  }
  await stopOrphan(dataDir, bin, account);
}

export function recordOwner(dataDir: string): void {
  writeFileSync(join(dataDir, OWNER_FILE), `${process.pid}\n`);
}

async function stopOrphan(dataDir: string, bin: Binaries, account: Account | undefined): Promise<void> {
  const args = ['stop', '--pgdata', dataDir, '--mode=fast', '--wait', '--timeout=20', '--silent'];
  const command = runAsAccount(bin.pg_ctl, args, account, dataDir);
  await promisify(execFile)(command.file, command.args, {
    uid: command.options.uid,
    gid: command.options.gid,
  });
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
