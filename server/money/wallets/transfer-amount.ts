import type { ChainAdapter } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { InsufficientBalanceError, TransferInProgressError } from './errors.ts';
import { lockSpending, readSpendableBalance, type WalletRef } from './spendable-balance.ts';

/** The amount to send: as requested, or the full balance. Called under the wallet's signing lock. */
export async function resolveTransferAmount(
  em: EntityManager,
  chain: ChainAdapter,
  wallet: WalletRef,
  requestedMicro: bigint | undefined,
  now: Date,
): Promise<bigint> {
  await lockSpending(em, wallet.agentId);
  const { spendableMicro, pendingMicro } = await readSpendableBalance(em, chain, wallet, now);
  if (requestedMicro === undefined && pendingMicro > 0n) throw new TransferInProgressError();
  const amount = requestedMicro ?? spendableMicro;
  if (amount <= 0n || amount > spendableMicro)
    throw new InsufficientBalanceError(wallet.network, spendableMicro, pendingMicro);
  return amount;
}
