import type { TransferService } from '../../chain/transfers/transfers.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { lookUntil } from '../../foundation/platform/look-until.ts';
import { payoutOf } from '../orders/payout-terms.ts';
import { type OrderRow, readOrder } from '../orders/rows.ts';

export interface PromptPayoutOptions {
  transfers: TransferService;
  log: Logger;
  /** How long the buyer waits for the agent to be paid. */
  patienceMs?: number;
}

const PATIENCE_MS = 2500;
const PAUSE_MS = 150;

/** Pays agents while the buyer waits. What cannot be paid by then is left to the workers, who have it anyway. */
export class PromptPayout {
  readonly #options: PromptPayoutOptions;

  constructor(options: PromptPayoutOptions) {
    this.#options = options;
  }

  async follow(em: EntityManager, order: OrderRow): Promise<OrderRow> {
    const { transfers, log, patienceMs = PATIENCE_MS } = this.#options;
    if (isDecided(order)) return order;
    const { id } = await transfers.find(em, payoutOf(order.id));
    const look = async () => {
      // the buyer has paid: whatever happens to the payout, the hire stands
      await transfers.process(id).catch((err: unknown) => log.warn({ err, transfer: id }, 'payout delayed'));
      return readOrder(em, order.id);
    };
    return lookUntil({ patienceMs, pauseMs: PAUSE_MS }, look, isDecided);
  }
}

/** Sent, or known not to go now. */
function isDecided({ payout_transfer, payout_problem }: OrderRow): boolean {
  return payout_problem !== null || !payout_transfer || payout_transfer.tx_hash !== null;
}
