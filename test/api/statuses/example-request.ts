import { CREDENTIAL_FIELDS } from '../../../server/web/reference/contract/call-example.ts';
import type { TestAccount } from '../../support/market/accounts.ts';
import { uniqueName } from '../../support/market/factories.ts';
import type { ServedOperation } from './operations.ts';

export const VENUE_KEY = 'venue-of-the-tests';

/** What requests can be about. */
export interface Holdings {
  account: TestAccount;
  file: string;
}

/** A request without its credential. */
export interface ExampleRequest {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

/** The contract's example, about what the account has. */
export function fillExample(holdings: Holdings, operation: ServedOperation): ExampleRequest {
  const { path, ...rest } = fillFields(operation, (name, value) => findOwn(holdings, name, value));
  return { ...rest, path: { ...path, ...firstParameter(operation, findIds(holdings, operation)[0]) } };
}

/** The contract's example as it stands: what its ids name does not exist in these tests. */
export function readExample(operation: ServedOperation): ExampleRequest {
  return fillFields(operation, () => undefined);
}

export function firstParameter({ example }: ServedOperation, id: string | undefined): Record<string, string> {
  const [name] = Object.keys(example.path);
  return name === undefined || id === undefined ? {} : { [name]: id };
}

/** What the account has of the kind that the path names first, one for each of its roles. */
export function findIds({ account, file }: Holdings, { route: { path } }: ServedOperation): string[] {
  if (!path.includes('{')) return [];
  const ids = { ...account.ids, '/api/x402/discover/': account.ids['/api/services/'], '/api/files/': file };
  const [start, own] = Object.entries(ids).find(([beginning]) => path.startsWith(beginning)) ?? [];
  if (start === undefined || own === undefined) {
    throw new Error(`No account has anything under ${path}: extend test/support/market/accounts.ts`);
  }
  return [own, ...(account.otherRoles[start] ?? [])];
}

/** Where an id of this prefix is shown, the account's own stands. */
const PATH_BY_PREFIX: Record<string, string> = {
  agt: '/api/agents/',
  svc: '/api/services/',
  ord: '/api/orders/',
  bnty: '/api/bounties/',
};

function findOwn({ account }: Holdings, name: string, value: string): string | undefined {
  if (name === 'name') return uniqueName();
  if (name === 'agent_name') return account.agentName;
  if (name === 'key') return VENUE_KEY;
  if (/(^|_)wallet$|^taker$/.test(name)) return account.wallet;
  const [, prefix = ''] = /^([a-z]+)_\d+_/.exec(value) ?? [];
  return account.ids[PATH_BY_PREFIX[prefix] ?? ''];
}

type Fields = Record<string, unknown>;

function fillFields(
  { example }: ServedOperation,
  find: (name: string, value: string) => string | undefined,
): ExampleRequest {
  const fill = (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !CREDENTIAL_FIELDS.has(name))
        .map(([name, value]) => [
          name,
          typeof value === 'string' ? (find(name, value) ?? postpone(value)) : value,
        ]),
    );
  return {
    path: toStrings(example.path),
    query: fill(example.query),
    body: example.body && fill(example.body),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The times of examples are over. */
function postpone(value: string): string {
  return /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(Date.now() + DAY_MS).toISOString() : value;
}

const toStrings = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
