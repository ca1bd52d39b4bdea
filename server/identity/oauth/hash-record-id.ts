import { lookupHash } from '../../foundation/platform/crypto.ts';
import type { OauthKind } from './oauth-record.entity.ts';

/** By which a token, code or client is found without being kept. */
export function hashRecordId(lookupKey: Uint8Array, kind: OauthKind, id: string): string {
  return lookupHash(lookupKey, `oauth:${kind}:${id}`);
}
