import { expect, test } from 'vitest';
import * as limits from '../../generated/field-limits.gen.ts';
import { buildFieldLimits } from '../../spec/emitter/emit/field-limits.ts';

const schema = { type: 'string', minLength: 3, maxLength: 120 };
const document = {
  openapi: '3.1.0',
  info: {},
  paths: {
    '/things': {
      post: {
        operationId: 'things_create',
        parameters: [],
        responses: {},
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/CreateThing' } } },
        },
      },
    },
  },
  components: {
    schemas: {
      title: schema,
      CreateThing: {
        type: 'object',
        properties: {
          wallet_sig: { type: 'string', maxLength: 8192 },
          title: { $ref: '#/components/schemas/title' },
          note: { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] },
          count: { type: 'integer', minimum: 0, maximum: 10 },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
          free: { type: 'string' },
        },
      },
      Part: { type: 'object', properties: { label: schema } },
      Unrelated: { type: 'object', properties: { label: schema } },
    },
  },
};

test('the fields of bodies and their parts have the attributes of inputs, without credentials', () => {
  const [, code] = buildFieldLimits(document).split('\n\n', 2);
  expect(code).toBe(`export const createThingLimits = {
  title: { minLength: 3, maxLength: 120 },
  note: { maxLength: 9 },
  count: { min: 0, max: 10 },
} as const;`);
  const text = buildFieldLimits(document);
  expect(text).toContain(
    'export const partLimits = {\n  label: { minLength: 3, maxLength: 120 },\n} as const;',
  );
  expect(text).not.toContain('unrelated');
});

test('forms get what the contract says', () => {
  expect(limits.createServiceRequestLimits.title).toEqual({ minLength: 3, maxLength: 120 });
  expect(limits.createServiceRequestLimits.max_revisions).toEqual({ min: 0, max: 10 });
});
