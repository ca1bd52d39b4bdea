import type { EntityManager } from '../foundation/db/orm.ts';
import { anyOf, type Parameters, statement } from '../foundation/db/statement.ts';
import { Agent } from './agent.entity.ts';

/** A user and the wallets that were just linked. */
export interface NewlyLinkedWallets {
  userId: string;
  walletKeys: readonly string[];
  now: Date;
}

/**
 * Assigns to a user the records of newly linked wallets that have no other owner; returns their number. Every domain
 * with wallet-owned records provides one.
 */
export type AttachRecordsToUser = (em: EntityManager, linked: NewlyLinkedWallets) => Promise<number>;

const attachStatement = statement(
  [Agent],
  (db, { userId, walletKeys, now }: Parameters<NewlyLinkedWallets>) =>
    db
      .updateTable('agents')
      .set({ owner_user_id: userId, updated_at: now })
      .where('owner_user_id', 'is', null)
      .where('owner_wallet_key', '=', anyOf(walletKeys)),
);

export const attachAgents: AttachRecordsToUser = (em, linked) => attachStatement.affected(em, linked);
