import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../foundation/db/orm.ts';
import { ConflictError } from '../foundation/platform/errors.ts';
import type { Network } from '../foundation/platform/networks.ts';
import { ChainTransfer } from './chain-transfer.entity.ts';
import type { SignedTransfer } from './types.ts';

/** What names a transfer to those who ask for it. */
export interface TransferSubject {
  kind: string;
  subjectType: string;
  subjectId: string;
}

export interface TransferRequest extends TransferSubject {
  network: Network;
  to: string;
  amountMicro: bigint;
  /** The incoming payment this money came with: nothing leaves before it is final. */
  fundedBy?: { network: Network; reference: string };
}

const INSERT = `
  insert into chain_transfers (id, network, kind, subject_type, subject_id, to_address, amount_micro,
    funding_network, funding_reference, next_attempt_at, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (kind, subject_type, subject_id) do nothing returning id`;

/** Answers whether the row is new. */
export async function insertTransfer(
  em: EntityManager,
  id: string,
  { network, kind, subjectType, subjectId, to, amountMicro, fundedBy }: TransferRequest,
  now: Date,
): Promise<boolean> {
  const funding = [fundedBy?.network ?? null, fundedBy?.reference ?? null];
  const values = [id, network, kind, subjectType, subjectId, to, amountMicro, ...funding, now, now, now];
  return (await em.execute<unknown[]>(INSERT, values)).length > 0;
}

/** The row as it is now, held until the transaction ends. */
export function lockTransfer(em: EntityManager, id: string): Promise<ChainTransfer> {
  return em.findOneOrFail(ChainTransfer, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** One process at a time signs for a treasury; the lock ends with the transaction. */
export async function takeSigningTurn(em: EntityManager, network: Network): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sign:${network}`]);
}

/** The first nonce that nothing we signed holds and may still land. Read before the chain is asked for its own. */
export async function lowestFreeNonce(em: EntityManager, network: Network, from: string): Promise<bigint> {
  const [row] = await em.execute<{ next: string | null }[]>(
    `select (max(marker) + 1)::text as next from (
       select marker from chain_transfers
       where network = ? and from_address = ? and state in ('prepared', 'sent')
       union all
       select marker from x402_settlements where network = ? and from_address = ? and state = 'signed'
     ) held`,
    [network, from, network, from],
  );
  return BigInt(row?.next ?? 0);
}

export function isLive({ state }: ChainTransfer): boolean {
  return state === 'prepared' || state === 'sent';
}

/** The signed transaction of a row, if it has one. */
export function signedOf(transfer: ChainTransfer): SignedTransfer | undefined {
  const { txHash, fromAddress, signedPayload, marker } = transfer;
  if (!txHash || !fromAddress || !signedPayload || typeof marker !== 'bigint') return undefined;
  return { txHash, from: fromAddress, payload: signedPayload, marker };
}

export function storeSigned(transfer: ChainTransfer, signed: SignedTransfer, now: Date): void {
  const { txHash: previous, marker } = transfer;
  transfer.outbidHashes = previous && marker === signed.marker ? [...transfer.outbidHashes, previous] : [];
  transfer.txHash = signed.txHash;
  transfer.fromAddress = signed.from;
  transfer.signedPayload = signed.payload;
  transfer.marker = signed.marker;
  transfer.signedAt = now;
  transfer.attempt += 1;
  transfer.checks = 0;
  transfer.isHeld = false;
}

/** Only for a transaction that failed for good. */
export function dropSigned(transfer: ChainTransfer): void {
  transfer.txHash = null;
  transfer.fromAddress = null;
  transfer.signedPayload = null;
  transfer.marker = null;
  transfer.outbidHashes = [];
  transfer.state = 'prepared';
}

/** Asking twice for one thing is fine; asking for two things under one name is not. */
export function expectSameTerms(transfer: ChainTransfer, request: TransferRequest): ChainTransfer {
  const { network, amountMicro, kind, subjectType, subjectId } = request;
  if (transfer.network === network && transfer.amountMicro === amountMicro) return transfer;
  throw new Error(`The ${kind} of ${subjectType} ${subjectId} was asked for before with other terms`);
}

export function redirect(transfer: ChainTransfer, to: string): void {
  if (signedOf(transfer))
    throw new ConflictError('conflict', 'The transfer is on its way to another address.');
  transfer.toAddress = to;
}
