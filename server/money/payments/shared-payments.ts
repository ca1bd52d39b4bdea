import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';

interface Dependencies {
  outbox: Outbox;
  clock: Clock;
}

/** Time for the other payers to spend their parts. After that they are held and returned, within the hour. */
const HOLD_DELAY_MS = 30 * 60 * 1000;

/** In the transaction that spends one payer's part: schedules the return of what the other payers do not spend. */
export async function scheduleSharedHold(
  em: EntityManager,
  { outbox, clock }: Dependencies,
  { network, reference, shared }: Pick<IncomingPayment, 'network' | 'reference' | 'shared'>,
): Promise<void> {
  if (shared === undefined) return;
  await outbox.add(em, {
    job: 'hold-shared-payment.v1',
    key: `${network}/${reference}`,
    payload: { network, reference },
    runAt: new Date(clock.now().getTime() + HOLD_DELAY_MS),
  });
}
