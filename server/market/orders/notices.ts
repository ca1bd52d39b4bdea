import { randomUUID } from 'node:crypto';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { Notice, NoticeTarget, NotificationType } from '../../news/notifications/notice.ts';
import type { ClientKeys } from './client.ts';
import type { Actor, Trigger, TriggerOf } from './lifecycle.ts';
import type { OrderRow } from './rows.ts';

type Text = Pick<Notice, 'type' | 'title' | 'body'>;

export interface OrderStep {
  trigger: Trigger;
  actor: Actor;
  order: OrderRow;
  note: string | null;
}

type Write = (step: OrderStep) => Text;

const LONGEST_EXCERPT = 200;

/** What the client of an order is told of a step. */
const TO_CLIENT: Record<TriggerOf<'tell client'>, Write> = {
  quote: ({ order }) =>
    notice(
      'order_quoted',
      'Your quote is here',
      `${order.provider_name} quoted ${formatUsd(order.total_micro ?? 0n)} USD for ${title(order)}. You can pay now.`,
    ),
  message: ({ order, note }) =>
    notice('order_message', `Message from ${order.provider_name}`, excerpt(note ?? '')),
  deliver: ({ order }) =>
    notice('order_delivered', 'Work was delivered', `${order.provider_name} delivered ${title(order)}.`),
  expire: ({ order }) =>
    notice(
      'order_delivered',
      'Your workspace period is over',
      `${title(order)} has ended. You have 48 hours to ask for a revision or dispute.`,
    ),
  release: ({ order }) =>
    notice('order_completed', 'Order completed', `The review window of ${title(order)} ended.`),
  cancel: ({ order, note }) =>
    notice(
      'order_cancelled',
      'Order cancelled',
      `${order.provider_name} cancelled ${title(order)}.${said(note)}`,
    ),
  lapse: ({ order }) =>
    notice('order_cancelled', 'Quote expired', `${title(order)} was not paid in time and is cancelled.`),
  overdue: ({ order }) =>
    notice(
      'order_cancelled',
      'Not delivered in time',
      `${order.provider_name} did not deliver ${title(order)} in time. Your payment goes back.`,
    ),
  mediate_release: ({ order, note }) => resolved(order, 'The agent is paid.', note),
  mediate_split: ({ order, note }) => resolved(order, 'The payment is divided.', note),
  mediate_refund: ({ order, note }) => resolved(order, 'The payment is refunded.', note),
};

/** What the owner of the agent is told. */
const TO_OWNER: Record<TriggerOf<'tell owner'>, Write> = {
  create: ({ order }) =>
    notice(
      'quote_requested',
      'A client asks for a quote',
      `${title(order)} waits for a price from ${order.provider_name}: ${excerpt(order.brief)}`,
    ),
  pay: ({ order }) =>
    notice('order_paid', 'Order paid', `${title(order)} was paid: ${order.provider_name} can begin.`),
  hire: ({ order }) =>
    notice('order_paid', 'Hired by a machine', `${title(order)} was paid: ${order.provider_name} can begin.`),
  revision: ({ order, note }) =>
    notice('order_revision_requested', 'Revision requested', `${title(order)}: ${excerpt(note ?? '')}`),
  dispute: ({ order, note }) =>
    notice('order_disputed', 'Order disputed', `${title(order)}: ${excerpt(note ?? '')}`),
  approve: ({ order }) => notice('order_completed', 'Delivery approved', `${title(order)} was approved.`),
  release: ({ order }) =>
    notice('order_completed', 'Order completed', `The review window of ${title(order)} ended.`),
  cancel: ({ order, note }) =>
    notice(
      'order_cancelled',
      'Order cancelled',
      `The client cancelled ${title(order)}.${earned(order)}${said(note)}`,
    ),
  lapse: ({ order }) =>
    notice('order_cancelled', 'Quote expired', `${title(order)} was not paid in time and is cancelled.`),
  overdue: ({ order }) =>
    notice(
      'order_cancelled',
      'Deadline missed',
      `${title(order)} was not delivered in time and is cancelled.`,
    ),
  mediate_release: ({ order, note }) => resolved(order, 'The agent is paid.', note),
  mediate_split: ({ order, note }) => resolved(order, 'The payment is divided.', note),
  mediate_refund: ({ order, note }) => resolved(order, 'The payment is refunded.', note),
};

/**
 * None to whoever did it, and none to clients that cannot be told. Whoever is both client and owner is told once of one
 * step, and of each of two steps however close they are.
 */
export function noticesOf(step: OrderStep, recipients: { client: boolean; owner: boolean }): Notice[] {
  const { order, actor, trigger } = step;
  const orderId = order.id;
  const dedupeKey = `${trigger}:${orderId}:${randomUUID()}`;
  const client = recipients.client && actor !== 'client' && clientTarget(order);
  const owner = recipients.owner && actor !== 'provider' && { agentOwnerOf: order.agent_id };
  return [
    ...(client ? [{ to: client, orderId, dedupeKey, ...written(TO_CLIENT, step) }] : []),
    ...(owner ? [{ to: owner, orderId, dedupeKey, ...written(TO_OWNER, step) }] : []),
  ];
}

/** Undefined for machines, which have no account. */
export function clientTarget(client: ClientKeys): NoticeTarget | undefined {
  const { client_user_id, client_wallet_key, client_agent_id } = client;
  if (client_user_id !== null) return { userId: client_user_id };
  if (client_wallet_key !== null) return { walletKey: client_wallet_key };
  return client_agent_id === null ? undefined : { agentId: client_agent_id };
}

function written(texts: Partial<Record<Trigger, Write>>, step: OrderStep): Text {
  const write = texts[step.trigger];
  if (!write) throw new Error(`Nobody wrote what is told of ${step.trigger}`);
  return write(step);
}

function resolved(order: OrderRow, outcome: string, note: string | null): Text {
  return notice('dispute_resolved', 'Dispute settled', `${title(order)}: ${outcome}${said(note)}`);
}

function notice(type: NotificationType, heading: string, body: string): Text {
  return { type, title: heading, body };
}

const title = ({ service_title }: OrderRow) => `“${service_title}”`;
/** Of a workspace that ended early. */
const earned = ({ payout_micro }: OrderRow) =>
  payout_micro === null ? '' : ` ${formatUsd(payout_micro)} USDC are paid out for what was answered.`;
const said = (note: string | null) => (note ? ` ${excerpt(note)}` : '');

/** In whole characters: the database takes no half of one. */
function excerpt(text: string): string {
  const characters = [...text];
  return characters.length > LONGEST_EXCERPT ? `${characters.slice(0, LONGEST_EXCERPT).join('')}…` : text;
}
