import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getOperation,
  loadContract,
  resolveRef,
  type Schema,
} from '../../../server/contract/contract-document.ts';
import { createWalletCredentials } from '../../support/chains/signers.ts';
import { startExpressGateway } from '../../support/gateways/express-gateway.ts';
import type { Gateway } from '../../support/gateways/gateway.ts';
import { prismFolder, startPrismGateway } from '../../support/gateways/prism-gateway.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { all, type ServedOperation } from './operations.ts';
import { type Changes, makeWorld, OPERATOR, send, type World } from './world.ts';

let api: Api;
let world: World;
beforeAll(async () => {
  api = await startApi({ chains: true, env: { ADMIN_USER_IDS: OPERATOR } });
  world = await makeWorld(api);
});
afterAll(() => api.close());

const contract = loadContract();

function fieldsOf(schema: Schema): string[] {
  const { properties = {}, oneOf = [], anyOf = [] } = resolveRef<Schema>(contract, schema);
  return [...Object.keys(properties), ...[...oneOf, ...anyOf].flatMap(fieldsOf)];
}

function bodyFields({ route, bodyType = '' }: ServedOperation): string[] {
  const { requestBody } = getOperation(contract, route.method, route.path);
  const schema = requestBody && resolveRef(contract, requestBody).content[bodyType]?.schema;
  return schema && bodyType === 'application/json' ? fieldsOf(schema) : [];
}

const IN_HEADER = ['idp', 'admin_session', 'api_key', 'admin_key', 'mcp_oauth'];

/** Every way in which the operation takes a credential, besides the header that the table sends. */
async function carriers(operation: ServedOperation): Promise<Changes[]> {
  const { accepted } = operation.route.credentials;
  const { wallet, idp } = world.account.credentials;
  const fields = bodyFields(operation);
  const ways: Changes[] = [];
  if (accepted.includes('wallet') && wallet?.signer) {
    const signed = await createWalletCredentials(wallet.signer);
    if (fields.includes('wallet_sig')) ways.push({ fields: signed });
    else ways.push({ query: { ...signed, wallet_sig_ts: String(signed.wallet_sig_ts) } });
  }
  const isAdmin = accepted.includes('admin_session');
  if (accepted.includes('idp') || isAdmin) {
    const token = isAdmin ? world.tokens.operator : (idp?.bearer ?? '');
    ways.push({ headers: { cookie: `idp-token=${token}` } });
    if (fields.includes('idp_access_token')) ways.push({ fields: { idp_access_token: token } });
  }
  if (accepted.some((name) => IN_HEADER.includes(name))) return ways;
  // agents send their keys everywhere
  const key = { headers: { authorization: `Bearer ${world.account.credentials.api_key?.bearer}` } };
  return ways.map((way) => ({ ...way, ...key }));
}

const REFUSED = 'application/problem+json';

const GATEWAYS = [
  ['express-openapi-validator', startExpressGateway, false],
  ['prism', startPrismGateway, !prismFolder],
] as const;

for (const [name, start, isMissing] of GATEWAYS) {
  describe.skipIf(isMissing)(`${name} in front lets through what the server takes`, () => {
    let gateway: Gateway;
    let through: World;
    beforeAll(async () => {
      gateway = await start(api.url);
      through = { ...world, api: { ...api, url: gateway.url, appUrl: gateway.url } };
    }, 60_000);
    afterAll(() => gateway.close());

    it.each(all)('%s', async (_id, operation) => {
      const { headers, body } = await send(through, operation);
      expect(headers['content-type'], JSON.stringify(body)).not.toContain(REFUSED);
      for (const way of await carriers(operation)) {
        const answer = await send(through, operation, { credential: 'none', ...way });
        expect(answer.headers['content-type'], JSON.stringify([way, answer.body])).not.toContain(REFUSED);
        expect(answer.status, JSON.stringify([way, answer.body])).not.toBe(401);
      }
    });
  });
}
