import { anyOf, type Parameters, statement } from '../../foundation/db/statement.ts';
import type { AttachRecordsToUser, NewlyLinkedWallets } from '../../identity/attach-records.ts';
import { Order } from './order.entity.ts';

const attach = statement([Order], (db, { userId, walletKeys }: Parameters<NewlyLinkedWallets>) =>
  db
    .updateTable('orders')
    .set({ client_user_id: userId })
    .where('client_user_id', 'is', null)
    .where('client_wallet_key', '=', anyOf(walletKeys)),
);

/** Assigns a wallet's orders to the user who links the wallet. */
export const attachOrdersToUser: AttachRecordsToUser = (em, linked) => attach.affected(em, linked);
