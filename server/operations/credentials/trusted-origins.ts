import type { CredentialRequest } from './authenticator.ts';
import { readHeader } from './request-fields.ts';

/** What a browser says of a request that a page of the same origin made, or the person alone. */
const SAME_SITE_VALUES = new Set(['same-origin', 'none']);

/**
 * Whether a request with a cookie comes from our own pages. Browsers attach cookies to what other sites make them send,
 * and say so in headers that no page can change. Whoever sends none of them is no browser, and was given the cookie.
 */
export class TrustedOrigins {
  readonly #origins: ReadonlySet<string>;

  constructor(addresses: readonly string[]) {
    this.#origins = new Set(addresses.map((address) => new URL(address).origin));
  }

  isSameOrigin(request: CredentialRequest): boolean {
    const origin = readHeader(request, 'origin');
    if (origin !== undefined) return this.#origins.has(origin);
    const site = readHeader(request, 'sec-fetch-site');
    if (site !== undefined && SAME_SITE_VALUES.has(site)) return true;
    const referer = readHeader(request, 'referer');
    if (referer !== undefined) return this.#origins.has(URL.parse(referer)?.origin ?? '');
    return site === undefined;
  }

  toString(): string {
    return [...this.#origins].join(' and ');
  }
}
