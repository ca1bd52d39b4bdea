import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import type { Caller } from './caller.ts';

/**
 * Whose key it is. undefined where no answer is kept under it: nobody can be told apart from anybody without a credential,
 * and a payment pays one thing ever and remembers the key itself.
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
