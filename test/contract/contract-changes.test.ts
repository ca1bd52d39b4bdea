import { expect, it } from 'vitest';
import { listContractChanges } from '../../spec/check/contract-changes.ts';
import type { Document } from '../../spec/emitter/emit/document.ts';

const operation = (changes: object = {}) => ({
  operationId: 'orders_get',
  parameters: [{ name: 'id', in: 'path' as const, schema: { type: 'string' } }],
  responses: { 200: { description: 'The order' } },
  ...changes,
});
const contract = (get: object, schemas: object): Document =>
  ({ openapi: '3.1.0', info: {}, paths: { '/orders/{id}': { get } }, components: { schemas } }) as Document;

const ORDER = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, description: { type: 'string' } },
};
const STATUS = { type: 'string', enum: ['open', 'paid'] };
const before = contract(operation(), { Order: ORDER, Status: STATUS });

it('says nothing of prose and examples', () => {
  const get = operation({ summary: 'Get an order', responses: { 200: { description: 'It' } } });
  const order = { ...ORDER, description: 'An order', examples: [{ id: 'ord_1' }] };
  expect(listContractChanges(before, contract(get, { Order: order, Status: STATUS }))).toEqual([]);
});

it('tells what came, what went and what is different', () => {
  const get = operation({
    parameters: [],
    responses: { 200: { description: 'The order', content: {} }, 404: { description: 'None' } },
    requestBody: { content: {} },
    deprecated: true,
  });
  const order = {
    ...ORDER,
    required: ['id', 'total'],
    properties: { id: { type: 'integer' }, total: { type: 'string' } },
  };
  const after = contract(get, { Order: order, Claim: {}, Status: { ...STATUS, enum: ['open', 'late'] } });
  expect(listContractChanges(before, after)).toEqual([
    '~ GET /orders/{id}: -parameter id, ~status 200, +status 404, body, +deprecated',
    '~ Order: ~field id, -field description, +field total, ~required',
    '+ Claim',
    '~ Status: -value paid, +value late',
  ]);
  expect(listContractChanges(after, before)).toContain('- Claim');
});

it('knows operations by method and path', () => {
  const moved = { ...before, paths: { '/orders/{id}': { put: operation() } } } as Document;
  expect(listContractChanges(before, moved)).toEqual(['- GET /orders/{id}', '+ PUT /orders/{id}']);
});
