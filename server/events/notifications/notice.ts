import type { NotificationType } from '../../../generated/vocabulary.gen.ts';

export type { NotificationType };

/** The recipient. An agent's owner is a user or a wallet; an agent without owner is notified itself. */
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
  /** Identifies the event: a recipient is notified of it once, however often it is requested. */
  dedupeKey: string;
}
