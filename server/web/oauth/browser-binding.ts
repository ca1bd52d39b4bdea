import { createHmac } from 'node:crypto';
import { parse as parseCookies, serialize } from 'cookie';
import { constantTimeEqual } from '../../foundation/platform/crypto.ts';
import type { LoginSecrets } from '../../identity/provider-login.ts';
import { INTERACTION_TTL_SECONDS } from './provider.ts';

const COOKIE_PATH = '/api/oauth';

/**
 * Binds a connection to the browser that started it, with a cookie that only we can create. It is stateless:
 * everything derives from the connection's id and a master key. The newest key signs, all of them verify, so that
 * keys can be rotated during sign-ins.
 */
export class BrowserBindings {
  readonly #keys: readonly Uint8Array[];
  readonly #secure: boolean;

  constructor(masterKeys: ReadonlyMap<number, Uint8Array>, appUrl: string) {
    const newestFirst = [...masterKeys].sort(([one], [other]) => other - one);
    this.#keys = newestFirst.map(([, key]) => deriveKey(key, 'oauth'));
    this.#secure = appUrl.startsWith('https:');
  }

  create(interaction: string): BrowserBinding {
    return new BrowserBinding(interaction, this.#keys[0] as Uint8Array, this.#secure);
  }

  /** Undefined if another browser started it. */
  find(interaction: string, cookies: string | undefined): BrowserBinding | undefined {
    const sent = parseCookies(cookies ?? '')[toCookieName(interaction)];
    if (sent === undefined) return undefined;
    const ties = this.#keys.map((key) => new BrowserBinding(interaction, key, this.#secure));
    return ties.find((tie) => tie.matches(sent));
  }
}

class BrowserBinding {
  readonly #interaction: string;
  readonly #key: Uint8Array;
  readonly #secure: boolean;

  constructor(interaction: string, key: Uint8Array, secure: boolean) {
    this.#interaction = interaction;
    this.#key = key;
    this.#secure = secure;
  }

  get cookie(): string {
    return this.#serialize(this.#deriveToken('browser'), INTERACTION_TTL_SECONDS);
  }

  get clearedCookie(): string {
    return this.#serialize('', 0);
  }

  get loginSecrets(): LoginSecrets {
    return { nonce: this.#deriveToken('nonce'), verifier: this.#deriveToken('verifier') };
  }

  /** The CSRF token of the consent form. */
  get csrf(): string {
    return this.#deriveToken('csrf');
  }

  matches(sent: string): boolean {
    return constantTimeEqual(sent, this.#deriveToken('browser'));
  }

  #deriveToken(purpose: string): string {
    return Buffer.from(deriveKey(this.#key, `${purpose}:${this.#interaction}`)).toString('base64url');
  }

  #serialize(value: string, maxAge: number): string {
    return serialize(toCookieName(this.#interaction), value, {
      path: COOKIE_PATH,
      httpOnly: true,
      secure: this.#secure,
      sameSite: 'lax',
      maxAge,
    });
  }
}

const toCookieName = (interaction: string) => `market-oauth-${interaction}`;

function deriveKey(key: Uint8Array, purpose: string): Uint8Array {
  return createHmac('sha256', key).update(purpose, 'utf8').digest();
}
