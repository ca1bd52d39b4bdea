import { normaliseReference } from '../../chain/reference.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { PaymentPresentation } from './payment-presentation.entity.ts';

/**
 * Records that these wallets presented a transaction before it was on its chain. If one of them is its payer, nobody
 * else can spend it, however fast they are when it lands.
 */
export async function recordPresentation(
  em: EntityManager,
  network: Network,
  reference: string,
  walletKeys: Iterable<string>,
  presentedAt: Date,
): Promise<void> {
  const transaction = { network, reference: normaliseReference(network, reference), presentedAt };
  const rows = [...walletKeys].map((walletKey) => ({ ...transaction, walletKey }));
  if (rows.length > 0) await em.upsertMany(PaymentPresentation, rows, { onConflictAction: 'ignore' });
}

const prune = statement(
  [PaymentPresentation],
  (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
    db
      .deleteFrom('payment_presentations')
      .where((eb) =>
        eb(
          eb.refTuple('network', 'reference', 'wallet_key'),
          'in',
          eb
            .selectFrom('payment_presentations')
            .select(['network', 'reference', 'wallet_key'])
            .where('presented_at', '<', before)
            .orderBy('presented_at')
            .limit(limit)
            .$asTuple('network', 'reference', 'wallet_key'),
        ),
      ),
);

/** Deletes at most `limit` of the oldest before that time; returns the number. */
export function deleteOldPresentations(em: EntityManager, before: Date, limit: number): Promise<number> {
  return prune.affected(em, { before, limit });
}
