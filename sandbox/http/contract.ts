import type { Route } from '../../generated/routes.gen.ts';
import type { ContractDocument, OperationObject, Schema } from '../../server/contract/contract-document.ts';
import { NETWORKS } from '../../server/foundation/platform/networks.ts';

const MOST_RATE_PCT = 1000;
const LONGEST_ADVANCE_SECONDS = 400 * 24 * 3600;

const text = (maxLength: number): Schema => ({ type: 'string', minLength: 1, maxLength });
const strings = (schema: Schema, maxItems: number): Schema => ({ type: 'array', items: schema, maxItems });
const object = (required: string[], properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required,
  properties,
});
const amount: Schema = {
  anyOf: [
    { type: 'string', pattern: '^\\d+(\\.\\d+)?$', maxLength: 40 },
    { type: 'number', minimum: 0 },
  ],
};
const usd: Schema = { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,6})?$' };
const network: Schema = { type: 'string', enum: [...NETWORKS] };

const content = (schema: Schema) => ({ 'application/json': { schema } });
const answer = (data: Schema) => ({
  content: content(object(['success', 'data'], { success: { const: true }, data })),
});
const failure = {
  content: content(
    object(['success', 'error', 'code'], {
      success: { const: false },
      error: { type: 'string' },
      code: { type: 'string' },
      request_id: { type: 'string' },
      docs_url: { type: 'string' },
      details: { type: 'array' },
    }),
  ),
};
const FAILURES = Object.fromEntries([400, 413, 415, 422, 500].map((status) => [status, failure]));

const address: Schema = { type: 'string' };
const addresses = object(['base_url', 'app_url', 'networks', 'idp'], {
  base_url: address,
  app_url: address,
  networks: {
    type: 'object',
    additionalProperties: object(['rpc_url', 'usdc', 'treasury'], {
      rpc_url: address,
      chain_id: { type: 'integer' },
      usdc: address,
      treasury: address,
    }),
  },
  idp: object(['issuer', 'jwks_url'], { issuer: address, jwks_url: address }),
});

function operation(operationId: string, data: Schema, body?: Schema): OperationObject {
  return {
    operationId,
    ...(body && { requestBody: { required: true, content: content(body) } }),
    responses: { 200: answer(data), ...FAILURES },
  };
}

/** The sandbox's own operations, in the form the server knows operations by, so that it serves them like its own. */
export const sandboxContract: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Sandbox', version: '1' },
  paths: {
    '/sandbox': {
      get: operation('sandbox_describe', addresses),
    },
    '/sandbox/faucet': {
      post: operation(
        'sandbox_faucet',
        object(['tx_hashes'], { tx_hashes: strings({ type: 'string' }, 2) }),
        object(['network', 'address'], { network, address: text(100), usdc: amount, native: amount }),
      ),
    },
    '/sandbox/identity': {
      post: operation(
        'sandbox_identity',
        object(['access_token'], { access_token: { type: 'string' } }),
        object(['sub'], {
          sub: text(200),
          name: text(200),
          email: { ...text(320), format: 'email' },
          twitter_username: text(50),
          wallets: strings(text(100), 50),
        }),
      ),
    },
    '/sandbox/vault': {
      post: operation(
        'sandbox_vault',
        object(['vault'], { vault: address }),
        object(['vault'], {
          vault: { type: 'string', enum: ['lending', 'liquidity'] },
          rate_pct: { type: 'number', minimum: 0, maximum: MOST_RATE_PCT },
          free_liquidity_usd: usd,
          gain_usd: usd,
          lose_usd: usd,
          deposits_paused: { type: 'boolean' },
        }),
      ),
    },
    '/sandbox/clock': {
      post: operation(
        'sandbox_clock',
        object(['now'], { now: { type: 'string', format: 'date-time' } }),
        object(['advance_seconds'], {
          advance_seconds: { type: 'integer', minimum: 0, maximum: LONGEST_ADVANCE_SECONDS },
        }),
      ),
    },
  },
  components: { schemas: {} },
};

/** No credentials and no limits: whoever can reach the sandbox may use it. */
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
      rateLimit: null,
      failureLimit: null,
      bare: false,
      crashSafety: null,
      deprecated: false,
    })),
);
