import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findConsoleProblem } from '../../../server/web/console/console-files.ts';

test('a console that is not built is a problem, with what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  expect(findConsoleProblem(folder)).toMatch(/404: run `npm ci && npm run packages`/);
  writeFileSync(join(folder, 'index.html'), '');
  expect(findConsoleProblem(folder)).toBeUndefined();
});
