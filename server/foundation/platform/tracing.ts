import {
  type Attributes,
  context,
  INVALID_TRACEID,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Uses the SDK that the operator registers, whenever that happens. */
const tracer = trace.getTracer('agent-market');

/** Runs `work` in a span, which costs little unless the operator registered an SDK. */
export async function withSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { attributes });
  if (span.spanContext().traceId === INVALID_TRACEID) return work(span);
  return context.with(trace.setSpan(context.active(), span), () => runInSpan(span, work));
}

async function runInSpan<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await work(span);
  } catch (error) {
    span.recordException(error instanceof Error ? error : String(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
