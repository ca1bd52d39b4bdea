import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const SEALED = /^v(\d+)\.([\w-]+)\.([\w-]*)\.([\w-]+)$/;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keyed hash for finding a secret without storing it. */
export function lookupHash(key: Uint8Array, value: string): string {
  return createHmac('sha256', toKeyObject(key)).update(value, 'utf8').digest('hex');
}

const keyObjects = new WeakMap<Uint8Array, KeyObject>();

/** Preparing a key takes six times as long as hashing with it. */
function toKeyObject(key: Uint8Array): KeyObject {
  const known = keyObjects.get(key) ?? createSecretKey(key);
  keyObjects.set(key, known);
  return known;
}

/** Constant-time comparison, apart from the lengths. */
export function constantTimeEqual(a: string, b: string): boolean {
  const left = Buffer.from(a, 'utf8');
  const right = Buffer.from(b, 'utf8');
  return left.length === right.length && timingSafeEqual(left, right);
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts secrets at rest as `v<keyVersion>.<iv>.<ciphertext>.<tag>`. The purpose is authenticated, so a value of
 * one column cannot be decrypted as another. The highest version encrypts; all of them decrypt.
 */
export class Sealer {
  readonly #keys: ReadonlyMap<number, KeyObject>;
  readonly currentVersion: number;

  constructor(keys: ReadonlyMap<number, Uint8Array>) {
    if (keys.size === 0) throw new SealError('At least one master key is needed');
    for (const key of keys.values()) {
      if (key.length !== 32) throw new SealError('A master key must be 32 bytes');
    }
    this.#keys = new Map([...keys].map(([version, key]) => [version, createSecretKey(key)]));
    this.currentVersion = Math.max(...keys.keys());
  }

  seal(plaintext: string, purpose: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key(this.currentVersion), iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(aad(this.currentVersion, purpose));
    const ciphertext = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
    const parts = [iv, ciphertext, cipher.getAuthTag()].map((part) => part.toString('base64url'));
    return `v${this.currentVersion}.${parts.join('.')}`;
  }

  open(sealed: string, purpose: string): string {
    const { version, iv, ciphertext, tag } = parseSealed(sealed);
    const key = this.#key(version);
    try {
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(aad(version, purpose));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new SealError('A sealed value cannot be opened: wrong key, wrong purpose or altered', { cause });
    }
  }

  /** True if the value was encrypted with an older key and should be re-encrypted. */
  isOutdated(sealed: string): boolean {
    return parseSealed(sealed).version !== this.currentVersion;
  }

  #key(version: number): KeyObject {
    const key = this.#keys.get(version);
    if (!key) throw new SealError(`Master key version ${version} is not configured`);
    return key;
  }
}

function aad(version: number, purpose: string): Buffer {
  return Buffer.from(`v${version}:${purpose}`, 'utf8');
}

function parseSealed(sealed: string) {
  const match = SEALED.exec(sealed);
  if (!match) throw new SealError('Not a sealed value');
  const [iv, ciphertext, tag] = match.slice(2).map((part) => Buffer.from(part, 'base64url'));
  if (iv?.length !== IV_BYTES || tag?.length !== TAG_BYTES || !ciphertext) {
    throw new SealError('Not a sealed value');
  }
  return { version: Number(match[1]), iv, ciphertext, tag };
}
