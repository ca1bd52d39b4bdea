import { readAddress } from '../../chain/evm/address.ts';
import type { Vault } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { type AgentWallets, familyOf } from '../../identity/agent-wallets.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Recipients } from '../payouts/recipients.ts';
import type { EarnPosition } from './earn-position.entity.ts';
import { DestinationRefusedError } from './errors.ts';

interface Asked {
  vault: Vault;
  caller: Caller;
  /** The one that deposited last, of those that are known to be the owner's. */
  wallet: EarnPosition['wallet'];
  named: string | undefined;
}

export interface DestinationOptions {
  wallets: AgentWallets;
  recipients: Recipients;
}

const FIELD = 'body.destination_wallet';

/** Where the money of a withdrawal goes. */
export async function destinationOf(
  em: EntityManager,
  { wallets, recipients }: DestinationOptions,
  { vault, caller, wallet, named }: Asked,
): Promise<string> {
  if (caller.kind === 'agent') {
    const usual = wallet ?? (await wallets.of(em, caller.agentId, familyOf(vault.venue.network))).address;
    if (named !== undefined && walletKeyOf(named) !== walletKeyOf(usual))
      throw new DestinationRefusedError(usual);
    return usual;
  }
  if (named !== undefined) {
    recipients.assert(FIELD, vault.venue.network, named);
    return readAddress(named);
  }
  if (wallet) return wallet;
  throw neededDestination();
}

function neededDestination() {
  const message = 'is needed: no wallet of yours has deposited here';
  return invalidFields([{ path: FIELD, message }]);
}
