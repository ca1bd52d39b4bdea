import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../../foundation/db/statement.ts';
import { normalizeWalletAddress } from '../../../foundation/platform/wallet-address.ts';
import { selectAgentsOfWallet } from '../../../identity/agents-of-wallet.ts';
import { selectLinkedUser } from '../../../identity/linked-wallets.ts';
import { computeLatestPaymentTime } from '../../../money/payments/payment-checks.ts';
import type { ReservationCheck } from '../../../money/payments/reservations.ts';
import { Order } from '../order.entity.ts';

const HOUR_MS = 3_600_000;
/** Unpaid quotes lapse after a week; older requests have no quote that was just paid. */
const MAX_OPEN_MS = 31 * 24 * HOUR_MS;

interface Values {
  payerKey: string;
  oldest: Date;
  closedAfter: Date;
  placedBefore: Date;
}

/** Orders that were open when the payment was made, or closed within the hour before it. */
const selectOpenOrders = ({ oldest, closedAfter, placedBefore }: Parameters<Values>) =>
  tables(Order)
    .selectFrom('orders as o')
    .select('o.id')
    .where((eb) =>
      eb.or([
        eb('o.status', 'in', ['pending_quote', 'quoted', 'accepted']),
        eb.and([
          eb('o.created_at', '>', oldest),
          eb('o.payment_method', 'is distinct from', 'x402'),
          eb(eb.fn.coalesce('o.paid_at', 'o.cancelled_at'), '>=', closedAfter),
        ]),
      ]),
    )
    .where('o.created_at', '<=', placedBefore);

/** Each kind of client uses its own index. */
const findOpen = statement([Order], (db, values: Parameters<Values>) =>
  db
    .selectNoFrom(({ lit }) => lit(1).as('found'))
    .where((eb) =>
      eb.or([
        eb.exists(selectOpenOrders(values).where('o.client_wallet_key', '=', values.payerKey)),
        eb.exists(selectOpenOrders(values).where('o.client_user_id', '=', selectLinkedUser(values.payerKey))),
        eb.exists(
          selectOpenOrders(values).where('o.client_agent_id', 'in', selectAgentsOfWallet(values.payerKey)),
        ),
      ]),
    ),
);

/** A transfer of somebody with an unpaid order is assumed to be for it, even if the order was closed since. */
export const openOrderCheck: ReservationCheck = {
  reason: 'open_order',
  async applies(em: EntityManager, payment): Promise<boolean> {
    const { payer, blockTime } = payment;
    const paidAt = blockTime.getTime();
    const found = await findOpen.firstRow(em, {
      payerKey: normalizeWalletAddress(payer),
      oldest: new Date(paidAt - MAX_OPEN_MS),
      closedAfter: new Date(paidAt - HOUR_MS),
      placedBefore: computeLatestPaymentTime(payment),
    });
    return found !== undefined;
  },
};
