import { decodeJwt } from 'jose';
import { request as httpRequest } from 'undici';
import type { Route } from '../../../generated/routes.gen.ts';
import { createWalletCredentials } from '../../support/chains/signers.ts';
import { makeAccount, type TestAccount } from '../../support/market/accounts.ts';
import { makeUser, uniqueName } from '../../support/market/factories.ts';
import { SAMPLES, upload } from '../../support/market/uploads.ts';
import type { Api } from '../../support/server/api.ts';
import { access } from '../access/table.ts';
import { ownerCredential, type ServedOperation } from './operations.ts';
import { type RequestRow, requests } from './requests.ts';

export const OPERATOR = 'operator-of-the-tests';

/** A venue of Earn where there is no vault. */
export const NOWHERE = JSON.stringify([
  {
    key: 'nowhere',
    venue: 'nowhere',
    market: 'usdc',
    strategy: 'lending',
    network: 'base-mainnet',
    vault: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  },
]);

/** An account with one of everything, and tokens of people who own nothing. */
export interface World {
  api: Api;
  account: TestAccount;
  file: string;
  tokens: { operator: string; stranger: string };
}

export async function makeWorld(api: Api): Promise<World> {
  const account = await makeAccount(api);
  const { bearer = '' } = account.credentials.idp ?? {};
  const { data } = await upload(api, SAMPLES.png, 'picture.png', { bearer });
  const stranger = await makeUser(api);
  return {
    api,
    account,
    file: new URL(data.url).pathname.split('/').at(-1) ?? '',
    tokens: { operator: await api.idp.signToken({ sub: OPERATOR }), stranger: stranger.token },
  };
}

/** What may be wrong with a request. */
export interface Changes {
  /** Names something that is not there. */
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

/** Sends the operation's well-formed request, or one with the given changes. */
export async function send(
  world: World,
  { route, bodyType }: ServedOperation,
  changes: Changes = {},
): Promise<StatusAnswer> {
  const row = { ...access[route.operationId], ...requests[route.operationId] } as RequestRow;
  const missing = changes.missing ? (row.missing ?? {}) : {};
  const credentials = credentialsOf(world, route, changes.credential ?? missing.credential);
  const id = changes.id ?? (changes.missing ? (missing.id ?? 'x_1_none') : undefined);
  const { url: apiUrl, appUrl } = world.api;
  const url = new URL(pathOf(world, route, id), route.host === 'app' ? appUrl : apiUrl);
  const query = { ...row.query, ...missing.query, ...credentials.query, ...changes.query };
  for (const [name, value] of Object.entries(filled(query, world))) url.searchParams.set(name, value);
  // as gateways want it, which do not read forms
  url.search = url.search.replaceAll('+', '%20');
  const { body, ...others } = { ...row, ...missing };
  const fields =
    changes.fields ??
    (body && changes.credential === undefined ? await signatureOf(world, route) : undefined);
  const whole = body || fields ? { body: { ...body, ...fields } } : {};
  const { type, content } = changes.rawBody ?? bodyOf({ ...others, ...whole }, world, bodyType);
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

const PARAMETER = /\{\w+\}/;

function pathOf(world: World, route: Route, id: string | undefined): string {
  return withoutMore(route.path.replace(PARAMETER, id ?? ownIdOf(world, route)));
}

/** What stands under the account's own is not there. */
function withoutMore(path: string): string {
  return path.replaceAll(/\{\w+\}/g, 'x_1_none');
}

/** What the account has of the kind that the path names. */
export function ownIdOf({ account, file }: World, { path }: Route): string {
  const ids = { ...account.ids, '/api/x402/discover/': account.ids['/api/services/'], '/api/files/': file };
  const [, own = 'x'] = Object.entries(ids).find(([start]) => path.startsWith(start)) ?? [];
  return own;
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
  const token =
    wish === 'bad' ? 'a.b.c' : wish === 'stranger' ? world.tokens.stranger : tokenOf(world, route);
  return { headers: token === undefined ? {} : { authorization: `Bearer ${token}` }, query: {} };
}

/** What goes into the body of what takes nothing but the signature of a wallet. */
async function signatureOf({ account }: World, { credentials: { accepted } }: Route): Promise<object> {
  const { signer } = account.credentials.wallet ?? {};
  return signer && accepted.join() === 'wallet' ? createWalletCredentials(signer) : {};
}

const OUTDATED = { wallet: '11111111111111111111111111111112', wallet_sig: '1', wallet_sig_ts: '1' };

function bodyOf(
  { body, file }: RequestRow,
  world: World,
  bodyType: string | undefined,
): { type?: string; content?: string | Buffer } {
  if (file) return form();
  if (!body) return {};
  if (bodyType === FORM) return { type: FORM, content: new URLSearchParams({ ...body }).toString() };
  return { type: 'application/json', content: JSON.stringify(filled(body, world)) };
}

const FORM = 'application/x-www-form-urlencoded';

function form() {
  const start =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const content = Buffer.concat([Buffer.from(start), SAMPLES.png, Buffer.from('\r\n--x--\r\n')]);
  return { type: 'multipart/form-data; boundary=x', content };
}

export function filled<T extends object>(value: T, { account }: World): T {
  const names: Record<string, string> = {
    listing: account.ids['/api/services/'] ?? '',
    fresh_name: uniqueName(),
    wallet: account.wallet,
  };
  const text = JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (all, name: string) => names[name] ?? all);
  return JSON.parse(text);
}
