import type { ChainAdapter } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { InsufficientBalanceError, TransferUnderWayError } from './errors.ts';
import { freeBalance, takeSpendingTurn, type Wallet } from './leaving.ts';

/** How much is to leave: what was asked for, or all there is. Asked in the wallet's turn to sign. */
export async function amountToSend(
  em: EntityManager,
  chain: ChainAdapter,
  wallet: Wallet,
  askedMicro: bigint | undefined,
  now: Date,
): Promise<bigint> {
  await takeSpendingTurn(em, wallet.agentId);
  const { freeMicro, leavingMicro } = await freeBalance(em, chain, wallet, now);
  if (askedMicro === undefined && leavingMicro > 0n) throw new TransferUnderWayError();
  const amount = askedMicro ?? freeMicro;
  if (amount <= 0n || amount > freeMicro)
    throw new InsufficientBalanceError(wallet.network, freeMicro, leavingMicro);
  return amount;
}
