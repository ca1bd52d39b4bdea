import { createTestDatabase } from '../database/database.ts';
import { startTcpProxy } from '../processes/tcp-proxy.ts';
import { type Api, type ApiOptions, startApi } from './api.ts';

export interface ApiWithDatabaseProxy extends Api {
  /** A proxy between the server and its database; `database` itself stays reachable. */
  proxy: Awaited<ReturnType<typeof startTcpProxy>>;
}

/** A server whose database can be made unavailable and available again. */
export async function startApiWithDatabaseProxy(options: ApiOptions = {}): Promise<ApiWithDatabaseProxy> {
  const database = await createTestDatabase();
  const proxy = await startTcpProxy(database.url);
  const api = await startApi({ ...options, env: { ...options.env, DATABASE_URL: proxy.url } });
  return {
    ...api,
    database,
    proxy,
    async close() {
      proxy.restore();
      await api.close();
      await proxy.close();
      await database.drop();
    },
  };
}
