import { fingerprint } from '../../foundation/platform/fingerprint.ts';
import type { OrderRequest } from '../orders/new-order.ts';

/** Equal for equal hires, whatever the transport and the order of the answers. */
export function fingerprintOrderRequest(orderRequest: OrderRequest): string {
  const { serviceId, brief, requirementAnswers, referenceUrls, referenceImages } = orderRequest;
  return fingerprint([serviceId, brief ?? null, requirementAnswers ?? {}, referenceUrls, referenceImages]);
}
