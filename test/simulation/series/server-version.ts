import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

const FOLDERS = ['server', 'shared', 'generated'];

/** Names the server that a commit plays. Commits that change only tests or documents have the same. */
export function readServerVersion(commit: string): string {
  const trees = FOLDERS.map((folder) => `${commit}:${folder}`);
  const hashes = execFileSync('git', ['rev-parse', ...trees], { encoding: 'utf8' });
  return createHash('sha256').update(hashes).digest('hex').slice(0, 8);
}
