import { createWalletCredentials, getCachedCredentials, type WalletSigner } from '../chains/signers.ts';

export interface CallOptions {
  body?: unknown;
  query?: Record<string, string | number | boolean>;
  headers?: Record<string, string>;
  /** An API key or an identity token. */
  bearer?: string;
  /** Signs the request: in the body of a POST, PUT or PATCH and with custody proof, in the query otherwise. */
  signer?: WalletSigner;
}

export type ApiResponse = Awaited<ReturnType<typeof callApi>>;

const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** Operations with custody proof: there, a signature can be used once. */
const CUSTODY_PATHS =
  /\/(wallet|keys|webhook-secret|recover|pending-changes|approvals|earn\/pool\/withdraw)(\/|$)/;

/** One request as a client would send it; the response with parsed JSON. */
export async function callApi(base: string, method: string, path: string, options: CallOptions = {}) {
  const signed = options.signer && (await getCredentials(path, options.signer));
  const hasBody =
    METHODS_WITH_BODY.has(method.toUpperCase()) || (method === 'DELETE' && CUSTODY_PATHS.test(path));
  const url = new URL(path, base);
  for (const [name, value] of Object.entries({ ...options.query, ...(!hasBody && signed) })) {
    url.searchParams.set(name, String(value));
  }
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    ...toRequestInit(options, hasBody ? signed : undefined),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson && text !== '' ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, body, data: body?.data };
}

/** Without custody proof, clients reuse their signature. */
function getCredentials(path: string, signer: WalletSigner) {
  return CUSTODY_PATHS.test(path) ? createWalletCredentials(signer) : getCachedCredentials(signer);
}

function toRequestInit({ body, bearer, headers }: CallOptions, signed: object | undefined): RequestInit {
  const all = {
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...((body !== undefined || signed) && { 'content-type': 'application/json' }),
    ...headers,
  };
  if (body === undefined && !signed) return { headers: all };
  if (typeof body === 'string') return { headers: all, body };
  return { headers: all, body: JSON.stringify({ ...(body as object), ...signed }) };
}
