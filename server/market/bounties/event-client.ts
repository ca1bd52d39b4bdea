import type { EventClient } from '../../events/feed/reader.ts';
import type { BountyRow } from './bounty-row.ts';

/** Who reads the events of a bounty as its poster. */
export function toPosterClient(bounty: BountyRow): EventClient {
  return {
    userId: bounty.client_user_id,
    walletKey: bounty.client_wallet_key,
    agentId: bounty.client_agent_id,
    paymentNetwork: null,
    hasOrderToken: false,
    callbackUrl: bounty.callback_url,
  };
}
