import { keptCredentials, type WalletSigner, walletCredentials } from '../chains/signers.ts';

export interface CallOptions {
  body?: unknown;
  query?: Record<string, string | number | boolean>;
  headers?: Record<string, string>;
  /** An API key or an identity token. */
  bearer?: string;
  /** Signs the request: in the body of a POST, PUT or PATCH, in the query otherwise. */
  signer?: WalletSigner;
}

export type Answer = Awaited<ReturnType<typeof callApi>>;

const CUSTODY = ['/wallet', '/approvals', '/earn/pool/withdraw'];
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** One request as a client would send it; the answer with its JSON read. */
export async function callApi(base: string, method: string, path: string, options: CallOptions = {}) {
  const signed = options.signer && (await credentialsFor(path, options.signer));
  const hasBody = WITH_BODY.has(method.toUpperCase());
  const url = new URL(path, base);
  for (const [name, value] of Object.entries({ ...options.query, ...(!hasBody && signed) })) {
    url.searchParams.set(name, String(value));
  }
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    ...toInit(options, hasBody ? signed : undefined),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson && text !== '' ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, body, data: body?.data };
}

/** Where custody moves, a signature counts once; elsewhere clients send theirs again. */
function credentialsFor(path: string, signer: WalletSigner) {
  return CUSTODY.some((part) => path.includes(part)) ? walletCredentials(signer) : keptCredentials(signer);
}

function toInit({ body, bearer, headers }: CallOptions, signed: object | undefined): RequestInit {
  const all = {
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...((body !== undefined || signed) && { 'content-type': 'application/json' }),
    ...headers,
  };
  if (body === undefined && !signed) return { headers: all };
  if (typeof body === 'string') return { headers: all, body };
  return { headers: all, body: JSON.stringify({ ...(body as object), ...signed }) };
}
