import { createHash } from 'node:crypto';
import type { OrderRequest } from '../orders/new-order.ts';

/** The same for equal hires, wherever they were sent to and in whatever order their answers stand. */
export function fingerprintOf(orderRequest: OrderRequest): string {
  const { serviceId, brief, requirementAnswers, referenceUrls, referenceImages } = orderRequest;
  const parts = [serviceId, brief ?? null, requirementAnswers ?? {}, referenceUrls, referenceImages];
  return createHash('sha256').update(JSON.stringify(parts, sortFields)).digest('base64url');
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
