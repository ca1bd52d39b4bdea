export type VerificationErrorCode =
  | 'bad_secret'
  | 'body_not_raw'
  | 'body_too_large'
  | 'body_incomplete'
  | 'missing_header'
  | 'malformed_header'
  | 'expired'
  | 'future'
  | 'mismatch'
  | 'not_json'
  | 'unknown_event';

/** Why a webhook was rejected. Branch on `code`; the message is for people and may change. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  declare readonly code: VerificationErrorCode;
  /** For `unknown_event`: the body, whose signature was valid. */
  declare readonly payload: unknown;

  constructor(code: VerificationErrorCode, message: string, payload?: unknown) {
    super(message);
    this.code = code;
    this.payload = payload;
  }
}
