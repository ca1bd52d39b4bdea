import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { loadOrCreateSecrets } from '../../../sandbox/folder/secrets.ts';
import { openStateDatabase } from '../../../sandbox/folder/state-database.ts';
import { Accounts } from '../../../sandbox/identity/accounts.ts';
import { startIdentityProvider } from '../../../sandbox/identity/provider.ts';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import { type App, createApp } from '../../../server/app.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { listen } from '../../../server/web/http/listen.ts';
import { type Api, startApi } from '../server/api.ts';
import { AUDIENCE } from '../server/identity-provider.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

export interface OauthFixture {
  api: Api;
  /** The app's URL, in front of two alternating servers. */
  appUrl: string;
  accounts: Accounts;
  /** An identity token of the user with this name. */
  issueToken(name: string): Promise<string>;
  close(): Promise<void>;
}

/** Two servers on one database behind one URL, and the sandbox's identity provider. */
export async function startOauthFixture(env: Record<string, string> = {}): Promise<OauthFixture> {
  const front = await startLoadBalancer();
  const { idp, accounts } = await startSandboxIdentity(front.url);
  const api = await startApi({
    env: {
      APP_URL: front.url,
      IDP_ISSUER: idp.issuer,
      IDP_CLIENT_ID: idp.clientId,
      ...env,
    },
  });
  const second: App = await createApp(loadConfig(api.env), { log: api.parts.log });
  const ports = await second.start();
  front.serve([Number(new URL(api.appUrl).port), ports.app as number]);
  return {
    api,
    appUrl: front.url,
    accounts,
    issueToken: (name) => idp.tokens.mint(accounts.signIn(name)),
    async close() {
      await front.close();
      await second.stop();
      await Promise.all([api.close(), idp.close()]);
    },
  };
}

async function startSandboxIdentity(appUrl: string) {
  const db = openStateDatabase(':memory:');
  const accounts = new Accounts(db);
  const folder = createTemporaryFolder();
  const idp = await startIdentityProvider({
    port: await findFreePort(),
    audience: AUDIENCE,
    baseUrl: appUrl,
    appUrl,
    secrets: loadOrCreateSecrets(join(folder.path, 'secrets.json')).identity,
    accounts,
    db,
    onError: (error) => console.error(error),
  });
  await folder.remove();
  return { idp, accounts };
}

/**
 * A URL that is known before its servers, which alternate. It keeps connections as long as they do: one that closes
 * after some idle seconds breaks the request that a busy process sends at that moment.
 */
async function startLoadBalancer() {
  let ports: number[] = [];
  let count = 0;
  const pass = (req: IncomingMessage, res: ServerResponse) => {
    const port = ports[count++ % ports.length];
    const { method, url, headers } = req;
    const upstream = forward({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    upstream.on('error', () => res.destroy());
    req.pipe(upstream);
  };
  const { port, close } = await listen(pass, { host: 'localhost', port: 0, portVariable: 'PORT' });
  return {
    url: `http://localhost:${port}`,
    serve(known: number[]) {
      ports = known;
    },
    close: () => close({ timeoutMs: 0 }),
  };
}
