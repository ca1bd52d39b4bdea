import type { OAuthErrorCode } from '../../../generated/vocabulary.gen.ts';
import { wantsPage } from '../../contract/wants-page.ts';
import type { AppError } from '../../foundation/platform/errors.ts';
import type { FailureWording } from '../../operations/handler-registry.ts';
import { refusalPage } from './consent-page.ts';
import { OAuthClientError, OAuthError } from './oauth-error.ts';

/** Operations that a person opens in a browser. */
const PAGES = new Set(['authorize', 'callback', 'consent', 'decide']);

/** What is refused, as OAuth 2 writes it; as a page to whoever asks for one. */
export const oauthWording: FailureWording = (failure, { route, headers }) => {
  const { status } = failure;
  if (status !== 400 && status !== 401) return undefined;
  const isPage = PAGES.has(route.name) && wantsPage(headers);
  if (isPage) return refusalPage(failure.message);
  return { body: { error: codeOf(failure, route.name), error_description: printable(failure.message) } };
};

function codeOf(failure: AppError, operation: string): OAuthErrorCode {
  if (failure instanceof OAuthError || failure instanceof OAuthClientError) return failure.oauthCode;
  if (operation !== 'register') return 'invalid_request';
  return firstField(failure).startsWith('body.redirect_uris')
    ? 'invalid_redirect_uri'
    : 'invalid_client_metadata';
}

function firstField({ details }: AppError): string {
  const [first] = (details?.details ?? []) as { path: string }[];
  return first?.path ?? '';
}

/** RFC 6749 knows visible ASCII only, without quotes and backslashes. */
function printable(text: string): string {
  return text.replace(/["\\]/g, "'").replace(/[^ -~]/g, '?');
}
