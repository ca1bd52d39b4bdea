import { bodyTooLargeError, MAX_BODY_BYTES } from './delivery.ts';
import { WebhookVerificationError } from './error.ts';

/** The part of Node's `IncomingMessage` that is needed, so that no type package is required. */
export interface IncomingRequest {
  readonly method?: string | undefined;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly readableEnded: boolean;
  readonly destroyed: boolean;
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The raw bytes of a request. A body that is too large is discarded as it arrives, so that a response can be sent. */
export async function readIncoming(request: IncomingRequest, limit = MAX_BODY_BYTES): Promise<Uint8Array> {
  if (request.readableEnded) {
    throw new WebhookVerificationError(
      'body_not_raw',
      'The body was read and parsed before; receive webhooks ahead of any body parser',
    );
  }
  if (request.destroyed) throw bodyIncompleteError();
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    request.on('data', (chunk) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(bodyTooLargeError(limit));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(bodyIncompleteError()));
    request.on('close', () => reject(bodyIncompleteError()));
  });
}

function bodyIncompleteError(): WebhookVerificationError {
  return new WebhookVerificationError('body_incomplete', 'The sender hung up before the body was whole');
}
