import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

interface Unreadable {
  status: number;
  code?: string;
  error?: string;
}

/** By what Node calls it. */
const KINDS: Record<string, Unreadable> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers_too_large',
    error: 'The address and the headers are larger than 64 KB together: send long texts in the body',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408 },
};
const NOT_HTTP: Unreadable = { status: 400, code: 'bad_request', error: 'This is not an HTTP request' };

/** Answers what never becomes a request, because its headers cannot be read. */
export function answerUnreadable(failure: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || failure.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, code, error } = KINDS[failure.code ?? ''] ?? NOT_HTTP;
  const body = code ? JSON.stringify({ success: false, error, code }) : '';
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(body ? ['Content-Type: application/json; charset=utf-8'] : []),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
