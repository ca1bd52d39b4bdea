import { createHmac } from 'node:crypto';
import { parse as parseCookies, serialize } from 'cookie';
import { constantTimeEqual } from '../../foundation/platform/crypto.ts';
import type { LoginSecrets } from '../../identity/provider-login.ts';
import { INTERACTION_SECONDS } from './provider.ts';

const FOLDER = '/api/oauth';

/**
 * Ties a connection to the browser that began it, by a cookie that only we can write. Nothing has to be kept: all of it
 * is made of the connection's name and a master key. The newest key makes, all of them open, so that keys can be rotated
 * while people sign in.
 */
export class BrowserTies {
  readonly #keys: readonly Uint8Array[];
  readonly #secure: boolean;

  constructor(masterKeys: ReadonlyMap<number, Uint8Array>, appUrl: string) {
    const newestFirst = [...masterKeys].sort(([one], [other]) => other - one);
    this.#keys = newestFirst.map(([, key]) => derived(key, 'oauth'));
    this.#secure = appUrl.startsWith('https:');
  }

  begin(interaction: string): BrowserTie {
    return new BrowserTie(interaction, this.#keys[0] as Uint8Array, this.#secure);
  }

  /** undefined when another browser began it. */
  find(interaction: string, cookies: string | undefined): BrowserTie | undefined {
    const sent = parseCookies(cookies ?? '')[nameOf(interaction)];
    if (sent === undefined) return undefined;
    const ties = this.#keys.map((key) => new BrowserTie(interaction, key, this.#secure));
    return ties.find((tie) => tie.isTiedBy(sent));
  }
}

class BrowserTie {
  readonly #interaction: string;
  readonly #key: Uint8Array;
  readonly #secure: boolean;

  constructor(interaction: string, key: Uint8Array, secure: boolean) {
    this.#interaction = interaction;
    this.#key = key;
    this.#secure = secure;
  }

  get cookie(): string {
    return this.#serialize(this.#made('browser'), INTERACTION_SECONDS);
  }

  get clearedCookie(): string {
    return this.#serialize('', 0);
  }

  get loginSecrets(): LoginSecrets {
    return { nonce: this.#made('nonce'), verifier: this.#made('verifier') };
  }

  /** For the form on the consent page: no other page knows it. */
  get csrf(): string {
    return this.#made('csrf');
  }

  isTiedBy(sent: string): boolean {
    return constantTimeEqual(sent, this.#made('browser'));
  }

  #made(purpose: string): string {
    return Buffer.from(derived(this.#key, `${purpose}:${this.#interaction}`)).toString('base64url');
  }

  #serialize(value: string, maxAge: number): string {
    return serialize(nameOf(this.#interaction), value, {
      path: FOLDER,
      httpOnly: true,
      secure: this.#secure,
      sameSite: 'lax',
      maxAge,
    });
  }
}

const nameOf = (interaction: string) => `market-oauth-${interaction}`;

function derived(key: Uint8Array, purpose: string): Uint8Array {
  return createHmac('sha256', key).update(purpose, 'utf8').digest();
}
