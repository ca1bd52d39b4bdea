import type { SpendingPurpose } from '../../../../generated/vocabulary.gen.ts';
import { fingerprint } from '../../../foundation/platform/fingerprint.ts';

/** What is paid for. */
export interface SpendItem {
  purpose: SpendingPurpose;
  /** Equal for equal requests: what the owner approves is this one and no other. */
  content: unknown;
  /** For the owner, in a few words. */
  summary: string;
  serviceId?: string | null;
  providerAgentId?: string | null;
  orderId?: string | null;
  /** Where the money goes, unless that is to an agent. */
  address?: string | null;
}

/** A payment from a server wallet that a credential short of custody proof asks for. */
export interface Spend {
  agentId: string;
  /** One payment is signed for each, however often it is asked for. */
  requestKey: string;
  amountMicro: bigint;
  item: SpendItem;
}

/** Of what is paid for, whatever it costs. */
export function fingerprintItem({ purpose, content }: SpendItem): string {
  return fingerprint([purpose, content]);
}

/** Of what the owner approves. */
export function fingerprintSpend({ amountMicro, item }: Spend): string {
  return fingerprint([fingerprintItem(item), String(amountMicro)]);
}
