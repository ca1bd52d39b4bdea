import type { ShallowDehydrateObject } from 'kysely';
import type { components } from '../../../generated/types.gen.ts';
import { toTransferStatus } from '../../chain/transactions/transfer-status.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { parseUsdField } from '../../foundation/platform/usd-field.ts';
import type { EarningRow, Earnings } from './money/earnings.ts';
import type { TransferRow } from './money/order-transfers.ts';
import type { LineRow, OrderPosting } from './money/read-postings.ts';
import type { OrderRequest } from './new-order.ts';
import type { ReceiptOrderRow, ShownOrderRow } from './order-row.ts';
import { toNetwork } from './payment/payment-reference.ts';
import type { CreatedGeneration, Resolution } from './service.ts';
import type { DeliverableInput, DeliverableRow } from './work/deliverables.ts';

type Schemas = components['schemas'];
type Transfer = Schemas['OrderTransfer'];

export function toOrder(row: ShownOrderRow): Schemas['Order'] {
  return {
    id: row.id,
    order_id: row.id,
    service_id: row.service_id,
    service_title: row.service_title,
    service_category: row.service_category,
    provider_agent_id: row.agent_id,
    provider_name: row.provider_name,
    client_wallet: row.client_wallet,
    client_name: row.client_name,
    client_agent_id: row.client_agent_id,
    brief: row.brief,
    private: row.is_private,
    reference_urls: row.reference_urls,
    reference_images: row.reference_images,
    requirement_answers: row.requirement_answers,
    status: row.status,
    ...toMoneyFields(row),
    deliverable_url: row.deliverable_url,
    deliverable_media_type: row.deliverable_media_type,
    quota_total: row.quota_total,
    quota_used: row.quota_used,
    revision_count: row.revision_count,
    max_revisions: row.max_revisions,
    bounty_id: row.bounty_id,
    ...toTimeFields(row),
  };
}

function toMoneyFields(row: ShownOrderRow) {
  return {
    quoted_price_usd: toUsd(row.price_micro),
    platform_fee_usd: toUsd(row.fee_micro),
    total_usd: toUsd(row.total_micro),
    payment_method: row.payment_method,
    payment_network: row.payment_network,
    escrow_tx_hash: row.escrow_tx_hash,
    payout_tx_hash: row.payout_transfer?.tx_hash ?? null,
    payout: toTransfer(row, row.payout_micro, row.payout_transfer, row.payout_problem),
    refund: toTransfer(row, row.refund_micro, row.refund_transfer, row.refund_problem),
  };
}

function toTimeFields(row: ShownOrderRow) {
  return {
    workspace_expires_at: toTime(row.workspace_expires_at),
    delivered_at: toTime(row.delivered_at),
    review_deadline: toTime(row.review_deadline),
    completed_at: toTime(row.completed_at),
    deadline_at: toTime(row.deadline_at),
    created_at: row.created_at.toISOString(),
  };
}

/** A due amount without a transfer waits for an address. */
function toTransfer(
  { payment_network, updated_at }: Pick<ShownOrderRow, 'payment_network' | 'updated_at'>,
  amountMicro: bigint | null,
  transfer: TransferRow | null,
  problem: string | null,
): Transfer {
  return {
    status: amountMicro === null ? 'none' : transfer ? toTransferStatus(transfer) : 'held',
    amount_usd: toUsd(amountMicro),
    network: amountMicro === null ? null : (transfer?.network ?? payment_network),
    destination: transfer?.to_address ?? null,
    tx_hash: transfer?.tx_hash ?? null,
    reason: problem,
    updated_at: amountMicro === null ? null : toTime(transfer?.updated_at ?? updated_at),
  };
}

export function toEarning(row: EarningRow): Schemas['Earning'] {
  return {
    order_id: row.id,
    service_title: row.service_title,
    order_status: row.status,
    payout: toTransfer(row, row.payout_micro, row.payout_transfer, row.payout_problem),
    created_at: row.created_at.toISOString(),
  };
}

export function toEarningsTotals({ paidMicro, dueMicro, escrowMicro }: Earnings) {
  return { paid_usd: formatUsd(paidMicro), due_usd: formatUsd(dueMicro), escrow_usd: formatUsd(escrowMicro) };
}

export function toPosting({ kind, txHash, lines, createdAt }: OrderPosting): Schemas['OrderPosting'] {
  const [first] = lines;
  if (!first) throw new Error(`A posting of ${kind} has no lines`);
  return {
    kind,
    network: first.network,
    tx_hash: txHash,
    lines: lines.map(toLine),
    created_at: createdAt.toISOString(),
  };
}

function toLine({ kind, amount }: LineRow): Schemas['LedgerLine'] {
  const micro = BigInt(amount);
  return micro > 0n
    ? { account: kind, side: 'debit', amount_usd: formatUsd(micro) }
    : { account: kind, side: 'credit', amount_usd: formatUsd(-micro) };
}

export function toGeneration({ deliverable, order }: CreatedGeneration): Schemas['Generation'] {
  return {
    deliverable: toDeliverable(deliverable),
    quota_used: order.quota_used,
    quota_total: order.quota_total ?? 0,
  };
}

/** Read together with its order, its times are text. */
export function toDeliverable(
  row: DeliverableRow | ShallowDehydrateObject<DeliverableRow>,
): Schemas['Deliverable'] {
  return {
    id: row.id,
    order_id: row.order_id,
    prompt: row.prompt,
    status: row.status,
    deliverable_url: row.url,
    deliverable_media_type: row.media_type,
    deliverable_text: row.text,
    sha256: row.sha256,
    created_at: new Date(row.created_at).toISOString(),
    delivered_at: toTime(row.delivered_at),
  };
}

/** Undefined if nothing was delivered, or before receipts were introduced. */
export function toDeliveryReceiptPayload(
  order: ReceiptOrderRow,
  row: ShallowDehydrateObject<DeliverableRow>,
  baseUrl: string,
): Schemas['DeliveryReceiptPayload'] | undefined {
  const { revision, media_type, delivered_at } = row;
  if (revision === null || media_type === null || delivered_at === null) return undefined;
  return {
    version: 1,
    type: 'delivery',
    order_url: `${baseUrl}/api/orders/${order.id}`,
    order_id: order.id,
    deliverable_id: row.id,
    revision,
    deliverable_media_type: media_type,
    deliverable_url: row.url,
    sha256: row.sha256,
    delivered_at: new Date(delivered_at).toISOString(),
    provider_agent_id: order.agent_id,
    client_wallet: order.client_wallet,
    client_agent_id: order.client_agent_id,
    payer: order.payer,
    total_usd: toUsd(order.total_micro),
    payment_network: order.payment_network,
    escrow_tx_hash: order.escrow_tx_hash,
  };
}

export function toOrderRequest(body: Schemas['CreateOrderRequest']): OrderRequest {
  return {
    serviceId: body.service_id,
    brief: body.brief,
    clientWallet: body.client_wallet,
    referenceUrls: body.reference_urls ?? [],
    referenceImages: body.reference_images ?? [],
    requirementAnswers: body.requirement_answers,
    isPrivate: body.private ?? false,
    network: body.payment_chain && toNetwork(body.payment_chain),
    callbackUrl: body.callback_url,
  };
}

/** One deliverable in its own fields, or several. */
export function toDeliverableInputs(body: Schemas['DeliverRequest']): DeliverableInput[] {
  const { deliverables, deliverable_url, deliverable_media_type, deliverable_text, deliverable_id } = body;
  const isSingle = [deliverable_url, deliverable_media_type, deliverable_text, deliverable_id].some(
    (field) => field !== undefined,
  );
  if (deliverables && isSingle) {
    throw invalidFieldsError([
      { path: 'body.deliverables', message: 'cannot be combined with the fields of a single deliverable' },
    ]);
  }
  if (deliverables) return deliverables.map(toDeliverableInput);
  if (deliverable_media_type === undefined) {
    throw invalidFieldsError([
      {
        path: 'body.deliverable_media_type',
        message: 'is required, together with `deliverable_url`',
      },
    ]);
  }
  return [toDeliverableInput({ ...body, deliverable_media_type })];
}

function toDeliverableInput(input: Schemas['DeliverableInput']): DeliverableInput {
  return {
    mediaType: input.deliverable_media_type,
    url: input.deliverable_url,
    text: input.deliverable_text,
    deliverableId: input.deliverable_id,
  };
}

export function toResolution(body: Schemas['Mediation']): Resolution {
  const { note } = body;
  if (body.resolution !== 'split') return { kind: body.resolution, note };
  return { kind: 'split', note, agentPercent: body.agent_percent };
}

export function parsePrice(price: string | number): bigint {
  return parseUsdField('body.price_usd', price);
}

const toUsd = (micro: bigint | null) => (micro === null ? null : formatUsd(micro));
const toTime = (time: Date | string | null) => (time === null ? null : new Date(time).toISOString());
