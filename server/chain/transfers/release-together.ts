import type { EntityManager } from '../../foundation/db/orm.ts';
import { anyOf, type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { ChainTransaction } from '../transactions/chain-transaction.entity.ts';
import { openingRefusal } from './account-openings.ts';
import { ChainTransfer } from './chain-transfer.entity.ts';

interface Waiting {
  id: string;
  network: Network;
  toAddress: string;
}

/** This payout and those that are held for the same address. What was counted for an account before is not counted again. */
const lockWaiting = statement(
  [ChainTransaction, ChainTransfer],
  (db, { id, network, toAddress }: Parameters<Waiting>) =>
    db
      .selectFrom('chain_transactions as waiting')
      .innerJoin('chain_transfers as transfer', 'transfer.id', 'waiting.id')
      .select(['waiting.id', 'transfer.amount_micro'])
      .where('waiting.network', '=', network)
      .where('waiting.kind', '=', 'payout')
      .where('waiting.state', '=', 'prepared')
      .where('waiting.tx_hash', 'is', null)
      .where('transfer.to_address', '=', toAddress)
      .where('transfer.released_to', 'is', null)
      .where((eb) => eb.or([eb('waiting.trouble', '=', 'held'), eb('waiting.id', '=', id)]))
      .orderBy('waiting.id')
      .forUpdate('waiting'),
);

type Released = { ids: readonly string[]; toAddress: string };

const release = statement([ChainTransfer], (db, { ids, toAddress }: Parameters<Released>) =>
  db.updateTable('chain_transfers').set({ released_to: toAddress }).where('id', '=', anyOf(ids)),
);

/** The sweep of due transactions finds them. */
const wake = statement(
  [ChainTransaction],
  (db, { ids, now }: Parameters<{ ids: readonly string[]; now: Date }>) =>
    db
      .updateTable('chain_transactions')
      .set({ next_attempt_at: now, checks: 0 })
      .where('id', '=', anyOf(ids))
      .where('next_attempt_at', '>', now),
);

/**
 * Lets payouts that are held for one address without a token account go together, once they add up to what an account is
 * opened for. From then on none of them can be taken back or sent elsewhere: the account is opened for their sum.
 */
export async function releaseTogether(
  em: EntityManager,
  {
    row,
    toAddress,
    leastMicro,
    now,
  }: { row: ChainTransaction; toAddress: string; leastMicro: bigint; now: Date },
): Promise<void> {
  const { id, network, kind } = row;
  if (await openingRefusal(em, { id, network, kind, toAddress })) return;
  await em.transactional(async (tx) => {
    const waiting = await lockWaiting.rows(tx, { id, network, toAddress });
    const sum = waiting.reduce((micro, { amount_micro }) => micro + amount_micro, 0n);
    const ids = waiting.map((one) => one.id);
    if (sum < leastMicro || ids.length < 2 || !ids.includes(id)) return;
    await release.affected(tx, { ids, toAddress });
    await wake.affected(tx, { ids, now });
  });
}
