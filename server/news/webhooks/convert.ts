import type { components } from '../../../generated/types.gen.ts';
import type { AttemptRow, DeliveryRow } from './delivery-reads.ts';

type Delivery = components['schemas']['WebhookDelivery'];

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    ...row,
    attempts: row.attempts.map(toAttempt),
    next_attempt_at: row.next_attempt_at && toTime(row.next_attempt_at),
    created_at: toTime(row.created_at),
  };
}

function toAttempt(row: AttemptRow): Delivery['attempts'][number] {
  return { ...row, started_at: toTime(row.started_at) };
}

function toTime(text: string): string {
  return new Date(text).toISOString();
}
