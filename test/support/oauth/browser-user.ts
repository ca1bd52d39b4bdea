import { createHash, randomBytes } from 'node:crypto';

/** The fields of a form, some of them repeated. */
export type Form = Record<string, string> | readonly (readonly [string, string])[];

/** A minimal browser for connecting a client: cookies by host and path, redirects one at a time. */
export class BrowserUser {
  /** The responses, step by step. */
  readonly statuses: number[] = [];
  readonly #cookies: { host: string; path: string; name: string; value: string }[] = [];

  async open(url: string, form?: Form, headers: Record<string, string> = {}) {
    const { host, pathname } = new URL(url);
    const sent = this.#cookies.filter((one) => one.host === host && pathname.startsWith(one.path));
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form as Record<string, string>) }),
    });
    this.statuses.push(response.status);
    for (const line of response.headers.getSetCookie()) this.#storeCookie(host, line);
    return response;
  }

  /** Follows redirects until a page, or until a URL with one of these prefixes. */
  async followRedirects(url: string, ends: readonly string[], form?: Form): Promise<Response | URL> {
    let response = await this.open(url, form);
    let at = url;
    for (let step = 0; step < 20; step++) {
      const location = response.headers.get('location');
      if (!location) return response;
      at = new URL(location, at).href;
      if (ends.some((end) => at.startsWith(end))) return new URL(at);
      response = await this.open(at);
    }
    throw new Error('It leads round and round');
  }

  #storeCookie(host: string, line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /; *path=([^;]+)/i.exec(line)?.[1] ?? '/';
    const at = this.#cookies.findIndex((one) => one.host === host && one.name === name && one.path === path);
    if (at >= 0) this.#cookies.splice(at, 1);
    if (value !== '') this.#cookies.push({ host, path, name, value });
  }
}

export function createPkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The values of the hidden fields of a page. */
export function parseHiddenFields(page: string): Record<string, string> {
  const fields = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

/** What a browser sends of an unchanged page: hidden fields and checked boxes. */
export function parsePresetFields(page: string): [string, string][] {
  const fields = page.matchAll(/<input type="(?:hidden|checkbox)" name="(\w+)" value="([^"]*)"( checked)?>/g);
  const isSent = ([input, , , checked]: string[]) => input?.includes('hidden') || checked !== undefined;
  return [...fields].filter(isSent).map(([, name = '', value = '']) => [name, value]);
}
