import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CHOOSER = fileURLToPath(new URL('../../../runtime/bin/node', import.meta.url));

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'runtime-'));
  mkdirSync(join(root, 'runtime/bin'), { recursive: true });
  copyFileSync(CHOOSER, join(root, 'runtime/bin/node'));
  program('machine');
});
afterAll(() => rmSync(root, { recursive: true }));

function program(path: string): string {
  const file = join(root, path);
  writeFileSync(file, `#!/bin/sh\necho ${path} "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}

function choose(version: string | undefined): string {
  const npm = version && {
    npm_node_execpath: join(root, 'machine'),
    npm_config_user_agent: `npm/11.0.0 node/${version} linux x64 workspaces/false`,
  };
  const env = { PATH: process.env.PATH, ...npm };
  return execFileSync(join(root, 'runtime/bin/node'), ['a b'], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

it.each(['v24.11.0', 'v24.21.0', 'v25.0.0', 'v26.1.0'])(
  "the machine's Node is taken if it is %s",
  (version) => {
    expect(choose(version)).toBe('machine a b');
  },
);

it.each(['v20.20.2', 'v22.23.3', 'v24.10.0', undefined])(
  'with %s, the one that npm installed is',
  (version) => {
    mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
    program('node_modules/.bin/node');
    expect(choose(version)).toBe('node_modules/.bin/node a b');
    rmSync(join(root, 'node_modules'), { recursive: true });
  },
);

it('without either, it says what to do', () => {
  expect(() => choose('v20.20.2')).toThrow('Node 24.11 or newer');
});
