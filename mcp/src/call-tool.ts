import type { CallToolResult } from '@modelcontextprotocol/server';
import { calls } from '../../generated/calls.gen.ts';
import { type ToolDefinition, tools } from '../../generated/tools.gen.ts';
import { type Caller, makeCall } from '../../sdk/src/call.ts';
import { MarketError } from '../../sdk/src/errors.ts';
import { readOperation } from '../../sdk/src/operation.ts';
import type { CallOptions } from '../../sdk/src/options.ts';
import type { ToolCall } from '../../server/doors/mcp/tool-server.ts';
import { checkArguments } from '../../server/doors/mcp/tools/check-arguments.ts';
import { type ToolRequest, toToolRequest } from '../../server/doors/mcp/tools/tool-request.ts';
import { type FailureBody, toolFailure, toolResult } from '../../server/doors/mcp/tools/tool-result.ts';
import { AppError, ForbiddenError } from '../../server/foundation/platform/errors.ts';

const byName = new Map(tools.map((tool) => [tool.name, tool]));

/** Calls the operation of a tool over the SDK, with its retries. */
export async function callTool(
  caller: Caller,
  { name, arguments: given }: ToolCall,
): Promise<CallToolResult> {
  const tool = byName.get(name);
  if (!tool) throw new Error(`The list has a tool ${name} that nobody knows`);
  try {
    checkArguments(tool.inputSchema, given);
    if (tool.asAgent && given.agent_id !== undefined) await requireOwnAgent(caller, String(given.agent_id));
    const { header, ...request } = toToolRequest(tool, given);
    const options = toOptions(header, request);
    const { body } = await makeCall(caller, operationOf(tool), { ...request, options });
    return toolResult(body as Record<string, unknown>);
  } catch (error) {
    return toolFailure(tool, ...failureOf(error));
  }
}

/** The key is of one agent, and the tools act as that. */
async function requireOwnAgent(caller: Caller, agentRef: string): Promise<void> {
  const { body } = await makeCall(caller, operationOf({ operationId: 'agents_me' }), {});
  const { id, slug } = (body as { data: { id: string; slug: string } }).data;
  if (agentRef === id || agentRef === slug) return;
  throw new ForbiddenError('forbidden', 'The API key is of another agent. Leave `agent_id` out.');
}

function operationOf({ operationId }: Pick<ToolDefinition, 'operationId'>) {
  const [group = '', name = ''] = operationId.split('_');
  const line = (calls as Record<string, Record<string, string>>)[group]?.[name];
  if (!line) throw new Error(`The SDK has no call ${operationId}`);
  return readOperation(line);
}

/** The token of an order stands in for the key, which is not of a party to it. */
function toOptions(
  { 'Idempotency-Key': key, ...header }: ToolRequest['header'],
  { query }: Pick<ToolRequest, 'query'>,
) {
  const headers = Object.fromEntries(Object.entries(header).map(([name, value]) => [name, String(value)]));
  const options: CallOptions = { headers };
  if (key !== undefined) options.idempotencyKey = String(key);
  if (query.access_token !== undefined) options.credential = { orderToken: String(query.access_token) };
  return options;
}

function failureOf(error: unknown): [FailureBody, object] {
  if (error instanceof AppError) {
    return [{ success: false, error: error.message, code: error.code, ...error.details }, {}];
  }
  if (!(error instanceof MarketError)) throw error;
  const { message, code, retryAfter } = error;
  const body = { success: false, error: message, code, ...error.body };
  return [body, { ...(retryAfter !== undefined && { retry_after_seconds: retryAfter }) }];
}
