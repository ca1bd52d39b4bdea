import { type AppError, BadRequestError, PaymentRequiredError } from '../platform/errors.ts';

export class MalformedPaymentError extends BadRequestError {
  constructor(message: string) {
    super('malformed_payment', message);
  }
}

interface ChallengeParts {
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

/** 402 with all a client needs to pay. The x402 envelope has no `success`. */
export class PaymentChallengeError extends PaymentRequiredError {
  constructor(code: string, message: string, { body, headers }: ChallengeParts, cause?: AppError) {
    super(code, message, {
      details: { success: undefined, ...body },
      headers: { ...cause?.headers, ...headers },
      ...(cause && { cause }),
    });
  }
}
