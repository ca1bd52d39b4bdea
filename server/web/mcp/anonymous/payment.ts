/** The part of an x402 version 2 challenge that is read here. */
export interface PaymentRequired {
  x402Version: 2;
  accepts: { asset: string }[];
  extensions?: Record<string, unknown>;
  [field: string]: unknown;
}

/** A payment as the header that a client without tools would send. */
export function toPaymentHeaders(payment: unknown): Record<string, string> {
  if (payment === undefined) return {};
  const isFirstVersion = (payment as { x402Version?: unknown } | null)?.x402Version === 1;
  return { [isFirstVersion ? 'X-PAYMENT' : 'PAYMENT-SIGNATURE']: encodeHeader(payment) };
}

function encodeHeader(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}

export function decodeHeader(header: string | number | undefined): Record<string, unknown> | undefined {
  if (header === undefined) return undefined;
  return JSON.parse(Buffer.from(String(header), 'base64').toString());
}
