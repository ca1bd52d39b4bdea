import { type Dispatcher, fetch as fetchWith } from 'undici';
import type { EndpointGuard } from '../../events/webhooks/endpoint-guard.ts';
import { parseClientDocument, toProviderMetadata } from './client-metadata.ts';

const MAX_BYTES = 10_000;
const TIMEOUT_MS = 3_000;

/** Client metadata documents: a `client_id` that is an https URL, where the client describes itself. */
export class ClientDocumentFetcher {
  readonly #guard: EndpointGuard;
  readonly #agent: Dispatcher;

  constructor(guard: EndpointGuard) {
    this.#guard = guard;
    this.#agent = guard.createGuardedAgent({ pipelining: 0 });
  }

  /** Whether it resolves to a public address. */
  async canFetch(address: string): Promise<boolean> {
    return this.#guard.assertPublicEndpoint(address).then(
      () => true,
      () => false,
    );
  }

  /** Replaces the library's `fetch`, which then sees only the relevant part of a document. */
  readonly fetch = async (address: string | URL | Request): Promise<Response> => {
    const url = String(address instanceof Request ? address.url : address);
    const response = await fetchWith(url, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      dispatcher: this.#agent,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`the client metadata document responded with ${response.status}`);
    }
    const document = await readJson(response.body);
    const metadata = parseClientDocument(document);
    const kept = response.headers.get('cache-control');
    return Response.json(
      { client_id: document.client_id, ...(metadata && toProviderMetadata(metadata)) },
      { headers: kept ? { 'cache-control': kept } : {} },
    );
  };
}

async function readJson(body: AsyncIterable<Uint8Array> | null): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error('the client metadata document is too long');
    chunks.push(chunk);
  }
  const document: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  return isObject ? (document as Record<string, unknown>) : {};
}
