import type { EntityManager } from '../../foundation/db/orm.ts';
import { anyOf, type Parameters, statement } from '../../foundation/db/statement.ts';
import { callTogether } from '../../foundation/platform/call-together.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ChainTransaction } from '../transactions/chain-transaction.entity.ts';

/** `decided`: it is signed, or has a problem. `due`: any process may send it. `waiting`: for a time, or another process. */
export type TransferProgress = 'decided' | 'due' | 'waiting';

interface Dependencies {
  em: EntityManager;
  clock: Clock;
}

const MAX_TRANSFERS = 100;
/** Those who wait poll at different times. */
const GATHER_MS = 5;

const selectProgress = statement([ChainTransaction], (db, { ids }: Parameters<{ ids: readonly string[] }>) =>
  db
    .selectFrom('chain_transactions')
    .select(['id', 'state', 'tx_hash', 'trouble', 'next_attempt_at'])
    .where('id', '=', anyOf(ids)),
);

/** One statement for all transfers that are polled at the same time. */
export function createProgressReader({ em, clock }: Dependencies): (id: string) => Promise<TransferProgress> {
  return callTogether(
    MAX_TRANSFERS,
    async (ids: readonly string[]) => {
      const rows = await selectProgress.rows(em.fork(), { ids });
      const now = clock.now();
      const progress = rows.map(({ id, state, tx_hash, trouble, next_attempt_at }) => {
        const isDecided = tx_hash !== null || trouble !== null || state === 'failed';
        const isDue = next_attempt_at !== null && next_attempt_at <= now;
        return [id, isDecided ? 'decided' : isDue ? 'due' : 'waiting'] as const;
      });
      const byId = new Map<string, TransferProgress>(progress);
      return ids.map((id) => byId.get(id) ?? 'decided');
    },
    GATHER_MS,
  );
}
