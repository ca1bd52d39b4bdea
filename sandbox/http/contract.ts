import type { Route } from '../../generated/routes.gen.ts';
import type { ContractDocument, OperationObject, Schema } from '../../server/contract/contract-document.ts';
import { NETWORKS } from '../../server/foundation/platform/networks.ts';
import type { ExtraOperations } from '../../server/web/reference/contract/catalog.ts';

const MAX_RATE_PCT = 1000;
const MAX_ADVANCE_SECONDS = 400 * 24 * 3600;

const withDescription = (schema: Schema, description: string): Schema => ({ ...schema, description });
const TAG = {
  name: 'Sandbox',
  description:
    'What only the sandbox has: money, people, time. They need no credential, and only the faucet has a limit.',
};

const textSchema = (maxLength: number): Schema => ({ type: 'string', minLength: 1, maxLength });
const arraySchema = (schema: Schema, maxItems: number): Schema => ({
  type: 'array',
  items: schema,
  maxItems,
});
const objectSchema = (required: string[], properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required,
  properties,
});
const amountSchema: Schema = {
  anyOf: [
    { type: 'string', pattern: '^\\d+(\\.\\d+)?$', maxLength: 40 },
    { type: 'number', minimum: 0 },
  ],
};
const usdSchema: Schema = { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,6})?$' };
const networkSchema: Schema = { type: 'string', enum: [...NETWORKS] };

const jsonContent = (schema: Schema, example?: object) => ({
  'application/json': { schema, ...(example && { example }) },
});
const successResponse = (data: Schema) => ({
  content: jsonContent(objectSchema(['success', 'data'], { success: { const: true }, data })),
});
const errorBodySchema = objectSchema(['success', 'error', 'code'], {
  success: { const: false },
  error: { type: 'string' },
  code: { type: 'string' },
  request_id: { type: 'string' },
  docs_url: { type: 'string' },
  details: { type: 'array' },
});
const errorResponse = { content: jsonContent({ $ref: '#/components/schemas/ErrorBody' }) };
const ERROR_RESPONSES = Object.fromEntries(
  [400, 413, 415, 422, 429, 500].map((status) => [status, errorResponse]),
);

const addressSchema: Schema = { type: 'string' };
const addressesSchema = objectSchema(['base_url', 'app_url', 'networks', 'idp', 'now'], {
  now: { type: 'string', format: 'date-time' },
  base_url: addressSchema,
  app_url: addressSchema,
  networks: {
    type: 'object',
    additionalProperties: objectSchema(['rpc_url', 'usdc', 'treasury'], {
      rpc_url: addressSchema,
      chain_id: { type: 'integer' },
      usdc: addressSchema,
      treasury: addressSchema,
    }),
  },
  idp: objectSchema(['issuer', 'jwks_url'], { issuer: addressSchema, jwks_url: addressSchema }),
});

/** For the reference only. */
interface OperationDocs {
  summary: string;
  description: string;
  /** An example body. */
  example?: object;
}

function buildOperation(
  operationId: string,
  { example, ...said }: OperationDocs,
  data: Schema,
  body?: Schema,
) {
  return {
    operationId,
    tags: [TAG.name],
    ...said,
    ...(body && { requestBody: { required: true, content: jsonContent(body, example) } }),
    responses: { 200: successResponse(data), ...ERROR_RESPONSES },
  };
}

const paths = {
  '/sandbox': {
    get: buildOperation(
      'sandbox_describe',
      {
        summary: 'Tell every address',
        description:
          'Where the API, the console, the chains, USDC, the treasuries and the identity provider are: all a client has to know.',
      },
      addressesSchema,
    ),
  },
  '/sandbox/faucet': {
    post: buildOperation(
      'sandbox_faucet',
      {
        summary: 'Get USDC and gas',
        description:
          'Pays out of thin air, on a chain of the sandbox; it is final when the answer comes. As often as a person likes: 600 calls a minute.',
        example: { network: 'base-mainnet', address: `0x${'1'.repeat(40)}`, usdc: '100.00' },
      },
      objectSchema(['tx_hashes'], { tx_hashes: arraySchema({ type: 'string' }, 2) }),
      objectSchema(['network', 'address'], {
        network: networkSchema,
        address: withDescription(textSchema(100), 'a wallet, of anybody'),
        usdc: withDescription(amountSchema, 'at most 1,000,000; 100 where neither amount is given'),
        native: withDescription(
          amountSchema,
          'ETH or SOL, at most 1,000. Unless given, 0.1 comes along with USDC, enough for many transfers; `"0"` leaves it out',
        ),
      }),
    ),
  },
  '/sandbox/identity': {
    post: buildOperation(
      'sandbox_identity',
      {
        summary: 'Become somebody',
        description:
          "An identity token of the sandbox's identity provider, good for an hour: anybody may be anybody. Send it as `Authorization: Bearer`.",
        example: { sub: 'alice', name: 'Alice' },
      },
      objectSchema(['access_token'], { access_token: { type: 'string' } }),
      objectSchema(['sub'], {
        sub: withDescription(textSchema(200), 'who you are; the same `sub` is the same person'),
        name: textSchema(200),
        email: { ...textSchema(320), format: 'email' },
        twitter_username: textSchema(50),
        wallets: withDescription(arraySchema(textSchema(100), 50), 'addresses that are linked to the person'),
      }),
    ),
  },
  '/sandbox/clock': {
    post: buildOperation(
      'sandbox_clock',
      {
        summary: 'Move the clock on',
        description:
          'The clocks of the service and of its chains move on, and what falls due meanwhile is done: releases after 48 hours, retries, ends of workspaces. Credentials and limits stay on real time.',
        example: { advance_seconds: 172_800 },
      },
      objectSchema(['now'], { now: { type: 'string', format: 'date-time' } }),
      objectSchema(['advance_seconds'], {
        advance_seconds: withDescription(
          { type: 'integer', minimum: 0, maximum: MAX_ADVANCE_SECONDS },
          'at most 400 days; 0 tells the time',
        ),
      }),
    ),
  },
  '/sandbox/limits': {
    post: buildOperation(
      'sandbox_limits',
      {
        summary: 'Forget all counted calls',
        description: 'Every limit begins anew, for everybody. The way on after a 429 that needs no restart.',
      },
      objectSchema(['forgotten'], { forgotten: { const: true } }),
    ),
  },
  '/sandbox/vault': {
    post: buildOperation(
      'sandbox_vault',
      {
        summary: 'Move the levers of a vault',
        description:
          'What Earn puts USDC into on Base: what it pays, what it has free, what it gains and loses.',
        example: { vault: 'lending', rate_pct: 8 },
      },
      objectSchema(['vault'], { vault: addressSchema }),
      objectSchema(['vault'], {
        vault: { type: 'string', enum: ['lending', 'liquidity'] },
        rate_pct: withDescription({ type: 'number', minimum: 0, maximum: MAX_RATE_PCT }, 'percent a year'),
        free_liquidity_usd: withDescription(usdSchema, 'withdrawals of more than this wait'),
        gain_usd: withDescription(usdSchema, 'of a liquidity vault'),
        lose_usd: withDescription(usdSchema, 'of a liquidity vault: positions are worth less'),
        deposits_paused: { type: 'boolean' },
      }),
    ),
  },
} satisfies Record<string, Record<string, OperationObject>>;

/** The sandbox's operations in the server's form, so that it serves them like its own. */
export const sandboxContract: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Sandbox', version: '1' },
  paths,
  components: { schemas: { ErrorBody: errorBodySchema } },
};

/** Stops a runaway program; normal use never reaches it. */
const LIMITS: Record<string, Route['rateLimit']> = { sandbox_faucet: { limit: 600, windowSeconds: 60 } };

/** No credentials: anyone who can reach the sandbox may use it. */
export const sandboxRoutes: readonly Route[] = Object.entries(sandboxContract.paths).flatMap(
  ([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => ({
      operationId,
      group: 'sandbox',
      name: operationId.replace('sandbox_', ''),
      method: method as Route['method'],
      path,
      host: 'api',
      credentials: { accepted: [], required: false },
      scopes: { key: null, oauth: null },
      authority: [],
      rateLimit: LIMITS[operationId] ?? null,
      callerLimit: null,
      failureLimit: null,
      bare: false,
      crashSafety: null,
      deprecation: null,
    })),
);

/** For the reference that the sandbox serves. */
export const sandboxReference: ExtraOperations = {
  tag: TAG,
  routes: sandboxRoutes,
  contract: sandboxContract,
};
