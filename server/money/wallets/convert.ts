import type { components } from '../../../generated/types.gen.ts';
import type { Cost } from '../../chain/solana/cost.ts';
import { toTransferStatus } from '../../chain/transactions/transfer-status.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { toSol } from '../../foundation/platform/sol.ts';
import { parseUsdField } from '../../foundation/platform/usd-field.ts';
import type { Funding } from './funding.ts';
import type { WalletEntryRow } from './history.ts';
import { getDailyLimit } from './settings-columns.ts';
import type { WalletSettings } from './wallet-settings.entity.ts';
import type { SentTransfer } from './wallet-transfers.ts';

type Schemas = components['schemas'];

const WEI_PER_ETH = 1e18;

export function toFunding(funding: Funding): Schemas['Funding'] {
  const { solana, base, launch, said, settings, spentMicro } = funding;
  return {
    deposit_address: solana.address,
    balance_sol: toSol(solana.lamports),
    balance_usdc: formatUsd(solana.usdcMicro),
    deposit_address_base: base.address,
    balance_usdc_base: formatUsd(base.usdcMicro),
    balance_eth_base: Number(base.wei) / WEI_PER_ETH,
    spending: toSpending(getDailyLimit(settings), spentMicro),
    withdraw: toWithdrawTargets(settings),
    requirements: { launch: toRequirement(launch), said: toRequirement(said) },
    note: describeFunding(funding),
  };
}

function toSpending(limitMicro: bigint | null, spentMicro: bigint): Schemas['SpendingAllowance'] {
  const spent_usd = formatUsd(spentMicro);
  if (limitMicro === null) return { daily_limit_usd: null, spent_usd, remaining_usd: null };
  const left = limitMicro > spentMicro ? limitMicro - spentMicro : 0n;
  return { daily_limit_usd: formatUsd(limitMicro), spent_usd, remaining_usd: formatUsd(left) };
}

function toRequirement({ cost, required }: Cost): Schemas['SolRequirement'] {
  return { cost_sol: toSol(cost), required_sol: toSol(required) };
}

function describeFunding({ solana, launch }: Funding): string {
  const missing = launch.required - solana.lamports;
  if (missing <= 0n) return 'The wallet holds enough SOL to launch a token.';
  return `Send at least ${toSol(missing)} SOL to deposit_address to launch a token.`;
}

export function toTransfer({ txHash, amountMicro, chain, to }: SentTransfer): Schemas['WalletTransfer'] {
  return { tx_hash: txHash, amount_usd: formatUsd(amountMicro), chain, destination: to };
}

export function toWalletEntry(row: WalletEntryRow, now: Date): Schemas['WalletEntry'] {
  const { out_lamports, progress } = row;
  return {
    id: row.id,
    kind: row.kind,
    status: toEntryStatus(row, now),
    network: progress?.network ?? row.network,
    amount_usd: formatUsd(row.amount_micro),
    received_sol: out_lamports === null ? null : toSol(out_lamports),
    counterparty: row.counterparty,
    order_id: progress?.order_id ?? null,
    tx_hash: progress?.tx_hash ?? row.swap_hash,
    created_at: row.created_at.toISOString(),
  };
}

function toEntryStatus(row: WalletEntryRow, now: Date): Schemas['TransferStatus'] {
  if (row.kind === 'swap') return row.swap_hash === null ? 'sent' : 'confirmed';
  if (row.progress !== null) return toTransferStatus(row.progress);
  // signed, and never submitted: after this time, nobody can
  return row.expires_at !== null && row.expires_at <= now ? 'failed' : 'pending';
}

export function toWithdrawAddresses(agentId: string, row: WalletSettings): Schemas['WithdrawAddresses'] {
  return {
    agent_id: agentId,
    ...toWithdrawTargets(row),
    updated_at: row.updatedAt.toISOString(),
  };
}

function toWithdrawTargets(row: WalletSettings | undefined): Schemas['WithdrawTargets'] {
  return {
    withdraw_address_solana: row?.withdrawSolana ?? null,
    withdraw_address_base: row?.withdrawBase ?? null,
    usable_from_solana: row?.withdrawSolanaFrom?.toISOString() ?? null,
    usable_from_base: row?.withdrawBaseFrom?.toISOString() ?? null,
  };
}

export function toSettings(
  agentId: string,
  limitMicro: bigint,
  row: WalletSettings,
): Schemas['WalletSettings'] {
  return {
    agent_id: agentId,
    daily_spend_limit_usd: formatUsd(limitMicro),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function parseAmountField(amount: string | number | undefined): bigint | undefined {
  return amount === undefined ? undefined : parseUsdField('body.amount', amount);
}
