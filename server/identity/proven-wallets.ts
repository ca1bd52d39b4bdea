import type { EntityManager } from '../foundation/db/orm.ts';
import { type Parameters, statement } from '../foundation/db/statement.ts';
import { walletKeyOf } from '../foundation/platform/wallet-key.ts';
import { Agent, type OwnerProof } from './agent.entity.ts';
import { AgentWallet } from './agent-wallet.entity.ts';
import type { Caller } from './caller.ts';
import { UserWallet } from './identity.entity.ts';

const NONE: ReadonlySet<string> = new Set();

const findOfAgent = statement([AgentWallet], (db, { agentId }: Parameters<{ agentId: string }>) =>
  db.selectFrom('agent_wallets').select('address_key as key').where('agent_id', '=', agentId),
);

/** Whoever only paid for an agent has not proven that the paying wallet is its own. */
const OWNING_PROOFS: readonly OwnerProof[] = ['wallet', 'idp'];

const findOwner = statement([Agent], (db, { agentId }: Parameters<{ agentId: string }>) =>
  db
    .selectFrom('agents')
    .select('owner_wallet_key as key')
    .where('id', '=', agentId)
    .where('owner_proof', 'in', OWNING_PROOFS),
);

/**
 * The wallets that a caller has proven to control. An agent's key proves its server wallet only: its owner's wallet
 * pays for other things, too. An address that was merely entered, such as one for payouts, proves nothing.
 */
export async function provenWallets(em: EntityManager, caller: Caller): Promise<ReadonlySet<string>> {
  switch (caller.kind) {
    case 'wallet':
      return new Set([walletKeyOf(caller.wallet)]);
    case 'user':
      return walletsOfUser(em, caller);
    case 'agent':
      return walletsOfAgent(em, caller.agentId);
    default:
      return NONE;
  }
}

/** Proves what a caller may be shown as, and nothing more: an agent may appear under the wallet of its proven owner. */
export async function displayableWallets(em: EntityManager, caller: Caller): Promise<ReadonlySet<string>> {
  const proven = await provenWallets(em, caller);
  if (caller.kind !== 'agent') return proven;
  const owner = await findOwner.firstRow(em, { agentId: caller.agentId });
  return typeof owner?.key === 'string' ? new Set([...proven, owner.key]) : proven;
}

/** What the identity provider vouches for counts, unless another person linked it first. */
async function walletsOfUser(
  em: EntityManager,
  { userId, claims }: Extract<Caller, { kind: 'user' }>,
): Promise<ReadonlySet<string>> {
  const vouched = claims.wallets.map(({ address }) => walletKeyOf(address));
  const rows = await em.find(UserWallet, { $or: [{ user: userId }, { addressKey: { $in: vouched } }] });
  const foreign = new Set(rows.filter(({ user }) => user !== userId).map(({ addressKey }) => addressKey));
  const own = rows.filter(({ user }) => user === userId).map(({ addressKey }) => addressKey);
  return new Set([...own, ...vouched].filter((key) => !foreign.has(key)));
}

async function walletsOfAgent(em: EntityManager, agentId: string): Promise<ReadonlySet<string>> {
  const rows = await findOfAgent.rows(em, { agentId });
  return new Set(rows.map(({ key }) => key));
}
