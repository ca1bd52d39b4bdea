import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { newId } from '../../../foundation/platform/ids.ts';
import { invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import { EarnPositionNotFoundError } from '../errors.ts';
import { EarnPosition } from './earn-position.entity.ts';

/** An owner's position in a pool, created if there is none. */
export async function findOrCreatePosition(
  em: EntityManager,
  key: Pick<EarnPosition, 'poolKey' | 'owner'>,
  clock: Clock,
): Promise<EarnPosition> {
  const now = clock.now();
  const empty = { shares: 0n, costMicro: 0n, createdAt: now, updatedAt: now };
  const row = { id: newId('pos', clock), ...key, ...empty };
  await em.upsert(EarnPosition, row, { onConflictFields: ['poolKey', 'owner'], onConflictAction: 'ignore' });
  return em.findOneOrFail(EarnPosition, key);
}

/** In the order of opening. At most one per market and wallet. */
export function listPositions(em: EntityManager, owners: readonly string[]): Promise<EarnPosition[]> {
  return em.find(
    EarnPosition,
    { owner: { $in: owners } },
    { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  );
}

interface PositionSelector {
  key?: string | undefined;
  positionId?: string | undefined;
}

/** The named position, or the only one. Those of others are not found. */
export function selectPosition(
  own: readonly EarnPosition[],
  { key, positionId }: PositionSelector,
): EarnPosition {
  const named = own.filter(({ id, poolKey }) => (positionId ?? id) === id && (key ?? poolKey) === poolKey);
  const live = named.length > 1 ? named.filter(({ shares }) => shares > 0n) : named;
  const [first = named[0], second] = live;
  if (!first) throw new EarnPositionNotFoundError();
  if (second)
    throw invalidFieldsError([
      { path: 'body.position_id', message: 'is required, because you have several' },
    ]);
  return first;
}
