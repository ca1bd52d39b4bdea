import { constantTimeEqual } from '../foundation/platform/crypto.ts';

/** Nothing is the admin key while none is configured. */
export function isAdminKey(sent: string, adminKey: string | undefined): boolean {
  return adminKey !== undefined && constantTimeEqual(sent, adminKey);
}
