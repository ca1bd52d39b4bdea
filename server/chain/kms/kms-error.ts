import { UnavailableError } from '../../foundation/platform/errors.ts';

/** No signature was made. What KMS said is for operators. */
export class KmsError extends UnavailableError {
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super('unavailable', 'Signing is unavailable, and nothing was sent. Try again shortly.', {
      headers: { 'Retry-After': '5' },
      cause: new Error(reason, { cause }),
    });
    this.reason = reason;
  }
}
