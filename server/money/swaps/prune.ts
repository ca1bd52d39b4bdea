import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { createRetentionSweep } from '../../foundation/outbox/sweeps.ts';
import { Swap } from './swap.entity.ts';

const DAY_MS = 24 * 3600 * 1000;

const prune = statement([Swap], (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
  db
    .deleteFrom('swaps')
    .where('id', 'in', (from) =>
      from
        .selectFrom('swaps')
        .select('id')
        .where('state', '=', 'offered')
        .where('created_at', '<', before)
        .limit(limit),
    )
    .where('state', '=', 'offered'),
);

/** Offers that nobody accepted. */
export const pruneSwaps = createRetentionSweep(
  'prune-swaps',
  DAY_MS,
  (em: EntityManager, before: Date, limit: number) => prune.affected(em, { before, limit }),
);
