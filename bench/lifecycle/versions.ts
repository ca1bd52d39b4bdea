import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The last commit before payments and payouts were made parallel. */
export const BEFORE = '47377d5c';

export type Contestant = 'ours' | 'before' | 'floor';

/** A version of the server, with the packages of this one. */
export interface Version {
  name: Exclude<Contestant, 'floor'>;
  commit: string;
  root: string;
}

export function getCurrentVersion(): Version {
  const changes = git(['status', '--porcelain', '--', 'server']).length > 0 ? ' and changes' : '';
  return { name: 'ours', commit: describe('HEAD') + changes, root: ROOT };
}

/** A copy of the tree at the commit. It is removed when this process ends. */
export function checkOut(ref: string): Version {
  const root = mkdtempSync(join(tmpdir(), 'bench-before-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  execFileSync('tar', ['-x', '-C', root], { input: git(['archive', ref]) });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return { name: 'before', commit: describe(ref), root };
}

/** As its own command does, in its own process. */
export function migrate({ root }: Version, databaseUrl: string): void {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  execFileSync(process.execPath, [join(root, 'server/commands/migrate.ts')], { env, stdio: 'pipe' });
}

function describe(ref: string): string {
  return git(['log', '-1', '--format=%h %s', ref]).toString().trim();
}

function git(args: readonly string[]): Buffer {
  return execFileSync('git', args, { cwd: ROOT, maxBuffer: 1 << 30 });
}
