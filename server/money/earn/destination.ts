import { InvalidRecipientError } from '../../chain/errors.ts';
import { readAddress } from '../../chain/evm/address.ts';
import type { Vault } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { type AgentWallets, familyOf } from '../../identity/agent-wallets.ts';
import type { Caller } from '../../identity/caller.ts';
import type { EarnPosition } from './earn-position.entity.ts';
import { DestinationRefusedError } from './errors.ts';

interface Asked {
  vault: Vault;
  caller: Caller;
  /** The one that deposited last, of those that are known to be the owner's. */
  wallet: EarnPosition['wallet'];
  named: string | undefined;
}

/** Where the money of a withdrawal goes. */
export async function destinationOf(
  em: EntityManager,
  wallets: AgentWallets,
  { vault, caller, wallet, named }: Asked,
): Promise<string> {
  if (caller.kind === 'agent') {
    const usual = wallet ?? (await wallets.of(em, caller.agentId, familyOf(vault.venue.network))).address;
    if (named !== undefined && walletKeyOf(named) !== walletKeyOf(usual))
      throw new DestinationRefusedError(usual);
    return usual;
  }
  if (named !== undefined) return readDestination(vault, named);
  if (wallet) return wallet;
  throw problem('is needed: no wallet of yours has deposited here');
}

/** What was sent there could not come back. */
function readDestination({ venue, treasury }: Vault, text: string): string {
  const address = readable(text);
  if ([venue.vault, treasury].some((own) => walletKeyOf(own) === walletKeyOf(address)))
    throw problem('is an address of the market itself');
  return address;
}

function readable(text: string): string {
  try {
    return readAddress(text);
  } catch (error) {
    if (!(error instanceof InvalidRecipientError)) throw error;
    throw problem('is no address on the network of the market');
  }
}

function problem(message: string) {
  return invalidFields([{ path: 'body.destination_wallet', message }]);
}
