import { MCP_TOKEN_PREFIX } from '../../identity/oauth/mcp-tokens.ts';
import type { OauthKind } from '../../identity/oauth/oauth-record.entity.ts';
import { hashSecret } from './hash-secret.ts';

type Form = Record<string, string | undefined>;

/** Prefixes show what a token is for, and let secret scanners find it. The library works without them. */
const PREFIXES: Partial<Record<OauthKind, string>> = {
  AccessToken: MCP_TOKEN_PREFIX,
  RefreshToken: 'mrt_',
  AuthorizationCode: 'mac_',
};

/** The kinds that a field of a request can hold. */
const FIELD_KINDS: Record<string, OauthKind[]> = {
  code: ['AuthorizationCode'],
  refresh_token: ['RefreshToken'],
  token: ['AccessToken', 'RefreshToken'],
};

/** The library never creates it, so tokens without our prefix are not found. */
const UNKNOWN_ID = 'unknown';

export function toPublicToken(kind: OauthKind, id: string): string {
  return `${PREFIXES[kind] ?? ''}${id}`;
}

/** A client's request in the library's form. Secrets are compared as stored: hashed. */
export function toProviderForm(form: Form): Form {
  const translated = { ...form };
  for (const [field, kinds] of Object.entries(FIELD_KINDS)) {
    const sent = form[field];
    if (sent) translated[field] = toTokenId(sent, kinds);
  }
  if (form.client_secret) translated.client_secret = hashSecret(form.client_secret);
  return translated;
}

function toTokenId(sent: string, kinds: readonly OauthKind[]): string {
  const prefix = kinds.map((kind) => toPublicToken(kind, '')).find((one) => sent.startsWith(one));
  return prefix === undefined || sent === prefix ? UNKNOWN_ID : sent.slice(prefix.length);
}

export function toPublicTokens<Tokens extends { access_token: string; refresh_token?: string }>(
  tokens: Tokens,
): Tokens {
  return {
    ...tokens,
    access_token: toPublicToken('AccessToken', tokens.access_token),
    ...(tokens.refresh_token !== undefined && {
      refresh_token: toPublicToken('RefreshToken', tokens.refresh_token),
    }),
  };
}

/** The redirect with a code. */
export function toPublicRedirect(location: string): string {
  const url = new URL(location);
  const code = url.searchParams.get('code');
  if (code === null || url.searchParams.has('error')) return location;
  url.searchParams.set('code', toPublicToken('AuthorizationCode', code));
  return url.href;
}
