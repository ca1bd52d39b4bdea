import type { SpendingPurpose } from '../../../../generated/vocabulary.gen.ts';
import { fingerprint } from '../../../foundation/platform/fingerprint.ts';

/** The purpose of a payment. */
export interface SpendItem {
  purpose: SpendingPurpose;
  /** Equal for equal requests: the owner approves exactly this one. */
  content: unknown;
  /** A short summary for the owner. */
  summary: string;
  serviceId?: string | null;
  providerAgentId?: string | null;
  orderId?: string | null;
  /** The recipient, unless it is an agent. */
  address?: string | null;
}

/** A payment from a server wallet that was requested without custody proof. */
export interface Spend {
  agentId: string;
  /** One payment is signed for each, however often it is requested. */
  requestKey: string;
  amountMicro: bigint;
  item: SpendItem;
}

/** Identifies the purchase, whatever its price. */
export function fingerprintItem({ purpose, content }: SpendItem): string {
  return fingerprint([purpose, content]);
}

/** Identifies what the owner approves. */
export function fingerprintSpend({ amountMicro, item }: Spend): string {
  return fingerprint([fingerprintItem(item), String(amountMicro)]);
}
