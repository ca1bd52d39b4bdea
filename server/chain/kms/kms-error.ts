import { UnavailableError } from '../../foundation/platform/errors.ts';

/** No signature was made. KMS's message is for operators only. */
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
