import { createHash } from 'node:crypto';

/** A secret is kept hashed, and compared so. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('base64url');
}
