import { createHash } from 'node:crypto';

/** Secrets are stored and compared as hashes. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('base64url');
}
