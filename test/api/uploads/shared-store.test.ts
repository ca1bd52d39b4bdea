import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { quietLog } from '../../support/log.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const folder = createTemporaryFolder();
const elsewhere = createTemporaryFolder();
let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { UPLOAD_DIR: folder.path } });
});
afterAll(async () => {
  await api.close();
  await Promise.all([folder.remove(), elsewhere.remove()]);
});

/** Another process of the same service. */
async function start(changes: Record<string, string>) {
  const app = await createApp(loadConfig({ ...api.env, ...changes }), { log: quietLog });
  onTestFinished(() => app.stop());
  return app.start();
}

it('processes that serve the API start with one folder for all their files, and not with another', async () => {
  expect(await start({})).toHaveProperty('api');
  const refused = await start({ UPLOAD_DIR: elsewhere.path }).catch((error: Error) => error);
  expect(refused).toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining(`The folder UPLOAD_DIR (${elsewhere.path}) is not where the files`),
  });
  const [, id = ''] = /file "store-id" with "(\w+)"/.exec(String(refused)) ?? [];
  await mkdir(join(elsewhere.path, 'st'));
  await writeFile(join(elsewhere.path, 'st', 'store-id'), id);
  expect(await start({ UPLOAD_DIR: elsewhere.path })).toHaveProperty('api');
});

it('a worker needs no files', async () => {
  expect(await start({ ROLE: 'worker', UPLOAD_DIR: join(folder.path, 'none') })).toHaveProperty('internal');
});
