import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../../server/contract/contract-document.ts';
import { type Operation, readCatalog } from '../../../server/web/reference/contract/catalog.ts';
import { pickSampleCredential } from '../../../server/web/reference/samples/credential.ts';
import { buildCurlSample } from '../../../server/web/reference/samples/curl.ts';
import { buildToolCalls } from '../../../server/web/reference/samples/tool.ts';
import { tools } from '../../../shared/tools/tools.ts';
import { findSchemaErrors } from '../../support/contract/contract-schema.ts';
import { type CurlRequest, parseCurl } from '../../support/docs/curl.ts';

const addresses = { baseUrl: 'https://market.example', appUrl: 'https://app.market.example' };
const operations = [...readCatalog().operations.values()];
const byId = operations.map((operation) => [operation.id, operation] as const);

/** What a parameter says in a request; undefined where it is not sent. */
function sent(
  { url, headers }: CurlRequest,
  path: string,
  { name, in: place }: Operation['parameters'][number],
) {
  if (place === 'query') return url.searchParams.get(name) ?? undefined;
  if (place === 'header') return headers.get(name) ?? undefined;
  const at = path.split('/').indexOf(`{${name}}`);
  return decodeURIComponent(url.pathname.split('/')[at] ?? '');
}

/** Texts of the address, read as what the contract wants. */
function readings(text: string): unknown[] {
  const read = /^(-?\d+(\.\d+)?|true|false)$/.test(text) ? [JSON.parse(text)] : [];
  return [text, ...read, [text]];
}

describe('every sample for curl makes a request that the contract takes', () => {
  test.each(byId)('%s', (_, operation) => {
    const { route, parameters, body } = operation;
    const request = parseCurl(buildCurlSample(operation, addresses));
    expect(request.method).toBe(route.method.toUpperCase());
    expect(request.url.origin).toBe(route.host === 'app' ? addresses.appUrl : addresses.baseUrl);
    const fits = new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    expect(request.url.pathname).toMatch(fits);
    const known = new Set(parameters.map(({ name }) => name));
    expect([...request.url.searchParams.keys()].filter((name) => !known.has(name))).toEqual([]);
    for (const parameter of parameters) {
      const text = sent(request, route.path, parameter);
      if (text === undefined) expect(parameter.required, parameter.name).not.toBe(true);
      else
        expect(readings(text).some((value) => findSchemaErrors(parameter.schema, value) === null)).toBe(true);
    }
    const [medium] = body?.media ?? [];
    const content = contentOf(request);
    if (body?.required) expect(content).toBeDefined();
    if (content !== undefined) expect(findSchemaErrors(medium?.schema ?? {}, content)).toBeNull();
    const { credentials } = route;
    expect(credentials.required && pickSampleCredential(operation) === undefined).toBe(false);
  });
});

function contentOf({ body, form, files, headers }: CurlRequest): unknown {
  if (body !== undefined) {
    expect(headers.get('content-type')).toBe('application/json');
    return JSON.parse(body);
  }
  if (files.length > 0) return Object.fromEntries(files.map((part) => part.split('=@')));
  return Object.keys(form).length > 0 ? form : undefined;
}

describe('every sample for MCP is a call that its tool takes', () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  test.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
    const operation = operations.find(({ id }) => id === tool.operationId);
    const call = operation && buildToolCalls(operation).find((one) => one.name === name);
    expect(call).toBeDefined();
    const validate = ajv.compile(tool.inputSchema as Schema);
    validate(call?.arguments);
    expect(validate.errors).toBeNull();
  });
});
