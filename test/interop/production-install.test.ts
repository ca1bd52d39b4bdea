import { execFile } from 'node:child_process';
import { existsSync, globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** A folder with the files of this commit in which `deploy/install` was run. */
const folder = process.env.PRODUCTION_FOLDER ?? '';
const MOST_MEGABYTES = 250;
const TOOLS = [
  'typescript',
  '@typespec',
  '@scalar',
  'prettier',
  'vite',
  'vitest',
  '@agent-market',
  '.bin/node',
];

const run = (args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: folder, env: { NODE_ENV: 'production' } }).catch(
    (error) => error,
  );

describe.skipIf(!folder)('an installation for production (PRODUCTION_FOLDER)', () => {
  it(`takes at most ${MOST_MEGABYTES} MB`, () => {
    const files = globSync('node_modules/**', { cwd: folder });
    const bytes = files.reduce((sum, file) => sum + lstatSync(join(folder, file)).blocks * 512, 0);
    expect(files.length).toBeGreaterThan(1000);
    expect(Math.round(bytes / 2 ** 20)).toBeLessThanOrEqual(MOST_MEGABYTES);
  });

  it('has nothing to build or to type-check with', () => {
    expect(TOOLS.filter((name) => existsSync(join(folder, 'node_modules', name)))).toEqual([]);
  });

  it('has what every module of the server imports', async () => {
    const program = `
      import { globSync } from 'node:fs';
      const files = globSync('server/**/*.ts').filter((file) => !/browser|^server\\/(main|commands)/.test(file));
      for (const file of files) await import('./' + file);
      await import('@pump-fun/pump-sdk');
      console.log(files.length);
      process.exit();`;
    const { stdout, stderr } = await run(['--input-type=module', '--eval', program]);
    expect(stderr).toBe('');
    expect(Number(stdout)).toBeGreaterThan(500);
  });

  it('starts the server, which names the variables that it lacks', async () => {
    const { code, stderr } = await run(['server/main.ts']);
    expect(code).toBe(1);
    expect(stderr).toContain('DATABASE_URL is missing');
  });
});
