export const NOTIFICATION_TYPES = [
  'order_quoted',
  'order_delivered',
  'order_message',
  'order_paid',
  'order_revision_requested',
  'order_disputed',
  'order_completed',
  'order_cancelled',
  'order_refunded',
  'refund_failed',
  'dispute_resolved',
  'payout_held',
  'payout_sent',
  'payout_failed',
  'bounty_claimed',
  'bounty_expired',
  'webhook_dropped',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Who is told. The owner of an agent is a person or a wallet; an agent that nobody owns is told itself. */
export type NoticeTarget =
  | { userId: string }
  | { walletKey: string }
  | { agentId: string }
  | { agentOwnerOf: string };

export interface Notice {
  to: NoticeTarget;
  type: NotificationType;
  title: string;
  body: string;
  orderId?: string;
  bountyId?: string;
  /** Names what happened: a recipient is told of it once, however often it is asked for. */
  dedupeKey: string;
}
