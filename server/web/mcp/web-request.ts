import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Reply } from '../../contract/reply.ts';
import type { InputHeaders } from '../../operations/input.ts';
import type { AcceptedFormats } from './accepted-formats.ts';

/** What the protocol reads besides the message and `Accept`. */
const FORWARDED_HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];
/** The library requires both of every client. */
const BOTH_FORMATS = 'application/json, text/event-stream';

/** The request in the library's form, without the body, which has been read. */
export function toWebRequest(url: string, headers: InputHeaders, { json, stream }: AcceptedFormats): Request {
  const told = FORWARDED_HEADERS.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const accept = json || stream ? BOTH_FORMATS : String(headers.accept);
  return new Request(url, {
    method: 'POST',
    headers: [['content-type', 'application/json'], ['accept', accept], ...told],
  });
}

/** Streams stay streams; everything else is small and sent at once. */
export async function toReply(response: Response): Promise<Reply> {
  const { status, body } = response;
  const type = response.headers.get('content-type') ?? undefined;
  if (body && type?.startsWith('text/event-stream')) {
    // proxies that buffer responses would delay progress messages
    const headers = { 'Content-Type': type, 'X-Accel-Buffering': 'no' };
    return { status, headers, body: Readable.fromWeb(body as ReadableStream) };
  }
  const text = await response.text();
  return text === '' ? { status } : { status, headers: { 'Content-Type': type }, body: Buffer.from(text) };
}
