import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { SpokenFor } from './claim-rules.ts';
import { findClaim } from './claims.ts';
import { PaymentPresentation } from './payment-presentation.entity.ts';

interface Presented {
  network: Network;
  reference: string;
  walletKey: string;
}

const presented = statement(
  [PaymentPresentation],
  (db, { network, reference, walletKey }: Parameters<Presented>) =>
    db
      .selectFrom('payment_presentations')
      .select('network')
      .where('network', '=', network)
      .where('reference', '=', reference)
      .where('wallet_key', '=', walletKey),
);

/** Asks whether a payment is kept for its payer for one of the reasons. Domains add their own. */
export interface SpokenForCheck {
  reason: SpokenFor;
  holds(em: EntityManager, payment: IncomingPayment): Promise<boolean>;
}

/** What can be said of a payment without knowing what it might be meant for; what costs least comes first. */
export const OWN_CHECKS: readonly SpokenForCheck[] = [
  { reason: 'locked', holds: async (_em, { lock }) => lock !== undefined },
  { reason: 'shared', holds: async (_em, { shared }) => shared !== undefined },
  {
    reason: 'kept',
    holds: async (em, payment) => (await findClaim(em, payment))?.subjectType === 'return',
  },
  {
    reason: 'presented',
    holds: async (em, { network, reference, payer }) =>
      (await presented.firstRow(em, { network, reference, walletKey: walletKeyOf(payer) })) !== undefined,
  },
  { reason: 'authorization', holds: async (_em, { authorization }) => authorization !== undefined },
];

export async function findSpokenFor(
  em: EntityManager,
  checks: readonly SpokenForCheck[],
  payment: IncomingPayment,
): Promise<SpokenFor | undefined> {
  for (const { reason, holds } of checks) {
    if (await holds(em, payment)) return reason;
  }
  return undefined;
}
