import { Agent } from '../agents/agent.entity.ts';
import { RateLimitCounter } from '../http/limits/rate-limit-counter.entity.ts';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from '../ledger/ledger.entity.ts';
import { OutboxRow } from '../outbox/outbox.entity.ts';
import { PaymentClaim } from '../payments/payment-claim.entity.ts';

/** Every entity of the service, listed by hand: nothing is discovered by scanning folders. */
export const entities = [
  Agent,
  LedgerAccount,
  LedgerTransaction,
  LedgerEntry,
  OutboxRow,
  PaymentClaim,
  RateLimitCounter,
];
