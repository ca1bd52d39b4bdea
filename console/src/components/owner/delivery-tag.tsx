import type { WebhookDeliveryStatus } from '@agent-market/sdk';
import { Tag } from '../inline.tsx';
import { DELIVERY_STATUS_LABELS } from './labels.ts';

const STATUS_TONES = { pending: 'plain', delivered: 'good', dropped: 'bad' } as const;

export function DeliveryTag({ status }: { status: WebhookDeliveryStatus }) {
  return <Tag tone={STATUS_TONES[status]}>{DELIVERY_STATUS_LABELS[status]}</Tag>;
}
