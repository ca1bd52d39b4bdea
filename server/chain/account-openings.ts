import type { EntityManager } from '../foundation/db/orm.ts';
import type { AppError } from '../foundation/platform/errors.ts';
import { isEvmNetwork } from '../foundation/platform/networks.ts';
import type { ChainTransfer } from './chain-transfer.entity.ts';
import { AccountBeingOpenedError, AccountNeededError } from './errors.ts';

/**
 * Only money that we earned a fee on. Whoever gets money back paid from an account: if we opened it anew, paying,
 * closing and cancelling would be a way to collect its deposit.
 */
const OPENED_FOR = 'payout';

/** A signing of another transfer that may open the account, or did. What failed or expired has opened nothing. */
const OTHER_OPENING = `
  select transfer.state from account_openings opening
  join chain_transfers transfer on transfer.id = opening.transfer_id and transfer.to_address = opening.address
  where opening.network = ? and opening.address = ? and transfer.id <> ? and transfer.tx_hash is not null`;

const RECORD = `
  insert into account_openings (network, address, transfer_id, created_at) values (?, ?, ?, ?)
  on conflict (network, address) do update set transfer_id = excluded.transfer_id, created_at = excluded.created_at`;

/** Why no account is opened for the recipient at our cost; undefined where one may be. Asked in the turn to sign. */
export async function openingRefusal(
  em: EntityManager,
  { id, network, kind, toAddress }: ChainTransfer,
): Promise<AppError | undefined> {
  if (isEvmNetwork(network)) return undefined;
  if (kind !== OPENED_FOR) return new AccountNeededError(toAddress, 'only payouts open one');
  const [other] = await em.execute<{ state: string }[]>(OTHER_OPENING, [network, toAddress, id]);
  if (!other) return undefined;
  if (other.state !== 'confirmed') return new AccountBeingOpenedError(toAddress);
  return new AccountNeededError(toAddress, 'the one that a payout opened for it is closed');
}

/** In the transaction that stores what was signed. */
export async function recordOpening(
  em: EntityManager,
  { id, network, toAddress }: ChainTransfer,
  now: Date,
): Promise<void> {
  await em.execute(RECORD, [network, toAddress, id, now]);
}
