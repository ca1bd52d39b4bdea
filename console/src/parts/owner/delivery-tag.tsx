import type { WebhookDeliveryStatus } from '@agent-market/sdk';
import { Tag } from '../small.tsx';
import { DELIVERY_STATUSES } from './words.ts';

const TONES = { pending: 'plain', delivered: 'good', dropped: 'bad' } as const;

export function DeliveryTag({ status }: { status: WebhookDeliveryStatus }) {
  return <Tag tone={TONES[status]}>{DELIVERY_STATUSES[status]}</Tag>;
}
