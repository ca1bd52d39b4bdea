import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { getParentPid, hasWorkingDirectory, isAlive } from './processes.ts';
import { type Account, runAsAccount } from './run-as.ts';

const OWNER_FILE = 'sandbox-owner.pid';

/**
 * Handles the postmaster.pid of an earlier start. A database that survived its parent is stopped. Any other lock is
 * removed: PostgreSQL would refuse to start because of an unrelated process with the same id, or a zombie (a
 * container without init). Backends that are still ending hold the folder's shared memory, which blocks a new start
 * until they are gone.
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
