import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, type TestAccount } from '../../support/market/accounts.ts';
import type { Api } from '../../support/server/api.ts';
import { findIds } from '../statuses/example-request.ts';
import { expectAnswered } from '../statuses/expected.ts';
import { all, canLackAuthority, isForEveryAccount, type ServedOperation } from '../statuses/operations.ts';
import {
  type Changes,
  makeWorld,
  type StatusAnswer,
  send,
  signRequest,
  startWorldApi,
  type World,
} from '../statuses/world.ts';

let api: Api;
let shared: World;
let other: TestAccount;
beforeAll(async () => {
  api = await startWorldApi();
  [shared, other] = await Promise.all([makeWorld(api), makeAccount(api)]);
});
afterAll(() => api.close());

/** How an account can prove itself; its token does not open what is for operators. */
const PROVABLE: readonly string[] = ['idp', 'wallet', 'api_key', 'admin_session'];

const acceptedBy = ({ route }: ServedOperation) =>
  route.credentials.accepted.filter((name) => PROVABLE.includes(name));

const isForOperators = (operation: ServedOperation) =>
  acceptedBy(operation).every((name) => name === 'admin_session');

/** Reads change nothing, so all of them may ask about the same account. */
const worldFor = ({ route }: ServedOperation) => (route.method === 'get' ? shared : makeWorld(api));

const NOBODY: Changes = { credential: 'none' };

async function prove(operation: ServedOperation, account: TestAccount, name: string): Promise<Changes> {
  const { bearer, signer } = account.credentials[name] ?? {};
  if (signer) return { ...NOBODY, ...(await signRequest(operation, signer)) };
  if (bearer) return { ...NOBODY, headers: { authorization: `Bearer ${bearer}` } };
  throw new Error(`No account can prove itself by ${name}: extend accounts.ts`);
}

type Caller = [account: TestAccount, credential: string];

/** The answers about each thing of the kind that the account of the world has. */
async function ask(world: World, operation: ServedOperation, caller?: Caller): Promise<StatusAnswer[]> {
  const answers: StatusAnswer[] = [];
  for (const id of findIds(world, operation)) {
    const proof = caller ? await prove(operation, ...caller) : NOBODY;
    answers.push(await send(world, operation, { id, ...proof }));
  }
  return answers;
}

const withParameter = all.filter(([, { route }]) => route.path.includes('{'));
const open = withParameter.filter(([, { route }]) => !route.credentials.required);
const closed = withParameter.filter(([, { route }]) => route.credentials.required);

describe.each(open)('%s is open', (_id, operation) => {
  it('and answers nobody, other accounts and the owner', async () => {
    const world = await worldFor(operation);
    const callers = acceptedBy(operation).flatMap((name): Caller[] => [
      [other, name],
      [world.account, name],
    ]);
    for (const caller of [undefined, ...callers]) {
      expectAnswered(world, operation, await ask(world, operation, caller));
    }
  });
});

describe.each(closed)('%s', (_id, operation) => {
  let world: World;
  beforeAll(async () => {
    world = await worldFor(operation);
  });

  it('refuses nobody with 401', async () => {
    for (const { status } of await ask(world, operation)) expect(status).toBe(401);
  });

  /** 404 hides that something exists; where only the account can be wrong, 403 says so. */
  const refusals = operation.statuses.includes(403) && !canLackAuthority(operation) ? [403] : [403, 404];

  it.each(isForEveryAccount(operation) ? [] : acceptedBy(operation))(
    `refuses another account's %s with ${refusals.join(' or ')}`,
    async (name) => {
      for (const { status } of await ask(world, operation, [other, name])) expect(refusals).toContain(status);
    },
  );

  it.each(acceptedBy(operation))("lets in the owner's %s, unless it is for operators", async (name) => {
    const answers = await ask(world, operation, [world.account, name]);
    if (isForOperators(operation))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    else expectAnswered(world, operation, answers);
  });

  it('answers 404 for what is not there, to whoever may ask', async () => {
    expect((await send(world, operation, { missing: true })).status).toBe(404);
  });
});
