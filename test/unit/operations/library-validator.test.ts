import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { LibraryValidator } from '../../../server/operations/validation/library-validator.ts';
import { ValidatorInput } from '../../../server/operations/validation/validator-input.ts';

const PATH = '/things';
const limit = { name: 'limit', in: 'query' as const, schema: { type: 'integer', maximum: 5 } };
const count = { type: 'integer', minimum: 1 };
const operation = {
  parameters: [limit],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object', properties: { count } } } },
  },
  responses: {},
};

function validate(query: Record<string, unknown>, body: unknown) {
  const info = { title: PATH, version: '1' };
  const paths = { [PATH]: { post: structuredClone(operation) } };
  const validator = new LibraryValidator({ openapi: '3.1.0', info, paths, components: { schemas: {} } });
  const input = new ValidatorInput('POST', { 'content-type': 'application/json' }, query, body);
  input.openapi = { expressRoute: PATH, openApiRoute: PATH, pathParams: {}, schema: paths[PATH]?.post };
  try {
    validator.validate(input as never, undefined as never, () => {});
  } catch (error) {
    if (!validator.lastErrors) throw error;
  }
  return { input, errors: validator.lastErrors };
}

it('is the version whose modules were read', () => {
  const { version } = createRequire(import.meta.url)('express-openapi-validator/package.json');
  expect(version, 'read what changed in the modules that library-validator.ts imports').toBe('5.6.2');
});

it('turns texts into numbers in the query', () => {
  const { input, errors } = validate({ limit: '5' }, { count: 1 });
  expect(errors).toBeUndefined();
  expect(input.query).toEqual({ limit: 5 });
});

it('keeps errors of the query and the body, with their schemas', () => {
  const { errors } = validate({ limit: '6' }, { count: '1' });
  expect(errors?.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([
    ['/query/limit', 'maximum'],
    ['/body/count', 'type'],
  ]);
  expect(errors?.map(({ parentSchema }) => parentSchema)).toEqual([
    expect.objectContaining(limit.schema),
    expect.objectContaining(count),
  ]);
});
