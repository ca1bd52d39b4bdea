import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import { findSigned } from '../../chain/transactions/transaction-rows.ts';
import type { ChainAdapter, TransactionStatus } from '../../chain/types.ts';
import { acquireAdvisoryLock } from '../../foundation/db/advisory-lock.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { listUnsettledSpendings } from './spending-reads.ts';
import { WalletTransfer } from './wallet-transfer.entity.ts';

export interface WalletRef {
  agentId: string;
  network: Network;
  address: string;
}

export interface SpendableBalance {
  /** Balance that no pending signed transaction will spend. */
  spendableMicro: bigint;
  /** Pending signed amounts that are still part of the balance. */
  pendingMicro: bigint;
}

const LANDED_STATUSES: ReadonlySet<TransactionStatus> = new Set(['confirmed', 'finalized']);

/** Everything that spends from an agent's wallet reads the free balance and stores its spending under this lock. */
export function lockSpending(em: EntityManager, agentId: string): Promise<void> {
  return acquireAdvisoryLock(em, `spend:${agentId}`);
}

/** A wallet's spendable balance, under its lock. */
export async function readSpendableBalance(
  em: EntityManager,
  chain: ChainAdapter,
  wallet: WalletRef,
  now: Date,
): Promise<SpendableBalance> {
  // before the balance, so that what lands in between is not counted twice
  const leavingMicro =
    (await sumPendingTransfers(em, chain, wallet)) + (await sumPendingPayments(em, chain, wallet, now));
  const left = (await chain.readUsdcBalance(wallet.address)) - leavingMicro;
  return { spendableMicro: left > 0n ? left : 0n, pendingMicro: leavingMicro };
}

async function sumPendingTransfers(
  em: EntityManager,
  chain: ChainAdapter,
  wallet: WalletRef,
): Promise<bigint> {
  const { address: sender, agentId, network } = wallet;
  const live = await em.find(ChainTransaction, { network, sender, state: ['prepared', 'sent'] });
  const leaving = await Promise.all(
    live.filter(findSigned).map(async (row) => ({ row, isOut: await hasLanded(chain, row) })),
  );
  const ids = leaving.filter(({ isOut }) => !isOut).map(({ row }) => row.id);
  return sumMicro(await em.find(WalletTransfer, { id: ids, agentId }));
}

/** A payment may be redeemed from the moment it is signed. */
async function sumPendingPayments(
  em: EntityManager,
  chain: ChainAdapter,
  { agentId, network }: WalletRef,
  now: Date,
): Promise<bigint> {
  const unsettled = await listUnsettledSpendings(em, { agentId, network, now });
  const ids = unsettled.flatMap(({ transactionId }) => transactionId ?? []);
  const redeeming = await em.find(ChainTransaction, { id: ids }, { refresh: true });
  const landed = await Promise.all(
    redeeming.map(async (row) => ((await hasLanded(chain, row)) ? row.id : null)),
  );
  return sumMicro(
    unsettled.filter(({ transactionId }) => transactionId === null || !landed.includes(transactionId)),
  );
}

async function hasLanded(chain: ChainAdapter, row: ChainTransaction): Promise<boolean> {
  const signed = findSigned(row);
  return signed !== undefined && LANDED_STATUSES.has(await chain.readTransactionStatus(signed));
}

function sumMicro(rows: readonly { amountMicro: bigint }[]): bigint {
  return rows.reduce((sum, { amountMicro }) => sum + amountMicro, 0n);
}
