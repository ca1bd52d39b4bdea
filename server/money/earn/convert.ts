import type { components } from '../../../generated/types.gen.ts';
import { formatSharePrice } from '../../chain/vaults/share-price.ts';
import type { Vault } from '../../chain/vaults/vault.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { parseUsdField } from '../../foundation/platform/usd-field.ts';
import type { DepositRequest } from './deposits/deposit-service.ts';
import type { EarnDeposit } from './deposits/earn-deposit.entity.ts';
import type { DailySharePrice } from './pools/share-prices.ts';
import type { Market, Pool, ValuedPosition } from './reads.ts';
import type { WithdrawalResult, WithdrawRequest } from './withdrawals/withdraw-service.ts';

type Schemas = components['schemas'];

type MarketName = Pick<Schemas['EarnMarket'], 'key' | 'venue' | 'market' | 'strategy' | 'network'>;

function toMarketName({ venue }: Vault): MarketName {
  const { key, venue: name, market, strategy, network } = venue;
  return { key, venue: name, market, strategy, network };
}

export function toMarket({ vault, reading, minDepositMicro }: Market): Schemas['EarnMarket'] {
  const { aprPct, feeAprPct, totalAssetsMicro, depositableMicro } = reading;
  return {
    ...toMarketName(vault),
    apr_pct: aprPct,
    ...(feeAprPct !== undefined && { fee_apr_pct: feeAprPct }),
    tvl_usd: formatUsd(totalAssetsMicro),
    depositable: depositableMicro > 0n,
    treasury_wallet: vault.treasury,
    min_deposit_usd: formatUsd(minDepositMicro),
    risk_note: vault.venue.riskNote,
  };
}

export function toPool({
  vault,
  totalShares,
  totalMicro,
  freeMicro,
  queuedMicro,
}: Pool): Schemas['EarnPool'] {
  return {
    ...toMarketName(vault),
    total_shares: totalShares.toString(),
    total_value_usd: formatUsd(totalMicro),
    free_liquidity_usd: formatUsd(freeMicro),
    queued_usd: formatUsd(queuedMicro),
  };
}

export function toSharePrices(key: string, prices: readonly DailySharePrice[]): Schemas['EarnSharePrices'] {
  const series = prices.map(({ date, sharePrice }) => ({
    date,
    share_price_usd: formatSharePrice(sharePrice),
  }));
  return { key, series };
}

export function toPosition(valued: ValuedPosition): Schemas['EarnPosition'] {
  const { position, vault, valueMicro, pendingMicro, queuedMicro } = valued;
  const { id, shares, costMicro } = position;
  return {
    id,
    ...toMarketName(vault),
    shares: shares.toString(),
    principal_usd: formatUsd(costMicro),
    value_usd: formatUsd(valueMicro),
    pnl_usd: formatUsd(valueMicro - costMicro),
    pending_usd: formatUsd(pendingMicro),
    queued_usd: formatUsd(queuedMicro),
  };
}

export function toDeposit(deposit: EarnDeposit, valued: ValuedPosition): Schemas['EarnDeposit'] {
  const { venue, market } = valued.vault.venue;
  return {
    venue,
    market,
    status: deposit.state === 'deployed' ? 'deployed' : 'pending',
    ...(deposit.txHash && { tx_hash: deposit.txHash }),
    shares_minted: (deposit.shares ?? 0n).toString(),
    position: toPosition(valued),
  };
}

export function toWithdrawal({ withdrawal, valueMicro }: WithdrawalResult): Schemas['EarnWithdrawal'] {
  const { state, shares, txHash } = withdrawal;
  return {
    status: state === 'settled' ? 'settled' : 'queued',
    shares_burned: shares.toString(),
    amount_usd: formatUsd(valueMicro),
    ...(txHash && { tx_hash: txHash }),
  };
}

export function toDepositRequest(
  body: Schemas['EarnDepositRequest'],
  requestKey: string | undefined,
): DepositRequest {
  const { key, venue, market, incoming_tx_hash: reference } = body;
  const amountMicro = parseUsdField('body.amount_usd', body.amount_usd);
  if (amountMicro === 0n)
    throw invalidFieldsError([{ path: 'body.amount_usd', message: 'must be more than 0' }]);
  return { key, venue, market, reference, amountMicro, requestKey };
}

export function toWithdrawRequest(
  body: Schemas['EarnWithdrawRequest'],
  requestKey: string | undefined,
): WithdrawRequest {
  const { shares, all = false, key, position_id: positionId, destination_wallet: destination } = body;
  if ((shares === undefined) !== all)
    throw invalidFieldsError([
      { path: 'body.shares', message: 'is required unless `all` is true. Send only one of them' },
    ]);
  if (shares === '0') throw invalidFieldsError([{ path: 'body.shares', message: 'must be more than 0' }]);
  return { shares: all ? undefined : BigInt(shares ?? 0), key, positionId, destination, requestKey };
}
