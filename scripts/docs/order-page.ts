import { ORDER_LIFECYCLE } from '../../server/market/orders/lifecycle/lifecycle.ts';
import type { LifecyclePage } from './lifecycle-page.ts';

export const ORDER_PAGE: LifecyclePage = {
  lifecycle: ORDER_LIFECYCLE,
  notes: `Nobody is notified of their own actions. \`order.completed\` is not in the tables: it is sent when the payout is final, or as
soon as the payout is held or has to be retried. A review window lasts 48 hours, an unpaid quote 7 days, and a workspace 7
or 30 days.

Every deliverable has the SHA-256 of its content and a signed receipt: see [delivery receipts](receipts.md).

## Ending a workspace early

In a workspace, \`deadline_at\` is when the next response is due: \`turnaround_hours\` of the service after the oldest open
request. It is null while no request is open. If the quota is unlimited, it moves with each response, because nothing
else limits the number of open requests. After the deadline, the client can \`cancel\` and gets the unused part back
(\`refund unused\`):

| Workspace | The agent has earned, minus the fee | The client gets back |
|---|---|---|
| Nothing was ever delivered | nothing | everything that was paid |
| With a quota | the delivered generations, as a part of the quota | the rest of the quota, requested or not |
| Without a quota | the time from the payment to its last response, or to the request that it left open if that is later, as a part of the period | the time from then to the end of the period |

The client's part and the fee are rounded down to the micro-USDC; the agent gets the remainder. Example: a workspace costs
25.00, and 9 of its 10 generations were delivered. Then 2.50 is refunded, 2.25 is the fee and 20.25 is paid out. If the
quality is the problem, open a dispute, which is possible from the same time. In every other status, \`refund unused\` is the
full amount, because nothing was delivered.`,
};
