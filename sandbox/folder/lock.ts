import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SandboxError } from '../sandbox-error.ts';

/**
 * SQLite's file lock belongs to the operating system: it ends with its process, however that ends, so there are no
 * stale locks.
 */
export function acquireLock(file: string, dir: string): { release(): void } {
  const owner = `${file}.pid`;
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; PRAGMA user_version = 1; COMMIT;');
  } catch (error) {
    db.close();
    throw /locked/.test(String(error)) ? folderInUseError(dir, owner) : error;
  }
  writeFileSync(owner, `${process.pid}\n`);
  return {
    release() {
      if (!db.isOpen) return;
      rmSync(owner, { force: true });
      db.close();
    },
  };
}

function folderInUseError(dir: string, owner: string): SandboxError {
  return new SandboxError(
    `Another sandbox (process ${readPid(owner)}) is using ${dir}: stop it first, or set SANDBOX_DIR to another folder.`,
  );
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
