import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../server/foundation/platform/log.ts';
import { type ListeningServer, listen } from '../../../server/web/http/listen.ts';
import { MalformedRequests } from '../../../server/web/http/malformed-request.ts';

const lines: string[] = [];
const log = createLogger({ level: 'info', destination: { write: (line: string) => lines.push(line) } });
const unreadable = new MalformedRequests({ baseUrl: 'https://market.example', log });

let server: ListeningServer;
beforeAll(async () => {
  const options = { host: '127.0.0.1', port: 0, portVariable: 'PORT', malformedRequests: unreadable };
  server = await listen((_req, res) => res.end('here'), options);
});
afterAll(() => server.close({ timeoutMs: 0 }));

async function answerTo(request: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

function read(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...rest] = head.split('\r\n');
  const headers = new Headers(rest.map((line) => line.split(': ') as [string, string]));
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) };
}

function expectFailure(answer: string, status: number, code: string): void {
  const { headers, body, ...rest } = read(answer);
  expect(rest.status).toBe(status);
  expect(body).toEqual({
    success: false,
    error: expect.any(String),
    code,
    request_id: headers.get('x-request-id'),
    docs_url: `https://market.example/docs/errors#${code}`,
  });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('connection')).toBe('close');
  expect(lines.some((line) => line.includes(body.request_id))).toBe(true);
}

describe('what cannot be read is answered like any other failure', () => {
  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400, 'bad_request'],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(65 * 1024)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400, 'bad_request'],
  ])('%s', async (_name, request, status, code) => {
    expectFailure(await answerTo(request), status, code);
  });

  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'request_timeout'],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413, 'payload_too_large'],
    ['HPE_INVALID_CHUNK_SIZE', 400, 'bad_request'],
  ])('what Node calls %s', async (name, status, code) => {
    const socket = new PassThrough();
    unreadable.reject(Object.assign(new Error(), { code: name }), socket);
    expectFailure(await text(socket), status, code);
  });

  it('keeps the id of the request where that could be read', async () => {
    const answer = await answerTo('GET / HTTP/1.1\r\nX-Request-Id: find-me-again\r\n\r\n');
    expect(read(answer).headers.get('x-request-id')).toBe('find-me-again');
  });
});

it('an Expect that nobody knows is passed over, and HTTP/1.0 needs no Host', async () => {
  const request = 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\nConnection: close\r\n\r\n';
  expect(await answerTo(request)).toContain('200 OK');
  expect(await answerTo('GET / HTTP/1.0\r\n\r\n')).toContain('200 OK');
});

it('a connection that is gone is not written to', () => {
  const socket = new PassThrough();
  unreadable.reject(Object.assign(new Error(), { code: 'ECONNRESET' }), socket);
  expect(socket.destroyed).toBe(true);
});
