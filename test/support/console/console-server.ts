import { type Api, type ApiOptions, startApi } from '../server/api.ts';
import { startForwardingProxy } from '../server/forwarding-proxy.ts';

/** A server whose pages know their public URLs. */
export async function startConsole({ env, ...options }: ApiOptions = {}): Promise<Api> {
  const [api, app] = await Promise.all([startForwardingProxy(), startForwardingProxy()]);
  const server = await startApi({ ...options, env: { BASE_URL: api.url, APP_URL: app.url, ...env } });
  api.forwardTo(server.url);
  app.forwardTo(server.appUrl);
  return {
    ...server,
    url: api.url,
    appUrl: app.url,
    async close() {
      await Promise.all([api.close(), app.close()]);
      await server.close();
    },
  };
}
