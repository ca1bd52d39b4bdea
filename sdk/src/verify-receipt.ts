import type {
  DeliveryReceipt,
  DeliveryReceiptPayload,
  ReceiptPayload,
  SignedReceipt,
} from '../../generated/client.gen.ts';
import { type KeySource, SignatureError, verifyJws } from './verify-jws.ts';

/** A delivered file: its bytes, a text, or a `Blob`, `File` or `Response` that has them. */
export type DeliveredFile = string | Bytes | Pick<Blob, 'arrayBuffer'>;

type Bytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>;

/**
 * The content of a receipt, if the market signed it; throws a `SignatureError` otherwise. Compare it with your
 * records: payer, amount and order.
 *
 * With the receipt of a deliverable, also send what you received: it throws if the file is not the one that was
 * delivered. Send null if you have no file, as for a link: then only the signature is checked.
 *
 * @example
 * const hire = await market.x402.pay({ service_id, brief: 'A blue mug' }, { payment });
 * if (hire.x402?.receipt) {
 *   const { payer, amount, transaction, orderId } = await verifyReceipt(market, hire.x402.receipt);
 *   console.log(orderId, payer, amount, transaction);
 * }
 *
 * @example
 * const { deliverables } = await market.orders.get('ord_1767225600000_k3v9q2xw7d');
 * for (const { deliverable_url, deliverable_text, receipt } of deliverables) {
 *   const file = deliverable_text ?? (await fetch(deliverable_url!));
 *   if (receipt) console.log((await verifyReceipt(market, receipt, file)).sha256);
 * }
 */
export async function verifyReceipt(source: KeySource, receipt: SignedReceipt): Promise<ReceiptPayload>;
export async function verifyReceipt(
  source: KeySource,
  receipt: DeliveryReceipt,
  file: DeliveredFile | null,
): Promise<DeliveryReceiptPayload>;
export async function verifyReceipt(
  source: KeySource,
  { signature }: SignedReceipt | DeliveryReceipt,
  file?: DeliveredFile | null,
): Promise<ReceiptPayload | DeliveryReceiptPayload> {
  return file === undefined
    ? verifyPaymentReceipt(source, signature)
    : verifyDeliveryReceipt(source, signature, file);
}

async function verifyPaymentReceipt(source: KeySource, jws: string): Promise<ReceiptPayload> {
  const said = await verifyJws<ReceiptPayload>(source, jws, 'resourceUrl');
  if (said.payer && said.transaction && said.issuedAt) return said as ReceiptPayload;
  throw new SignatureError('wrong_type', 'It is signed, but it is no receipt');
}

async function verifyDeliveryReceipt(
  source: KeySource,
  jws: string,
  file: DeliveredFile | null,
): Promise<DeliveryReceiptPayload> {
  const said = await verifyJws<DeliveryReceiptPayload>(source, jws, 'order_url');
  if (said.type !== 'delivery' || !said.order_id || !said.deliverable_id) {
    throw new SignatureError('wrong_type', 'It is signed, but it is no receipt of a delivery');
  }
  if (file === null) return said as DeliveryReceiptPayload;
  if (!said.sha256) {
    throw new SignatureError('no_hash', `The market does not store the content of ${said.deliverable_url}`);
  }
  const sha256 = await hashFile(file);
  if (sha256 === said.sha256) return said as DeliveryReceiptPayload;
  throw new SignatureError(
    'file_mismatch',
    `The file has the SHA-256 ${sha256}, but ${said.sha256} was delivered as ${said.deliverable_id}`,
  );
}

async function hashFile(file: DeliveredFile): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await readFile(file));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function readFile(file: DeliveredFile): Promise<Bytes> {
  if (typeof file === 'string') return new TextEncoder().encode(file);
  return 'arrayBuffer' in file ? file.arrayBuffer() : file;
}
