import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Runs `work` inside a span. Without an OpenTelemetry SDK registered by the operator this costs a function call
 * and records nothing.
 */
export async function withSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return trace.getTracer('agent-market').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
