import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Act, authorityTable } from '../../../generated/authority.gen.ts';
import { type Route, routes } from '../../../generated/routes.gen.ts';
import type { ToolDefinition } from '../../../generated/tools.gen.ts';
import { KeyScope, OAuthScope } from '../../../generated/vocabulary.gen.ts';
import { tools } from '../../../shared/tools/tools.ts';
import type { WalletSigner } from '../../support/chains/signers.ts';
import { makeUser } from '../../support/market/factories.ts';
import { grantConnection } from '../../support/oauth/grant-connection.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { makeWorld, type World } from '../statuses/world.ts';
import { moneyState } from './money-state.ts';
import { argumentsOf } from './tool-arguments.ts';

interface Holder {
  name: string;
  token: string;
  scopes: readonly string[];
  scopeOf(rule: { keyScope: KeyScope | null; oauthScope: OAuthScope | null }): string | null;
  usual(route: Route): string | null;
  accepted: 'api_key' | 'idp';
}

const KEY_SCOPES = Object.values(KeyScope);
const OAUTH_SCOPES = Object.values(OAuthScope);

let api: Api;
let world: World;
let holders: Holder[];
beforeAll(async () => {
  api = await startApi({ chains: true });
  world = await makeWorld(api);
  const { id: userId } = await makeUser(api, { wallets: [world.account.wallet] });
  const fullKey = world.account.credentials.api_key?.bearer ?? '';
  holders = [
    key('key with all scopes', fullKey, KEY_SCOPES),
    ...(await Promise.all(
      KEY_SCOPES.map(async (scope) => key(`key with ${scope}`, await newKey(scope), [scope])),
    )),
    await connection(userId, OAUTH_SCOPES),
    ...(await Promise.all(OAUTH_SCOPES.map((scope) => connection(userId, [scope])))),
  ];
});
afterAll(() => api.close());

function key(name: string, token: string, scopes: readonly KeyScope[]): Holder {
  return {
    name,
    token,
    scopes,
    accepted: 'api_key',
    scopeOf: ({ keyScope }) => keyScope,
    usual: ({ scopes: { key: usual } }) => usual,
  };
}

async function newKey(scope: KeyScope): Promise<string> {
  const path = `/api/agents/${world.account.ids['/api/agents/']}/keys`;
  const signer = world.account.credentials.wallet?.signer as WalletSigner;
  const answer = await api.call('POST', path, { signer, body: { name: scope, scopes: [scope] } });
  if (answer.status !== 201) throw new Error(`No key: ${answer.text}`);
  return answer.data.api_key;
}

async function connection(accountId: string, scopes: readonly OAuthScope[]): Promise<Holder> {
  const { token } = await grantConnection(api, accountId, scopes);
  return {
    name: `connection with ${scopes.join(' ')}`,
    token,
    scopes,
    accepted: 'idp',
    scopeOf: ({ oauthScope }) => oauthScope,
    usual: ({ scopes: { oauth } }) => oauth,
  };
}

const routeOf = ({ operationId }: ToolDefinition) => {
  const route = (routes as readonly Route[]).find((one) => one.operationId === operationId);
  if (!route) throw new Error(`${operationId} is not in the contract`);
  return route;
};

/** The acts of a tool with these arguments. */
function actsOf(tool: ToolDefinition, given: Record<string, unknown>): Act[] {
  const sent: Record<string, unknown> = Object.fromEntries(
    tool.fixed.map(({ name, value }) => [name, value]),
  );
  for (const [argument, value] of Object.entries(given))
    sent[tool.arguments[argument]?.name ?? argument] = value;
  return routeOf(tool)
    .authority.filter(({ when }) => {
      if (!when) return true;
      if (when.field !== undefined) return sent[when.field] === when.equals;
      return [...(when.fields ?? []), ...(when.headers ?? [])].some((name) => name in sent);
    })
    .map(({ act }) => act);
}

function expectedCode(
  tool: ToolDefinition,
  given: Record<string, unknown>,
  holder: Holder,
): string | undefined {
  const route = routeOf(tool);
  const { accepted } = route.credentials;
  const acts = actsOf(tool, given);
  // a connection needs the scope of an act also where the operation takes no account
  const isKnown =
    accepted.includes(holder.accepted) ||
    (holder.accepted === 'idp' && (accepted.includes('api_key') || acts.length > 0));
  if (!isKnown) return undefined;
  const needed =
    acts.length > 0 ? acts.map((act) => holder.scopeOf(authorityTable[act])) : [holder.usual(route)];
  if (needed.some((scope) => scope !== null && !holder.scopes.includes(scope))) return 'insufficient_scope';
  const isNever = acts.some((act) => holder.scopeOf(authorityTable[act]) === null);
  return isNever ? 'custody_proof_required' : undefined;
}

async function call(token: string, name: string, given: Record<string, unknown>) {
  const answer = await api.call('POST', `${api.appUrl}/mcp`, {
    bearer: token,
    headers: { accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
  });
  const text: string = answer.body?.result?.content?.[0]?.text ?? answer.text;
  const code = /"code":"(insufficient_scope|custody_proof_required)"/.exec(text)?.[1];
  return { code, text };
}

describe('each tool asks every key and connection for what the authority table says', () => {
  it.each(tools.map((tool) => [tool.name, tool] as const))('%s', async (_name, tool) => {
    const found: string[] = [];
    for (const holder of holders) {
      const given = argumentsOf(world, tool);
      const expected = expectedCode(tool, given, holder);
      const before = expected && (await moneyState(api));
      const { code, text } = await call(holder.token, tool.name, given);
      if (code !== expected)
        found.push(`${holder.name}: expected ${expected}, got ${code} (${text.slice(0, 200)})`);
      if (code === 'insufficient_scope' && !text.includes('scope `'))
        found.push(`${holder.name}: the scope is not named`);
      if (before && (await moneyState(api)) !== before) found.push(`${holder.name}: something moved`);
    }
    expect(found).toEqual([]);
  });
});
