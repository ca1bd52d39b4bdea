import { type Client, errors, type default as Provider } from 'oidc-provider';
import type { OAuthScope } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { constantTimeEqual } from '../../foundation/platform/crypto.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { type ListedAgent, listOwnedAgents } from '../../identity/granted-agents.ts';
import type { IdentityClaims } from '../../identity/identity-claims.ts';
import { describeGrant } from '../../identity/oauth/records.ts';
import type { ProviderLogin } from '../../identity/provider-login.ts';
import type { IdentityService } from '../../identity/service.ts';
import type { BrowserBindings } from './browser-binding.ts';
import { describeClient } from './client-metadata.ts';
import { renderConsentPage } from './consent-page.ts';
import type { InProcessClient } from './in-process-client.ts';
import { OAuthError } from './oauth-error.ts';
import { PATHS } from './paths.ts';
import { toPublicRedirect } from './public-tokens.ts';
import { isPreselected, readRequestedScopes } from './requested-scopes.ts';

export interface ConnectionFlowOptions {
  provider: Provider;
  server: InProcessClient;
  login: ProviderLogin;
  identity: IdentityService;
  bindings: BrowserBindings;
  resource: string;
  em: () => EntityManager;
}

type Interaction = InstanceType<Provider['Interaction']>;

/** The user's choices. */
export interface ConsentSelection {
  scopes: readonly OAuthScope[];
  agentIds: readonly string[];
}

/** The next step for the browser. */
export interface RedirectStep {
  location: string;
  cookie: string;
}

/** The user's way through the browser: to the identity provider, to our consent page, and back to the client. */
export class ConnectionFlow {
  readonly #options: ConnectionFlowOptions;

  constructor(parts: ConnectionFlowOptions) {
    this.#options = parts;
  }

  /** Every connection starts with a sign-in at the provider. */
  async startSignIn(interaction: string): Promise<RedirectStep> {
    const tie = this.#options.bindings.create(interaction);
    const location = await this.#options.login.buildAuthorizationUrl(interaction, tie.loginSecrets);
    return { location, cookie: tie.cookie };
  }

  async completeSignIn(id: string, code: string, cookies: string | undefined): Promise<string> {
    const { interaction, tie } = await this.#requireInteraction(id, cookies);
    const claims = await this.#options.login.complete(code, tie.loginSecrets).catch(rethrowAsOAuthError);
    await this.#options.identity.signIn(this.#options.em(), claims);
    interaction.result = {
      login: { accountId: claims.userId, remember: false, person: toDisplayName(claims) },
    };
    await interaction.persist();
    return `${this.#options.provider.issuer}${PATHS.consent}?interaction=${id}`;
  }

  /** The consent page; undefined while nobody has signed in. */
  async renderConsent(id: string, cookies: string | undefined) {
    const { interaction, tie } = await this.#requireInteraction(id, cookies);
    const login = interaction.result?.login as { person: string; accountId: string } | undefined;
    const { redirect_uri: redirectUri } = interaction.params;
    if (!login) return undefined;
    const client = await this.#requireClient(interaction);
    const { csrf } = tie;
    const scopes = readRequestedScopes(interaction.params);
    return renderConsentPage({
      interaction: id,
      csrf,
      client,
      redirectUri: String(redirectUri),
      person: login.person,
      scopes: scopes.map((scope) => ({ scope, isPreselected: isPreselected(scope, interaction.params) })),
      agents: await this.#listAgents(login.accountId),
    });
  }

  async allow(
    id: string,
    csrf: string,
    cookies: string | undefined,
    chosen: ConsentSelection,
  ): Promise<RedirectStep> {
    const { interaction, tie } = await this.#requireInteraction(id, cookies, csrf);
    const accountId = interaction.result?.login?.accountId;
    if (!accountId) throw new OAuthError('invalid_request', 'Nobody has signed in yet.');
    const client = await this.#requireClient(interaction);
    const { granted, rejected } = splitScopes(readRequestedScopes(interaction.params), chosen.scopes);
    const grant = new this.#options.provider.Grant({ accountId, clientId: client.clientId });
    const agentIds = await this.#requireOwnAgents(accountId, chosen.agentIds);
    grant.addResourceScope(this.#options.resource, granted.join(' '));
    // deselected scopes are not requested again
    if (rejected.length > 0) grant.rejectResourceScope(this.#options.resource, rejected.join(' '));
    const grantId = await grant.save();
    await describeGrant(this.#options.em(), grantId, { clientName: describeClient(client).name, agentIds });
    interaction.result = { login: { accountId, remember: false }, consent: { grantId } };
    return { location: await this.#finishInteraction(interaction), cookie: tie.clearedCookie };
  }

  /** Back to the client without a code. */
  async deny(id: string, reason: string, cookies: string | undefined, csrf?: string): Promise<RedirectStep> {
    const { interaction, tie } = await this.#requireInteraction(id, cookies, csrf);
    interaction.result = { error: 'access_denied', error_description: reason };
    return { location: await this.#finishInteraction(interaction), cookie: tie.clearedCookie };
  }

  #listAgents(userId: string): Promise<ListedAgent[]> {
    return listOwnedAgents(this.#options.em(), { kind: 'user', userId });
  }

  async #requireOwnAgents(userId: string, chosen: readonly string[]): Promise<string[]> {
    if (chosen.length === 0) return [];
    const own = new Set((await this.#listAgents(userId)).map(({ id }) => id));
    if (chosen.every((id) => own.has(id))) return [...new Set(chosen)];
    throw new OAuthError('invalid_request', 'One of the agents is not yours. Go back and choose again.');
  }

  async #requireInteraction(id: string, cookies: string | undefined, csrf?: string) {
    const interaction = await this.#options.provider.Interaction.find(id);
    const tie = this.#options.bindings.find(id, cookies);
    if (!interaction || !tie) {
      throw new OAuthError(
        'invalid_request',
        'This connection was not started in this browser, or has expired. Start again from your client.',
      );
    }
    if (csrf !== undefined && !constantTimeEqual(csrf, tie.csrf)) {
      throw new OAuthError('invalid_request', 'The form was not sent from our page. Go back and try again.');
    }
    return { interaction, tie };
  }

  async #requireClient({ params }: Interaction): Promise<Client> {
    const client = await this.#options.provider.Client.find(String(params.client_id)).catch(
      ignoreUnknownClient,
    );
    if (!client)
      throw new OAuthError(
        'invalid_request',
        'The client is no longer registered. Start again from your client.',
      );
    return client;
  }

  async #finishInteraction(interaction: Interaction): Promise<string> {
    await interaction.persist();
    const { location } = await this.#options.server.request({
      method: 'GET',
      path: `${PATHS.authorize}/${interaction.uid}`,
      cookies: { [this.#options.provider.cookieName('resume')]: interaction.uid },
    });
    if (!location) throw new Error('The authorization server returned no redirect');
    return toPublicRedirect(location);
  }
}

function splitScopes(asked: readonly OAuthScope[], chosen: readonly OAuthScope[]) {
  const granted = asked.filter((scope) => chosen.includes(scope));
  if (granted.length === 0 || chosen.some((scope) => !asked.includes(scope))) {
    throw new OAuthError('invalid_request', 'Choose at least one permission.');
  }
  return { granted, rejected: asked.filter((scope) => !granted.includes(scope)) };
}

/** Opening a callback URL again, say by going back, sends a used code. */
function rethrowAsOAuthError(error: unknown): never {
  if (error instanceof UnauthorizedError) throw new OAuthError('invalid_request', error.message);
  throw error;
}

/** A client may have removed its metadata document meanwhile. */
function ignoreUnknownClient(error: unknown): undefined {
  if (error instanceof errors.OIDCProviderError) return undefined;
  throw error;
}

function toDisplayName({ displayName, username, email, userId }: IdentityClaims): string {
  return displayName ?? username ?? email ?? userId;
}
