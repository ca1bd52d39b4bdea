import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { authorityTable } from '../../generated/authority.gen.ts';
import { type Credential, type Route, routes } from '../../generated/routes.gen.ts';
import {
  getOperation,
  loadContract,
  resolveRef,
  type Schema,
} from '../../server/contract/contract-document.ts';
import { ROOT } from '../support/docs/pages.ts';

const contract = loadContract();
const page = (name: string) => readFileSync(`${ROOT}/docs/credentials/${name}.md`, 'utf8');
const taking = (credential: Credential) =>
  (routes as readonly Route[]).filter(({ credentials }) => credentials.accepted.includes(credential));
const named = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;

const NAMES: Record<string, Credential> = {
  'identity token': 'idp',
  'wallet signature': 'wallet',
  'Sign-In-With-X': 'sign_in_with_x',
  'API key': 'api_key',
};

test('credentials count in the order that is told', () => {
  const [, told = ''] = /count in this order: ([^.]*)\./.exec(page('README').replaceAll('\n', ' ')) ?? [];
  const order = told.split(', ').map((name) => NAMES[name] as Credential);
  expect(order).toHaveLength(4);
  for (const { credentials } of routes as readonly Route[]) {
    const accepted = credentials.accepted.filter((one) => order.includes(one));
    expect(accepted).toEqual(order.filter((one) => accepted.includes(one)));
  }
});

describe('a wallet signature stands where the page says', () => {
  const SIGNED = ['wallet', 'wallet_sig', 'wallet_sig_ts', 'wallet_chain'];

  function bodyFields({ method, path }: Route): string[] {
    const { requestBody } = getOperation(contract, method, path);
    const json = requestBody && resolveRef(contract, requestBody).content['application/json'];
    return json?.schema ? fieldsOf(json.schema) : [];
  }

  function fieldsOf(part: Schema): string[] {
    const { properties = {}, anyOf = [], oneOf = [] } = resolveRef<Schema>(contract, part);
    return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(fieldsOf)];
  }

  const queryFields = ({ method, path }: Route) =>
    (getOperation(contract, method, path).parameters ?? [])
      .map((one) => resolveRef(contract, one))
      .flatMap((one) => (one.in === 'query' ? one.name : []));

  test.each(taking('wallet').map((route) => [named(route), route] as const))('%s', (_name, route) => {
    const isDeleteWithBody = route.method === 'delete' && bodyFields(route).length > 0;
    const inQuery =
      (['get', 'delete'].includes(route.method) && !isDeleteWithBody) ||
      ['uploads', 'x402'].includes(route.group);
    expect(inQuery ? queryFields(route) : bodyFields(route)).toEqual(expect.arrayContaining(SIGNED));
  });
});

test('the admin key writes nothing', () => {
  expect(new Set(taking('admin_key').map(({ method }) => method))).toEqual(new Set(['get']));
});

test('an order token opens its order, its events and its callbacks, and a token of MCP the MCP endpoint alone', () => {
  expect(taking('order_token').map(named).sort()).toEqual([
    'GET /api/events',
    'GET /api/orders/{id}',
    'GET /api/orders/{id}/callbacks',
  ]);
  expect(new Set(taking('mcp_oauth').map(({ path }) => path))).toEqual(new Set(['/mcp']));
});

test('what moves custody, or decides who owns an agent, does not take its key', () => {
  const custody = (routes as readonly Route[]).filter(({ authority }) =>
    authority.some(({ act, when }) => authorityTable[act].proof === 'custody' && !when),
  );
  expect(custody.map(named)).toEqual(
    expect.arrayContaining([
      'POST /api/agents/{id}/wallet/export-key',
      'POST /api/agents/{id}/wallet/send',
      'PUT /api/agents/{id}/wallet/settings',
      'PUT /api/agents/{id}/wallet/policy',
      'PUT /api/agents/{id}/wallet/withdraw-address',
    ]),
  );
  const own = custody.filter(({ group }) => group !== 'fees' && group !== 'admin');
  for (const { credentials } of own) expect(credentials.accepted).toEqual(['idp', 'wallet']);
});
