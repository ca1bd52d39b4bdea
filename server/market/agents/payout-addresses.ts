import { isAddress } from 'viem';
import { type FieldProblem, invalidFields } from '../../foundation/platform/invalid-fields.ts';
import { chainOfAddress } from '../../identity/wallet.ts';

interface PayoutAddresses {
  payout_wallet?: string | null;
  payout_address_base?: string | null;
}

/** Money sent to a mistyped address is gone, so what an address shows of its own mistakes is looked at. */
export function checkPayoutAddresses(body: PayoutAddresses): void {
  const problems = (['payout_wallet', 'payout_address_base'] as const).flatMap((field) => {
    const address = body[field];
    return address == null ? [] : problemsOf(`body.${field}`, address);
  });
  if (problems.length > 0) throw invalidFields(problems);
}

function problemsOf(path: string, address: string): FieldProblem[] {
  const chain = chainOfAddress(address);
  if (!chain) return [{ path, message: 'must be an address of a Solana or an EVM wallet' }];
  if (chain === 'base' && !isAddress(address)) {
    return [{ path, message: 'is mistyped: the capitals of the address do not fit its digits' }];
  }
  return [];
}
