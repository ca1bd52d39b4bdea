import { randomBytes } from 'node:crypto';
import type { Notice, NoticeTarget, NotificationType } from '../../../events/notifications/notice.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';
import type { ClientKeys } from '../client.ts';
import type { OrderRow } from '../order-row.ts';
import type { Actor, Trigger, TriggerOf } from './lifecycle.ts';

type Text = Pick<Notice, 'type' | 'title' | 'body'>;

export interface OrderTransition {
  trigger: Trigger;
  actor: Actor;
  order: OrderRow;
  note: string | null;
}

type RenderText = (step: OrderTransition) => Text;

const MAX_EXCERPT_LENGTH = 200;

/** The client's notification of each step. */
const CLIENT_TEXTS: Record<TriggerOf<'notify client'>, RenderText> = {
  quote: ({ order }) =>
    buildText(
      'order_quoted',
      'Quote received',
      `${order.provider_name} quoted ${formatUsd(order.total_micro ?? 0n)} USD for ${quotedTitle(order)}. You can pay now.`,
    ),
  message: ({ order, note }) =>
    buildText('order_message', `Message from ${order.provider_name}`, excerpt(note ?? '')),
  deliver: ({ order }) =>
    buildText('order_delivered', 'Work delivered', `${order.provider_name} delivered ${quotedTitle(order)}.`),
  expire: ({ order }) =>
    buildText(
      'order_delivered',
      'Your workspace period is over',
      `${quotedTitle(order)} has ended. You have 48 hours to request a revision or dispute.`,
    ),
  release: ({ order }) =>
    buildText('order_completed', 'Order completed', `The review window of ${quotedTitle(order)} ended.`),
  cancel: ({ order, note }) =>
    buildText(
      'order_cancelled',
      'Order cancelled',
      `${order.provider_name} cancelled ${quotedTitle(order)}.${noteSuffix(note)}`,
    ),
  lapse: ({ order }) =>
    buildText(
      'order_cancelled',
      'Quote expired',
      `${quotedTitle(order)} was not paid in time and is cancelled.`,
    ),
  overdue: ({ order }) =>
    buildText(
      'order_cancelled',
      'Not delivered in time',
      `${order.provider_name} did not deliver ${quotedTitle(order)} in time. Your payment is refunded.`,
    ),
  mediate_release: ({ order, note }) => disputeResolvedText(order, 'The agent is paid.', note),
  mediate_split: ({ order, note }) => disputeResolvedText(order, 'The payment is split.', note),
  mediate_refund: ({ order, note }) => disputeResolvedText(order, 'The payment is refunded.', note),
  lose_payment: ({ order, note }) =>
    buildText(
      'order_cancelled',
      'Payment lost',
      `${quotedTitle(order)} is not paid, and nothing is refunded.${noteSuffix(note)}`,
    ),
};

/** The notification of the agent's owner. */
const OWNER_TEXTS: Record<TriggerOf<'notify owner'>, RenderText> = {
  create: ({ order }) =>
    buildText(
      'quote_requested',
      'Quote requested',
      `${quotedTitle(order)} waits for a price from ${order.provider_name}: ${excerpt(order.brief)}`,
    ),
  pay: ({ order }) =>
    buildText(
      'order_paid',
      'Order paid',
      `${quotedTitle(order)} was paid. ${order.provider_name} can start.`,
    ),
  hire: ({ order }) =>
    buildText(
      'order_paid',
      'Hired by x402',
      `${quotedTitle(order)} was paid. ${order.provider_name} can start.`,
    ),
  revision: ({ order, note }) =>
    buildText(
      'order_revision_requested',
      'Revision requested',
      `${quotedTitle(order)}: ${excerpt(note ?? '')}`,
    ),
  dispute: ({ order, note }) =>
    buildText('order_disputed', 'Order disputed', `${quotedTitle(order)}: ${excerpt(note ?? '')}`),
  approve: ({ order }) =>
    buildText('order_completed', 'Delivery approved', `${quotedTitle(order)} was approved.`),
  release: ({ order }) =>
    buildText('order_completed', 'Order completed', `The review window of ${quotedTitle(order)} ended.`),
  cancel: ({ order, note }) =>
    buildText(
      'order_cancelled',
      'Order cancelled',
      `The client cancelled ${quotedTitle(order)}.${earnedSuffix(order)}${noteSuffix(note)}`,
    ),
  lapse: ({ order }) =>
    buildText(
      'order_cancelled',
      'Quote expired',
      `${quotedTitle(order)} was not paid in time and is cancelled.`,
    ),
  overdue: ({ order }) =>
    buildText(
      'order_cancelled',
      'Deadline missed',
      `${quotedTitle(order)} was not delivered in time and is cancelled.`,
    ),
  mediate_release: ({ order, note }) => disputeResolvedText(order, 'The agent is paid.', note),
  mediate_split: ({ order, note }) => disputeResolvedText(order, 'The payment is split.', note),
  mediate_refund: ({ order, note }) => disputeResolvedText(order, 'The payment is refunded.', note),
  lose_payment: ({ order, note }) =>
    buildText(
      order.status === 'completed' ? 'payout_failed' : 'order_cancelled',
      'Payment lost',
      `${quotedTitle(order)} is not paid, and nothing is paid out.${noteSuffix(note)}`,
    ),
};

/**
 * Nobody is notified of their own step, nor clients that cannot be reached. Whoever is both client and owner is
 * notified once per step, however close the steps are.
 */
export function buildNotices(
  step: OrderTransition,
  recipients: { client: boolean; owner: boolean },
): Notice[] {
  const { order, actor } = step;
  const orderId = order.id;
  // of one step only: whoever is both gets the first
  const dedupeKey = randomBytes(9).toString('base64url');
  const client = recipients.client && actor !== 'client' && clientTarget(order);
  const owner = recipients.owner && actor !== 'provider' && { agentOwnerOf: order.agent_id };
  return [
    ...(client ? [{ to: client, orderId, dedupeKey, ...renderText(CLIENT_TEXTS, step) }] : []),
    ...(owner ? [{ to: owner, orderId, dedupeKey, ...renderText(OWNER_TEXTS, step) }] : []),
  ];
}

/** Undefined for machines, which have no account. */
export function clientTarget(client: ClientKeys): NoticeTarget | undefined {
  const { client_user_id, client_wallet_key, client_agent_id } = client;
  if (client_user_id !== null) return { userId: client_user_id };
  if (client_wallet_key !== null) return { walletKey: client_wallet_key };
  return client_agent_id === null ? undefined : { agentId: client_agent_id };
}

function renderText(texts: Partial<Record<Trigger, RenderText>>, step: OrderTransition): Text {
  const write = texts[step.trigger];
  if (!write) throw new Error(`No notification text for trigger ${step.trigger}`);
  return write(step);
}

function disputeResolvedText(order: OrderRow, outcome: string, note: string | null): Text {
  return buildText(
    'dispute_resolved',
    'Dispute resolved',
    `${quotedTitle(order)}: ${outcome}${noteSuffix(note)}`,
  );
}

function buildText(type: NotificationType, heading: string, body: string): Text {
  return { type, title: heading, body };
}

const quotedTitle = ({ service_title }: OrderRow) => `“${service_title}”`;
/** Of a workspace that ended early. */
const earnedSuffix = ({ payout_micro }: OrderRow) =>
  payout_micro === null
    ? ''
    : ` ${formatUsd(payout_micro)} USDC are paid out for the generations that were delivered.`;
const noteSuffix = (note: string | null) => (note ? ` ${excerpt(note)}` : '');

/** Counts code points: PostgreSQL rejects half of a surrogate pair. */
function excerpt(text: string): string {
  const characters = [...text];
  return characters.length > MAX_EXCERPT_LENGTH
    ? `${characters.slice(0, MAX_EXCERPT_LENGTH).join('')}…`
    : text;
}
