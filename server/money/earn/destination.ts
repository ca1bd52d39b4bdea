import { readAddress } from '../../chain/evm/address.ts';
import type { Vault } from '../../chain/vaults/vault.ts';
import type { Authority } from '../../contract/request-context.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { type AgentWallets, familyOf } from '../../identity/agent-wallets.ts';
import type { Caller } from '../../identity/caller.ts';
import { provenWallets } from '../../identity/proven-wallets.ts';
import type { Recipients } from '../payouts/recipients.ts';
import type { EarnPosition } from './earn-position.entity.ts';

interface Asked {
  vault: Vault;
  caller: Caller;
  authority: Pick<Authority, 'requireCustodyProof'>;
  /** The one that deposited last, of those that are known to be the owner's. */
  wallet: EarnPosition['wallet'];
  named: string | undefined;
}

export interface DestinationOptions {
  wallets: AgentWallets;
  recipients: Recipients;
}

const FIELD = 'body.destination_wallet';

/** Where the money of a withdrawal goes. An address that is not the caller's own takes custody proof. */
export async function destinationOf(
  em: EntityManager,
  { wallets, recipients }: DestinationOptions,
  asked: Asked,
): Promise<string> {
  const { vault, caller, wallet, named, authority } = asked;
  const serverWallet =
    caller.kind === 'agent'
      ? (await wallets.of(em, caller.agentId, familyOf(vault.venue.network))).address
      : null;
  if (named === undefined) {
    const usual = wallet ?? serverWallet;
    if (usual) return usual;
    throw invalidFields([{ path: FIELD, message: 'is needed: no wallet of yours has deposited here' }]);
  }
  recipients.assert(FIELD, vault.venue.network, named);
  const own = serverWallet ? new Set([walletKeyOf(serverWallet)]) : await provenWallets(em, caller);
  if (!own.has(walletKeyOf(named))) await authority.requireCustodyProof();
  return readAddress(named);
}
