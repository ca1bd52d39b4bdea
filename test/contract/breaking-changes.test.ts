import { describe, expect, it } from 'vitest';
import { findBreakingChanges } from '../../spec/check/breaking-changes.ts';
import { readUnreleasedNotes } from '../../spec/check/unreleased-notes.ts';
import type { Document, OperationObject, Schema } from '../../spec/emitter/emit/document.ts';

const openapi = (): Document => ({
  openapi: '3.1.0',
  info: {},
  paths: {
    '/things': {
      post: {
        operationId: 'things_create',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Input' } } } },
        responses: {
          '200': {
            description: 'ok',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
        },
        'x-credentials': { accepted: ['idp', 'wallet'], required: false },
        'x-rate-limit': { limit: 30, window_seconds: 3600 },
      },
    },
  },
  webhooks: {
    'thing.made': {
      post: {
        operationId: 'webhook_thing_made',
        parameters: [],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
        responses: {},
        'x-emitted': true,
      },
    },
  },
  components: {
    schemas: {
      Kind: { type: 'string', enum: ['a', 'b'] },
      Input: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 40 }, note: { type: 'string' } },
      },
      Thing: {
        type: 'object',
        required: ['id', 'state'],
        properties: {
          id: { type: 'string' },
          state: { type: 'string', enum: ['new', 'old'] },
          kind: { $ref: '#/components/schemas/Kind' },
          parent: { $ref: '#/components/schemas/Thing' },
        },
      },
    },
  },
});

const operation = (document: Document) => document.paths['/things']?.post as OperationObject;
const schema = (document: Document, name: string) =>
  document.components.schemas[name] as Schema & { required: string[]; properties: Record<string, Schema> };

const findingsAfter = (change: (document: Document) => void) => {
  const changed = openapi();
  change(changed);
  return findBreakingChanges(openapi(), changed);
};

describe('the gate for breaking changes', () => {
  it('finds nothing in an unchanged contract', () => {
    expect(findBreakingChanges(openapi(), openapi())).toEqual([]);
  });

  it('allows additions', () => {
    const found = findingsAfter((document) => {
      document.paths['/more'] = { get: { ...operation(document), operationId: 'more_list' } };
      schema(document, 'Input').properties.colour = { type: 'string' };
      schema(document, 'Thing').properties.colour = { type: 'string' };
      operation(document).responses['409'] = { description: 'conflict' };
      operation(document).parameters.push({ name: 'cursor', in: 'query', schema: { type: 'string' } });
    });
    expect(found).toEqual([]);
  });

  it.each<[string, (document: Document) => void]>([
    ['operation-removed POST /things', (d) => delete d.paths['/things']],
    [
      'operation-renamed POST /things things_create',
      (d) => {
        operation(d).operationId = 'things_make';
      },
    ],
    [
      'parameter-removed POST /things query.limit',
      (d) => {
        operation(d).parameters = [];
      },
    ],
    [
      'parameter-now-required POST /things query.key',
      (d) => {
        operation(d).parameters.push({ name: 'key', in: 'query', required: true, schema: {} });
      },
    ],
    [
      'bound-tightened POST /things query.limit maximum 100 to 50',
      (d) => {
        operation(d).parameters = [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 50 } }];
      },
    ],
    [
      'bound-tightened POST /things body.name minLength none to 3',
      (d) => {
        schema(d, 'Input').properties.name = { type: 'string', maxLength: 40, minLength: 3 };
      },
    ],
    [
      'field-now-required POST /things body.note',
      (d) => {
        schema(d, 'Input').required.push('note');
      },
    ],
    [
      'field-removed POST /things 200.id',
      (d) => {
        delete schema(d, 'Thing').properties.id;
      },
    ],
    [
      'field-now-optional POST /things 200.state',
      (d) => {
        schema(d, 'Thing').required = ['id'];
      },
    ],
    [
      'type-changed POST /things 200.id string to integer',
      (d) => {
        schema(d, 'Thing').properties.id = { type: 'integer' };
      },
    ],
    [
      'enum-value-removed Kind b',
      (d) => {
        schema(d, 'Kind').enum = ['a'];
      },
    ],
    [
      'enum-value-removed POST /things 200.state old',
      (d) => {
        schema(d, 'Thing').properties.state = { type: 'string', enum: ['new'] };
      },
    ],
    [
      'status-removed POST /things 200',
      (d) => {
        operation(d).responses = {};
      },
    ],
    [
      'body-now-required POST /things',
      (d) => {
        Object.assign(operation(d).requestBody ?? {}, { required: true });
      },
    ],
    [
      'credential-removed POST /things wallet',
      (d) => {
        operation(d)['x-credentials'] = { accepted: ['idp'], required: false };
      },
    ],
    [
      'credential-now-required POST /things',
      (d) => {
        operation(d)['x-credentials'] = { accepted: ['idp', 'wallet'], required: true };
      },
    ],
    [
      'limit-lowered POST /things',
      (d) => {
        operation(d)['x-rate-limit'] = { limit: 10, window_seconds: 3600 };
      },
    ],
    [
      'event-removed thing.made',
      (d) => {
        d.webhooks = {};
      },
    ],
    [
      'field-removed event thing.made.state',
      (d) => {
        delete schema(d, 'Thing').properties.state;
      },
    ],
  ])('finds %s', (finding, change) => {
    expect(findingsAfter(change)).toContain(finding);
  });

  it('reads what is intended from the unreleased part of the changelog alone', () => {
    const changelog =
      '# Changelog\n\n## Unreleased\n\n- `operation-removed GET /x`\n\n## 1.0.0\n\n- `operation-removed GET /y`\n';
    expect(readUnreleasedNotes(changelog)).toContain('GET /x');
    expect(readUnreleasedNotes(changelog)).not.toContain('GET /y');
  });
});
