import { describe, expect, it } from 'vitest';
import { type Route, routes } from '../../../generated/routes.gen.ts';
import {
  type Content,
  getOperation,
  loadContract,
  type Parameter,
  resolveRef,
} from '../../../server/contract/contract-document.ts';
import { OperationValidator } from '../../../server/operations/validation/request-validator.ts';
import { ResponseValidator } from '../../../server/operations/validation/response-validator.ts';

const contract = loadContract();
const responses = ResponseValidator.for(contract);

interface Example {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

function examplesIn({ example, examples = {} }: Example): unknown[] {
  return [example, ...Object.values(examples).map(({ value }) => value)].filter(
    (value) => value !== undefined,
  );
}

function examplesOf(content: Content | undefined): { type: string; value: unknown }[] {
  return Object.entries(content ?? {}).flatMap(([type, media]) =>
    examplesIn(media as Example).map((value) => ({ type, value })),
  );
}

/** The parameters of the contract's own example, as they come over the wire. */
function exampleParameters({ method, path }: Route, place: Parameter['in']): Record<string, string> {
  const parameters = (getOperation(contract, method, path).parameters ?? []).map((one) =>
    resolveRef<Parameter>(contract, one),
  );
  const given = parameters.flatMap((one) => {
    const [example] = examplesIn(one as Example);
    return one.in === place && example !== undefined ? [[one.name, String(example)] as const] : [];
  });
  return Object.fromEntries(
    given.map(([name, value]) => [place === 'header' ? name.toLowerCase() : name, value]),
  );
}

it('a code belongs to the status that the documentation names', () => {
  const route = routes.find(({ operationId }) => operationId === 'orders_get') as Route;
  const body = { success: false, error: 'No such order.', code: 'not_found' };
  expect(responses.findDifference(route, { status: 404, body })).toBeUndefined();
  expect(responses.findDifference(route, { status: 403, body })).toBe('not_found is documented with 404');
});

describe.each(routes.map((route) => [route.operationId, route as Route] as const))('%s', (_id, route) => {
  const operation = getOperation(contract, route.method, route.path);

  it('takes the requests of its examples', () => {
    const validator = OperationValidator.for(contract, route.method, route.path);
    const body = operation.requestBody && resolveRef(contract, operation.requestBody);
    const params = exampleParameters(route, 'path');
    for (const name of route.path.matchAll(/\{(\w+)\}/g))
      expect(params, name[1]).toHaveProperty(name[1] ?? '');
    const parts = {
      params,
      query: exampleParameters(route, 'query'),
      headers: exampleParameters(route, 'header'),
      cookies: {},
    };
    for (const { type, value } of examplesOf(body?.content)) {
      if (type !== 'multipart/form-data') validator.validate({ ...parts, body: value }, type);
    }
    if (!body?.required) validator.validate({ ...parts, body: undefined }, undefined);
  });

  it('gives answers like those of its examples', () => {
    for (const [status, response] of Object.entries(operation.responses)) {
      for (const { type, value } of examplesOf(resolveRef(contract, response).content)) {
        const headers = { 'Content-Type': type };
        const difference = responses.findDifference(route, { status: Number(status), body: value, headers });
        expect(difference, `${status} ${type}`).toBeUndefined();
      }
    }
  });
});
