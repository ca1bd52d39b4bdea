import { decodeJwt } from 'jose';
import { request as httpRequest } from 'undici';
import type { Route } from '../../../generated/routes.gen.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { createWalletCredentials, type WalletSigner } from '../../support/chains/signers.ts';
import { buildVenue, createVaultWithControls, encodeVenues } from '../../support/chains/vaults.ts';
import { makeAccount } from '../../support/market/accounts.ts';
import { SAMPLES, upload } from '../../support/market/uploads.ts';
import { type Api, type ApiOptions, startApi } from '../../support/server/api.ts';
import {
  type ExampleRequest,
  fillExample,
  firstParameter,
  type Holdings,
  readExample,
  VENUE_KEY,
} from './example-request.ts';
import { ownerCredential, type ServedOperation } from './operations.ts';

export const OPERATOR = 'operator-of-the-tests';

/** An account with one of everything, and the token of an operator, who owns nothing. */
export interface World extends Holdings {
  api: Api;
  tokens: { operator: string };
}

/** A server on which what its operations read is configured. */
export async function startWorldApi(
  overrides: Pick<ApiOptions, 'priceFeed' | 'swapProvider'> = {},
): Promise<Api> {
  const venue = buildVenue(await createVaultWithControls(await evmChain(), 'lending'), { key: VENUE_KEY });
  return startApi({
    ...overrides,
    chains: true,
    env: { ADMIN_USER_IDS: OPERATOR, EARN_VENUES: encodeVenues([venue]) },
  });
}

export async function makeWorld(api: Api): Promise<World> {
  const account = await makeAccount(api);
  const { bearer = '' } = account.credentials.idp ?? {};
  const { data } = await upload(api, SAMPLES.png, 'picture.png', { bearer });
  return {
    api,
    account,
    file: new URL(data.url).pathname.split('/').at(-1) ?? '',
    tokens: { operator: await api.idp.signToken({ sub: OPERATOR }) },
  };
}

/** What may be different in a request. */
export interface Changes {
  /** Names what the example names, which is not there. */
  missing?: boolean;
  credential?: 'none' | 'bad';
  /** In the path, as it is written there. */
  id?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** More fields of the JSON body. */
  fields?: object;
  rawBody?: { type: string; content: string };
}

export interface StatusAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: { success?: boolean; code?: string; error?: string } | undefined;
}

/** Sends the operation's example, about what the account has, or one with the given changes. */
export async function send(
  world: World,
  operation: ServedOperation,
  changes: Changes = {},
): Promise<StatusAnswer> {
  const { route } = operation;
  const example = changes.missing ? readExample(operation) : fillExample(world, operation);
  const credentials = credentialsOf(world, route, changes.credential);
  const url = buildUrl(world, operation, {
    path: { ...example.path, ...firstParameter(operation, changes.id) },
    query: { ...example.query, ...credentials.query, ...changes.query },
  });
  const fields = changes.fields ?? (changes.credential ? {} : await signatureOf(world, route));
  const { type, content } = changes.rawBody ?? bodyOf(operation, { ...example.body, ...fields });
  // not fetch: one operation takes a body with GET
  const response = await httpRequest(url, {
    method: route.method.toUpperCase() as 'GET',
    headers: { ...credentials.headers, ...(type && { 'content-type': type }), ...changes.headers },
    body: content ?? null,
  });
  const text = await response.body.text();
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : undefined,
  };
}

function buildUrl(
  { api }: World,
  { route }: ServedOperation,
  { path, query }: Pick<ExampleRequest, 'path' | 'query'>,
): URL {
  const filled = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => path[name] ?? '');
  const url = new URL(filled, route.host === 'app' ? api.appUrl : api.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  // as gateways want it, which do not read forms
  url.search = url.search.replaceAll('+', '%20');
  return url;
}

function tokenOf({ account, tokens }: World, route: Route): string | undefined {
  const credential = ownerCredential(route);
  if (credential === 'admin_session') return tokens.operator;
  return credential && account.credentials[credential]?.bearer;
}

/** The name under which the sender's idempotency keys are kept. */
export function callerOf(world: World, route: Route): string {
  const token = tokenOf(world, route) ?? '';
  if (ownerCredential(route) === 'api_key') return `agent:${world.account.ids['/api/agents/']}`;
  return `user:${decodeJwt(token).sub}`;
}

function credentialsOf(world: World, route: Route, wish: string | undefined) {
  const { accepted } = route.credentials;
  if (wish === 'none') return { headers: {}, query: {} };
  if (wish === 'bad' && !accepted.includes('idp')) return { headers: {}, query: OUTDATED };
  const token = wish === 'bad' ? 'a.b.c' : tokenOf(world, route);
  return { headers: token === undefined ? {} : { authorization: `Bearer ${token}` }, query: {} };
}

/** In the body where the operation reads one, else in the query. */
export async function signRequest(
  { bodyType }: ServedOperation,
  signer: WalletSigner,
  at = Date.now(),
): Promise<Pick<Changes, 'query' | 'fields'>> {
  const fields = await createWalletCredentials(signer, at);
  if (bodyType === 'application/json') return { fields };
  return { query: { ...fields, wallet_sig_ts: String(at) } };
}

/** What goes into the body of what takes nothing but the signature of a wallet. */
async function signatureOf({ account }: World, { credentials: { accepted } }: Route): Promise<object> {
  const { signer } = account.credentials.wallet ?? {};
  return signer && accepted.join() === 'wallet' ? createWalletCredentials(signer) : {};
}

const OUTDATED = { wallet: '11111111111111111111111111111112', wallet_sig: '1', wallet_sig_ts: '1' };

function bodyOf(
  { bodyType, example }: ServedOperation,
  fields: object,
): { type?: string; content?: string | Buffer } {
  if (bodyType === 'multipart/form-data') return form();
  if (!bodyType || (!example.body && Object.keys(fields).length === 0)) return {};
  if (bodyType === FORM) return { type: FORM, content: new URLSearchParams({ ...fields }).toString() };
  return { type: 'application/json', content: JSON.stringify(fields) };
}

const FORM = 'application/x-www-form-urlencoded';

function form() {
  const start =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const content = Buffer.concat([Buffer.from(start), SAMPLES.png, Buffer.from('\r\n--x--\r\n')]);
  return { type: 'multipart/form-data; boundary=x', content };
}
