import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, BadRequestError, PayloadTooLargeError } from '../../foundation/platform/errors.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { toFailureReply } from '../../operations/failure.ts';
import { commonHeaders } from './common-headers.ts';
import { resolveRequestId } from './request-id.ts';

interface MalformedRequestsOptions {
  baseUrl: string;
  log: Logger;
}

/** By Node's error code. */
const ERROR_BY_CODE: Record<string, () => AppError> = {
  HPE_HEADER_OVERFLOW: () =>
    new AppError(
      431,
      'headers_too_large',
      'The URL and the headers together exceed 64 KB. Send long texts in the body.',
    ),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () =>
    new PayloadTooLargeError('payload_too_large', 'The chunk extensions are larger than 16 KB.'),
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new AppError(408, 'request_timeout', 'The request did not arrive in time. Send all of it at once.'),
};

const notHttpError = () => new BadRequestError('bad_request', 'This is not a valid HTTP request.');

/** Responds to bytes that never become a request, in the usual envelope. */
export class MalformedRequests {
  readonly #options: MalformedRequestsOptions;

  constructor(options: MalformedRequestsOptions) {
    this.#options = options;
  }

  /** For a connection that can no longer be read. */
  reject(failure: NodeJS.ErrnoException, socket: Duplex): void {
    if (!socket.writable || failure.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, headers, text } = this.#buildResponse(
      ERROR_BY_CODE[failure.code ?? ''] ?? notHttpError,
      undefined,
    );
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${text}`);
  }

  /** True if it responded: HTTP/1.1 requires a Host header, which the server must check. */
  rejectWithoutHost(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.headers.host !== undefined || req.httpVersion !== '1.1') return false;
    const failure = () => new BadRequestError('bad_request', 'The header `Host` is missing.');
    const { status, headers, text } = this.#buildResponse(failure, req.headers['x-request-id']);
    res.writeHead(status, headers).end(text);
    return true;
  }

  #buildResponse(failure: () => AppError, id: string | string[] | undefined) {
    const { baseUrl, log } = this.#options;
    const requestId = resolveRequestId(id);
    const { status, body } = toFailureReply(failure(), { requestId, log }, baseUrl);
    log.info({ request_id: requestId, status }, 'malformed request rejected');
    const text = JSON.stringify(body);
    const headers = {
      ...commonHeaders(undefined),
      'X-Request-Id': requestId,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      Connection: 'close',
    };
    return { status, headers, text };
  }
}
