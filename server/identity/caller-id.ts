import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import type { Caller } from './caller.ts';

/**
 * Scopes idempotency keys by caller. Undefined if no response is stored: callers without a credential cannot be told
 * apart, and a payment is spent once and remembers the key itself.
 */
export function formatCallerId(caller: Caller): string | undefined {
  switch (caller.kind) {
    case 'user':
      return `user:${caller.userId}`;
    case 'wallet':
      return `wallet:${normalizeWalletAddress(caller.wallet)}`;
    case 'agent':
      return `agent:${caller.agentId}`;
    case 'admin':
      return 'admin';
    case 'order_token':
      return `order_token:${caller.orderId}`;
    case 'anonymous':
    case 'payment':
      return undefined;
  }
}
