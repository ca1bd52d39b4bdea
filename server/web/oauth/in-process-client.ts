import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import type { OAuthErrorCode } from '../../../generated/vocabulary.gen.ts';
import { OAuthClientError, OAuthError } from './oauth-error.ts';

interface ProviderRequest {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | undefined>;
  form?: Record<string, string | undefined>;
  json?: unknown;
  /** The library's own cookies, which no browser gets. */
  cookies?: Record<string, string>;
}

interface ProviderResponse {
  location: string | undefined;
  body: unknown;
}

/**
 * Passes a validated request to the library over HTTP, on a connection within the process. The library sees the app's
 * URL, whatever proxies are in front of us, and only the contract's part of its response is passed on.
 */
export class InProcessClient {
  readonly #server: Server;
  readonly #origin: URL;
  readonly #failures = new WeakMap<Duplex, unknown>();

  constructor(provider: Provider, appUrl: string) {
    this.#origin = new URL(appUrl);
    provider.on('server_error', (ctx, error) => this.#failures.set(ctx.req.socket, error));
    provider.silent = true;
    this.#server = createServer(provider.callback());
  }

  /** Throws OAuth errors as OAuthError, and everything else unchanged. */
  async request(request: ProviderRequest): Promise<ProviderResponse> {
    const [clientSide, serverSide] = duplexPair();
    this.#server.emit('connection', serverSide);
    const { statusCode = 500, headers, content } = await send(clientSide, this.#toHttpRequest(request));
    if (this.#failures.has(serverSide)) throw this.#failures.get(serverSide);
    const body = parseJson(content);
    if (statusCode >= 400) throw toOAuthError(statusCode, body);
    return { location: headers.location, body };
  }

  #toHttpRequest({ method, path, query = {}, form, json, cookies = {} }: ProviderRequest): HttpRequest {
    const search = encodeForm(query);
    const content = form ? encodeForm(form) : json === undefined ? '' : JSON.stringify(json);
    const headers = {
      host: this.#origin.host,
      'x-forwarded-proto': this.#origin.protocol.slice(0, -1),
      accept: 'application/json',
      cookie: Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
      ...(content !== '' && {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        'content-length': String(Buffer.byteLength(content)),
      }),
    };
    return { method, path: search === '' ? path : `${path}?${search}`, headers, content };
  }
}

interface HttpRequest {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  content: string;
}

async function send(connection: Duplex, { content, ...options }: HttpRequest) {
  const request = httpRequest({ ...options, createConnection: () => connection });
  request.end(content);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { statusCode: response.statusCode, headers: response.headers, content: await text(response) };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function encodeForm(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return new URLSearchParams(given).toString();
}

const KNOWN_CODES: Record<OAuthErrorCode, true> = {
  invalid_request: true,
  invalid_client: true,
  invalid_client_metadata: true,
  invalid_redirect_uri: true,
  invalid_grant: true,
  invalid_scope: true,
  invalid_target: true,
  unauthorized_client: true,
  unsupported_grant_type: true,
  unsupported_response_type: true,
};

function toOAuthError(status: number, body: unknown): Error {
  const { error = '', error_description: description = error } = (body ?? {}) as Record<string, string>;
  if (status === 401) return new OAuthClientError(description || 'Unknown client');
  const code = Object.hasOwn(KNOWN_CODES, error) ? (error as OAuthErrorCode) : 'invalid_request';
  return new OAuthError(code, description || 'The request is not possible');
}
