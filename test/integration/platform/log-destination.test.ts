import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../../server/foundation/platform/log.ts';
import { logDestination } from '../../../server/foundation/platform/log-destination.ts';
import { eventually } from '../../support/eventually.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const LOG = new URL('../../../server/foundation/platform/log.ts', import.meta.url).href;
const messages = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg);

it('lines are written together, soon; a warning at once, after all that came before it', async () => {
  const folder = createTemporaryFolder();
  onTestFinished(() => folder.remove());
  const file = join(folder.path, 'log');
  const log = createLogger({ level: 'info', destination: logDestination(file) });
  const written = () => messages(readFileSync(file, 'utf8'));
  log.info('one');
  log.info('two');
  expect(written()).toEqual([]);
  log.warn('three');
  expect(written()).toEqual(['one', 'two', 'three']);
  log.info('four');
  await eventually(async () => expect(written()).toEqual(['one', 'two', 'three', 'four']));
});

it.each([
  ['is done', '', 0],
  ['ends itself', 'process.exit(3)', 3],
  ['dies of an error', 'throw new Error("oh")', 1],
])('nothing is lost when the process %s', (_how, end, status) => {
  const script = `
    import { createLogger } from '${LOG}';
    const log = createLogger({ level: 'info' });
    for (let n = 0; n < 100; n++) log.info(String(n));
    ${end}`;
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(ended.status).toBe(status);
  expect(messages(ended.stdout)).toEqual(Array.from({ length: 100 }, (_, n) => String(n)));
});
