import type { components } from '../../../generated/types.gen.ts';
import type { FeeAccountRow } from './accounts.ts';
import type { CollectedShare, FeeCollectionResult } from './collections.ts';
import type { FeePayoutRow } from './payout-reads.ts';
import { CURRENT_SPLIT, type FeeSplit, getFeeSplit } from './split.ts';
import type { FeeTotals } from './totals.ts';

type Schemas = components['schemas'];

interface Balance extends FeeTotals {
  creatorWallet: string;
  collectable: bigint;
}

export function toFeeBalance(balance: Balance): Schemas['FeeBalance'] {
  const { creatorWallet, collectable, collected, paid, launchPartner, buyback } = balance;
  return {
    creator_wallet: creatorWallet,
    collectable_lamports: String(collectable),
    collected_lamports: String(collected),
    paid_lamports: String(paid),
    available_lamports: String(collected - paid),
    launch_partner_lamports: String(launchPartner),
    buyback_lamports: String(buyback),
    split: toFeeSplit(CURRENT_SPLIT),
  };
}

function toFeeSplit({ agentBps, launchPartnerBps, buybackBps }: FeeSplit): Schemas['FeeSplit'] {
  return { agent_bps: agentBps, launch_partner_bps: launchPartnerBps, buyback_bps: buybackBps };
}

export function toTokenFees(account: Omit<FeeAccountRow, 'id'>, collectable: bigint): Schemas['TokenFees'] {
  const { agent_id, token_mint, vault, collected_lamports, agent_lamports, paid_lamports } = account;
  return {
    agent_id,
    token_mint,
    vault,
    collectable_lamports: String(collectable),
    collected_lamports: String(collected_lamports),
    agent_lamports: String(agent_lamports),
    paid_lamports: String(paid_lamports),
    split: toFeeSplit(getFeeSplit(account.is_legacy)),
  };
}

export function toFeeCollection({ txHash, shares }: FeeCollectionResult): Schemas['FeeCollection'] {
  const sum = (of: (share: CollectedShare) => bigint) =>
    String(shares.reduce((total, one) => total + of(one), 0n));
  return {
    tx_hash: txHash,
    collected_lamports: sum(({ lamports }) => lamports),
    agent_lamports: sum(({ agentLamports }) => agentLamports),
    launch_partner_lamports: sum(({ launchPartnerLamports }) => launchPartnerLamports),
    buyback_lamports: sum(({ buybackLamports }) => buybackLamports),
  };
}

export function toFeePayout(row: FeePayoutRow): Schemas['FeePayout'] {
  return {
    id: row.id,
    recipient_wallet: row.recipient_wallet,
    agent_id: row.agent_id,
    token_mint: row.token_mint,
    amount_lamports: String(row.amount_lamports),
    status: toTransferStatus(row),
    tx_hash: row.tx_hash,
    created_at: row.created_at.toISOString(),
  };
}

/** A signed transaction may be in flight, whatever happened when it was sent. */
function toTransferStatus({ state, tx_hash }: FeePayoutRow): Schemas['TransferStatus'] {
  if (state !== 'prepared' && state !== 'batched') return state;
  return tx_hash === null ? 'pending' : 'sent';
}
