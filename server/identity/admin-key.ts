import { constantTimeEqual } from '../foundation/platform/crypto.ts';

/** Rejects every key if none is configured. */
export function isAdminKey(sent: string, adminKey: string | undefined): boolean {
  return adminKey !== undefined && constantTimeEqual(sent, adminKey);
}
