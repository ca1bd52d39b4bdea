import type { components } from '../../../generated/types.gen.ts';
import type { AttemptRow, DeliveryRow } from './delivery-reads.ts';

type Delivery = components['schemas']['WebhookDelivery'];

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    ...row,
    attempts: row.attempts.map(toAttempt),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** Inside of the delivery they come as JSON, times as text. */
function toAttempt(row: AttemptRow): Delivery['attempts'][number] {
  return { ...row, started_at: new Date(row.started_at).toISOString() };
}
