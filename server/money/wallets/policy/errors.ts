import { ConflictError, NotFoundError } from '../../../foundation/platform/errors.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';

/** None of these charges anything. */

export class SpendingLimitReachedError extends ConflictError {
  constructor(limitMicro: bigint, spentMicro: bigint, amountMicro: bigint) {
    super(
      'spending_limit_reached',
      `This costs ${formatUsd(amountMicro)} USD. The agent may spend ${formatUsd(limitMicro)} in 24 hours and has spent ${formatUsd(spentMicro)}. Ask the owner to raise the limit, or pay with a transaction.`,
    );
  }
}

export class PaymentAboveLimitError extends ConflictError {
  constructor(maxMicro: bigint, amountMicro: bigint) {
    super(
      'payment_above_limit',
      `This costs ${formatUsd(amountMicro)} USD. The agent may pay at most ${formatUsd(maxMicro)} at once. Ask the owner to raise \`max_per_payment_usd\`, or pay with a transaction.`,
    );
  }
}

export class RecipientNotAllowedError extends ConflictError {
  constructor(list: 'allowed_services' | 'allowed_agents' | 'allowed_addresses', recipient: string | null) {
    super(
      'recipient_not_allowed',
      `\`${list}\` of the spending policy does not include ${recipient ?? 'this recipient'}. Ask the owner to add it, or pay with a transaction.`,
    );
  }
}

export class PolicyExpiredError extends ConflictError {
  constructor(expiredAt: Date) {
    super(
      'policy_expired',
      `The spending policy expired at ${expiredAt.toISOString()}. Ask the owner to set a new \`expires_at\`.`,
    );
  }
}

export class ApprovalRequiredError extends ConflictError {
  constructor(approvalId: string, amountMicro: bigint) {
    super(
      'approval_required',
      `The owner has to approve this payment of ${formatUsd(amountMicro)} USD (${approvalId}). Repeat the same request once it is approved.`,
      // the agent can only wait
      { details: { approval_id: approvalId }, countsAsFailure: false },
    );
  }
}

export class ApprovalDeniedError extends ConflictError {
  constructor(approvalId: string) {
    super('approval_denied', `The owner denied this payment (${approvalId}).`);
  }
}

export class TooManyApprovalsError extends ConflictError {
  constructor(limit: number) {
    super(
      'too_many_approvals',
      `${limit} payments of the last 24 hours wait for the owner's approval or were denied. Wait for a decision before you request more.`,
    );
  }
}

export class ApprovalClosedError extends ConflictError {
  constructor(approvalId: string, status: string) {
    super('approval_closed', `Approval ${approvalId} is ${status}. The agent has to send its request again.`);
  }
}

export class ApprovalNotFoundError extends NotFoundError {
  constructor() {
    super('not_found', 'No such approval.');
  }
}
