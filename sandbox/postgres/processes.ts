import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { platform } from 'node:os';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A postmaster works inside its data folder, which tells it from a stranger that got the same process id. */
export function worksIn(pid: number, folder: string): boolean {
  return quietly(() => {
    if (platform() === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).includes(folder);
  }, false);
}

export function parentOf(pid: number): number | undefined {
  return quietly(() => {
    if (platform() !== 'linux') {
      return Number(execFileSync('ps', ['-p', String(pid), '-o', 'ppid='], { encoding: 'utf8' }));
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state ppid …", and the name may hold spaces and brackets
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  }, undefined);
}

function quietly<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
