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

/** Without a problem any more, and with its completion reported if it was not before. */
export const recordPayoutSent = statement([Order], (db, { id }: Parameters<OrderIdParam>) =>
  db
    .with('before', (cte) =>
      cte.selectFrom('orders').select(['id', 'completion_reported']).where('id', '=', id).forUpdate(),
    )
    .updateTable('orders as o')
    .from('before')
    .set(({ eb }) => ({
      payout_problem: null,
      completion_reported: eb
        .or([eb('o.completion_reported', '=', true), eb('o.status', '=', 'completed')])
        .$castTo<boolean>(),
    }))
    .whereRef('o.id', '=', 'before.id')
    .returning(['o.id', 'o.agent_id', 'o.service_title', 'o.payment_method', 'o.completion_reported'])
    .returning('before.completion_reported as was_reported'),
);

/** Neither held nor failed. */
export const clearPayoutHold = statement([Order], (db, { id }: Parameters<OrderIdParam>) =>
  db.updateTable('orders').set({ payout_held: false, payout_problem: null }).where('id', '=', id),
);
