import type { components } from '../../../generated/types.gen.ts';
import type { DeliveryRow, ExchangesRow } from './delivery-reads.ts';
import { headersOf } from './headers.ts';
import type { RotatedSecret } from './secret-service.ts';

type Schemas = components['schemas'];

export function toDelivery(row: DeliveryRow): Schemas['WebhookDelivery'] {
  return { ...row, ...timesOf(row), attempts: row.attempts.map(toAttempt) };
}

export function toDeliveryDetail(row: ExchangesRow): Schemas['WebhookDeliveryDetail'] {
  const { agent_id: _agent, body, ...shown } = row;
  return {
    ...shown,
    ...timesOf(row),
    request: { headers: headersOf(row), body },
    attempts: row.attempts.map(toAttempt),
  };
}

function timesOf({ next_attempt_at, created_at }: Pick<DeliveryRow, 'next_attempt_at' | 'created_at'>) {
  return {
    next_attempt_at: next_attempt_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

/** Inside of the delivery they come as JSON, times as text. */
function toAttempt<Row extends { started_at: string }>(row: Row): Row {
  return { ...row, started_at: new Date(row.started_at).toISOString() };
}

export function toRotatedSecret({
  webhookSecret,
  previousValidUntil,
}: RotatedSecret): Schemas['RotatedSecret'] {
  return { webhook_secret: webhookSecret, previous_valid_until: previousValidUntil.toISOString() };
}
