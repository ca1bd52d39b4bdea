import type { ErrorCode } from '../../../generated/errors.gen.ts';
import { type AppError, PaymentRequiredError } from '../../foundation/platform/errors.ts';

interface ChallengeParts {
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

/** 402 with all a client needs to pay. The x402 envelope has no `success`. */
export class PaymentChallengeError extends PaymentRequiredError {
  constructor(code: ErrorCode, message: string, { body, headers }: ChallengeParts, cause?: AppError) {
    super(code, message, {
      details: { success: undefined, ...body },
      headers: { ...cause?.headers, ...headers },
      ...(cause && { cause, countsAsFailure: cause.countsAsFailure }),
    });
  }
}

/** 402 with the price on one network, in our own form. */
export class FlatChallengeError extends PaymentRequiredError {
  constructor(
    message: string,
    requirements: { scheme: string; network: string; asset: { currency: string } },
  ) {
    super('payment_required', message, {
      details: { success: undefined, ...requirements },
      headers: {
        'X-Payment-Scheme': requirements.scheme,
        'X-Payment-Network': requirements.network,
        'X-Payment-Asset': requirements.asset.currency,
      },
    });
  }
}
