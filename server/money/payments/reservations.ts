import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { PaymentPresentation } from './payment-presentation.entity.ts';
import type { ReservationReason } from './spend-rules.ts';
import { findSpend } from './spends.ts';

interface PresentationKey {
  network: Network;
  reference: string;
  walletKey: string;
}

const findPresentation = statement(
  [PaymentPresentation],
  (db, { network, reference, walletKey }: Parameters<PresentationKey>) =>
    db
      .selectFrom('payment_presentations')
      .select('network')
      .where('network', '=', network)
      .where('reference', '=', reference)
      .where('wallet_key', '=', walletKey),
);

/** Checks whether a payment is reserved for its payer. Domains add their own reasons. */
export interface ReservationCheck {
  reason: ReservationReason;
  applies(em: EntityManager, payment: IncomingPayment): Promise<boolean>;
}

/** Reasons that do not depend on the purpose, cheapest first. */
export const PAYMENT_RESERVATION_CHECKS: readonly ReservationCheck[] = [
  { reason: 'locked', applies: async (_em, { lock }) => lock !== undefined },
  { reason: 'shared', applies: async (_em, { shared }) => shared !== undefined },
  {
    reason: 'held',
    applies: async (em, payment) => (await findSpend(em, payment))?.subjectType === 'return',
  },
  {
    reason: 'presented',
    applies: async (em, { network, reference, payer }) =>
      (await findPresentation.firstRow(em, {
        network,
        reference,
        walletKey: normalizeWalletAddress(payer),
      })) !== undefined,
  },
  { reason: 'authorization', applies: async (_em, { authorization }) => authorization !== undefined },
];

export async function findReservation(
  em: EntityManager,
  checks: readonly ReservationCheck[],
  payment: IncomingPayment,
): Promise<ReservationReason | undefined> {
  for (const { reason, applies } of checks) {
    if (await applies(em, payment)) return reason;
  }
  return undefined;
}
