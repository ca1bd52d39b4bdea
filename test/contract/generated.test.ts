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

let copy: string;

const run = (command: string, args: string[]) => spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: copy });
const check = () => run(process.execPath, ['spec/check/generated.ts']);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'contract-'));
  for (const name of ['spec', 'generated', 'package.json'])
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  git('init', '-q');
  git('add', 'spec', 'generated', 'package.json');
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
  it('comes out the same, byte for byte, each time', () => {
    const before = contents();
    for (let round = 0; round < 2; round++) {
      expect(run('tsp', ['compile', 'spec']).status).toBe(0);
      expect(contents()).toEqual(before);
    }
  });

  it('passes the check as it is checked in', () => {
    const result = check();
    expect(result.stderr).toBe('');
    expect(result.status).toBe(0);
  });

  it('fails the check when a generated file was edited', () => {
    appendFileSync(join(copy, 'generated/routes.gen.ts'), '// by hand\n');
    const result = check();
    expect(result.status).toBe(1);
    expect(result.stderr).toContain('generated/routes.gen.ts differs');
    git('checkout', '-q', 'generated');
  });

  it('fails the check when a file is there that the contract does not make', () => {
    writeFileSync(join(copy, 'generated/extra.gen.ts'), '');
    const result = check();
    expect(result.status).toBe(1);
    expect(result.stderr).toContain('generated/extra.gen.ts is not tracked');
    rmSync(join(copy, 'generated/extra.gen.ts'));
  });

  it('fails the check when a made file is left untracked', () => {
    git('rm', '-q', '--cached', 'generated/limits.gen.ts');
    const result = check();
    expect(result.status).toBe(1);
    expect(result.stderr).toContain('generated/limits.gen.ts is not tracked');
    git('add', 'generated');
  });
});
