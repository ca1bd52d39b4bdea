import type { OAuthErrorCode } from '../../../generated/vocabulary.gen.ts';
import { acceptsHtml } from '../../contract/accepts-html.ts';
import type { FormatFailure } from '../../contract/domain-module.ts';
import type { AppError } from '../../foundation/platform/errors.ts';
import { renderErrorPage } from './consent-page.ts';
import { OAuthClientError, OAuthError } from './oauth-error.ts';

/** Operations that a user opens in a browser. */
const PAGE_OPERATIONS = new Set(['authorize', 'callback', 'consent', 'decide']);

/** An OAuth 2 error; as a page if the client accepts HTML. */
export const formatOAuthFailure: FormatFailure = (failure, { route, headers }) => {
  const { status } = failure;
  if (status !== 400 && status !== 401) return undefined;
  const isPage = PAGE_OPERATIONS.has(route.name) && acceptsHtml(headers);
  if (isPage) return renderErrorPage(failure.message);
  return {
    body: {
      error: toOAuthErrorCode(failure, route.name),
      error_description: toPrintableAscii(failure.message),
    },
  };
};

function toOAuthErrorCode(failure: AppError, operation: string): OAuthErrorCode {
  if (failure instanceof OAuthError || failure instanceof OAuthClientError) return failure.oauthCode;
  if (operation !== 'register') return 'invalid_request';
  return firstFieldPath(failure).startsWith('body.redirect_uris')
    ? 'invalid_redirect_uri'
    : 'invalid_client_metadata';
}

function firstFieldPath({ details }: AppError): string {
  const [first] = (details?.details ?? []) as { path: string }[];
  return first?.path ?? '';
}

/** RFC 6749 allows only visible ASCII, without quotes and backslashes. */
function toPrintableAscii(text: string): string {
  return text.replace(/["\\]/g, "'").replace(/[^ -~]/g, '?');
}
