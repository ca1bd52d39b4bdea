import { ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import { withSpan } from '../../../server/foundation/platform/tracing.ts';

/** The calls of a span, in order. */
function recordingSpan(told: unknown[]): Span {
  return {
    spanContext: () => ({ traceId: '1'.repeat(32), spanId: '2'.repeat(16), traceFlags: 1 }),
    recordException: (error: Error) => told.push(error.message),
    setStatus: ({ code }: { code: SpanStatusCode }) => told.push(SpanStatusCode[code]),
    end: () => told.push('ended'),
  } as unknown as Span;
}

it('without an SDK the work is only done, and once there is one its spans are ended, and told of failures', async () => {
  expect(await withSpan('work', {}, async () => 7)).toBe(7);
  const told: unknown[] = [];
  const startSpan = (name: string, { attributes }: { attributes?: object } = {}) => {
    told.push(name, attributes);
    return recordingSpan(told);
  };
  trace.setGlobalTracerProvider({
    getTracer: () => ({ startSpan, startActiveSpan: () => ROOT_CONTEXT }) as never,
  });
  expect(await withSpan('good work', { network: 'base-mainnet' }, async () => 8)).toBe(8);
  await expect(withSpan('bad work', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(told).toEqual([
    'good work',
    { network: 'base-mainnet' },
    'ended',
    'bad work',
    {},
    'no',
    'ERROR',
    'ended',
  ]);
});
