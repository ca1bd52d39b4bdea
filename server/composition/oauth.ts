import { BrowserTies } from '../doors/oauth/browser-tie.ts';
import { ClientDocuments } from '../doors/oauth/client-documents.ts';
import { Connections } from '../doors/oauth/connections.ts';
import type { OauthDoor } from '../doors/oauth/handlers.ts';
import { InProcess } from '../doors/oauth/in-process.ts';
import { PATHS, resourceOf } from '../doors/oauth/paths.ts';
import { createProvider } from '../doors/oauth/provider.ts';
import { ProviderLogin } from '../identity/provider-login.ts';
import type { IdentityService } from '../identity/service.ts';
import { createDnsLookup } from '../news/webhooks/dns-lookup.ts';
import { EndpointGuard } from '../news/webhooks/endpoint-guard.ts';
import type { Parts } from './parts.ts';

/** The authorization server of the MCP endpoint. */
export function createOauth({ config, orm }: Parts, identity: IdentityService): OauthDoor {
  const { appUrl, idp, lookupKey, masterKeys, webhookAllowLoopback: allowLoopback } = config;
  const resource = resourceOf(appUrl);
  const guard = new EndpointGuard({ allowLoopback, lookup: createDnsLookup() });
  const documents = new ClientDocuments(guard);
  const provider = createProvider({ em: orm.em, lookupKey, appUrl, resource, documents });
  const server = new InProcess(provider, appUrl);
  const appOrigin = new URL(appUrl).origin;
  if (idp.clientId === undefined) return { server, appOrigin, connections: undefined };
  const login = new ProviderLogin({
    ...idp,
    clientId: idp.clientId,
    scope: idp.loginScope,
    redirectUri: `${appUrl}${PATHS.callback}`,
  });
  const ties = new BrowserTies(masterKeys, appUrl);
  const em = () => orm.em.fork();
  const connections = new Connections({ provider, server, login, identity, ties, resource, em });
  return { server, appOrigin, connections };
}
