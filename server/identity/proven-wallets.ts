import type { NotNull } from 'kysely';
import type { EntityManager } from '../foundation/db/orm.ts';
import { type Parameters, statement } from '../foundation/db/statement.ts';
import { walletKeyOf } from '../foundation/platform/wallet-key.ts';
import { Agent, type OwnerProof } from './agent.entity.ts';
import { AgentWallet } from './agent-wallet.entity.ts';
import type { Caller } from './caller.ts';
import { UserWallet } from './identity.entity.ts';

const NONE: ReadonlySet<string> = new Set();

/** Whoever only paid for an agent has not shown that the paying wallet is its own. */
const OWNING_PROOFS: readonly OwnerProof[] = ['wallet', 'idp'];

const findOfAgent = statement([Agent, AgentWallet], (db, { agentId }: Parameters<{ agentId: string }>) =>
  db
    .selectFrom('agent_wallets')
    .select('address_key as key')
    .where('agent_id', '=', agentId)
    .union(
      db
        .selectFrom('agents')
        .select('owner_wallet_key as key')
        .where('id', '=', agentId)
        .where('owner_proof', 'in', OWNING_PROOFS)
        .where('owner_wallet_key', 'is not', null)
        .$narrowType<{ key: NotNull }>(),
    ),
);

/** The wallets that a caller has shown to be its own. An address that was merely entered, such as one for payouts, is none. */
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
