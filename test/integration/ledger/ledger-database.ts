import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../../../server/composition/open-database.ts';
import type { EntityManager, MikroORM } from '../../../server/foundation/db/orm.ts';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import { accounts } from '../../../server/money/ledger/accounts.ts';
import { credit, debit, type Posting } from '../../../server/money/ledger/posting.ts';
import { LedgerService } from '../../../server/money/ledger/service.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

export const BASE = 'base-mainnet' as const;
export const ledger = new LedgerService(systemClock);

/** One database per test file. */
export function useLedgerDatabase() {
  const state = {} as { database: TestDatabase; orm: MikroORM };
  beforeAll(async () => {
    state.database = await createTestDatabase();
    state.orm = await openDatabase(state.database.url, { poolSize: 20 });
  });
  afterAll(async () => {
    await state.orm.close();
    await state.database.drop();
  });
  return {
    em: (): EntityManager => state.orm.em.fork(),
    post: (posting: Posting) => state.orm.em.fork().transactional((em) => ledger.post(em, posting)),
    url: () => state.database.url,
    query: (sql: string, values: unknown[] = []) => state.database.query(sql, values),
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
