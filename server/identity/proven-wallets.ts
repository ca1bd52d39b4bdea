import type { EntityManager } from '../foundation/db/orm.ts';
import { type Parameters, statement } from '../foundation/db/statement.ts';
import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import { Agent, type OwnerProof } from './agent.entity.ts';
import { AgentWallet } from './agent-wallet.entity.ts';
import type { Caller } from './caller.ts';
import { UserWallet } from './identity.entity.ts';

const NO_WALLETS: ReadonlySet<string> = new Set();

const selectAgentWallets = statement([AgentWallet], (db, { agentId }: Parameters<{ agentId: string }>) =>
  db.selectFrom('agent_wallets').select('address_key as key').where('agent_id', '=', agentId),
);

/** Paying for an agent does not prove ownership of the paying wallet. */
const OWNERSHIP_PROOFS: readonly OwnerProof[] = ['wallet', 'idp'];

const findOwner = statement([Agent], (db, { agentId }: Parameters<{ agentId: string }>) =>
  db
    .selectFrom('agents')
    .select('owner_wallet_key as key')
    .where('id', '=', agentId)
    .where('owner_proof', 'in', OWNERSHIP_PROOFS),
);

/**
 * The wallets that a caller has proven to control. An agent's key proves only its server wallet: its owner's wallet
 * also pays for other things. An address that was merely entered, such as a payout address, proves nothing.
 */
export async function listProvenWallets(em: EntityManager, caller: Caller): Promise<ReadonlySet<string>> {
  switch (caller.kind) {
    case 'wallet':
      return new Set([normalizeWalletAddress(caller.wallet)]);
    case 'user':
      return listUserWallets(em, caller);
    case 'agent':
      return listAgentWallets(em, caller.agentId);
    default:
      return NO_WALLETS;
  }
}

/** Proves only how a caller may be displayed: an agent may appear under the wallet of its proven owner. */
export async function listDisplayableWallets(
  em: EntityManager,
  caller: Caller,
): Promise<ReadonlySet<string>> {
  const proven = await listProvenWallets(em, caller);
  if (caller.kind !== 'agent') return proven;
  const owner = await findOwner.firstRow(em, { agentId: caller.agentId });
  return typeof owner?.key === 'string' ? new Set([...proven, owner.key]) : proven;
}

/** Wallets claimed by the identity provider count, unless another user linked them first. */
async function listUserWallets(
  em: EntityManager,
  { userId, claims }: Extract<Caller, { kind: 'user' }>,
): Promise<ReadonlySet<string>> {
  const vouched = claims.wallets.map(({ address }) => normalizeWalletAddress(address));
  const rows = await em.find(UserWallet, { $or: [{ user: userId }, { addressKey: { $in: vouched } }] });
  const foreign = new Set(rows.filter(({ user }) => user !== userId).map(({ addressKey }) => addressKey));
  const own = rows.filter(({ user }) => user === userId).map(({ addressKey }) => addressKey);
  return new Set([...own, ...vouched].filter((key) => !foreign.has(key)));
}

async function listAgentWallets(em: EntityManager, agentId: string): Promise<ReadonlySet<string>> {
  const rows = await selectAgentWallets.rows(em, { agentId });
  return new Set(rows.map(({ key }) => key));
}
