import { type Client, errors, type default as Provider } from 'oidc-provider';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { constantTimeEqual } from '../../foundation/platform/crypto.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { IdentityClaims } from '../../identity/identity-claims.ts';
import type { ProviderLogin } from '../../identity/provider-login.ts';
import type { IdentityService } from '../../identity/service.ts';
import type { BrowserTies } from './browser-tie.ts';
import { introduce } from './client-metadata.ts';
import { consentPage } from './consent-page.ts';
import type { InProcess } from './in-process.ts';
import { OAuthError } from './oauth-error.ts';
import { PATHS, SCOPE } from './paths.ts';

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
    const login = interaction.result?.login as { person: string } | undefined;
    const { redirect_uri: redirectUri } = interaction.params;
    if (!login) return undefined;
    const client = await this.#client(interaction);
    const { csrf } = tie;
    return consentPage({
      interaction: id,
      csrf,
      client,
      redirectUri: String(redirectUri),
      person: login.person,
    });
  }

  async allow(id: string, csrf: string, cookies: string | undefined): Promise<Next> {
    const { interaction, tie } = await this.#open(id, cookies, csrf);
    const accountId = interaction.result?.login?.accountId;
    if (!accountId) throw new OAuthError('invalid_request', 'Nobody has signed in yet');
    const client = await this.#client(interaction);
    const grant = new this.#parts.provider.Grant({ accountId, clientId: client.clientId });
    Object.assign(grant, { clientName: introduce(client).name });
    grant.addResourceScope(this.#parts.resource, SCOPE);
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
