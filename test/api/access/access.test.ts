import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, routes } from '../../../generated/routes.gen.ts';
import { NOT_IMPLEMENTED_OPERATIONS } from '../../support/contract/not-implemented.ts';
import { makeAccount, type TestAccount } from '../../support/market/accounts.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import type { CallOptions } from '../../support/server/call.ts';
import { type AccessRow, access } from './table.ts';

/** How an account can prove itself; its token does not open what is for operators. */
const PROVABLE: readonly string[] = ['idp', 'wallet', 'api_key', 'admin_session'];

const served: readonly Route[] = routes.filter(
  ({ path, operationId }) => path.includes('{id}') && !NOT_IMPLEMENTED_OPERATIONS.includes(operationId),
);

it('has a row for every operation with an id in its path that is served, and no other', () => {
  expect(Object.keys(access).sort()).toEqual(served.map(({ operationId }) => operationId).sort());
});

const OPERATOR = 'operator-of-the-tests';

let api: Api;
beforeAll(async () => {
  api = await startApi({ chains: true, env: { ADMIN_USER_IDS: OPERATOR } });
});
afterAll(() => api.close());

describe.each(served.map((route) => [route.operationId, route] as const))('%s', (operationId, route) => {
  const row = access[operationId] as AccessRow;
  let [owner, other]: TestAccount[] = [];
  beforeAll(async () => {
    [owner, other] = await Promise.all([makeAccount(api), makeAccount(api)]);
  });

  async function statusFor(credential: CallOptions): Promise<number> {
    const path = pathOf(route, owner as TestAccount);
    const answer = await api.call(route.method.toUpperCase(), path, {
      ...(row.body && { body: row.body }),
      ...credential,
    });
    return answer.status;
  }

  it(`answers nobody with ${row?.nobody}`, async () => {
    expect(await statusFor({})).toBe(row.nobody);
  });

  const accepted = route.credentials.accepted.filter((name) => PROVABLE.includes(name));
  it.each(accepted)(`answers another account's %s with ${row?.other}`, async (name) => {
    expect(await statusFor(credentialOf(other, name))).toBe(row.other);
  });

  it.each(accepted)(`answers the owner's %s with ${row?.owner}`, async (name) => {
    expect(await statusFor(credentialOf(owner, name))).toBe(row.owner);
  });

  it('answers 404 for what is not there, to whoever may ask', async () => {
    const path = withoutMore(route.path.replace('{id}', row.noSuchId ?? 'x_1_none'));
    const [name] = accepted;
    const operator = name === 'admin_session' && { bearer: await api.idp.signToken({ sub: OPERATOR }) };
    const answer = await api.call(route.method.toUpperCase(), path, {
      ...(row.body && { body: row.body }),
      ...(operator || (name && credentialOf(owner, name))),
    });
    expect(answer.status).toBe(404);
  });
});

function pathOf({ path }: Route, account: TestAccount): string {
  const [, id] = Object.entries(account.ids).find(([start]) => path.startsWith(start)) ?? [];
  if (id === undefined) throw new Error(`No account holds anything under ${path}: extend accounts.ts`);
  return withoutMore(path.replace('{id}', id));
}

/** What stands under an account's own, such as a change of its agent, is not there. */
function withoutMore(path: string): string {
  return path.replaceAll(/\{\w+\}/g, 'x_1_none');
}

function credentialOf(account: TestAccount | undefined, name: string): CallOptions {
  const options = account?.credentials[name];
  if (!options) throw new Error(`No account can prove itself by ${name}: extend accounts.ts`);
  return options;
}
