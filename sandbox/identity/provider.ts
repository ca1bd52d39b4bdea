import Provider from 'oidc-provider';
import { listenOnLoopback } from '../loopback.ts';
import { buildConfiguration, type IdentityOptions } from './configuration.ts';
import { createInteractionMiddleware } from './interaction.ts';
import { AccessTokens, CLIENT_ID } from './tokens.ts';
import { createUserinfoMiddleware, USERINFO_PATH } from './userinfo.ts';

export interface IdentityProvider {
  issuer: string;
  jwksUrl: string;
  /** The service's client registration, without a secret. */
  clientId: string;
  tokens: AccessTokens;
  close(): Promise<void>;
}

export interface StartIdentityOptions extends Omit<IdentityOptions, 'issuer'> {
  port: number;
  onError: (error: unknown) => void;
}

/** A real OpenID Connect provider in which anyone may be anyone. */
export async function startIdentityProvider(options: StartIdentityOptions): Promise<IdentityProvider> {
  const issuer = `http://localhost:${options.port}`;
  const { audience, accounts, secrets } = options;
  const provider = new Provider(issuer, {
    ...buildConfiguration({ ...options, issuer }),
    routes: { userinfo: USERINFO_PATH, jwks: '/jwks' },
  });
  const tokens = new AccessTokens({ issuer, audience, signingKey: secrets.signingKey });
  allowLoopbackRedirects(provider);
  provider.on('server_error', (_ctx, error) => options.onError(error));
  provider.use(createUserinfoMiddleware(tokens));
  provider.use(createInteractionMiddleware(provider, accounts));
  const server = await listenOnLoopback(provider.callback(), options.port, 'SANDBOX_IDP_PORT');
  return { issuer, jwksUrl: `${issuer}/jwks`, clientId: CLIENT_ID, tokens, close: () => server.close() };
}

/** Local programs choose their port at run time, so it cannot be registered beforehand. */
function allowLoopbackRedirects({ Client }: Provider): void {
  const { redirectUriAllowed } = Client.prototype;
  Client.prototype.redirectUriAllowed = function (uri: string) {
    return isLoopback(uri) || redirectUriAllowed.call(this, uri);
  };
}

function isLoopback(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
