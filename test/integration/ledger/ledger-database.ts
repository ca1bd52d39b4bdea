import { systemClock } from '../../../server/foundation/platform/clock.ts';
import { accounts } from '../../../server/money/ledger/accounts.ts';
import { credit, debit, type Posting } from '../../../server/money/ledger/posting.ts';
import { LedgerService } from '../../../server/money/ledger/service.ts';
import { useDatabase } from '../../support/database/orm.ts';

export const BASE = 'base-mainnet' as const;
export const ledger = new LedgerService(systemClock);

/** One database per test file. */
export function useLedgerDatabase() {
  const used = useDatabase({ poolSize: 20 });
  return {
    em: used.em,
    post: (posting: Posting) => used.em().transactional((em) => ledger.post(em, posting)),
    url: () => used.database.url,
    query: (sql: string, values: unknown[] = []) => used.database.query(sql, values),
  };
}

export function orderPaid(orderId: string, amount: bigint): Posting {
  const entries = [debit(accounts.treasury(BASE), amount), credit(accounts.orderEscrow(orderId), amount)];
  return { kind: 'order_paid', reference: orderId, network: BASE, asset: 'USDC', entries };
}

export function orderReleased(orderId: string, agentId: string, toAgent: bigint, fee: bigint): Posting {
  const entries = [
    debit(accounts.orderEscrow(orderId), toAgent + fee),
    credit(accounts.agentPayable(agentId), toAgent),
    credit(accounts.platformRevenue(), fee),
  ];
  return { kind: 'order_released', reference: orderId, network: BASE, asset: 'USDC', entries };
}

export function payoutSent(orderId: string, agentId: string, amount: bigint): Posting {
  const entries = [debit(accounts.agentPayable(agentId), amount), credit(accounts.treasury(BASE), amount)];
  return { kind: 'payout_sent', reference: orderId, network: BASE, asset: 'USDC', entries };
}

/** Money that belongs to nobody else. */
export function feeReceived(amount: bigint): Posting {
  const entries = [debit(accounts.treasury(BASE), amount), credit(accounts.platformRevenue(), amount)];
  return { kind: 'fee_received', reference: 'fee', network: BASE, asset: 'USDC', entries };
}
