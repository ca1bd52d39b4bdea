import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import type { RecipientRules } from '../../money/payouts/recipient-rules.ts';

interface PayoutAddresses {
  payout_wallet?: string | null;
  payout_address_base?: string | null;
}

/** Money sent to a mistyped address is lost, so checksums are verified. */
export function checkPayoutAddresses(body: PayoutAddresses, recipients: RecipientRules): void {
  const problems = (['payout_wallet', 'payout_address_base'] as const).flatMap((field) => {
    const address = body[field];
    return address == null ? [] : recipients.findProblems(`body.${field}`, address);
  });
  if (problems.length > 0) throw invalidFieldsError(problems);
}
