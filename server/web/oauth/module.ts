import type { lookup } from 'node:dns';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import { EndpointGuard } from '../../events/webhooks/endpoint-guard.ts';
import type { MikroORM } from '../../foundation/db/orm.ts';
import { pruneOauthSweep } from '../../identity/oauth/jobs.ts';
import { ProviderLogin } from '../../identity/provider-login.ts';
import type { IdentityService } from '../../identity/service.ts';
import { BrowserBindings } from './browser-binding.ts';
import { ClientDocumentFetcher } from './client-document-fetcher.ts';
import { ConnectionFlow } from './connection-flow.ts';
import { connectionsHandlers } from './connections-handlers.ts';
import { formatOAuthFailure } from './format-failure.ts';
import { type OauthHandlersOptions, oauthHandlers } from './handlers.ts';
import { InProcessClient } from './in-process-client.ts';
import { oauthMetadataHandlers } from './metadata-handlers.ts';
import { PATHS, toResourceUrl } from './paths.ts';
import { createProvider } from './provider.ts';

interface Dependencies {
  config: Config;
  orm: MikroORM;
  identity: IdentityService;
  dnsLookup: typeof lookup;
}

/** The authorization server of the MCP endpoint, and users' connections. */
export function createOauthModule(dependencies: Dependencies): DomainModule {
  const { appUrl, baseUrl } = dependencies.config;
  return {
    handlers: {
      oauth: oauthHandlers(createOauth(dependencies)),
      connections: connectionsHandlers,
      oauthMetadata: oauthMetadataHandlers(appUrl, baseUrl),
    },
    failureFormats: { oauth: formatOAuthFailure },
    prune: [pruneOauthSweep],
  };
}

function createOauth({ config, orm, identity, dnsLookup }: Dependencies): OauthHandlersOptions {
  const { appUrl, idp, lookupKey, masterKeys, webhookAllowLoopback: allowLoopback } = config;
  const resource = toResourceUrl(appUrl);
  const guard = new EndpointGuard({ allowLoopback, lookup: dnsLookup });
  const documents = new ClientDocumentFetcher(guard);
  const provider = createProvider({ em: orm.em, lookupKey, appUrl, resource, documents });
  const server = new InProcessClient(provider, appUrl);
  const appOrigin = new URL(appUrl).origin;
  if (idp.clientId === undefined) return { server, appOrigin, connections: undefined };
  const login = new ProviderLogin({
    ...idp,
    clientId: idp.clientId,
    scope: idp.loginScope,
    redirectUri: `${appUrl}${PATHS.callback}`,
  });
  const bindings = new BrowserBindings(masterKeys, appUrl);
  const em = () => orm.em.fork();
  const connections = new ConnectionFlow({ provider, server, login, identity, bindings, resource, em });
  return { server, appOrigin, connections };
}
