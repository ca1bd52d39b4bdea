import type { OauthHandlers } from '../../../generated/handlers.gen.ts';
import type { components } from '../../../generated/types.gen.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { UnavailableError } from '../../foundation/platform/errors.ts';
import { withBasicCredentials } from './basic-credentials.ts';
import { toProviderMetadata } from './client-metadata.ts';
import type { ConnectionFlow, RedirectStep } from './connection-flow.ts';
import type { InProcessClient } from './in-process-client.ts';
import { OAuthError } from './oauth-error.ts';
import { PATHS } from './paths.ts';
import { toProviderForm, toPublicTokens } from './public-tokens.ts';
import { assertRedirectUri } from './redirect-uri.ts';
import { toAuthorizeScope, toRefreshScope, toRegisteredScope } from './requested-scopes.ts';

export interface OauthHandlersOptions {
  server: InProcessClient;
  /** Undefined if sign-in is not configured. */
  connections: ConnectionFlow | undefined;
  appOrigin: string;
}

type OAuthClient = components['schemas']['OAuthClient'];
type OAuthTokens = components['schemas']['OAuthTokens'];

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

export function oauthHandlers({
  server,
  connections,
  appOrigin,
}: OauthHandlersOptions): OauthHandlers<RequestContext> {
  const requireConnections = () => {
    if (connections) return connections;
    throw new UnavailableError('unavailable', 'OAuth is not configured here. Use an API key.');
  };
  return {
    async register({ body }) {
      requireConnections();
      for (const uri of body.redirect_uris) assertRedirectUri(uri);
      const { body: client } = await server.request({
        method: 'POST',
        path: PATHS.register,
        json: toProviderMetadata(body),
      });
      return {
        status: 201,
        body: toClient(client as OAuthClient, toRegisteredScope(body.scope)),
        headers: NO_STORE,
      };
    },

    async authorize({ query }) {
      const begun = requireConnections();
      assertRedirectUri(query.redirect_uri);
      const { location } = await server.request({
        method: 'GET',
        path: PATHS.authorize,
        query: { ...pickAuthorizeQuery(query), ...toAuthorizeScope(query.scope) },
      });
      const interaction = findInteractionId(location);
      if (interaction === undefined) return redirect({ location: location ?? '' });
      return redirect(await begun.startSignIn(interaction));
    },

    async callback({ query }, { headers: { cookie } }) {
      const { state, code, error } = query;
      const begun = requireConnections();
      if (code !== undefined && error === undefined) {
        return redirect({ location: await begun.completeSignIn(state, code, toCookieHeader(cookie)) });
      }
      return redirect(await begun.deny(state, 'The person did not sign in', toCookieHeader(cookie)));
    },

    async consent({ query: { interaction } }, { headers: { cookie } }) {
      const begun = requireConnections();
      const page = await begun.renderConsent(interaction, toCookieHeader(cookie));
      if (!page) return redirect(await begun.startSignIn(interaction));
      return { status: 200, body: page.body as never, headers: page.headers };
    },

    async decide({ body: { interaction, csrf, decision, scope, agent } }, { headers }) {
      requireSameOrigin(headers.origin, appOrigin);
      const begun = requireConnections();
      const cookie = toCookieHeader(headers.cookie);
      const { location, cookie: cleared } =
        decision === 'allow'
          ? await begun.allow(interaction, csrf, cookie, { scopes: toArray(scope), agentIds: toArray(agent) })
          : await begun.deny(interaction, 'The person did not allow it', cookie, csrf);
      return { status: 303, body: undefined, headers: { Location: location, 'Set-Cookie': cleared } };
    },

    async token({ body }, { headers: { authorization } }) {
      requireConnections();
      const form = withBasicCredentials(body, authorization);
      const { body: tokens } = await server.request({
        method: 'POST',
        path: PATHS.token,
        form: toProviderForm(toForm({ ...form })),
      });
      return { status: 200, body: toPublicTokens(tokens as OAuthTokens), headers: NO_STORE };
    },

    async revoke({ body }, { headers: { authorization } }) {
      requireConnections();
      const form = withBasicCredentials(body, authorization);
      await server.request({ method: 'POST', path: PATHS.revoke, form: toProviderForm({ ...form }) });
      return { status: 200, body: undefined };
    },
  };
}

type AuthorizeQuery = Parameters<OauthHandlers<RequestContext>['authorize']>[0]['query'];

/** No other parameters reach the library. */
function pickAuthorizeQuery({
  client_id,
  redirect_uri,
  response_type,
  code_challenge,
  code_challenge_method,
  state,
  resource,
}: AuthorizeQuery) {
  return {
    client_id,
    redirect_uri,
    response_type,
    code_challenge,
    code_challenge_method,
    state,
    resource,
  };
}

/** A code carries the granted scopes. A refresh may request fewer. */
function toForm({ scope, ...form }: Record<string, string | undefined>) {
  const narrowed = form.grant_type === 'refresh_token' && scope !== undefined;
  return narrowed ? { ...form, scope: toRefreshScope(scope) } : form;
}

/** A form sends a single value as a string. */
function toArray<T extends string>(sent: T | T[] | undefined): T[] {
  return sent === undefined ? [] : ([sent].flat() as T[]);
}

function toClient(client: OAuthClient, scope: string): OAuthClient {
  const { client_id, client_secret, client_id_issued_at, client_secret_expires_at } = client;
  const { redirect_uris, client_name, client_uri, logo_uri } = client;
  const { grant_types, response_types, token_endpoint_auth_method } = client;
  return {
    client_id,
    client_id_issued_at,
    ...(client_secret !== undefined && {
      client_secret,
      client_secret_expires_at: client_secret_expires_at ?? 0,
    }),
    redirect_uris,
    ...(client_name !== undefined && { client_name }),
    ...(client_uri !== undefined && { client_uri }),
    ...(logo_uri !== undefined && { logo_uri }),
    grant_types,
    response_types,
    token_endpoint_auth_method,
    scope,
  };
}

function redirect({ location, cookie }: Pick<RedirectStep, 'location'> & Partial<RedirectStep>) {
  const tied = cookie === undefined ? {} : { 'Set-Cookie': cookie };
  return { status: 302 as const, body: undefined, headers: { Location: location, ...tied } };
}

/** The library's interaction URL; undefined if it redirects to the client. */
function findInteractionId(location: string | undefined): string | undefined {
  if (!location?.startsWith(`${PATHS.consent}?`)) return undefined;
  return new URLSearchParams(location.slice(PATHS.consent.length)).get('interaction') ?? undefined;
}

function requireSameOrigin(origin: string | string[] | undefined, own: string): void {
  if (origin !== undefined && origin !== own)
    throw new OAuthError('invalid_request', 'The form was not sent from our page. Go back and try again.');
}

function toCookieHeader(cookie: string | string[] | undefined): string | undefined {
  return Array.isArray(cookie) ? cookie.join('; ') : cookie;
}
