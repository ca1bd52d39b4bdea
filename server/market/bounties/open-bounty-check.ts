import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { selectAgentsOfWallet } from '../../identity/agents-of-wallet.ts';
import { selectLinkedUser } from '../../identity/linked-wallets.ts';
import { computeLatestPaymentTime } from '../../money/payments/payment-checks.ts';
import type { ReservationCheck } from '../../money/payments/reservations.ts';
import { Bounty } from './bounty.entity.ts';

const HOUR_MS = 3_600_000;

interface Values {
  payerKey: string;
  closedAfter: Date;
  postedBefore: Date;
}

/** Bounties that were open when the payment was made, or closed within the hour before it. */
const selectOpenBounties = ({ closedAfter, postedBefore }: Parameters<Values>) =>
  tables(Bounty)
    .selectFrom('bounties as b')
    .select('b.id')
    .where((eb) => eb.or([eb('b.status', '=', 'open'), eb('b.closed_at', '>=', closedAfter)]))
    .where('b.created_at', '<=', postedBefore);

/** Each kind of poster uses its own index. */
const findOpen = statement([Bounty], (db, values: Parameters<Values>) =>
  db
    .selectNoFrom(({ lit }) => lit(1).as('found'))
    .where((eb) =>
      eb.or([
        eb.exists(selectOpenBounties(values).where('b.client_wallet_key', '=', values.payerKey)),
        eb.exists(
          selectOpenBounties(values).where('b.client_user_id', '=', selectLinkedUser(values.payerKey)),
        ),
        eb.exists(
          selectOpenBounties(values).where('b.client_agent_id', 'in', selectAgentsOfWallet(values.payerKey)),
        ),
      ]),
    ),
);

/** A transfer of somebody with an open bounty is assumed to be for a claim on it. */
export const openBountyCheck: ReservationCheck = {
  reason: 'open_bounty',
  async applies(em, payment): Promise<boolean> {
    const { payer, blockTime } = payment;
    const found = await findOpen.firstRow(em, {
      payerKey: normalizeWalletAddress(payer),
      closedAfter: new Date(blockTime.getTime() - HOUR_MS),
      postedBefore: computeLatestPaymentTime(payment),
    });
    return found !== undefined;
  },
};
