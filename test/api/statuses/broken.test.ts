import { INVALID_SPAN_CONTEXT, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/server/api.ts';
import { declaring, WITHOUT_DATABASE } from './operations.ts';
import { makeWorld, OPERATOR, send, type World } from './world.ts';

let api: Api;
let world: World;
beforeAll(async () => {
  api = await startApi({ chains: true, env: { ADMIN_USER_IDS: OPERATOR } });
  world = await makeWorld(api);
});
afterAll(() => api.close());

describe('500: the database has lost its tables', () => {
  beforeAll(() => api.database.query('alter schema public rename to elsewhere'));

  it.each(declaring(500).filter(([id]) => !WITHOUT_DATABASE.has(id)))('%s', async (_id, operation) => {
    const { status, body } = await send(world, operation);
    expect([status, body?.code]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(body)).not.toMatch(/relation|select/);
  });
});

const REASON = 'nobody foresaw this';

/** Last, because a tracer that was found once is kept, also by the files that come after this one. */
describe("500: the operator's tracing throws", () => {
  let isBroken = true;
  beforeAll(() => {
    const startSpan = () => {
      if (isBroken) throw new Error(REASON);
      return trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
    };
    trace.setGlobalTracerProvider({
      getTracer: () => ({ startSpan, startActiveSpan: startSpan as never }),
    });
  });
  afterAll(() => {
    isBroken = false;
  });

  it.each(declaring(500))('%s', async (_id, operation) => {
    const { status, body } = await send(world, operation);
    expect([status, body?.code]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(body)).not.toContain(REASON);
  });
});
