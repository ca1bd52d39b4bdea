import { lookupHash } from '../../foundation/platform/crypto.ts';
import type { OauthKind } from './oauth-record.entity.ts';

/** Finds a token, code or client without storing it. */
export function hashRecordId(lookupKey: Uint8Array, kind: OauthKind, id: string): string {
  return lookupHash(lookupKey, `oauth:${kind}:${id}`);
}
