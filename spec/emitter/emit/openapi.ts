import { isDeepStrictEqual } from 'node:util';
import { ACTS, type Act, PROOFS } from '../authority.ts';
import { type Credential, SECURITY_BY_CREDENTIAL, SECURITY_SCHEMES } from '../credentials.ts';
import type { Contract, ContractEvent, ContractOperation } from './contract.ts';
import {
  collectReachableSchemas,
  type Document,
  type Header,
  listBodyFields,
  type OperationObject,
  type PathItem,
  type Response,
  resolveSchema,
} from './document.ts';

const integerHeader = (description: string): Header => ({ description, schema: { type: 'integer' } });

const HEADERS: Record<string, Header> = {
  'X-Request-Id': {
    description: 'Names this request in our logs; quote it when you ask for help.',
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': integerHeader('Calls allowed in the window.'),
  'X-RateLimit-Remaining': integerHeader('Calls left in the window.'),
  'X-RateLimit-Reset': integerHeader('Unix seconds at which the window ends.'),
  'RateLimit-Policy': {
    description:
      'The limit, by draft-ietf-httpapi-ratelimit-headers: its name, calls allowed (`q`), seconds of the window (`w`).',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'The same limit now: calls left (`r`), seconds until the window ends (`t`).',
    schema: { type: 'string' },
  },
  Deprecation: {
    description: 'The day since which the operation is deprecated, as `@` and Unix seconds (RFC 9745).',
    schema: { type: 'string' },
  },
  Sunset: {
    description: 'The day after which the operation may be gone (RFC 8594).',
    schema: { type: 'string' },
  },
  'Idempotency-Replayed': {
    description:
      '`true` when this is the answer given before under the same `Idempotency-Key`; left out otherwise.',
    schema: { type: 'string', enum: ['true'] },
  },
};

const toHeaderRefs = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` } as Header]));

const COMMON_HEADERS = toHeaderRefs(['X-Request-Id']);
const RATE_LIMIT_HEADERS = toHeaderRefs([
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
]);
const DEPRECATION_HEADERS = toHeaderRefs(['Deprecation']);
const SUNSET_HEADERS = toHeaderRefs(['Sunset']);
const IDEMPOTENCY_HEADERS = toHeaderRefs(['Idempotency-Replayed']);

/** The body field that can carry a credential. */
const BODY_FIELDS: Partial<Record<Credential, string>> = {
  idp: 'idp_access_token',
  admin_session: 'idp_access_token',
  wallet: 'wallet_sig',
};

/**
 * OpenAPI cannot describe a credential in a body. If one is possible, no security is declared: validators of this
 * document would reject such requests. `x-credentials` declares what is needed.
 */
function buildSecurity(document: Document, target: OperationObject, { credentials }: ContractOperation) {
  const fields = listBodyFields(document, target);
  const isInBody = (name: Credential) => fields.has(BODY_FIELDS[name] ?? '');
  const alternatives = credentials.accepted
    .filter((name) => name !== 'wallet' || !isInBody(name))
    .flatMap((name) => SECURITY_BY_CREDENTIAL[name]);
  const distinct = [...new Map(alternatives.map((entry) => [JSON.stringify(entry), entry])).values()];
  if (credentials.required && !credentials.accepted.some(isInBody)) return distinct;
  // some read "none" as "no Authorization header", which clients also send where it is ignored
  return distinct.some(isBearer) ? [...distinct, {}] : [];
}

const isBearer = (requirement: Record<string, string[]>) =>
  Object.keys(requirement).some((name) => SECURITY_SCHEMES[name]?.type === 'http');

function addHeaders(target: OperationObject, operation: ContractOperation) {
  for (const [status, response] of Object.entries(target.responses)) {
    // sent before the request is read
    if (status === '431') continue;
    const limits = operation.rateLimit || operation.callerLimit ? RATE_LIMIT_HEADERS : {};
    const replayed = operation.idempotent && status < '300' ? IDEMPOTENCY_HEADERS : {};
    const deprecated = operation.deprecation ? DEPRECATION_HEADERS : {};
    const sunset = operation.deprecation?.sunset === undefined ? {} : SUNSET_HEADERS;
    response.headers = {
      ...COMMON_HEADERS,
      ...limits,
      ...replayed,
      ...deprecated,
      ...sunset,
      ...response.headers,
    };
  }
}

/** Users and their MCP clients sign in at this host. */
const APP_SERVER = {
  url: '{app_url}',
  description: 'The app',
  variables: {
    app_url: { default: 'http://localhost:3001', description: 'Where MCP and OAuth are served.' },
  },
};

function completeOperation(document: Document, target: OperationObject, operation: ContractOperation) {
  target.operationId = operation.operationId;
  if (operation.host === 'app') target.servers = [APP_SERVER];
  target.security =
    operation.credentials.accepted.length === 0 ? [] : buildSecurity(document, target, operation);
  target['x-credentials'] = operation.credentials;
  if (operation.scopes.key || operation.scopes.oauth) {
    target['x-scopes'] = { api_key: operation.scopes.key, mcp_oauth: operation.scopes.oauth };
  }
  if (operation.authority.length > 0) target['x-authority'] = operation.authority;
  if (operation.rateLimit) {
    target['x-rate-limit'] = {
      limit: operation.rateLimit.limit,
      window_seconds: operation.rateLimit.windowSeconds,
      per: 'ip',
    };
  }
  if (operation.callerLimit) {
    target['x-caller-limit'] = {
      limit: operation.callerLimit.limit,
      window_seconds: operation.callerLimit.windowSeconds,
      per: 'caller',
    };
  }
  if (operation.failureLimit) {
    target['x-failure-limit'] = {
      limit: operation.failureLimit.limit,
      window_seconds: operation.failureLimit.windowSeconds,
      per: 'ip and caller',
      counts: 'payments that do not verify',
    };
  }
  if (operation.deprecation) {
    target.deprecated = true;
    target['x-deprecation'] = operation.deprecation;
  }
  addHeaders(target, operation);
}

const DELIVERY_HEADERS: [name: string, required: boolean, description: string][] = [
  ['X-Market-Event', true, 'The same as `event` in the body.'],
  ['X-Market-Agent-Id', true, 'The agent it is sent to.'],
  [
    'X-Market-Delivery-Id',
    true,
    'UUID of the delivery, the same through all its attempts; use it to deduplicate.',
  ],
  [
    'X-Market-Signature',
    false,
    '`t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>` keyed with the webhook secret.',
  ],
  ['webhook-id', false, 'The delivery id again, as Standard Webhooks names it. Sent with a signature.'],
  ['webhook-timestamp', false, 'Unix seconds, as Standard Webhooks names them. Sent with a signature.'],
  [
    'webhook-signature',
    false,
    '`v1,<base64>` of Standard Webhooks: HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>` keyed with the webhook secret behind `whsec_`, decoded as base64.',
  ],
];

function buildWebhookItem(event: ContractEvent): PathItem {
  const name = event.name.replace('.', '_');
  return {
    post: {
      operationId: `webhook_${name}`,
      summary: event.name,
      description: event.description,
      tags: ['Webhooks'],
      parameters: DELIVERY_HEADERS.map(([header, required, description]) => ({
        name: header,
        in: 'header',
        required,
        description,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${event.component}` },
            example: event.example,
          },
        },
      },
      responses: {
        '2XX': { description: 'Received. Anything else, or nothing within 5 seconds, counts as a failure.' },
      },
      security: [],
      'x-emitted': event.emitted,
      'x-emitted-by': event.causes,
    },
  };
}

/** A binary part of a form: TypeSpec omits it in OpenAPI 3.1. */
function markFiles(document: Document): void {
  const items = Object.values(document.paths).flatMap((item) => Object.values(item));
  for (const { requestBody } of items) {
    const { schema } = requestBody?.content['multipart/form-data'] ?? {};
    for (const part of Object.values((schema && resolveSchema(document, schema).properties) ?? {})) {
      if (part.type === undefined && !part.$ref) Object.assign(part, { type: 'string', format: 'binary' });
    }
  }
}

/** Moves a response that many operations share into the components. */
function shareErrors(document: Document, target: OperationObject, operation: ContractOperation) {
  const shared = document.components.responses ?? {};
  for (const [status, name] of Object.entries(operation.sharedErrors)) {
    const response = target.responses[status];
    if (!response) continue;
    shared[name] ??= response;
    if (isDeepStrictEqual(shared[name], response)) {
      target.responses[status] = { $ref: `#/components/responses/${name}` } as Response;
    }
  }
  document.components.responses = shared;
}

/** The proof that each act of `x-authority` requires. */
function buildAuthorityTable(): Record<string, unknown> {
  const rows = (Object.keys(ACTS) as Act[]).map((name) => {
    const { kind, summary, proof, keyScope, oauthScope, delaySeconds, notifies } = ACTS[name];
    return [
      name,
      {
        kind,
        summary,
        proof: PROOFS[proof],
        scopes: { api_key: keyScope, mcp_oauth: oauthScope },
        delay_seconds: delaySeconds,
        notifies,
      },
    ];
  });
  return Object.fromEntries(rows);
}

/** The stock document, extended with what our decorators declare. */
export function completeDocument(document: Document, contract: Contract): Document {
  for (const operation of contract.operations) {
    const target = document.paths[operation.path]?.[operation.method as keyof PathItem];
    if (!target) throw new Error(`${operation.method} ${operation.path} is not in the document`);
    completeOperation(document, target, operation);
    shareErrors(document, target, operation);
  }
  markFiles(document);
  // decorators apply from last to first; readers expect source order
  document.tags?.reverse();
  document.webhooks = Object.fromEntries(
    contract.events.map((event) => [event.name, buildWebhookItem(event)]),
  );
  document.components.schemas = collectReachableSchemas(document, document.paths, document.webhooks);
  document['x-authority'] = buildAuthorityTable();
  document.components.headers = HEADERS;
  document.components.securitySchemes = SECURITY_SCHEMES;
  return document;
}
