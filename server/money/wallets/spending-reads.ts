import { type Expression, sql } from 'kysely';
import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { decodeStored } from '../../foundation/platform/stored-json.ts';
import { SIGNED_PROOF } from '../payments/proof.ts';
import { SETTLEMENT } from '../payments/settlement/settlement-kind.ts';
import { WalletSpending } from './wallet-spending.entity.ts';
import { WalletTransfer } from './wallet-transfer.entity.ts';

/** Spendings that were redeemed or may be: neither failed nor expired before submission. */
const selectActiveSpendings = (now: Expression<Date>) =>
  tables(WalletSpending, ChainTransaction)
    .selectFrom('wallet_spendings as spending')
    .leftJoin('chain_transactions as sent', (join) =>
      join
        .on('sent.kind', '=', sql.lit(SETTLEMENT))
        .on('sent.subject_type', '=', sql.lit('authorization'))
        .onRef('sent.subject_id', '=', 'spending.settlement_subject'),
    )
    .where((eb) =>
      eb.or([
        eb('sent.state', 'in', ['prepared', 'sent', 'confirmed']),
        eb.and([eb('sent.id', 'is', null), eb('spending.expires_at', '>', now)]),
      ]),
    );

type SpentSinceQuery = { agentId: string; since: Date; now: Date };

const sumSince = statement([WalletSpending], (_db, { agentId, since, now }: Parameters<SpentSinceQuery>) =>
  selectActiveSpendings(now)
    .select(sql<string>`coalesce(sum(spending.amount_micro), 0)::text`.as('micro'))
    .where('spending.agent_id', '=', agentId)
    .where('spending.created_at', '>', since),
);

type SpendingKey = { agentId: string; requestKey: string; now: Date };

const findActive = statement([WalletSpending], (_db, { agentId, requestKey, now }: Parameters<SpendingKey>) =>
  selectActiveSpendings(now)
    .select(['spending.proof', 'spending.fingerprint'])
    .where('spending.agent_id', '=', agentId)
    .where('spending.request_key', '=', requestKey),
);

type UnsettledQuery = { agentId: string; network: Network; now: Date };

const findUnsettled = statement(
  [WalletSpending],
  (_db, { agentId, network, now }: Parameters<UnsettledQuery>) =>
    selectActiveSpendings(now)
      .select(['spending.amount_micro as amountMicro', 'sent.id as transactionId'])
      .where('spending.agent_id', '=', agentId)
      .where('spending.network', '=', network)
      .where((eb) => eb.or([eb('sent.state', 'is', null), eb('sent.state', '<>', 'confirmed')])),
);

type SignedSinceQuery = { agentId: string; network: Network; since: Date };

const findSignedSince = statement(
  [WalletSpending, WalletTransfer],
  (db, { agentId, network, since }: Parameters<SignedSinceQuery>) =>
    db
      .selectFrom('wallet_spendings')
      .select(['request_key as key', 'amount_micro as amountMicro', 'created_at as createdAt'])
      .where('agent_id', '=', agentId)
      .where('network', '=', network)
      .where('created_at', '>', since)
      .unionAll(
        db
          .selectFrom('wallet_transfers')
          .select(['id as key', 'amount_micro as amountMicro', 'created_at as createdAt'])
          .where('agent_id', '=', agentId)
          .where('network', '=', network)
          .where('created_at', '>', since),
      ),
);

const DAY_MS = 24 * 60 * 60 * 1000;

/** What an agent spent in the last 24 hours, including pending payments. */
export async function readDailySpend(em: EntityManager, agentId: string, now: Date): Promise<bigint> {
  const since = new Date(now.getTime() - DAY_MS);
  return BigInt((await sumSince.firstRow(em, { agentId, since, now }))?.micro ?? 0);
}

/** An earlier signing for the same request that may still be valid. */
export async function findSpending(em: EntityManager, asked: SpendingKey) {
  const row = await findActive.firstRow(em, asked);
  return row && { fingerprint: row.fingerprint, proof: decodeStored([SIGNED_PROOF], row.proof) };
}

/**
 * Signed payments that may or may not have left the wallet; `transactionId` is the one that redeems it, once there is
 * one.
 */
export function listUnsettledSpendings(em: EntityManager, from: UnsettledQuery) {
  return findUnsettled.rows(em, from);
}

/** Payments and transfers that a wallet signed since then, whatever became of them. */
export function listSignedSince(
  em: EntityManager,
  { agentId, network }: { agentId: string; network: Network },
  since: Date,
) {
  return findSignedSince.rows(em, { agentId, network, since });
}
