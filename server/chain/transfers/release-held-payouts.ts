import type { EntityManager } from '../../foundation/db/orm.ts';
import { anyOf, type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { ChainTransaction } from '../transactions/chain-transaction.entity.ts';
import { findOpeningRefusal } from './account-openings.ts';
import { ChainTransfer } from './chain-transfer.entity.ts';

interface HeldPayout {
  id: string;
  network: Network;
  toAddress: string;
}

/** This payout and the others held for the same address, except those already counted for an account. */
const lockHeldPayouts = statement(
  [ChainTransaction, ChainTransfer],
  (db, { id, network, toAddress }: Parameters<HeldPayout>) =>
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
      .forUpdate(['waiting', 'transfer']),
);

type ReleasedPayouts = { ids: readonly string[]; toAddress: string };

const markReleased = statement([ChainTransfer], (db, { ids, toAddress }: Parameters<ReleasedPayouts>) =>
  db.updateTable('chain_transfers').set({ released_to: toAddress }).where('id', '=', anyOf(ids)),
);

/** The sweep of due transactions picks them up. */
const scheduleNow = statement(
  [ChainTransaction],
  (db, { ids, now }: Parameters<{ ids: readonly string[]; now: Date }>) =>
    db
      .updateTable('chain_transactions')
      .set({ next_attempt_at: now, checks: 0 })
      .where('id', '=', anyOf(ids))
      .where('next_attempt_at', '>', now),
);

/**
 * Releases the payouts held for an address without a token account once their sum justifies opening one. From then
 * on, none of them can be withdrawn or redirected: the account is opened for their sum.
 */
export async function releaseHeldPayouts(
  em: EntityManager,
  {
    row,
    toAddress,
    leastMicro,
    now,
  }: { row: ChainTransaction; toAddress: string; leastMicro: bigint; now: Date },
): Promise<void> {
  const { id, network, kind } = row;
  if (await findOpeningRefusal(em, { id, network, kind, toAddress })) return;
  await em.transactional(async (tx) => {
    const waiting = await lockHeldPayouts.rows(tx, { id, network, toAddress });
    const sum = waiting.reduce((micro, { amount_micro }) => micro + amount_micro, 0n);
    const ids = waiting.map((one) => one.id);
    if (sum < leastMicro || ids.length < 2 || !ids.includes(id)) return;
    await markReleased.affected(tx, { ids, toAddress });
    await scheduleNow.affected(tx, { ids, now });
  });
}
