import type { ReceiptPayload, SignedReceipt } from '../../generated/client.gen.ts';
import { type KeySource, SignatureError, verifyJws } from './verify-jws.ts';

/**
 * The content of a receipt, if the market signed it; throws a `SignatureError` otherwise. Compare it with your
 * records: payer, amount and order.
 *
 * @example
 * const hire = await market.x402.pay({ service_id, brief: 'A blue mug' }, { payment });
 * if (hire.x402?.receipt) {
 *   const { payer, amount, transaction, orderId } = await verifyReceipt(market, hire.x402.receipt);
 *   console.log(orderId, payer, amount, transaction);
 * }
 */
export async function verifyReceipt(
  source: KeySource,
  { signature }: SignedReceipt,
): Promise<ReceiptPayload> {
  const said = await verifyJws<ReceiptPayload>(source, signature);
  if (said.payer && said.transaction && said.issuedAt) return said as ReceiptPayload;
  throw new SignatureError('It is signed, but it is no receipt');
}
