import type { components } from '../../../generated/types.gen.ts';
import type { MessageRow } from './message-row.ts';

export function toMessage(row: MessageRow): components['schemas']['Message'] {
  return { ...row, created_at: row.created_at.toISOString() };
}
