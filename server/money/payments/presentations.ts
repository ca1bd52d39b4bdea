import { normaliseReference } from '../../chain/reference.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { PaymentPresentation } from './payment-presentation.entity.ts';

/**
 * Remembers that these wallets presented a transaction that its chain does not show yet. If one of them turns out to be
 * its payer, nobody else can have anything for it, however much faster they are when it lands.
 */
export async function rememberPresentation(
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
