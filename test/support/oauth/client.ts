import { expect } from 'vitest';
import { BrowserUser, createPkce, parsePresetFields } from './browser-user.ts';
import type { OauthFixture } from './oauth-fixture.ts';

const REDIRECT_URI = 'http://127.0.0.1/callback';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}

/** The user's choices, if they differ from the defaults. */
interface ConsentChoice {
  scopes?: readonly string[];
  agents?: readonly string[];
}

interface AuthorizationOptions extends ConsentChoice {
  /** The requested scopes. */
  scope?: string;
}

/** The steps of a client. */
export class OauthClient {
  readonly #world: Pick<OauthFixture, 'appUrl'>;
  readonly id: string;
  readonly redirectUri: string;
  readonly pkce = createPkce();

  constructor(
    world: Pick<OauthFixture, 'appUrl'>,
    id: string,
    redirectUri = 'http://127.0.0.1:33418/callback',
  ) {
    this.#world = world;
    this.id = id;
    this.redirectUri = redirectUri;
  }

  static async register(world: Pick<OauthFixture, 'appUrl'>, more: object = {}): Promise<OauthClient> {
    const { status, body } = await registerClient(world, {
      redirect_uris: [REDIRECT_URI],
      client_name: 'Desk assistant',
      ...more,
    });
    expect(status).toBe(201);
    return new OauthClient(world, body.client_id);
  }

  authorizeUrl(changes: Record<string, string | undefined> = {}): string {
    const url = new URL(`${this.#world.appUrl}/api/oauth/authorize`);
    const asked = {
      response_type: 'code',
      client_id: this.id,
      redirect_uri: this.redirectUri,
      code_challenge: this.pkce.challenge,
      code_challenge_method: 'S256',
      state: 'as it was',
      resource: `${this.#world.appUrl}/mcp`,
      ...changes,
    };
    for (const [name, value] of Object.entries(asked))
      if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  }

  /** Signs in at the provider and opens the consent page. */
  async openConsentPage(person: BrowserUser, name = 'Ada', scope?: string): Promise<string> {
    const { appUrl } = this.#world;
    const asked = this.authorizeUrl(scope === undefined ? {} : { scope });
    const login = (await person.followRedirects(asked, [this.redirectUri])) as Response;
    const page = login.url.startsWith(appUrl)
      ? login
      : ((await person.followRedirects(login.url, [this.redirectUri], { name })) as Response);
    expect(page.url).toContain(`${appUrl}/api/oauth/consent?interaction=`);
    return page.text();
  }

  async submitConsent(
    person: BrowserUser,
    page: string,
    decision: 'allow' | 'deny',
    { scopes, agents }: ConsentChoice = {},
  ): Promise<URL> {
    const preset = parsePresetFields(page).filter(
      ([name]) => !(name === 'scope' && scopes) && !(name === 'agent' && agents),
    );
    const form = [
      ...preset,
      ...(scopes ?? []).map((scope) => ['scope', scope] as const),
      ...(agents ?? []).map((agent) => ['agent', agent] as const),
      ['decision', decision] as const,
    ];
    return (await person.followRedirects(
      `${this.#world.appUrl}/api/oauth/consent`,
      [this.redirectUri],
      form,
    )) as URL;
  }

  async obtainCode(
    person = new BrowserUser(),
    name?: string,
    { scope, ...choice }: AuthorizationOptions = {},
  ): Promise<string> {
    const back = await this.submitConsent(
      person,
      await this.openConsentPage(person, name, scope),
      'allow',
      choice,
    );
    expect(back.searchParams.get('error_description')).toBeNull();
    return back.searchParams.get('code') ?? '';
  }

  async exchange(
    code: string,
    changes: Record<string, string | undefined> = {},
    headers?: Record<string, string>,
  ) {
    const form = {
      grant_type: 'authorization_code',
      client_id: this.id,
      code,
      redirect_uri: this.redirectUri,
      code_verifier: this.pkce.verifier,
      ...changes,
    };
    return post<Tokens>(this.#world, '/api/oauth/token', form, headers);
  }

  async connect(person?: BrowserUser, name?: string, asked?: AuthorizationOptions): Promise<Tokens> {
    const { status, body } = await this.exchange(await this.obtainCode(person, name, asked));
    expect([status, body.error_description]).toEqual([200, undefined]);
    return body;
  }

  refresh(refreshToken: string, changes: Record<string, string> = {}) {
    const form = { grant_type: 'refresh_token', client_id: this.id, refresh_token: refreshToken, ...changes };
    return post<Tokens>(this.#world, '/api/oauth/token', form);
  }

  revoke(token: string) {
    return post(this.#world, '/api/oauth/revoke', { client_id: this.id, token });
  }
}

type OauthErrorBody = { error?: string; error_description?: string };

export async function post<Body>(
  { appUrl }: Pick<OauthFixture, 'appUrl'>,
  path: '/api/oauth/token' | '/api/oauth/revoke',
  form: Record<string, string | undefined>,
  headers: Record<string, string> = {},
) {
  const given = Object.entries(form).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const response = await fetch(`${appUrl}${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(given),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as Body & OauthErrorBody,
  };
}

export async function registerClient({ appUrl }: Pick<OauthFixture, 'appUrl'>, metadata: object) {
  const response = await fetch(`${appUrl}/api/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });
  return {
    status: response.status,
    body: (await response.json()) as OauthErrorBody & { client_id: string; client_secret?: string },
  };
}
