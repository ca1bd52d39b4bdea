import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { AppError } from '../../foundation/platform/errors.ts';
import { isEvmNetwork } from '../../foundation/platform/networks.ts';
import { TokenAccountMissingError, TokenAccountPendingError } from '../errors.ts';
import { ChainTransaction } from '../transactions/chain-transaction.entity.ts';
import { AccountOpening } from './account-opening.entity.ts';
import { ChainTransfer } from './chain-transfer.entity.ts';

/**
 * Only money that we earned a fee on. Whoever gets money back paid from an account: if we opened it anew, paying,
 * closing and cancelling would be a way to collect its deposit.
 */
const ACCOUNT_OPENING_KIND = 'payout';

type Recipient = Pick<ChainTransaction, 'id' | 'network' | 'kind'> & Pick<ChainTransfer, 'toAddress'>;

/** A signing of another transfer that may open the account, or did. What failed or expired has opened nothing. */
const findOtherOpening = statement(
  [AccountOpening, ChainTransfer, ChainTransaction],
  (db, { id, network, toAddress }: Parameters<Recipient>) =>
    db
      .selectFrom('account_openings as opening')
      .innerJoin('chain_transfers as transfer', 'transfer.id', 'opening.transfer_id')
      .innerJoin('chain_transactions as sent', 'sent.id', 'transfer.id')
      .select('sent.state')
      .where('opening.network', '=', network)
      .where('opening.address', '=', toAddress)
      .whereRef('transfer.to_address', '=', 'opening.address')
      .where('transfer.id', '<>', id)
      .where('sent.tx_hash', 'is not', null),
);

/** Why no account is opened for the recipient at our cost; undefined where one may be. Asked in the turn to sign. */
export async function findOpeningRefusal(em: EntityManager, to: Recipient): Promise<AppError | undefined> {
  const { network, kind, toAddress } = to;
  if (isEvmNetwork(network)) return undefined;
  if (kind !== ACCOUNT_OPENING_KIND) return new TokenAccountMissingError(toAddress, 'only payouts open one');
  const other = await findOtherOpening.firstRow(em, to);
  if (!other) return undefined;
  if (other.state !== 'confirmed') return new TokenAccountPendingError(toAddress);
  return new TokenAccountMissingError(toAddress, 'the one that a payout opened for it is closed');
}

/** In the transaction that stores what was signed. */
export async function recordAccountOpening(em: EntityManager, to: Recipient, now: Date): Promise<void> {
  const { id: transferId, network, toAddress: address } = to;
  await em.upsert(AccountOpening, { network, address, transferId, createdAt: now });
}
