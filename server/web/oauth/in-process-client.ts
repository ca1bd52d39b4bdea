import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type Provider from 'oidc-provider';
import type { OAuthErrorCode } from '../../../generated/vocabulary.gen.ts';
import { OAuthClientError, OAuthError } from './oauth-error.ts';

interface ProviderRequest {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | undefined>;
  form?: Record<string, string | undefined>;
  json?: unknown;
  /** Of the library, which no browser ever holds. */
  cookies?: Record<string, string>;
}

interface ProviderResponse {
  location: string | undefined;
  body: unknown;
}

/**
 * Has the library answer a request that the contract has judged already. It sees the address of the app, whatever
 * proxies stand before us, and of its answer only what the contract knows is passed on.
 */
export class InProcessClient {
  readonly #handle: ReturnType<Provider['callback']>;
  readonly #origin: URL;
  readonly #failures = new WeakMap<IncomingMessage, unknown>();

  constructor(provider: Provider, appUrl: string) {
    this.#origin = new URL(appUrl);
    provider.on('server_error', (ctx, error) => this.#failures.set(ctx.req, error));
    provider.silent = true;
    this.#handle = provider.callback();
  }

  /** Throws what OAuth refuses as an OAuthError, and everything else as it was thrown. */
  async request(request: ProviderRequest): Promise<ProviderResponse> {
    const req = this.#toMessage(request);
    const res = new RecordedResponse(req);
    await this.#handle(req, res);
    if (this.#failures.has(req)) throw this.#failures.get(req);
    const answer = { location: res.getHeader('location') as string | undefined, body: res.json() };
    if (res.statusCode >= 400) throw toOAuthError(res.statusCode, answer.body);
    return answer;
  }

  #toMessage({ method, path, query = {}, form, json, cookies = {} }: ProviderRequest): IncomingMessage {
    const req = new IncomingMessage(new Socket());
    const search = encodeForm(query);
    const content = form ? encodeForm(form) : json === undefined ? '' : JSON.stringify(json);
    req.method = method;
    req.url = search === '' ? path : `${path}?${search}`;
    req.headers = {
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
    req.push(content === '' ? null : content);
    if (content !== '') req.push(null);
    return req;
  }
}

/** Goes nowhere. */
class RecordedResponse extends ServerResponse {
  #content = '';

  override end(...[content]: unknown[]): this {
    if (typeof content === 'string' || Buffer.isBuffer(content)) this.#content += content.toString();
    return this;
  }

  json(): unknown {
    try {
      return JSON.parse(this.#content);
    } catch {
      return undefined;
    }
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
  if (status === 401) return new OAuthClientError(description || 'The client is not known');
  const code = Object.hasOwn(KNOWN_CODES, error) ? (error as OAuthErrorCode) : 'invalid_request';
  return new OAuthError(code, description || 'The request is not possible');
}
