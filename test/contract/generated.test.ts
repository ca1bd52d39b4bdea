import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CONTRACT = [
  'spec',
  'generated',
  'sdk-python/src/agent_market/_generated',
  'webhook-verifier-python/src/agent_market_webhooks/_generated',
  'package.json',
];

let copy: string;

const run = (command: string, args: string[]) => spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: copy });
const check = () => run(process.execPath, ['spec/check/generated.ts']);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'contract-'));
  for (const name of CONTRACT) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  git('init', '-q');
  git('add', ...CONTRACT);
  git('commit', '-qm', 'contract');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const contents = () =>
  Object.fromEntries(
    readdirSync(join(copy, 'generated')).map((name) => [
      name,
      readFileSync(join(copy, 'generated', name), 'utf8'),
    ]),
  );

// each test compiles the whole contract in a process of its own, which a busy machine does slowly
describe('generated/ is what the contract makes', { timeout: 180_000 }, () => {
  it('comes out the same where it is made', () => {
    const before = contents();
    expect(run('tsp', ['compile', 'spec']).status).toBe(0);
    expect(contents()).toEqual(before);
  });

  it('fails the check for a file that was edited, is not made, or is left untracked, and names each', () => {
    appendFileSync(join(copy, 'generated/routes.gen.ts'), '// by hand\n');
    writeFileSync(join(copy, 'generated/extra.gen.ts'), '');
    git('rm', '-q', '--cached', 'generated/limits.gen.ts');
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'generated/extra.gen.ts is not made by the contract: delete it',
      'generated/routes.gen.ts differs from what the contract makes',
      'generated/extra.gen.ts is not tracked: git add it',
      'generated/limits.gen.ts is not tracked: git add it',
      'Run `npm run generate` and commit the result.',
    ]);
  });
});
