import type {
  ExactPayload,
  PaidResource,
  PaymentPayloadV2,
  PaymentRequirementsV2,
} from '../../generated/client.gen.ts';
import { toBase64 } from './base64.ts';
import type { PaymentProof } from './payment.ts';

/** A payment that the payer signed and the service submits, in x402 version 2. */
export function encodePaymentHeader(
  accepted: PaymentRequirementsV2,
  resource: PaidResource,
  payload: ExactPayload,
): PaymentProof {
  const whole: PaymentPayloadV2 = { x402Version: 2, resource, accepted, payload };
  return { 'PAYMENT-SIGNATURE': toBase64(JSON.stringify(whole)) };
}
