import { OutdatedDraftError } from '../../chain/errors.ts';
import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import { findSigned } from '../../chain/transactions/transaction-rows.ts';
import type { ChainAdapter, TransactionStatus } from '../../chain/types.ts';
import { acquireAdvisoryLock } from '../../foundation/db/advisory-lock.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { listSignedSince, listUnsettledSpendings } from './spending-reads.ts';
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
  /** Throws an OutdatedDraftError if what was signed since leaves less than this amount. Under the wallet's lock. */
  assertCovers(em: EntityManager, amountMicro: bigint): Promise<void>;
}

/** By how much the clocks of two processes may differ. */
const CLOCK_TOLERANCE_MS = 60_000;
const LANDED_STATUSES: ReadonlySet<TransactionStatus> = new Set(['confirmed', 'finalized']);

/** Everything that spends from an agent's wallet stores its spending under this lock. */
export function lockSpending(em: EntityManager, agentId: string): Promise<void> {
  return acquireAdvisoryLock(em, `spend:${agentId}`);
}

/** A wallet's spendable balance. Asks nodes, so call it without a lock; store what relies on it after `assertCovers`. */
export async function readSpendableBalance(
  em: EntityManager,
  chain: ChainAdapter,
  wallet: WalletRef,
  now: Date,
): Promise<SpendableBalance> {
  const since = new Date(now.getTime() - CLOCK_TOLERANCE_MS);
  // first, so that what is signed meanwhile is counted
  const known = new Set((await listSignedSince(em, wallet, since)).map(identify));
  const pending = await readPending(em, wallet, now);
  // before the balance, so that what lands in between is not counted twice
  const pendingMicro = await sumLeaving(em, chain, wallet, pending);
  const left = (await chain.readUsdcBalance(wallet.address)) - pendingMicro;
  return {
    spendableMicro: left > 0n ? left : 0n,
    pendingMicro,
    async assertCovers(tx, amountMicro) {
      const signed = await listSignedSince(tx, wallet, since);
      const added = signed.filter((one) => !known.has(identify(one)));
      if (amountMicro > left - sumMicro(added)) throw new OutdatedDraftError();
    },
  };
}

/** A request whose payment failed can be signed again. */
function identify({ key, createdAt }: { key: string; createdAt: Date }): string {
  return `${key} ${createdAt.getTime()}`;
}

interface Pending {
  transfers: ChainTransaction[];
  payments: Awaited<ReturnType<typeof listUnsettledSpendings>>;
}

/** Signed transfers and payments that may or may not have left the wallet. */
async function readPending(
  em: EntityManager,
  { address: sender, agentId, network }: WalletRef,
  now: Date,
): Promise<Pending> {
  const live = await em.find(ChainTransaction, { network, sender, state: ['prepared', 'sent'] });
  return {
    transfers: live.filter(findSigned),
    payments: await listUnsettledSpendings(em, { agentId, network, now }),
  };
}

/** A payment may be redeemed from the moment it is signed. */
async function sumLeaving(
  em: EntityManager,
  chain: ChainAdapter,
  { agentId }: WalletRef,
  { transfers, payments }: Pending,
): Promise<bigint> {
  const redeeming = await em.find(ChainTransaction, {
    id: payments.flatMap(({ transactionId }) => transactionId ?? []),
  });
  const landed = new Set(
    await Promise.all(
      [...transfers, ...redeeming].map(async (row) => ((await hasLanded(chain, row)) ? row.id : null)),
    ),
  );
  const leaving = transfers.filter(({ id }) => !landed.has(id)).map(({ id }) => id);
  const unredeemed = payments.filter(
    ({ transactionId }) => transactionId === null || !landed.has(transactionId),
  );
  return sumMicro(await em.find(WalletTransfer, { id: leaving, agentId })) + sumMicro(unredeemed);
}

async function hasLanded(chain: ChainAdapter, row: ChainTransaction): Promise<boolean> {
  const signed = findSigned(row);
  return signed !== undefined && LANDED_STATUSES.has(await chain.readTransactionStatus(signed));
}

function sumMicro(rows: readonly { amountMicro: bigint }[]): bigint {
  return rows.reduce((sum, { amountMicro }) => sum + amountMicro, 0n);
}
