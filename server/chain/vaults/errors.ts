import type { EarnVenue } from '../../config/earn-venues.ts';
import { UnavailableError } from '../../foundation/platform/errors.ts';
import { TransferRefusedError } from '../errors.ts';

type VenueName = Pick<EarnVenue, 'key' | 'network'>;

/** The vault cannot be reached, or its response is invalid. Nothing changed. */
export class VaultUnavailableError extends UnavailableError {
  constructor({ key, network }: VenueName, reason: string) {
    super('unavailable', `${key} on ${network} is unavailable. Try again shortly.`, {
      headers: { 'Retry-After': '5' },
      cause: new Error(reason),
    });
  }
}

/** The vault rejects the call in its current state. Nothing was sent. */
export class VaultRefusedError extends TransferRefusedError {
  constructor({ key }: VenueName, reason: string) {
    super(`${key} rejects it: ${reason}`);
  }
}
