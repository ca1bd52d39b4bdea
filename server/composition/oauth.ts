import { createDnsLookup } from '../events/webhooks/dns-lookup.ts';
import { EndpointGuard } from '../events/webhooks/endpoint-guard.ts';
import { ProviderLogin } from '../identity/provider-login.ts';
import type { IdentityService } from '../identity/service.ts';
import { BrowserBindings } from '../web/oauth/browser-binding.ts';
import { ClientDocumentFetcher } from '../web/oauth/client-document-fetcher.ts';
import { ConnectionFlow } from '../web/oauth/connection-flow.ts';
import type { OauthHandlersOptions } from '../web/oauth/handlers.ts';
import { InProcessClient } from '../web/oauth/in-process-client.ts';
import { PATHS, toResourceUrl } from '../web/oauth/paths.ts';
import { createProvider } from '../web/oauth/provider.ts';
import type { Parts } from './parts.ts';

/** The authorization server of the MCP endpoint. */
export function createOauth({ config, orm }: Parts, identity: IdentityService): OauthHandlersOptions {
  const { appUrl, idp, lookupKey, masterKeys, webhookAllowLoopback: allowLoopback } = config;
  const resource = toResourceUrl(appUrl);
  const guard = new EndpointGuard({ allowLoopback, lookup: createDnsLookup() });
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
  const ties = new BrowserBindings(masterKeys, appUrl);
  const em = () => orm.em.fork();
  const connections = new ConnectionFlow({ provider, server, login, identity, bindings: ties, resource, em });
  return { server, appOrigin, connections };
}
