import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getParentPid, hasWorkingDirectory, isAlive } from './processes.ts';

const OWNER_FILE = 'sandbox-owner.pid';
const STOP_TIMEOUT_MS = 20_000;
const STOP_POLL_MS = 20;

/**
 * Handles the postmaster.pid of an earlier start. A database that survived its parent is stopped. Any other lock is
 * removed: PostgreSQL would refuse to start because of an unrelated process with the same id, or a zombie (a
 * container without init). Backends that are still ending hold the folder's shared memory, which blocks a new start
 * until they are gone.
 */
export async function releaseStaleLock(dataDir: string): Promise<void> {
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
  await stopOrphan(pid, dataDir);
  rmSync(lock, { force: true });
}

export function recordOwner(dataDir: string): void {
  writeFileSync(join(dataDir, OWNER_FILE), `${process.pid}\n`);
}

/** Fast shutdown. One that was killed and is still ending removes no lock, so only its end counts. */
async function stopOrphan(pid: number, dataDir: string): Promise<void> {
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  sendStop(pid);
  while (isAlive(pid)) {
    if (performance.now() > deadline)
      throw new Error(`The PostgreSQL that uses ${dataDir} (process ${pid}) does not stop: end it first.`);
    await delay(STOP_POLL_MS);
  }
}

function sendStop(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
