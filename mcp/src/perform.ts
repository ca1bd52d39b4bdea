import { calls } from '../../generated/calls.gen.ts';
import type { ToolDefinition } from '../../generated/tools.gen.ts';
import { type CallContext, makeCall } from '../../sdk/src/call.ts';
import { MarketError } from '../../sdk/src/errors.ts';
import { parseOperation } from '../../sdk/src/operation.ts';
import type { CallOptions } from '../../sdk/src/options.ts';
import type { PerformOperation } from '../../shared/tools/hires/market-answer.ts';
import type { ToolRequest } from '../../shared/tools/tool-request.ts';
import type { FailureBody } from '../../shared/tools/tool-result.ts';

export type Body = Record<string, unknown>;

/** Operations for the holder of the key, or of an order token, through the SDK with its retries. */
export function bindPerform(caller: CallContext): PerformOperation {
  return async (operationId, { path = {}, query = {}, header = {}, body }) => {
    try {
      return {
        status: 200,
        body: await performOperation(caller, { operationId }, { path, query, header, body }),
      };
    } catch (error) {
      const [failed, { retry_after_seconds: seconds }] = toFailure(error);
      const failure = error as MarketError;
      return { status: failure.status, body: { ...failed }, headers: { 'Retry-After': seconds }, failure };
    }
  };
}

/** Throws a `MarketError` if it fails. */
export async function performOperation(
  caller: CallContext,
  operation: Pick<ToolDefinition, 'operationId'>,
  { header, ...request }: ToolRequest,
): Promise<Body> {
  const options = toCallOptions(header, request);
  const { body } = await makeCall(caller, getOperation(operation), { ...request, options });
  return body as Body;
}

function getOperation({ operationId }: Pick<ToolDefinition, 'operationId'>) {
  const [group = '', name = ''] = operationId.split('_');
  const line = (calls as Record<string, Record<string, string>>)[group]?.[name];
  if (!line) throw new Error(`The SDK has no call ${operationId}`);
  return parseOperation(line);
}

/** Besides the time that the service waits for an event. */
const REQUEST_SECONDS = 30;

/** An order token replaces the key, which does not belong to a party of the order. */
function toCallOptions(
  { 'Idempotency-Key': key, ...header }: ToolRequest['header'],
  { query }: Pick<ToolRequest, 'query'>,
) {
  const headers = Object.fromEntries(Object.entries(header).map(([name, value]) => [name, String(value)]));
  const options: CallOptions = { headers };
  if (key !== undefined) options.idempotencyKey = String(key);
  if (query.access_token !== undefined) options.credential = { orderToken: String(query.access_token) };
  if (query.wait !== undefined) options.timeoutMs = (Number(query.wait) + REQUEST_SECONDS) * 1000;
  return options;
}

/** The response of a failure, and when to try again. */
export function toFailure(error: unknown): [FailureBody, { retry_after_seconds?: number }] {
  if (!(error instanceof MarketError)) throw error;
  const { message, code, retryAfter } = error;
  const body = { success: false, error: message, code, ...error.body };
  return [body, { ...(retryAfter !== undefined && { retry_after_seconds: retryAfter }) }];
}
