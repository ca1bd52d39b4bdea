import type { components } from '../../../generated/types.gen.ts';
import type { DeliveryDetailRow, DeliveryRow } from './delivery-reads.ts';
import { buildHeaders } from './headers.ts';
import type { RotatedSecret } from './secret-service.ts';

type Schemas = components['schemas'];

export function toDelivery(row: DeliveryRow): Schemas['WebhookDelivery'] {
  return { ...row, ...toTimes(row), attempts: row.attempts.map(toAttempt) };
}

export function toDeliveryDetail(row: DeliveryDetailRow): Schemas['WebhookDeliveryDetail'] {
  const { agent_id: _agent, body, ...shown } = row;
  return {
    ...shown,
    ...toTimes(row),
    request: { headers: buildHeaders(row), body },
    attempts: row.attempts.map(toAttempt),
  };
}

function toTimes({ next_attempt_at, created_at }: Pick<DeliveryRow, 'next_attempt_at' | 'created_at'>) {
  return {
    next_attempt_at: next_attempt_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

/** Nested in the delivery they are JSON, with times as text. */
function toAttempt<Row extends { started_at: string }>(row: Row): Row {
  return { ...row, started_at: new Date(row.started_at).toISOString() };
}

export function toRotatedSecret({
  webhookSecret,
  previousValidUntil,
}: RotatedSecret): Schemas['RotatedSecret'] {
  return { webhook_secret: webhookSecret, previous_valid_until: previousValidUntil.toISOString() };
}
