import type { NotificationType } from '../../../generated/vocabulary.gen.ts';

export type { NotificationType };

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
