import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { agentsOfWallet } from '../../identity/agents-of-wallet.ts';
import { linkedUser } from '../../identity/linked-wallets.ts';
import { latestTimeOf } from '../../money/payments/judgement.ts';
import type { SpokenForCheck } from '../../money/payments/spoken-for.ts';
import { Bounty } from './bounty.entity.ts';

const HOUR_MS = 3_600_000;

interface Values {
  payerKey: string;
  closedAfter: Date;
  postedBefore: Date;
}

/** Those that were open when the payment was made, or were closed within the hour before it. */
const openBounties = ({ closedAfter, postedBefore }: Parameters<Values>) =>
  tables(Bounty)
    .selectFrom('bounties as b')
    .select('b.id')
    .where((eb) => eb.or([eb('b.status', '=', 'open'), eb('b.closed_at', '>=', closedAfter)]))
    .where('b.created_at', '<=', postedBefore);

/** Each kind of poster is asked for over an index of its own. */
const findOpen = statement([Bounty], (db, values: Parameters<Values>) =>
  db
    .selectNoFrom(({ lit }) => lit(1).as('found'))
    .where((eb) =>
      eb.or([
        eb.exists(openBounties(values).where('b.client_wallet_key', '=', values.payerKey)),
        eb.exists(openBounties(values).where('b.client_user_id', '=', linkedUser(values.payerKey))),
        eb.exists(openBounties(values).where('b.client_agent_id', 'in', agentsOfWallet(values.payerKey))),
      ]),
    ),
);

/** A transfer of somebody with an open bounty is taken to be meant for a claim on it. */
export const openBountyCheck: SpokenForCheck = {
  reason: 'open_bounty',
  async holds(em, payment): Promise<boolean> {
    const { payer, blockTime } = payment;
    const found = await findOpen.firstRow(em, {
      payerKey: walletKeyOf(payer),
      closedAfter: new Date(blockTime.getTime() - HOUR_MS),
      postedBefore: latestTimeOf(payment),
    });
    return found !== undefined;
  },
};
