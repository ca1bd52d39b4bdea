import { BadRequestError, UnprocessableError } from '../../foundation/platform/errors.ts';
import type { Network } from '../../foundation/platform/networks.ts';

/** Why it is held. */
export function describeMissingAddress(network: Network): string {
  return `The agent has no payout address on ${network}. Set one, and the payout is sent.`;
}

export class PayoutAddressMissingError extends UnprocessableError {
  constructor(network: Network) {
    super('unprocessable', `The agent has no payout address on ${network}. Set one, and the payout is sent.`);
  }
}

/** A retry with a new destination could steal the money. */
export class DestinationNotAllowedError extends BadRequestError {
  constructor() {
    super('bad_request', 'The agent chooses its own payout address. Leave out `destination`.');
  }
}
