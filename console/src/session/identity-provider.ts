import { AgentMarket } from '@agent-market/sdk';
import { settings } from '../settings.ts';
import type { Person } from './session.ts';

const STORAGE_KEY = 'sign-in';

interface Discovery {
  authorization_endpoint: string;
  token_endpoint: string;
}

/** The state that must match when the user returns. */
interface PendingSignIn {
  state: string;
  verifier: string;
  clientId: string;
  next: string;
}

const getRedirectUri = () => `${window.location.origin}${settings.basePath}/signed-in`;

interface SignInOptions {
  /** Asks who it is, even if the identity provider remembers somebody. */
  asAnother?: boolean;
}

/** Redirects to the identity provider: authorization code with PKCE. */
export async function redirectToIdentityProvider(
  next: string,
  { asAnother = false }: SignInOptions = {},
): Promise<void> {
  const discovery = await fetchDiscovery();
  const { clientId = '', audience } = settings.idp;
  const pending: PendingSignIn = {
    state: createRandomString(),
    verifier: createRandomString(),
    clientId,
    next,
  };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
  const address = new URL(discovery.authorization_endpoint);
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: getRedirectUri(),
    scope: 'openid profile email',
    audience,
    state: pending.state,
    code_challenge: base64url(await sha256(pending.verifier)),
    code_challenge_method: 'S256',
    ...(asAnother && { prompt: 'login' }),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  window.location.assign(address);
}

/** The returning user, and where they wanted to go. The state can be used once. */
export async function completeSignIn(answer: URLSearchParams): Promise<{ person: Person; next: string }> {
  const pending = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as PendingSignIn | null;
  sessionStorage.removeItem(STORAGE_KEY);
  const code = answer.get('code');
  if (!pending || answer.get('state') !== pending.state)
    throw new Error('This sign-in was not started in this tab. Try again.');
  if (!code) throw new Error(answer.get('error_description') ?? 'The identity provider did not sign you in.');
  const { access_token: token, expires_in: seconds = 300 } = await exchangeCode(code, pending);
  const { user, wallets } = await new AgentMarket({ baseUrl: settings.apiUrl, token }).auth.signIn();
  const expiresAt = Date.now() + seconds * 1000;
  const name = user.display_name || user.username;
  const linked = wallets.map(({ address }) => address);
  const person = { id: user.idp_user_id, name, token, wallets: linked, expiresAt };
  return { person, next: pending.next };
}

async function exchangeCode(code: string, { verifier, clientId }: PendingSignIn) {
  const { token_endpoint } = await fetchDiscovery();
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: getRedirectUri(),
    client_id: clientId,
    code_verifier: verifier,
  });
  return readJson<{ access_token: string; expires_in?: number }>(
    fetch(token_endpoint, { method: 'POST', body }),
  );
}

const fetchDiscovery = () =>
  readJson<Discovery>(fetch(`${settings.idp.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`));

async function readJson<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  const data = (await response.json()) as T & { error_description?: string };
  if (!response.ok) throw new Error(data.error_description ?? 'The identity provider rejected the request.');
  return data;
}

const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const createRandomString = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
