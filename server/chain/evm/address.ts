import { type Address, getAddress, isAddress } from 'viem';
import { InvalidRecipientError } from '../errors.ts';

export function parseAddress(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new InvalidRecipientError(`${text} is not an EVM address.`);
  return getAddress(text.toLowerCase());
}
