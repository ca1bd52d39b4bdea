import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listPlantedBugs } from '../../simulation/planted/patches.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bugs = listPlantedBugs();

describe('planted bugs', () => {
  it('number at least 30, each with what it breaks and the rules that find it', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(30);
    for (const { name, breaks, foundBy } of bugs) {
      expect(breaks, name).toMatch(/^[A-Z].*\.$/);
      expect(foundBy, name).not.toEqual([]);
    }
  });

  it.skipIf(!isWorkTree())('apply to the tree', () => {
    for (const { name, file } of bugs) expect(tryToApply(file), name).toBe('');
  });
});

/** False where git is not installed, or in a copy without its history. */
function isWorkTree(): boolean {
  try {
    return git(['rev-parse', '--is-inside-work-tree']).trim() === 'true';
  } catch {
    return false;
  }
}

/** Why a patch does not apply. */
function tryToApply(file: string): string {
  try {
    git(['apply', '--check', file]);
    return '';
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr);
  }
}

function git(args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
