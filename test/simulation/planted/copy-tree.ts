import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the work tree as it is now, committed or not, with the dependencies of the original. */
export function copyTree(root: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const git = (args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
      encoding: 'utf8',
    }).trim();
  git(['read-tree', 'HEAD']);
  git(['add', '--all']);
  const archive = join(folder, 'tree.tar');
  git(['archive', '--output', archive, git(['write-tree'])]);
  const tree = join(folder, 'tree');
  execFileSync('mkdir', [tree]);
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return { folder: tree, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
