import type { components } from '../../../generated/types.gen.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { toSol } from '../../foundation/platform/sol.ts';
import type { Swap } from './swap.entity.ts';

type Schemas = components['schemas'];

export function toSwapOrder(swap: Swap): Schemas['SwapOrder'] {
  return {
    request_id: swap.id,
    transaction: swap.transaction,
    taker: swap.taker,
    receiver: swap.receiver,
    in_amount_usd: formatUsd(swap.amountMicro),
    out_sol: toSol(swap.outLamports),
    min_out_sol: toSol(swap.minOutLamports),
    expires_at: swap.expiresAt.toISOString(),
  };
}

export function toSwapResult(swap: Swap): Schemas['SwapResult'] {
  return {
    request_id: swap.id,
    tx_signature: swap.txHash ?? '',
    in_amount_usd: formatUsd(swap.amountMicro),
    out_sol: toSol(swap.outLamports),
  };
}
