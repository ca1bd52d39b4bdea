import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { platform } from 'node:os';

/** Running, and not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return platform() !== 'linux' || readProcStat(pid)[0] !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A postmaster's working directory is its data folder, which distinguishes it from an unrelated process with the same
 * id.
 */
export function hasWorkingDirectory(pid: number, folder: string): boolean {
  return tryOrDefault(() => {
    if (platform() === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).includes(folder);
  }, false);
}

export function getParentPid(pid: number): number | undefined {
  return tryOrDefault(() => {
    if (platform() !== 'linux') {
      return Number(execFileSync('ps', ['-p', String(pid), '-o', 'ppid='], { encoding: 'utf8' }));
    }
    return Number(readProcStat(pid)[1]);
  }, undefined);
}

/** "pid (name) state ppid …" from the state on; the name may contain spaces and brackets. */
function readProcStat(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function tryOrDefault<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
