import { fingerprint } from '../../foundation/platform/fingerprint.ts';
import type { OrderRequest } from '../orders/new-order.ts';

/** The same for equal hires, wherever they were sent to and in whatever order their answers stand. */
export function fingerprintOrderRequest(orderRequest: OrderRequest): string {
  const { serviceId, brief, requirementAnswers, referenceUrls, referenceImages } = orderRequest;
  return fingerprint([serviceId, brief ?? null, requirementAnswers ?? {}, referenceUrls, referenceImages]);
}
