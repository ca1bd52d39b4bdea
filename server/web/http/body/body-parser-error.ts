import { BadRequestError, PayloadTooLargeError } from '../../../foundation/platform/errors.ts';
import { unsupportedMediaError } from '../../../operations/validation/unsupported-media.ts';

interface ParserError {
  type?: string;
  limit?: number;
}

/** Translates body-parser's errors into the contract's. */
export function toBodyError(error: unknown): unknown {
  const { type, limit } = error as ParserError;
  switch (type) {
    case 'entity.too.large':
      return new PayloadTooLargeError('payload_too_large', `The body is larger than ${limit} bytes.`, {
        // the rest of the body is not worth receiving
        headers: { Connection: 'close' },
      });
    case 'entity.parse.failed':
      return new BadRequestError('malformed_json', 'The body is not valid JSON.');
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return unsupportedMediaError(
        'Send the body as UTF-8, plain or compressed with gzip, deflate or brotli.',
      );
    case 'request.aborted':
    case 'request.size.invalid':
      return new BadRequestError('bad_request', 'The body ended early: it is shorter than `Content-Length`.');
    case 'parameters.too.many':
      return new PayloadTooLargeError('payload_too_large', 'The body has too many fields.');
    default:
      // zlib has no error type for bytes that do not match Content-Encoding
      return (error as { status?: number }).status === 400
        ? new BadRequestError('bad_request', 'The body cannot be read.')
        : error;
  }
}
