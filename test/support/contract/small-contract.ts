import type { ContractDocument, OperationObject } from '../../../server/contract/contract-document.ts';

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { 'application/json': { schema: schema(name) } } });
const failures = Object.fromEntries(
  [400, 401, 413, 415, 429, 500].map((status) => [status, { description: '', ...json('Failure') }]),
);

const create: OperationObject = {
  operationId: 'things_create',
  parameters: [
    { $ref: '#/components/parameters/Network' },
    { name: 'notify', in: 'query', schema: { type: 'boolean', default: false } },
  ],
  requestBody: { required: true, ...json('NewThing') },
  responses: { 201: json('ThingEnvelope'), ...failures },
};

const get: OperationObject = {
  operationId: 'things_get',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
    { name: 'status', in: 'query', explode: false, schema: { type: 'string' } },
    { name: 'min_price', in: 'query', schema: schema('UsdInput') },
    { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
  ],
  responses: { 200: json('ThingEnvelope'), ...failures },
};

const act: OperationObject = {
  operationId: 'things_act',
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  requestBody: { required: true, ...json('Action') },
  responses: { 200: json('ThingEnvelope'), ...failures },
};

const schemas = {
  Thing: {
    type: 'object',
    required: ['id', 'price_usd'],
    properties: { id: { type: 'integer', format: 'int32' }, price_usd: { type: 'string' } },
  },
  ThingEnvelope: {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: schema('Thing') },
  },
  UsdInput: {
    anyOf: [
      { type: 'string', pattern: '^\\d+(\\.\\d{1,6})?$' },
      { type: 'number', minimum: 0 },
    ],
  },
  Description: { type: 'string', minLength: 10, maxLength: 500 },
  NewThing: {
    type: 'object',
    required: ['name', 'description'],
    properties: {
      name: { type: 'string', minLength: 3, maxLength: 40 },
      description: schema('Description'),
      price_usd: schema('UsdInput'),
      category: { type: 'string', enum: ['coding', 'seo'] },
      urls: { type: 'array', maxItems: 2, items: { type: 'string', format: 'uri' } },
      window: { type: 'integer', default: 24 },
      extra: { type: 'object' },
    },
  },
  PayAction: {
    type: 'object',
    required: ['action', 'escrow_tx_hash'],
    properties: {
      action: { type: 'string', enum: ['pay'] },
      escrow_tx_hash: { type: 'string', minLength: 3 },
    },
  },
  CancelAction: {
    type: 'object',
    required: ['action'],
    properties: { action: { type: 'string', enum: ['cancel'] } },
  },
  Action: {
    type: 'object',
    oneOf: [schema('PayAction'), schema('CancelAction')],
    discriminator: {
      propertyName: 'action',
      mapping: { pay: '#/components/schemas/PayAction', cancel: '#/components/schemas/CancelAction' },
    },
  },
  Failure: {
    type: 'object',
    required: ['success', 'error', 'code'],
    properties: {
      success: { const: false },
      error: { type: 'string' },
      code: { type: 'string' },
      request_id: { type: 'string' },
      docs_url: { type: 'string' },
      details: { type: 'array' },
    },
  },
};

/** A small contract with every kind of request that the real one has. */
export const smallContract: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  paths: {
    '/things': { post: create },
    '/things/{id}': { get, patch: act },
  },
  components: {
    schemas,
    parameters: {
      Network: {
        name: 'X-Payment-Network',
        in: 'header',
        schema: { type: 'string', enum: ['solana', 'base'] },
      },
    },
  },
};
