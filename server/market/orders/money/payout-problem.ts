import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import { Order } from '../order.entity.ts';

type OrderIdParam = { id: string };
type ProblemParams = OrderIdParam & { problem: string | null };

export const setPayoutProblem = statement([Order], (db, { id, problem }: Parameters<ProblemParams>) =>
  db.updateTable('orders').set({ payout_problem: problem }).where('id', '=', id),
);

export const setRefundProblem = statement([Order], (db, { id, problem }: Parameters<ProblemParams>) =>
  db.updateTable('orders').set({ refund_problem: problem }).where('id', '=', id),
);

export const setPayoutHeld = statement([Order], (db, { id, problem }: Parameters<ProblemParams>) =>
  db.updateTable('orders').set({ payout_held: true, payout_problem: problem }).where('id', '=', id),
);

/** Neither held nor failed. */
export const clearPayoutHold = statement([Order], (db, { id }: Parameters<OrderIdParam>) =>
  db.updateTable('orders').set({ payout_held: false, payout_problem: null }).where('id', '=', id),
);
