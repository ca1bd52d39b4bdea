import { sql } from 'kysely';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import { EarnRedemption } from './earn-redemption.entity.ts';
import { EarnWithdrawal } from './earn-withdrawal.entity.ts';

/** The queue of a pool up to and including a place. */
export const sumQueuedShares = statement(
  [EarnWithdrawal],
  (db, { poolKey, place }: Parameters<{ poolKey: string; place: bigint }>) =>
    db
      .selectFrom('earn_withdrawals')
      .select(sql<string>`coalesce(sum(shares_left), 0)::text`.as('shares'))
      .where('pool_key', '=', poolKey)
      .where('state', '=', 'queued')
      .where('place', '<=', place),
);

/** Withdrawals of a pool that wait for a redemption. */
export const sumWaitingShares = statement(
  [EarnWithdrawal],
  (db, { poolKey }: Parameters<{ poolKey: string }>) =>
    db
      .selectFrom('earn_withdrawals')
      .select(sql<string>`coalesce(sum(shares_left), 0)::text`.as('shares'))
      .where('pool_key', '=', poolKey)
      .where('state', '=', 'queued')
      .where('redemption_id', 'is', null),
);

/** Pools with due withdrawals and no active redemption. */
export const findDueWithdrawalPools = statement(
  [EarnWithdrawal, EarnRedemption],
  (db, { after, now, limit }: Parameters<{ after: string; now: Date; limit: number }>) =>
    db
      .selectFrom('earn_withdrawals as waiting')
      .select('waiting.pool_key')
      .distinct()
      .where('waiting.state', '=', 'queued')
      .where((eb) => eb.or([eb('waiting.due_at', 'is', null), eb('waiting.due_at', '<=', now)]))
      .where('waiting.pool_key', '>', after)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('earn_redemptions as under_way')
              .select('under_way.id')
              .whereRef('under_way.pool_key', '=', 'waiting.pool_key')
              .where('under_way.state', '=', 'redeeming'),
          ),
        ),
      )
      .orderBy('waiting.pool_key')
      .limit(limit),
);
