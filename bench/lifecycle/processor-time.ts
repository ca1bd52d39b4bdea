import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  parent: number;
  own: number;
  /** Of children that have ended. */
  ended: number;
}

function read(pid: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, own: utime + stime, ended: cutime + cstime };
  } catch {
    return undefined;
  }
}

const toMs = (ticks: number) => (ticks * 1000) / TICKS_PER_SECOND;

/** CPU milliseconds of a process so far, user and system. */
export function readCpuMs(pid: number): number {
  return toMs(read(pid)?.own ?? 0);
}

/** The same with its children, also those that have ended: PostgreSQL has a process for each connection. */
export function readFamilyCpuMs(pid: number): number {
  const root = read(pid);
  if (!root) return 0;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map((name) => read(Number(name))).filter((one) => one?.parent === pid);
  return toMs(children.reduce((sum, child) => sum + (child?.own ?? 0), root.own + root.ended));
}
