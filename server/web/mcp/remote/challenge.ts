import { UnauthorizedError } from '../../../foundation/platform/errors.ts';
import { OAUTH_SCOPES } from '../../../identity/oauth/scopes.ts';

/** All of them: the user decides which the client gets. */
const ALL_SCOPES = OAUTH_SCOPES.join(' ');

/** Tells clients where to find the metadata for signing in (RFC 9728). */
export function withChallenge(error: unknown, appUrl: string): unknown {
  if (!(error instanceof UnauthorizedError)) return error;
  const { code, message, details, cause } = error;
  const reason = code === 'missing_credentials' ? [] : ['error="invalid_token"'];
  const challenge = `Bearer ${[...reason, toResourceMetadataParameter(appUrl), `scope="${ALL_SCOPES}"`].join(', ')}`;
  return new UnauthorizedError(code, message, {
    headers: { 'WWW-Authenticate': challenge },
    cause,
    ...(details && { details }),
  });
}

export function toResourceMetadataParameter(appUrl: string): string {
  return `resource_metadata="${appUrl}/.well-known/oauth-protected-resource/mcp"`;
}
