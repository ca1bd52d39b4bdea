import { UnauthorizedError } from '../../../foundation/platform/errors.ts';

const SCOPE = 'market';

/** Tells clients where they learn how to sign in, as RFC 9728 says. */
export function withChallenge(error: unknown, appUrl: string): unknown {
  if (!(error instanceof UnauthorizedError)) return error;
  const { code, message, details, cause } = error;
  const metadata = `resource_metadata="${appUrl}/.well-known/oauth-protected-resource/mcp"`;
  const reason = code === 'missing_credentials' ? [] : ['error="invalid_token"'];
  const challenge = `Bearer ${[...reason, metadata, `scope="${SCOPE}"`].join(', ')}`;
  return new UnauthorizedError(code, message, {
    headers: { 'WWW-Authenticate': challenge },
    cause,
    ...(details && { details }),
  });
}
