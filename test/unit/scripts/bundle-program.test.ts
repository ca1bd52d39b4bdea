import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundleProgram } from '../../../scripts/bundle-program.ts';

const SOURCE = 'test/unit/scripts/programs/locate-itself.ts';

test('a bundled program runs as its source, and finds the files next to it', async () => {
  const file = resolve(SOURCE);
  const bundled = await bundleProgram(SOURCE);
  expect(bundled).not.toBe(file);
  const printed = execFileSync(process.execPath, [bundled], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual([pathToFileURL(file).href, dirname(file), file, 'true']);
});

test('a source that changes during the bundling is newer than the result', async () => {
  const { mtimeMs, ctimeMs } = statSync(await bundleProgram(SOURCE));
  expect(mtimeMs).toBeLessThan(ctimeMs);
});
