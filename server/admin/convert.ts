import { formatUnits } from 'viem';
import type { components } from '../../generated/types.gen.ts';
import type { TransactionState } from '../chain/transactions/chain-transaction.entity.ts';
import { toTransferStatus } from '../chain/transactions/transfer-status.ts';
import type { Backlog } from '../foundation/outbox/backlog.ts';
import { formatUsd } from '../foundation/platform/money.ts';
import { toOrder } from '../market/orders/convert.ts';
import type { DisputeRow } from '../market/orders/work/disputes.ts';
import type { TreasuryHolding } from '../money/ledger/treasury-balances.ts';
import type { HeldPaymentRow } from '../money/payments/list-held-payments.ts';
import { parseTransactionReference } from '../money/payments/payment-key.ts';
import type { SettlementRow } from '../money/payments/settlement/list-settlements.ts';
import { describeMissingAddress } from '../money/payouts/errors.ts';
import type { OutgoingPayment } from '../money/payouts/outgoing-payments.ts';
import type { OperatorActionRow } from './operator-actions.ts';
import type { LedgerReconciliation } from './reconciliation.ts';
import type { FoundRecord } from './search.ts';
import type { StuckJob } from './stuck-jobs.ts';

type Schemas = components['schemas'];

export function toDispute(row: DisputeRow): Schemas['Dispute'] {
  return {
    order: toOrder(row),
    reason: row.dispute_reason,
    disputed_at: new Date(row.disputed_at ?? row.updated_at).toISOString(),
  };
}

export function toOutgoingPayment(row: OutgoingPayment): Schemas['OutgoingPayment'] {
  const { agent_id, network } = row;
  return {
    id: row.id,
    subject_type: row.subject_type as Schemas['OutgoingSubject'],
    status: toTransferStatus(row),
    network,
    amount_usd: formatUsd(row.amount_micro),
    destination: row.to_address,
    agent_id,
    reason: agent_id === null ? row.trouble && row.last_error : describeMissingAddress(network),
    attempts: row.attempt,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    tx_hash: row.tx_hash,
    created_at: row.created_at.toISOString(),
  };
}

export function toHeldPayment(row: HeldPaymentRow): Schemas['HeldPayment'] {
  return {
    id: row.id,
    status: row.state,
    network: row.network,
    amount_usd: formatUsd(row.amount_micro),
    payer: row.payer,
    tx_hash: parseTransactionReference(row.reference),
    reason: row.reason,
    return_at: row.return_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export const SETTLEMENT_STATES: Record<Schemas['SettlementStatus'], TransactionState> = {
  pending: 'prepared',
  sent: 'sent',
  confirmed: 'confirmed',
  failed: 'failed',
};

export function toSettlement(row: SettlementRow): Schemas['SettlementRecord'] {
  const { state, amount_micro, subject_type } = row;
  return {
    id: row.id,
    status: state === 'prepared' || state === 'batched' ? 'pending' : state,
    network: row.network,
    amount_usd: amount_micro === null ? null : formatUsd(BigInt(amount_micro)),
    payer: row.payer,
    subject_type,
    subject_id: row.subject_id,
    tx_hash: row.tx_hash,
    reason: row.last_error,
    completes_at: row.due_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

export function toTreasuryBalance(holding: TreasuryHolding): Schemas['TreasuryBalance'] {
  const { network, asset, address, decimals, onChain, inLedger } = holding;
  const show = (amount: bigint) => (asset === 'USDC' ? formatUsd(amount) : formatUnits(amount, decimals));
  const isComparable = onChain !== undefined && inLedger !== undefined;
  return {
    network,
    asset,
    address,
    on_chain: onChain === undefined ? null : show(onChain),
    in_ledger: inLedger === undefined ? null : show(inLedger),
    difference: isComparable ? show(onChain - inLedger) : null,
  };
}

export function toReconciliation({ checkedAt, sums }: LedgerReconciliation): Schemas['Reconciliation'] {
  return {
    checked_at: checkedAt.toISOString(),
    checks: sums.map(({ check, network, inLedger, expected }) => ({
      check,
      network,
      asset: 'USDC',
      in_ledger: formatUsd(inLedger),
      expected: expected === undefined ? null : formatUsd(expected),
      difference: expected === undefined ? null : formatUsd(expected - inLedger),
    })),
  };
}

export function toFoundRecord(record: FoundRecord): Schemas['FoundRecord'] {
  const { kind, id, status, detail, network, amountMicro, txHash, createdAt } = record;
  return {
    ...{ kind, id, status, detail, network },
    amount_usd: amountMicro === null ? null : formatUsd(amountMicro),
    tx_hash: txHash,
    created_at: createdAt.toISOString(),
  };
}

type QueueDepths = Record<string, Record<string, number>>;

export function toBacklog(
  { pending, lagSeconds }: Backlog,
  setAside: number,
  depths: QueueDepths,
): Schemas['Backlog'] {
  return {
    outbox: { pending, lag_seconds: lagSeconds, set_aside: setAside },
    queues: Object.entries(depths).map(([job, states]) => {
      const { waiting = 0, active = 0, delayed = 0, failed = 0 } = states;
      return { job, waiting, active, delayed, failed };
    }),
  };
}

export function toStuckJob(row: StuckJob): Schemas['StuckJob'] {
  const { id, job, key, state, attempts, last_error, due_at, created_at } = row;
  return {
    id: String(id),
    job,
    key,
    state,
    attempts,
    last_error,
    due_at: state === 'set_aside' ? null : due_at.toISOString(),
    created_at: created_at.toISOString(),
  };
}

export function toOperatorAction(row: OperatorActionRow): Schemas['OperatorAction'] {
  return { ...row, created_at: row.created_at.toISOString() };
}
