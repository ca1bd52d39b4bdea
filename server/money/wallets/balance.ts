import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import { signedOf } from '../../chain/transactions/rows.ts';
import type { ChainAdapter, TransactionStatus } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { InsufficientBalanceError, TransferUnderWayError } from './errors.ts';
import { WalletTransfer } from './wallet-transfer.entity.ts';

interface Wallet {
  agentId: string;
  network: Network;
  address: string;
}

const LANDED: ReadonlySet<TransactionStatus> = new Set(['confirmed', 'finalized']);

/** How much is to leave: what was asked for, or all there is. Asked in the wallet's turn to sign. */
export async function amountToSend(
  em: EntityManager,
  chain: ChainAdapter,
  wallet: Wallet,
  askedMicro: bigint | undefined,
): Promise<bigint> {
  // before the balance: what has landed by then is not counted a second time
  const leaving = await leavingFrom(em, chain, wallet);
  if (askedMicro === undefined && leaving > 0n) throw new TransferUnderWayError();
  const available = atLeastZero((await chain.usdcBalance(wallet.address)) - leaving);
  const amount = askedMicro ?? available;
  if (amount <= 0n || amount > available)
    throw new InsufficientBalanceError(wallet.network, available, leaving);
  return amount;
}

/** What was signed away and is in the balance still. */
async function leavingFrom(
  em: EntityManager,
  chain: ChainAdapter,
  { address, agentId, network }: Wallet,
): Promise<bigint> {
  const live = await em.find(ChainTransaction, { network, sender: address, state: ['prepared', 'sent'] });
  const leaving = await Promise.all(live.map(async (row) => ({ row, isIn: await isInBalance(chain, row) })));
  const ids = leaving.filter(({ isIn }) => isIn).map(({ row }) => row.id);
  const transfers = await em.find(WalletTransfer, { id: ids, agentId });
  return transfers.reduce((sum, { amountMicro }) => sum + amountMicro, 0n);
}

async function isInBalance(chain: ChainAdapter, row: ChainTransaction): Promise<boolean> {
  const signed = signedOf(row);
  return signed !== undefined && !LANDED.has(await chain.transactionStatus(signed));
}

function atLeastZero(micro: bigint): bigint {
  return micro > 0n ? micro : 0n;
}
