import type { CredentialRequest } from './authenticator.ts';
import { readHeader } from './request-fields.ts';

/** Header values of same-origin requests and of direct navigation. */
const SAME_SITE_VALUES = new Set(['same-origin', 'none']);

/**
 * Whether a request with a cookie comes from our own pages. Browsers attach cookies to cross-site requests and mark
 * these with headers that pages cannot change. A client without these headers is not a browser.
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
