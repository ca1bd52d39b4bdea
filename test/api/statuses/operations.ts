import { authorityTable } from '../../../generated/authority.gen.ts';
import { type Route, routes } from '../../../generated/routes.gen.ts';
import {
  getOperation,
  loadContract,
  type Parameter,
  resolveRef,
  type Schema,
} from '../../../server/contract/contract-document.ts';
import { buildCallExample, type CallExample } from '../../../server/web/reference/contract/call-example.ts';
import { type Operation, readCatalog } from '../../../server/web/reference/contract/catalog.ts';
import { NOT_IMPLEMENTED_OPERATIONS } from '../../support/contract/not-implemented.ts';
import { PROTOCOL_OPERATIONS } from '../../support/contract/protocol-operations.ts';

export interface ServedOperation {
  route: Route;
  /** Every status that the contract declares for it. */
  statuses: readonly number[];
  /** The media type of its body; undefined when it takes none. */
  bodyType: string | undefined;
  parameters: readonly Parameter[];
  /** Its request as the contract shows it. */
  example: CallExample;
}

/** Whether the process lives or is ready, what is gone for good, prices, keys, the contract and where to sign in: told without reading a table. */
export const WITHOUT_DATABASE: ReadonlySet<string> = new Set([
  'health_live',
  'health_ready',
  'agents_verifyTwitter',
  'agentCards_market',
  'documents_contract',
  'marketData_get',
  'x402Keys_get',
  'oauthMetadata_protectedResource',
  'oauthMetadata_protectedMcp',
  'oauthMetadata_authorizationServer',
]);

const contract = loadContract();
const catalog = readCatalog();

/** Every operation that is served, as rows of a table of tests: its name, and the operation. */
export const all = routes
  .filter(({ operationId }) => ![...NOT_IMPLEMENTED_OPERATIONS, ...PROTOCOL_OPERATIONS].includes(operationId))
  .map((route) => [route.operationId, toOperation(route)] as const);

export function declaring(status: number) {
  return all.filter(([, { statuses }]) => statuses.includes(status));
}

type Row = (typeof all)[number];

/** Its failures are worded by OAuth 2. */
export const isOauth = ({ group }: Route) => group === 'oauth';

export const takesJson = ([, { bodyType }]: Row) => bodyType === 'application/json';

/** What whoever owns things sends; the first that an operation takes. */
const OWNER_CREDENTIALS = ['admin_session', 'idp', 'api_key'] as const;

export const ownerCredential = ({ credentials }: Route) =>
  OWNER_CREDENTIALS.find((name) => credentials.accepted.includes(name));

/** Payments need no key: one that was used tells by itself. */
export const takesKeys = ([, { route }]: Row) =>
  route.crashSafety !== null && ownerCredential(route) !== undefined;

export const takesPayment = ([, { route }]: Row) => route.credentials.accepted.includes('x402');

/** A key without the scope, or a credential that is no custody proof, is refused with 403: `authority/matrix.test.ts`. */
export const canLackAuthority = ({ route }: ServedOperation) =>
  route.scopes.key !== null || route.authority.some(({ act }) => authorityTable[act].proof === 'custody');

/** Not only for whoever has a part in what the path names: the contract says so. */
export const isForEveryAccount = ({ route: { method, path } }: ServedOperation) =>
  'x-audience' in getOperation(contract, method, path);

/** Numbers in the query whose bounds are the contract's; the time of a signature is for its credential. */
export function numbersInQuery({ parameters }: ServedOperation): string[] {
  const isNumber = ({ in: place, schema }: Parameter) =>
    place === 'query' && /number|integer/.test(String(resolveRef<Schema>(contract, schema).type));
  return parameters
    .filter(isNumber)
    .map(({ name }) => name)
    .filter((name) => name !== 'wallet_sig_ts');
}

function toOperation(route: Route): ServedOperation {
  const { responses, requestBody, parameters = [] } = getOperation(contract, route.method, route.path);
  const { content } = requestBody ? resolveRef(contract, requestBody) : { content: {} };
  return {
    route,
    statuses: Object.keys(responses).map(Number),
    bodyType: Object.keys(content)[0],
    parameters: parameters.map((parameter) => resolveRef(contract, parameter)),
    example: buildCallExample(catalog.operations.get(route.operationId) as Operation),
  };
}
