import type { TransferService } from '../../chain/transfers/transfers.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { pollUntil } from '../../foundation/platform/poll.ts';
import { withTimeoutFallback } from '../../foundation/platform/timeout.ts';
import { payoutKey } from '../orders/money/build-payout.ts';
import { getOrder, type OrderRow } from '../orders/order-row.ts';

export interface PayoutWaitOptions {
  transfers: TransferService;
  log: Logger;
  /** How long the buyer waits for the agent's payout. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 2500;
const POLL_INTERVAL_MS = 50;

/** Pays agents while the buyer waits. If it takes longer, the workers do it. */
export class PayoutWait {
  readonly #options: PayoutWaitOptions;

  constructor(options: PayoutWaitOptions) {
    this.#options = options;
  }

  async waitForOutcome(em: EntityManager, order: OrderRow): Promise<OrderRow> {
    const { transfers, log, timeoutMs = TIMEOUT_MS } = this.#options;
    if (hasPayoutOutcome(order)) return order;
    const { id } = await transfers.get(em, payoutKey(order.id));
    const end = performance.now() + timeoutMs;
    const advance = async () => {
      const progress = await transfers.readProgress(id);
      if (progress !== 'due') return progress;
      // the hire stands, whatever happens to the payout
      const attempt = transfers
        .process(id)
        .catch((err: unknown) => log.warn({ err, transfer: id }, 'payout delayed'));
      // an attempt that a slow node delays goes on without the buyer
      await withTimeoutFallback(Math.max(end - performance.now(), 0), attempt, () => {});
      return transfers.readProgress(id);
    };
    await pollUntil(
      { timeoutMs, intervalMs: POLL_INTERVAL_MS },
      advance,
      (progress) => progress === 'decided',
    );
    return getOrder(em, order.id);
  }
}

/** Sent, or known to wait. */
function hasPayoutOutcome({ payout_transfer, payout_problem }: OrderRow): boolean {
  return payout_problem !== null || !payout_transfer || payout_transfer.tx_hash !== null;
}
