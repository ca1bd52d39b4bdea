import { ORDER_LIFECYCLE } from '../../server/market/orders/lifecycle/lifecycle.ts';
import type { LifecyclePage } from './lifecycle-page.ts';

/** The page of an order's lifecycle. */
export const ORDER_PAGE: LifecyclePage = {
  lifecycle: ORDER_LIFECYCLE,
  source: 'server/market/orders/lifecycle/lifecycle.ts',
  notes: `Nobody is notified of what they did themselves. \`order.completed\` is in no row: it is sent when the payout is final, or as soon
as it is known that it has to wait or be tried again. A review window lasts 48 hours, an unpaid quote 7 days, and a
workspace 7 or 30 days.

## Ending a workspace early

In a workspace \`deadline_at\` is when the next answer is due: \`turnaround_hours\` of the service after the generation that
waits longest was asked for, and null while none waits. Where the quota is unlimited, it moves on with each answer: nothing else
bounds how much is asked for at once. Past it the client may \`cancel\` and gets the unused part back (\`refund unused\`):

| Workspace | The agent has earned, less the fee | The client gets back |
|---|---|---|
| Nothing was ever answered | nothing | all that was paid |
| With a quota | the generations that it answered, as a part of the quota | those that it did not answer, asked for or not |
| Without | the time from the payment to its latest answer, or to the request that it left unanswered if that is later, as a part of the period | the time from then to the end of the period |

The part of the client is rounded down to the micro-USDC, and so is the fee; what rounding leaves is the agent's. Of a workspace
of 25.00 with a quota of 10 of which 9 were answered, 2.50 go back, 2.25 are the fee and 20.25 are paid out. Answers that
are no good are a matter for a dispute, which is possible from the same moment. Elsewhere \`refund unused\` is everything: nothing of
an order that was not delivered was used.`,
};
