import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROGRAM = `
  import { createLogger } from './server/foundation/platform/log.ts';
  import { logStrayRejections } from './server/foundation/platform/stray-rejections.ts';
  logStrayRejections(createLogger({ level: 'info' }));
  Promise.reject(new Error('the node is down'));
  setTimeout(() => console.log('still here'), 1);
`;

test('a promise that nobody awaits is logged when it fails, and the process goes on', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  expect(stdout).toContain('a promise failed that nobody awaits');
  expect(stdout).toContain('the node is down');
  expect(stdout).toContain('still here');
});
