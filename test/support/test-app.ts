import { type AppOverrides, createApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config.ts';
import { minimal } from '../unit/config/environment.ts';
import { createTestDatabase } from './database.ts';
import { quietLog } from './log.ts';

export const ADMIN_KEY = 'admin-key-of-the-tests-0123456789abcdef';

interface TestAppOptions extends AppOverrides {
  env?: Record<string, string>;
}

/** The whole server on free ports with a database of its own. */
export async function startTestApp({ env, ...overrides }: TestAppOptions = {}) {
  const database = await createTestDatabase();
  const config = loadConfig({
    ...minimal,
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '4',
    ADMIN_API_KEY: ADMIN_KEY,
    PORT: '0',
    APP_PORT: '0',
    INTERNAL_PORT: '0',
    BASE_URL: 'https://api.market.example',
    APP_URL: 'https://app.market.example',
    ...env,
  });
  const app = await createApp(config, { log: quietLog, ...overrides });
  const { api, app: appPort, internal } = await app.start();
  const at = (port: number | undefined) => `http://127.0.0.1:${port}`;
  return {
    ...app,
    database,
    url: at(api),
    appUrl: at(appPort),
    internalUrl: at(internal),
    async close() {
      await app.stop();
      await database.drop();
    },
  };
}
