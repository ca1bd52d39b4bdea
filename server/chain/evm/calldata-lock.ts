import { type Address, getAddress, hexToString, size, slice, type Transaction } from 'viem';
import { parsePaymentLock } from '../../foundation/platform/payment-lock.ts';

/** `transfer(address,uint256)` */
const TRANSFER_SELECTOR = '0xa9059cbb';
const CALL_BYTES = 68;
const LOCK_BYTES = 'market:1:'.length + 64;

/** The lock is appended to the arguments of a plain transfer; the token ignores extra calldata. */
export function parseCalldataLock({ to, input }: Transaction, usdc: Address): string | undefined {
  if (to === null || getAddress(to) !== usdc) return undefined;
  if (size(input) !== CALL_BYTES + LOCK_BYTES || slice(input, 0, 4) !== TRANSFER_SELECTOR) return undefined;
  return parsePaymentLock(hexToString(slice(input, CALL_BYTES)));
}
