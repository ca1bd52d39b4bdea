import { type AgentMarket, MarketError } from '@agent-market/sdk';

/** A record that names what an operator looks for. */
export interface FoundRecord {
  kind: 'Order' | 'Dispute' | 'Payout' | 'Refund' | 'Action';
  /** The order, deposit, withdrawal or payment. */
  subject: string;
  detail: string;
  at: string;
}

/** Of each list, newest or oldest first as the list is. */
const MAX_ROWS = 500;

/** Records with this order, wallet, agent or transaction, among everything that waits for an operator or was done. */
export async function searchRecords(market: AgentMarket, wanted: string): Promise<FoundRecord[]> {
  const [order, disputes, payouts, refunds, actions] = await Promise.all([
    findOrder(market, wanted),
    market.admin.listDisputes().all({ max: MAX_ROWS }),
    market.admin.listPayouts().all({ max: MAX_ROWS }),
    market.admin.listRefunds().all({ max: MAX_ROWS }),
    market.admin.listActions().all({ max: MAX_ROWS }),
  ]);
  const names = (row: object) => JSON.stringify(row).toLowerCase().includes(wanted.toLowerCase());
  return [
    ...order,
    ...disputes.filter(names).map(({ order: disputed, reason, disputed_at }) => ({
      kind: 'Dispute' as const,
      subject: disputed.id,
      detail: reason ?? disputed.service_title,
      at: disputed_at,
    })),
    ...payouts.filter(names).map((row) => toFoundPayment('Payout', row)),
    ...refunds.filter(names).map((row) => toFoundPayment('Refund', row)),
    ...actions.filter(names).map(({ subject_id, operator, note, created_at }) => ({
      kind: 'Action' as const,
      subject: subject_id,
      detail: note ? `${operator}: ${note}` : operator,
      at: created_at,
    })),
  ];
}

function toFoundPayment(
  kind: 'Payout' | 'Refund',
  {
    id,
    reason,
    status,
    created_at,
  }: { id: string; reason: string | null; status: string; created_at: string },
): FoundRecord {
  return { kind, subject: id, detail: reason ?? status, at: created_at };
}

/** An order need not wait for anybody to be found by its id. */
async function findOrder(market: AgentMarket, id: string): Promise<FoundRecord[]> {
  if (!id.startsWith('ord_')) return [];
  try {
    const { order } = await market.orders.get(id);
    const detail = `${order.service_title}: ${order.status.replaceAll('_', ' ')}`;
    return [{ kind: 'Order', subject: order.id, detail, at: order.created_at }];
  } catch (error) {
    if (error instanceof MarketError && error.status === 404) return [];
    throw error;
  }
}
