import { anyOf, type Parameters, statement } from '../../foundation/db/statement.ts';
import type { AttachRecordsToUser, NewlyLinkedWallets } from '../../identity/attach-records.ts';
import { Bounty } from './bounty.entity.ts';

const attach = statement([Bounty], (db, { userId, walletKeys }: Parameters<NewlyLinkedWallets>) =>
  db
    .updateTable('bounties')
    .set({ client_user_id: userId })
    .where('client_user_id', 'is', null)
    .where('client_wallet_key', '=', anyOf(walletKeys)),
);

/** Assigns a wallet's bounties to the user who links the wallet. */
export const attachBountiesToUser: AttachRecordsToUser = (em, linked) => attach.affected(em, linked);
