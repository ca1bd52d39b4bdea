import type { ChainAdapter } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { InsufficientBalanceError, TransferInProgressError } from './errors.ts';
import { readSpendableBalance, type SpendableBalance, type WalletRef } from './spendable-balance.ts';

/** The amount to send: as requested, or the full balance. */
export async function resolveTransferAmount(
  em: EntityManager,
  chain: ChainAdapter,
  wallet: WalletRef,
  requestedMicro: bigint | undefined,
  now: Date,
): Promise<{ amountMicro: bigint; balance: SpendableBalance }> {
  const balance = await readSpendableBalance(em, chain, wallet, now);
  const { spendableMicro, pendingMicro } = balance;
  if (requestedMicro === undefined && pendingMicro > 0n) throw new TransferInProgressError();
  const amountMicro = requestedMicro ?? spendableMicro;
  if (amountMicro <= 0n || amountMicro > spendableMicro)
    throw new InsufficientBalanceError(wallet.network, spendableMicro, pendingMicro);
  return { amountMicro, balance };
}
