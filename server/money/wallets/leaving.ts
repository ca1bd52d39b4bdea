import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import { signedOf } from '../../chain/transactions/rows.ts';
import type { ChainAdapter, TransactionStatus } from '../../chain/types.ts';
import { takeLock } from '../../foundation/db/advisory-lock.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { unsettledSpendings } from './spent.ts';
import { WalletTransfer } from './wallet-transfer.entity.ts';

export interface Wallet {
  agentId: string;
  network: Network;
  address: string;
}

export interface FreeBalance {
  /** What nothing that was signed takes away. */
  freeMicro: bigint;
  /** What was signed away and is in the balance still. */
  leavingMicro: bigint;
}

const LANDED: ReadonlySet<TransactionStatus> = new Set(['confirmed', 'finalized']);

/** Whatever takes from an agent's wallet measures what is free and stores what it takes while nothing else does. */
export function takeSpendingTurn(em: EntityManager, agentId: string): Promise<void> {
  return takeLock(em, `spend:${agentId}`);
}

/** What a wallet can give away, in its turn. */
export async function freeBalance(
  em: EntityManager,
  chain: ChainAdapter,
  wallet: Wallet,
  now: Date,
): Promise<FreeBalance> {
  // before the balance: what has landed by then is not counted a second time
  const leavingMicro =
    (await leavingTransfers(em, chain, wallet)) + (await leavingPayments(em, chain, wallet, now));
  const left = (await chain.usdcBalance(wallet.address)) - leavingMicro;
  return { freeMicro: left > 0n ? left : 0n, leavingMicro };
}

async function leavingTransfers(em: EntityManager, chain: ChainAdapter, wallet: Wallet): Promise<bigint> {
  const { address: sender, agentId, network } = wallet;
  const live = await em.find(ChainTransaction, { network, sender, state: ['prepared', 'sent'] });
  const leaving = await Promise.all(
    live.filter(signedOf).map(async (row) => ({ row, isOut: await hasLanded(chain, row) })),
  );
  const ids = leaving.filter(({ isOut }) => !isOut).map(({ row }) => row.id);
  return sumOf(await em.find(WalletTransfer, { id: ids, agentId }));
}

/** A payment may be redeemed from the moment it is signed. */
async function leavingPayments(
  em: EntityManager,
  chain: ChainAdapter,
  { agentId, network }: Wallet,
  now: Date,
): Promise<bigint> {
  const unsettled = await unsettledSpendings(em, { agentId, network, now });
  const ids = unsettled.flatMap(({ transactionId }) => transactionId ?? []);
  const redeeming = await em.find(ChainTransaction, { id: ids }, { refresh: true });
  const landed = await Promise.all(
    redeeming.map(async (row) => ((await hasLanded(chain, row)) ? row.id : null)),
  );
  return sumOf(
    unsettled.filter(({ transactionId }) => transactionId === null || !landed.includes(transactionId)),
  );
}

async function hasLanded(chain: ChainAdapter, row: ChainTransaction): Promise<boolean> {
  const signed = signedOf(row);
  return signed !== undefined && LANDED.has(await chain.transactionStatus(signed));
}

function sumOf(rows: readonly { amountMicro: bigint }[]): bigint {
  return rows.reduce((sum, { amountMicro }) => sum + amountMicro, 0n);
}
