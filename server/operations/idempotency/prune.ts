import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { createRetentionSweep } from '../../foundation/outbox/sweeps.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';
import { RETENTION_MS } from './keys.ts';

const prune = statement(
  [IdempotencyKey],
  (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
    db
      .deleteFrom('idempotency_keys')
      .where((eb) =>
        eb(
          eb.refTuple('operation', 'caller', 'key'),
          'in',
          eb
            .selectFrom('idempotency_keys')
            .select(['operation', 'caller', 'key'])
            .where('created_at', '<', before)
            .orderBy('created_at')
            .limit(limit)
            .$asTuple('operation', 'caller', 'key'),
        ),
      ),
);

export const pruneIdempotencyKeysSweep = createRetentionSweep(
  'prune-idempotency-keys',
  RETENTION_MS,
  (em, before, limit) => prune.affected(em, { before, limit }),
);
