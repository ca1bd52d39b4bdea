import { parseAddress } from '../../../chain/evm/address.ts';
import type { Vault } from '../../../chain/vaults/vault.ts';
import type { Authority } from '../../../contract/request-context.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import { normalizeWalletAddress } from '../../../foundation/platform/wallet-address.ts';
import { type AgentWallets, getKeyFamily } from '../../../identity/agent-wallets.ts';
import type { Caller } from '../../../identity/caller.ts';
import { listProvenWallets } from '../../../identity/proven-wallets.ts';
import type { RecipientRules } from '../../payouts/recipient-rules.ts';
import type { EarnPosition } from '../pools/earn-position.entity.ts';

interface DestinationRequest {
  vault: Vault;
  caller: Caller;
  authority: Pick<Authority, 'requireCustodyProof'>;
  /** The wallet of the last deposit, if it is proven to be the owner's. */
  wallet: EarnPosition['wallet'];
  requestedAddress: string | undefined;
}

export interface DestinationOptions {
  wallets: AgentWallets;
  recipients: RecipientRules;
}

const FIELD = 'body.destination_wallet';

/** Where a withdrawal goes. An address that is not the caller's own requires custody proof. */
export async function resolveDestination(
  em: EntityManager,
  { wallets, recipients }: DestinationOptions,
  asked: DestinationRequest,
): Promise<string> {
  const { vault, caller, wallet, requestedAddress, authority } = asked;
  const serverWallet =
    caller.kind === 'agent'
      ? (await wallets.getOrCreate(em, caller.agentId, getKeyFamily(vault.venue.network))).address
      : null;
  if (requestedAddress === undefined) {
    const usual = wallet ?? serverWallet;
    if (usual) return usual;
    throw invalidFieldsError([
      { path: FIELD, message: 'is required, because none of your wallets has deposited here' },
    ]);
  }
  recipients.requireSendable(FIELD, vault.venue.network, requestedAddress);
  const own = serverWallet
    ? new Set([normalizeWalletAddress(serverWallet)])
    : await listProvenWallets(em, caller);
  if (!own.has(normalizeWalletAddress(requestedAddress))) await authority.requireCustodyProof();
  return parseAddress(requestedAddress);
}
