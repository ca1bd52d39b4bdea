import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Changes of the server since then, where merged: branches numbered their migrations otherwise. */
const COMMITS = 20;

/** An earlier version of the server, with the packages of this one. */
export interface PreviousVersion {
  commit: string;
  main: string;
  remove(): void;
}

export function checkOutPreviousVersion(): PreviousVersion {
  const git = (args: readonly string[]) => execFileSync('git', args, { cwd: ROOT, maxBuffer: 1 << 30 });
  const commit = git(['log', '--first-parent', '-1', `--skip=${COMMITS}`, '--format=%h', '--', 'server'])
    .toString()
    .trim();
  if (commit === '') throw new Error(`The history has fewer than ${COMMITS} changes of the server`);
  const folder = mkdtempSync(join(tmpdir(), 'previous-version-'));
  execFileSync('tar', ['-x', '-C', folder], { input: git(['archive', commit]) });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return {
    commit,
    main: join(folder, 'server/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
