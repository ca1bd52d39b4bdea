import { describe, expect, it } from 'vitest';
import { webhookEvents } from '../../generated/events.gen.ts';
import { rateLimits } from '../../generated/limits.gen.ts';
import { routes } from '../../generated/routes.gen.ts';
import { tools } from '../../shared/tools/tools.ts';
import { resolveSchema, type Schema } from '../../spec/emitter/emit/document.ts';
import {
  BOUNDS,
  CATEGORIES,
  CREDENTIALS,
  ENDPOINTS,
  EVENTS,
  LIMITS,
  ORDER_STATES,
  STATUS_CODES,
  TOOLS,
} from './description.ts';
import { openapi, operationAt, operations, schemaNamed } from './document.ts';

const endpointOf = (operationId: string) => {
  const route = routes.find((one) => one.operationId === operationId);
  return route && `${route.method.toUpperCase()} ${route.path}`;
};

describe('the generated contract says what the service description says', () => {
  it.each(ENDPOINTS)('has %s', (endpoint) => {
    expect(operationAt(endpoint)).toBeDefined();
  });

  it('lists each operation in the route table as in the document', () => {
    const table = routes.map((route) => `${route.method.toUpperCase()} ${route.path} ${route.operationId}`);
    const document = operations().map(([endpoint, operation]) => `${endpoint} ${operation.operationId}`);
    expect(table.sort()).toEqual(document.sort());
    expect(new Set(routes.map((route) => route.operationId)).size).toBe(routes.length);
  });

  it.each(Object.entries(LIMITS))('limits %s', (endpoint, [limit, window_seconds]) => {
    expect(operationAt(endpoint)?.['x-rate-limit']).toEqual({ limit, window_seconds, per: 'ip' });
    const id = operationAt(endpoint)?.operationId as keyof typeof rateLimits;
    expect(rateLimits[id]).toEqual({ limit, windowSeconds: window_seconds });
    expect(routes.find((route) => route.operationId === id)?.rateLimit).toEqual(rateLimits[id]);
  });

  it('limits nothing else of the description', () => {
    const limited = ENDPOINTS.filter((endpoint) => operationAt(endpoint)?.['x-rate-limit']);
    expect(limited.sort()).toEqual(Object.keys(LIMITS).sort());
  });

  it.each(operations())(
    '%s has the limit of its document in the route table, and answers 429 with it',
    (_endpoint, operation) => {
      const route = routes.find(({ operationId }) => operationId === operation.operationId);
      const limits = [
        [operation['x-rate-limit'], route?.rateLimit],
        [operation['x-caller-limit'], route?.callerLimit],
        [operation['x-failure-limit'], route?.failureLimit],
      ] as [{ limit: number; window_seconds: number } | undefined, unknown][];
      for (const [written, enforced] of limits) {
        expect(enforced).toEqual(
          written ? { limit: written.limit, windowSeconds: written.window_seconds } : null,
        );
      }
      expect(429 in operation.responses).toBe(limits.some(([written]) => written));
    },
  );

  it('limits deposits and withdrawals of Earn per caller', () => {
    const limited = operations().filter(
      ([endpoint, operation]) => operation['x-caller-limit'] && endpoint.includes('/earn/'),
    );
    expect(limited.map(([endpoint]) => endpoint).sort()).toEqual([
      'POST /api/earn/pool/deposit',
      'POST /api/earn/pool/withdraw',
    ]);
    for (const [, operation] of limited)
      expect(operation['x-caller-limit']).toEqual({ limit: 20, window_seconds: 3600, per: 'caller' });
  });

  it('limits payments that fail wherever one can be presented', () => {
    const takesPayment = operations().filter(
      ([endpoint, operation]) =>
        endpoint === 'PATCH /api/orders/{id}' ||
        (operation['x-credentials'] as { accepted: string[] }).accepted.includes('x402'),
    );
    expect(takesPayment.length).toBeGreaterThan(5);
    for (const [endpoint, operation] of takesPayment) {
      expect(operation['x-failure-limit'], endpoint).toMatchObject({ limit: 30, window_seconds: 3600 });
      const { failureLimit } = routes.find(({ operationId }) => operationId === operation.operationId) ?? {};
      expect(failureLimit, endpoint).toEqual({ limit: 30, windowSeconds: 3600 });
    }
  });

  it.each(Object.entries(CREDENTIALS))('takes the stated credentials on %s', (endpoint, credentials) => {
    const { accepted, required } = credentials;
    expect(operationAt(endpoint)?.['x-credentials']).toEqual({
      accepted: expect.arrayContaining(accepted),
      required,
    });
  });

  it('takes a wallet and no API key for registering a token', () => {
    expect(operationAt('POST /api/agents/{id}/token')?.['x-credentials']).toEqual({
      accepted: ['wallet'],
      required: true,
    });
  });

  it.each(Object.entries(EVENTS))('declares the event %s with its data', (name, row) => {
    const webhook = openapi.webhooks?.[name]?.post;
    const body = resolveSchema(openapi, webhook?.requestBody?.content['application/json']?.schema as Schema);
    const data = resolveSchema(openapi, body.properties?.data as Schema);
    expect(webhook?.['x-emitted']).toBe(row.emitted);
    expect(Object.keys(body.properties ?? {})).toEqual(['event', 'order_id', 'data']);
    if (!row.emitted) return;
    expect(Object.keys(data.properties ?? {}).sort()).toEqual([...row.data, ...(row.optional ?? [])].sort());
    expect([...(data.required ?? [])].sort()).toEqual([...row.data].sort());
    const causes = ((webhook?.['x-emitted-by'] ?? []) as string[]).map(endpointOf);
    expect(causes).toEqual(expect.arrayContaining(row.by));
    expect(webhookEvents[name as keyof typeof webhookEvents].emitted).toBe(true);
  });

  it('has the 10 order states and the 12 categories', () => {
    expect(schemaNamed('OrderStatus').enum).toEqual(ORDER_STATES);
    expect(schemaNamed('Category').enum).toEqual(CATEGORIES);
  });

  it.each(STATUS_CODES)('answers %i somewhere', (status) => {
    expect(operations().some(([, operation]) => operation.responses[status])).toBe(true);
  });

  it.each(BOUNDS)('bounds %s.%s', (schema, property, bounds) => {
    const found = schemaNamed(schema).properties?.[property] as Schema;
    const resolved = { ...resolveSchema(openapi, found), ...found };
    expect(resolved).toMatchObject(bounds);
  });

  it('has the 39 tools in their groups', () => {
    const byGroup = Object.entries(TOOLS).flatMap(([group, names]) =>
      names.map((name) => `${group} market_${name}`),
    );
    expect(tools.map((tool) => `${tool.group} ${tool.name}`)).toEqual(expect.arrayContaining(byGroup));
    expect(byGroup).toHaveLength(39);
  });

  it('gives every tool an operation and a JSON Schema object', () => {
    const known = new Set<string>(routes.map((route) => route.operationId));
    for (const tool of tools) {
      expect(known).toContain(tool.operationId);
      expect(tool.inputSchema.type).toBe('object');
      expect(tool.description.length).toBeGreaterThan(20);
    }
  });

  it('marks verify_twitter as deprecated, tool and endpoint', () => {
    expect(tools.find((tool) => tool.name === 'market_verify_twitter')?.deprecated).toBe(true);
    expect(operationAt('POST /api/agents/me/verify-twitter')?.deprecated).toBe(true);
  });

  it('is OpenAPI 3.1.0 and version 1.0.0', () => {
    expect(openapi.openapi).toBe('3.1.0');
    expect(openapi.info.version).toBe('1.0.0');
  });
});
