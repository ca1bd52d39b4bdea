import { acquireAdvisoryLock } from '../../foundation/db/advisory-lock.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { AppError } from '../../foundation/platform/errors.ts';
import { isEvmNetwork } from '../../foundation/platform/networks.ts';
import { OutdatedDraftError, TokenAccountMissingError, TokenAccountPendingError } from '../errors.ts';
import { ChainTransaction } from '../transactions/chain-transaction.entity.ts';
import { AccountOpening } from './account-opening.entity.ts';
import { ChainTransfer } from './chain-transfer.entity.ts';

/**
 * Only for money that we earned a fee on. The recipient of a refund paid from an account: if we opened it again,
 * paying, closing and cancelling would be a way to collect the rent deposit.
 */
const ACCOUNT_OPENING_KIND = 'payout';

type Recipient = Pick<ChainTransaction, 'id' | 'network' | 'kind'> & Pick<ChainTransfer, 'toAddress'>;

/** A signing of another transfer that opened the account or may still open it. Failed and expired ones do not count. */
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

/** Why no account is opened for the recipient at our cost; undefined if it may be. */
export async function findOpeningRefusal(em: EntityManager, to: Recipient): Promise<AppError | undefined> {
  const { network, kind, toAddress } = to;
  if (isEvmNetwork(network)) return undefined;
  if (kind !== ACCOUNT_OPENING_KIND)
    return new TokenAccountMissingError(toAddress, 'only a payout opens one');
  const other = await findOtherOpening.firstRow(em, to);
  if (!other) return undefined;
  if (other.state !== 'confirmed') return new TokenAccountPendingError(toAddress);
  return new TokenAccountMissingError(toAddress, 'the one that a payout opened was closed');
}

/** Runs in the transaction that stores the signing. Another transfer may have begun to open the account meanwhile. */
export async function recordAccountOpening(em: EntityManager, to: Recipient, now: Date): Promise<void> {
  await acquireAdvisoryLock(em, `open:${to.network}:${to.toAddress}`);
  if (await findOpeningRefusal(em, to)) throw new OutdatedDraftError();
  const { id: transferId, network, toAddress: address } = to;
  await em.upsert(AccountOpening, { network, address, transferId, createdAt: now });
}
