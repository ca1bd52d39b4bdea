import { type Client, errors, type default as Provider } from 'oidc-provider';
import type { OAuthScope } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { constantTimeEqual } from '../../foundation/platform/crypto.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { type ListedAgent, listAgentsOf } from '../../identity/granted-agents.ts';
import type { IdentityClaims } from '../../identity/identity-claims.ts';
import type { ProviderLogin } from '../../identity/provider-login.ts';
import type { IdentityService } from '../../identity/service.ts';
import type { BrowserTies } from './browser-tie.ts';
import { introduce } from './client-metadata.ts';
import { consentPage } from './consent-page.ts';
import type { InProcess } from './in-process.ts';
import { OAuthError } from './oauth-error.ts';
import { PATHS } from './paths.ts';
import { askedScopes, isPreselected } from './requested-scopes.ts';

export interface ConnectionDependencies {
  provider: Provider;
  server: InProcess;
  login: ProviderLogin;
  identity: IdentityService;
  ties: BrowserTies;
  resource: string;
  em: () => EntityManager;
}

type Interaction = InstanceType<Provider['Interaction']>;

/** What the person ticked. */
export interface Chosen {
  scopes: readonly OAuthScope[];
  agentIds: readonly string[];
}

/** What a browser is told to do next. */
export interface Next {
  location: string;
  cookie: string;
}

/** The way of a person through the browser: to the identity provider, back to our question, and on to the client. */
export class Connections {
  readonly #parts: ConnectionDependencies;

  constructor(parts: ConnectionDependencies) {
    this.#parts = parts;
  }

  /** Every connection is begun by a sign-in at the provider, who knows best whether the person is there. */
  async signIn(interaction: string): Promise<Next> {
    const tie = this.#parts.ties.begin(interaction);
    const location = await this.#parts.login.address(interaction, tie.loginSecrets);
    return { location, cookie: tie.cookie };
  }

  async signedIn(id: string, code: string, cookies: string | undefined): Promise<string> {
    const { interaction, tie } = await this.#open(id, cookies);
    const claims = await this.#parts.login.complete(code, tie.loginSecrets).catch(notSignedIn);
    await this.#parts.identity.signIn(this.#parts.em(), claims);
    interaction.result = { login: { accountId: claims.userId, remember: false, person: nameOf(claims) } };
    await interaction.persist();
    return `${this.#parts.provider.issuer}${PATHS.consent}?interaction=${id}`;
  }

  /** The question; undefined while nobody has signed in. */
  async question(id: string, cookies: string | undefined) {
    const { interaction, tie } = await this.#open(id, cookies);
    const login = interaction.result?.login as { person: string; accountId: string } | undefined;
    const { redirect_uri: redirectUri } = interaction.params;
    if (!login) return undefined;
    const client = await this.#client(interaction);
    const { csrf } = tie;
    const scopes = askedScopes(interaction.params);
    return consentPage({
      interaction: id,
      csrf,
      client,
      redirectUri: String(redirectUri),
      person: login.person,
      scopes: scopes.map((scope) => ({ scope, isPreselected: isPreselected(scope, interaction.params) })),
      agents: await this.#agentsOf(login.accountId),
    });
  }

  async allow(id: string, csrf: string, cookies: string | undefined, chosen: Chosen): Promise<Next> {
    const { interaction, tie } = await this.#open(id, cookies, csrf);
    const accountId = interaction.result?.login?.accountId;
    if (!accountId) throw new OAuthError('invalid_request', 'Nobody has signed in yet');
    const client = await this.#client(interaction);
    const { granted, rejected } = splitScopes(askedScopes(interaction.params), chosen.scopes);
    const grant = new this.#parts.provider.Grant({ accountId, clientId: client.clientId });
    const agentIds = await this.#ownAgents(accountId, chosen.agentIds);
    Object.assign(grant, { clientName: introduce(client).name, agentIds });
    grant.addResourceScope(this.#parts.resource, granted.join(' '));
    // what was left out is not asked for again
    if (rejected.length > 0) grant.rejectResourceScope(this.#parts.resource, rejected.join(' '));
    interaction.result = {
      login: { accountId, remember: false },
      consent: { grantId: await grant.save() },
    };
    return { location: await this.#finish(interaction), cookie: tie.clearedCookie };
  }

  /** Back to the client without a code. */
  async refuse(id: string, why: string, cookies: string | undefined, csrf?: string): Promise<Next> {
    const { interaction, tie } = await this.#open(id, cookies, csrf);
    interaction.result = { error: 'access_denied', error_description: why };
    return { location: await this.#finish(interaction), cookie: tie.clearedCookie };
  }

  #agentsOf(userId: string): Promise<ListedAgent[]> {
    return listAgentsOf(this.#parts.em(), { kind: 'user', userId });
  }

  async #ownAgents(userId: string, chosen: readonly string[]): Promise<string[]> {
    if (chosen.length === 0) return [];
    const own = new Set((await this.#agentsOf(userId)).map(({ id }) => id));
    if (chosen.every((id) => own.has(id))) return [...new Set(chosen)];
    throw new OAuthError('invalid_request', 'One of the agents is not yours: go back and choose again');
  }

  async #open(id: string, cookies: string | undefined, csrf?: string) {
    const interaction = await this.#parts.provider.Interaction.find(id);
    const tie = this.#parts.ties.find(id, cookies);
    if (!interaction || !tie) {
      throw new OAuthError('invalid_request', 'This connection was not begun in this browser, or is too old');
    }
    if (csrf !== undefined && !constantTimeEqual(csrf, tie.csrf)) {
      throw new OAuthError('invalid_request', 'The form is not ours');
    }
    return { interaction, tie };
  }

  async #client({ params }: Interaction): Promise<Client> {
    const client = await this.#parts.provider.Client.find(String(params.client_id)).catch(notKnown);
    if (!client) throw new OAuthError('invalid_request', 'The client is not known any more');
    return client;
  }

  async #finish(interaction: Interaction): Promise<string> {
    await interaction.persist();
    const { location } = await this.#parts.server.ask({
      method: 'GET',
      path: `${PATHS.authorize}/${interaction.uid}`,
      cookies: { [this.#parts.provider.cookieName('resume')]: interaction.uid },
    });
    if (!location) throw new Error('The authorization server leads nowhere');
    return location;
  }
}

function splitScopes(asked: readonly OAuthScope[], chosen: readonly OAuthScope[]) {
  const granted = asked.filter((scope) => chosen.includes(scope));
  if (granted.length === 0 || chosen.some((scope) => !asked.includes(scope))) {
    throw new OAuthError('invalid_request', 'Choose at least one of the permissions that the page offers');
  }
  return { granted, rejected: asked.filter((scope) => !granted.includes(scope)) };
}

/** Whoever opens the address of a return again, say by going back, sends a code that was used. */
function notSignedIn(error: unknown): never {
  if (error instanceof UnauthorizedError) throw new OAuthError('invalid_request', error.message);
  throw error;
}

/** A client that publishes its own description may have taken it away meanwhile. */
function notKnown(error: unknown): undefined {
  if (error instanceof errors.OIDCProviderError) return undefined;
  throw error;
}

function nameOf({ displayName, username, email, userId }: IdentityClaims): string {
  return displayName ?? username ?? email ?? userId;
}
